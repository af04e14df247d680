import { useContext } from "preact/hooks";
import { lazy } from "../../parts/lazy.tsx";
import { Drawing, Icon, useTincture } from "../../parts/Icon.tsx";
import { RuleOf } from "../../parts/RuleLink.tsx";
import { Names, Text } from "../../parts/Text.tsx";
import { Told } from "../../parts/Told.tsx";
import { nameOf } from "../../parts/words.ts";
import type { Prompt, Scene } from "../../wire.ts";
import { ActButton } from "./ActButton.tsx";
import { AnswerButton } from "./AnswerButton.tsx";
import { answers, passive, placeActs } from "./acts.ts";
import type { PlanAct, Reason } from "../board/board.ts";
import { useBoard } from "../board/context.ts";
import type { Planner } from "../board/planner.ts";
import { BeatPrompt } from "./BeatPrompt.tsx";
import { RecapStrip } from "../stage/RecapStrip.tsx";
import { PassForMe, whyOnlyPass } from "./PassForMe.tsx";
import { promptText } from "./promptText.ts";
import { PreviewLine } from "./PreviewLine.tsx";

const CoachLine = lazy(async () => (await import("./CoachLine.tsx")).CoachLine);

/** The prompt between the board and the hand: whose turn it is, and what to do. */
export function PromptBar({ scene }: { readonly scene: Scene }) {
  const board = useBoard();
  const { prompt } = scene;
  const plan = board.plan.value;
  const tincture = useTincture((plan?.whose ? scene.seat : prompt.seat) ?? 0);
  const beat = board.beat.value;
  if (beat) return <BeatPrompt beat={beat} me={scene.seat} />;
  const prepares = plan?.acts.some((act) => act.primary) ?? false; // while another player is to move
  const quiet = (prompt.mode === "wait" || prompt.mode === "watch") && !prepares;
  const choosing = board.touched.value.length > 0 || (board.planner.value?.held.value.length ?? 0) > 0 || board.asking.value !== null;
  return (
    <section class={`prompt-area ${choosing ? "choosing" : ""}`} aria-label="What now">
      {quiet || scene.coach ? null : <RecapStrip />}
      <div class={`prompt ${prompt.mode} ${scene.coach ? "coached" : quiet ? "off" : ""}`} tabIndex={-1} style={{ "--seat": `var(--seat-${tincture})`, "--hatch": `var(--hatch-${tincture})` }}>
        {scene.coach && (!quiet || scene.coach.over) ? <CoachName /> : <Whose prompt={prompt} said={plan?.whose} />}
        <div class="say" role="status">
          <Sentence scene={scene} />
          {quiet && prompt.seat !== null && board.bots.value.includes(prompt.seat) ? <ThinkingSign /> : null}
        </div>
        <Buttons scene={scene} />
        {scene.coach ? <CoachLine coach={scene.coach} scene={scene} /> : null}
      </div>
      <PreviewLine />
    </section>
  );
}

function CoachName() {
  return (
    <span class="whose">
      <Drawing id="crest" class="crest" />
      Coach
    </span>
  );
}

