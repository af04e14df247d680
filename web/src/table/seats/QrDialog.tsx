import { Dialog } from "../../parts/Dialog.tsx";
import { qrDrawing } from "./qr.ts";
import "./seats.css";

/** An invitation as a QR code, for somebody in the same room. */
export function QrDialog({ link, title, close }: { readonly link: string; readonly title: string; readonly close: () => void }) {
  const { size, path } = qrDrawing(link);
  return (
    <Dialog title="Invitation as a QR code" close={close} class="qr-dialog">
      <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`QR code of the invitation to ${title}`} shape-rendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#1f1b24" />
      </svg>
      <p class="muted">Point a phone's camera at it to open the invitation to {title}. It is good for one seat.</p>
    </Dialog>
  );
}
