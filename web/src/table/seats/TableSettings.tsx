import { PrintButton } from "../../settings/paper/PrintButton.tsx";
import type { TableInfo } from "../../wire.ts";
import type { Session } from "../connection/session.ts";
import { ChanceNote } from "../panels/ChanceNote.tsx";
import { AutoPassSwitch } from "./AutoPassSwitch.tsx";
import { TableActs } from "./TableActs.tsx";

interface Props {
  readonly session: Session;
  readonly info: TableInfo;
  readonly close: () => void;
}

/** This table's part of the settings dialog. */
export function TableSettings({ session, info, close }: Props) {
  const seated = info.you !== null && !info.over;
  return (
    <>
      {seated && info.started ? <TableActs session={session} info={info} done={close} /> : null}
      {seated ? <AutoPassSwitch on={info.auto_pass} set={(on) => session.autoPass(on)} /> : null}
      {info.differs ? (
        <p class="tiny muted">
          {info.preset ? `${info.preset}. ` : ""}
          {info.differs}
        </p>
      ) : null}
      <PrintButton game={info.game} title={info.title} options={info.options} seats={info.players.length} />
      {info.chance ? <ChanceNote table={info} chance={info.chance} /> : null}
    </>
  );
}
