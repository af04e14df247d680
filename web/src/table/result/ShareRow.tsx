import { useSignal } from "@preact/signals";
import { Icon } from "../../parts/Icon.tsx";
import type { Scene, TableInfo } from "../../wire.ts";
import { courseOf } from "./course.ts";
import { told } from "./ResultBar.tsx";
import { pictureOf } from "./picture.ts";

interface Props {
  readonly info: TableInfo;
  readonly scene: Scene;
  readonly verdict: string;
  readonly score: string;
  readonly tincture: number | null;
}

const SHOWN = 2_500;

/** The link to the replay and a picture of the result, to copy, save or send. */
export function ShareRow({ info, scene, verdict, score, tincture }: Props) {
  const said = useSignal("");
  const say = (words: string) => {
    said.value = words;
    setTimeout(() => (said.value = ""), SHOWN);
  };
  const link = `${location.origin}/r/${info.id}`;
  const names = info.players.map((player) => player.name);
  const title = info.you !== null && verdict.startsWith("You") ? verdict.replace("You win", `${names[info.you]} wins`) : verdict;
  const picture = () => {
    const chart = courseOf(info.id).chart.value;
    return pictureOf({ game: info.title, title, score, tincture, names, chart, of: told(info, scene, names).seat });
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      say("The link is copied.");
    } catch {
      said.value = link; // the clipboard needs a secure page: the link can be copied by hand
    }
  };
  const save = async () => {
    const image = document.createElement("a");
    image.href = URL.createObjectURL(await picture());
    image.download = `${info.game}-${info.id}.png`;
    image.click();
    URL.revokeObjectURL(image.href);
    say("The picture is saved.");
  };
  const send = async () => {
    const file = new File([await picture()], `${info.game}.png`, { type: "image/png" });
    const whole = { title: `${info.title}: ${title}`, url: link, files: [file] };
    const { files: _, ...bare } = whole;
    await navigator.share(navigator.canShare?.(whole) ? whole : bare).catch(() => undefined);
  };
  return (
    <div class="share-row">
      <button class="btn quiet" type="button" data-act="copy-link" onClick={() => void copy()}>
        <Icon name="link" />
        Copy the link
      </button>
      <button class="btn quiet" type="button" data-act="save-picture" onClick={() => void save()}>
        <Icon name="fall" />
        Save a picture
      </button>
      {"share" in navigator ? (
        <button class="btn quiet" type="button" data-act="send" onClick={() => void send()}>
          <Icon name="share" />
          Send…
        </button>
      ) : null}
      <span class="said" role="status">
        {said.value}
      </span>
    </div>
  );
}
