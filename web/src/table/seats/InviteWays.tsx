import { useSignal } from "@preact/signals";
import { Icon } from "../../parts/Icon.tsx";
import { lazy } from "../../parts/lazy.tsx";
import { ShareLink } from "../../parts/ShareLink.tsx";

const QrDialog = lazy(async () => (await import("./QrDialog.tsx")).QrDialog);

/** Further ways to hand over an invitation: the device's own share sheet, where there is one, and a QR code. */
export function InviteWays({ link, title }: { readonly link: string; readonly title: string }) {
  const qr = useSignal(false);
  return (
    <p class="invite-ways">
      {"share" in navigator ? (
        <ShareLink link={link} title={`Regalia: ${title}`} text={`Play ${title} with me.`}>
          Share…
        </ShareLink>
      ) : null}
      <button class="btn quiet" type="button" data-act="qr" aria-haspopup="dialog" onClick={() => (qr.value = true)}>
        <Icon name="deck" />
        QR code
      </button>
      {qr.value ? <QrDialog link={link} title={title} close={() => (qr.value = false)} /> : null}
    </p>
  );
}
