import { describe, expect, test } from "vitest";
import { after, begun, changed, redone, undone } from "./history.ts";

describe("undo and redo", () => {
  test("go back and forth step by step", () => {
    const three = changed(changed(begun("a"), "b"), "c");
    expect(undone(three).now).toBe("b");
    expect(undone(undone(three)).now).toBe("a");
    expect(redone(redone(undone(undone(three))))).toEqual(three);
    expect(undone(begun("a"))).toEqual(begun("a"));
    expect(redone(three)).toEqual(three);
  });

  test("lead back to the draft that was there before another was opened", () => {
    expect(undone(after("mine", "theirs")).now).toBe("mine");
    expect(after(null, "theirs")).toEqual(begun("theirs"));
  });

  test("a change after undo drops what was undone", () => {
    const other = changed(undone(changed(begun("a"), "b")), "c");
    expect(redone(other).now).toBe("c");
    expect(undone(other).now).toBe("a");
  });

  test("a stroke that goes on is one step", () => {
    const stroke = changed(changed(begun("a"), "b"), "bb", false);
    expect(undone(stroke).now).toBe("a");
  });

  test("letters typed into one field are one step, into another field the next", () => {
    const typed = changed(changed(changed(begun("a"), "ab", "name"), "abc", "name"), "abcd", "note");
    expect(undone(typed).now).toBe("abc");
    expect(undone(undone(typed)).now).toBe("a");
    expect(undone(changed(undone(changed(begun("a"), "ab", "name")), "ac", "name")).now).toBe("a");
  });

  test("keep a bounded past", () => {
    let drafts = begun(0);
    for (let next = 1; next <= 500; next++) drafts = changed(drafts, next);
    expect(drafts.past).toHaveLength(200);
    expect(undone(drafts).now).toBe(499);
  });
});
