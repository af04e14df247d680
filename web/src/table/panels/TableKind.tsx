import type { TableInfo } from "../../wire.ts";

/** What kind of table it is, where it is not a standard one; a touch says in one sentence how it differs. */
export function TableKind({ info }: { readonly info: TableInfo }) {
  if (!info.differs) return null;
  return (
    <>
      <button class="fact table-kind" type="button" popovertarget="table-kind">
        {info.preset || "House rules"}
      </button>
      <div id="table-kind" class="panel table-kind-text" popover="auto">
        {info.differs}
      </div>
    </>
  );
}
