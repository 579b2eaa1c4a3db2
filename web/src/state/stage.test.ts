import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Stage } from "./stage.svelte";

let hidden = false;
beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.stubGlobal("document", {
    get hidden() {
      return hidden;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function cue(scene: string, lasts = 100) {
  return { scene, lasts };
}

test("one thing is shown after the other, each for its time", () => {
  const stage = new Stage("before");
  stage.add([cue("a"), cue("b")]);
  stage.add([cue("c")]);
  expect([stage.scene, stage.behind, stage.resting]).toEqual(["a", 2, false]);
  vi.advanceTimersByTime(99);
  expect(stage.scene).toBe("a");
  vi.advanceTimersByTime(1);
  expect(stage.scene).toBe("b");
  vi.advanceTimersByTime(100);
  expect([stage.scene, stage.behind, stage.resting]).toEqual(["c", 0, false]);
  vi.advanceTimersByTime(100);
  expect([stage.scene, stage.resting]).toEqual(["c", true]);
});

test("what takes no time is there at once", () => {
  const stage = new Stage("before");
  stage.add([cue("a", 0), cue("b", 0)]);
  expect([stage.scene, stage.behind, stage.resting]).toEqual(["b", 0, true]);
});

test("while something is held, nothing more comes", () => {
  const stage = new Stage("before");
  stage.add([cue("a"), cue("b")]);
  const release = stage.hold();
  vi.advanceTimersByTime(1000);
  hidden = true;
  stage.add([cue("c")]);
  expect([stage.scene, stage.behind]).toEqual(["a", 2]);
  hidden = false;
  release();
  release();
  expect(stage.scene).toBe("b");
});

test("what is held has not been seen to its end", () => {
  const stage = new Stage("before");
  stage.add([cue("a", 0)]);
  const release = stage.hold();
  expect(stage.resting).toBe(false);
  release();
  expect(stage.resting).toBe(true);
});

test("one who does not look, or is far behind, sees how things are now", () => {
  const stage = new Stage("before");
  hidden = true;
  const shown: string[] = [];
  stage.add([
    { ...cue("a"), shown: () => shown.push("a") },
    { ...cue("b"), shown: () => shown.push("b") },
  ]);
  expect([stage.scene, stage.resting, shown]).toEqual(["b", true, ["a", "b"]]);
  hidden = false;
  stage.add(Array.from({ length: 40 }, (_, at) => cue(String(at))));
  expect([stage.scene, stage.behind]).toEqual(["39", 0]);
});

test("a jump forgets what has waited, and a change reaches all that will be shown", () => {
  const stage = new Stage("before");
  stage.add([cue("a"), cue("b")]);
  stage.change((scene) => `${scene}!`);
  expect(stage.scene).toBe("a!");
  vi.advanceTimersByTime(100);
  expect(stage.scene).toBe("b!");
  stage.add([cue("c")]);
  stage.jump("now");
  vi.advanceTimersByTime(1000);
  expect([stage.scene, stage.resting]).toEqual(["now", true]);
});

test("however far behind, what is held stays until it is let go", () => {
  const stage = new Stage("before");
  stage.add([cue("a")]);
  const release = stage.hold();
  stage.add(Array.from({ length: 40 }, (_, at) => cue(String(at))));
  expect([stage.scene, stage.behind]).toEqual(["a", 40]);
  release();
  expect([stage.scene, stage.behind]).toEqual(["39", 0]);
});