/** Three dots while a bot thinks. */
function ThinkingSign() {
  return (
    <span class="thinking" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

function Whose({ prompt, said }: { readonly prompt: Prompt; readonly said: string | undefined }) {
  const names = useContext(Names);
  if (said) return <span class="whose">{said}</span>;
  if (prompt.mode === "watch") {
    return (
      <span class="whose">
        <Icon name="eye" />
        <span class="off-screen">You are watching</span>
      </span>
    );
  }
  const usual = { turn: "Your turn", answer: "You answer", over: "Over", wait: prompt.seat === null ? "Wait" : nameOf(prompt.seat, names) };
  return <span class="whose">{usual[prompt.mode]}</span>;
}

function Sentence({ scene }: { readonly scene: Scene }) {
  const board = useBoard();
  const names = useContext(Names);
  const reason = board.reason.value;
  const asking = board.asking.value;
  if (asking) return <Text>{asking.confirm}</Text>;
  if (board.sent.value) {
    return (
      <>
        <Text>{scene.prompt.say}</Text>
        <small class="on-its-way">Your move is on its way.</small>
      </>
    );
  }
  const planner = board.planner.value;
  const plan = board.plan.value;
  const touched = planner?.held.value ?? board.touched.value;
  if (touched.length > 0 && !plan) {
    const aims = planner?.planning.aims.flatMap((aim) => aim.ids.map((id) => [id, undefined] as const));
    const { chosen, next } = promptText(scene, touched, aims ? new Map(aims) : board.next.value, names);
    const words = planner?.planning.next ?? next;
    return (
      <>
        {chosen ? <span class="chosen-words">{chosen} </span> : null}
        {words ? (
          <span class="next-words">
            <Told>{words}</Told>
          </span>
        ) : null}
      </>
    );
  }
  // once something is planned, the prompt says what the plan brings, as the preview does
  const planned = planner && planner.orders.value.length > 0 ? board.preview.value?.what : undefined;
  return (
    <>
      <Told>{plan?.say ?? scene.prompt.say}</Told>
      {reason && !reason.at ? <Why reason={reason} /> : <Small text={(plan?.small ?? planned ?? scene.prompt.small) || whyOnlyPass(scene)} />}
    </>
  );
}

function Why({ reason }: { readonly reason: Reason }) {
  return (
    <small class="why">
      <Icon name="warn" />
      <span>
        <Told>{reason.text}</Told> <RuleOf rule={reason.rule} />
      </span>
    </small>
  );
}

function Small({ text }: { readonly text: string }) {
  return text ? (
    <small>
      <Told>{text}</Told>
    </small>
  ) : null;
}

function Buttons({ scene }: { readonly scene: Scene }) {
  const board = useBoard();
  const asking = board.asking.value;
  if (board.sent.value) return null;
  const back = board.touched.value.length > 0 || asking ? <Back /> : null;
  if (asking) {
    return (
      <>
        {back}
        <div class="acts">
          <button class={`btn ${passive(asking) ? "quiet" : "primary"}`} type="button" data-choice={asking.line} onClick={() => board.choose(asking)}>
            <span>
              <Text>{asking.label}</Text>
            </span>
          </button>
        </div>
      </>
    );
  }
  if (board.planner.value) return <PlannerButtons planner={board.planner.value} icon={scene.prompt.mode === "answer" ? "shield" : "sword"} />;
  const plan = board.plan.value;
  if (plan) {
    return (
      <>
        {back}
        {plan.acts.length > 0 ? (
          <div class="acts">
            {plan.acts.map((act) => (
              <PlanButton key={act.id} act={act} />
            ))}
          </div>
        ) : null}
      </>
    );
  }
  const acts = placeActs(board, scene).prompt;
  const answering = answers(board, scene);
  return (
    <>
      {back}
      {acts.length + answering.length > 0 ? (
        <div class="acts">
          <PassForMe scene={scene} />
          {acts.map((act) => (
            <ActButton key={act.id} act={act} />
          ))}
          {answering.map((choice) => (
            <AnswerButton key={choice.line} choice={choice} primary={answering.length === 1} />
          ))}
        </div>
      ) : null}
    </>
  );
}

/** The plan's buttons. Pressed before the server has answered, the plan is sent when the answer arrives. */
function PlannerButtons({ planner, icon }: { readonly planner: Planner; readonly icon: string }) {
  const board = useBoard();
  const send = planner.answer.value?.send ?? planner.sendLabel;
  const made = planner.orders.value.length + planner.held.value.length > 0;
  return (
    <div class="acts">
      {made ? (
        <button class="btn quiet" type="button" data-act="clear" onClick={() => planner.clear()}>
          Clear
        </button>
      ) : null}
      {send ? (
        <button class={`btn ${planner.orders.value.length > 0 ? "primary" : "quiet"}`} type="button" data-act="send" onClick={() => board.sendPlan()}>
          <Icon name={planner.orders.value.length > 0 ? icon : "check"} />
          <span>
            <Text>{send}</Text>
          </span>
        </button>
      ) : null}
    </div>
  );
}

function PlanButton({ act }: { readonly act: PlanAct }) {
  return (
    <button class={`btn ${act.primary ? "primary" : "quiet"}`} type="button" data-act={act.id} aria-disabled={act.ready === false ? true : undefined} onClick={act.press}>
      <Icon name={act.icon ?? ""} />
      <span>
        <Text>{act.label}</Text>
      </span>
    </button>
  );
}

function Back() {
  const board = useBoard();
  return (
    <button class="btn quiet back" type="button" data-act="back" aria-label="Back" onClick={() => board.back()}>
      <Icon name="undo" />
      <span>Back</span>
    </button>
  );
}
