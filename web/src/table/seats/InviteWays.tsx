import { useSignal } from "@preact/signals";
import { Icon } from "../../parts/Icon.tsx";
import { lazy } from "../../parts/lazy.tsx";

const QrDialog = lazy(async () => (await import("./QrDialog.tsx")).QrDialog);

/** Further ways to hand over an invitation: the device's own share sheet, where there is one, and a QR code. */
export function InviteWays({ link, title }: { readonly link: string; readonly title: string }) {
  const qr = useSignal(false);
  const share = () => navigator.share({ title: `Regalia: ${title}`, text: `Play ${title} with me.`, url: link }).catch(() => undefined);
  return (
    <p class="invite-ways">
      {"share" in navigator ? (
        <button class="btn quiet" type="button" data-act="share" onClick={() => void share()}>
          <Icon name="share" />
          Share…
        </button>
      ) : null}
      <button class="btn quiet" type="button" data-act="qr" aria-haspopup="dialog" onClick={() => (qr.value = true)}>
        <Icon name="deck" />
        QR code
      </button>
      {qr.value ? <QrDialog link={link} title={title} close={() => (qr.value = false)} /> : null}
    </p>
  );
}
