import { describe, expect, it, vi } from "vitest";
import type { Order, PlanPreview } from "../../wire.ts";
import { Planner } from "./planner.ts";

const PLANNING = {
  pieces: ["Qh", "9s", "8d", "6c"],
  next: "touch a player.",
  aims: [
    { ids: ["plate1", "plate3"], label: "{1} and {3}", single: false },
    { ids: ["Td", "4s"], label: "joins", single: true },
  ],
};

function planner(): { plan: Planner; asked: [number, readonly Order[]][] } {
  const asked: [number, readonly Order[]][] = [];
  const plan = new Planner(PLANNING, (ask, orders) => asked.push([ask, orders]));
  return { plan, asked };
}

const answer = (numbers: readonly number[]): PlanPreview => ({
  lines: ["0 done"],
  numbers,
  send: "Send",
  preview: { title: "", what: "", cards: [], falls: [], sum: [], verdict: null, then: [], bounds: [] },
  notes: [],
  confirm: "",
});

const told = (plan: Planner): string[] => plan.orders.value.map((order) => `${order.pieces.join(" ")} > ${order.aim}`);

describe("a plan", () => {
  it("sends what is held to what is touched, alone or together", () => {
    const { plan } = planner();
    expect(plan.touch("plate1")).toBe(false);
    plan.touch("Qh");
    expect(plan.look("plate3")?.state).toBe("target");
    plan.touch("plate3");
    plan.touch("6c");
    plan.touch("9s");
    plan.touch("plate1");
    expect(told(plan)).toEqual(["Qh > plate1", "9s 6c > plate1"]);
    expect(plan.look("8d")?.badge?.text).toBe("held back");
  });

  it("lets a piece join another, move on, and stay at home", () => {
    const { plan } = planner();
    plan.drop("Qh", "plate1");
    plan.drop("8d", "Qh");
    expect(told(plan)).toEqual(["Qh 8d > plate1"]);
    plan.touch("8d");
    plan.touch("8d");
    expect(told(plan)).toEqual(["Qh > plate1"]);
    plan.drop("Qh", "4s");
    plan.drop("9s", "Td");
    expect(told(plan)).toEqual(["Qh 9s > Td"]);
    plan.drop("Qh", "");
    expect(told(plan)).toEqual(["9s > Td"]);
    plan.back();
    expect(told(plan)).toEqual(["Qh 9s > Td"]);
    plan.clear();
    expect(told(plan)).toEqual([]);
  });

  it("holds together what is dropped on a free one", () => {
    const { plan } = planner();
    plan.drop("9s", "Qh");
    expect(plan.held.value).toEqual(["Qh", "9s"]);
    plan.touch("plate1");
    expect(told(plan)).toEqual(["Qh 9s > plate1"]);
  });

  it("walks round all places with the arrows, and back", () => {
    const { plan } = planner();
    plan.drop("Qh", "plate1");
    const seen = [0, 1, 2, 3].map(() => {
      plan.move("6c", 1);
      return told(plan).join(", ");
    });
    expect(seen).toEqual(["Qh > plate1, 6c > plate1", "Qh > plate1, 6c > Td", "Qh 6c > plate1", "Qh > plate1"]);
    plan.move("6c", -1);
    expect(told(plan)).toEqual(["Qh 6c > plate1"]);
  });

  it("asks once at a time, and takes only the answer to what it is now", () => {
    vi.useFakeTimers();
    const { plan, asked } = planner();
    plan.drop("Qh", "plate1");
    expect(asked).toHaveLength(1);
    plan.answered(1, answer([]));
    expect(plan.answer.value).toBeNull();
    vi.advanceTimersByTime(200);
    expect(asked).toHaveLength(2);
    const sent = vi.fn();
    plan.whenAnswered(sent);
    expect(sent).not.toHaveBeenCalled();
    plan.answered(2, answer([4]));
    expect(sent).toHaveBeenCalledOnce();
    expect(plan.numberOf("Qh")).toBe(4);
    vi.useRealTimers();
  });
});
