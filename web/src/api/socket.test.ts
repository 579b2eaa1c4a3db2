import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "../i18n";
import type { Frame, Problem } from ".";
import { ANSWER, type Connection, type Listener, QUIET, TableSocket } from "./socket";

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  sent: string[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((close: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.say(WELCOME);
  }

  say(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  drop(code: number): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
}

const WELCOME = { type: "welcome", table: {}, own: {}, events: [], views: [] };
const PROBLEM: Problem = { name: "table-unknown", sentence: "There is no table ABCDEF." };
const ALL_RETRIES = 30_000; // longer than any wait before the next try

class Page implements Listener {
  states: [Connection, string | null][] = [];
  frames: Frame[] = [];
  away: Problem | null = null;

  address = () => "ws://here/socket";
  frame = (frame: Frame) => void this.frames.push(frame);
  connected = (state: Connection, why: Problem | null) =>
    void this.states.push([state, why?.name ?? null]);
  turnedAway = (problem: Problem) => {
    this.away = problem;
  };
}

let page: Page;
let table: TableSocket;
const view = new EventTarget();
const screen = Object.assign(new EventTarget(), { visibilityState: "visible" });

beforeEach(async () => {
  await setLanguage("en");
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", screen);
  vi.stubGlobal("addEventListener", view.addEventListener.bind(view));
  vi.stubGlobal("removeEventListener", view.removeEventListener.bind(view));
  screen.visibilityState = "visible";
  FakeSocket.made = [];
  page = new Page();
  table = new TableSocket(page);
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function last(): FakeSocket {
  const found = FakeSocket.made.at(-1);
  if (!found) throw new Error("no socket was made");
  return found;
}

test("a table that is only quiet stays connected", () => {
  last().open();
  for (let minute = 0; minute < 10; minute++) {
    vi.advanceTimersByTime(QUIET);
    expect(last().sent.at(-1)).toBe("ping");
    last().say({ type: "pong" });
  }
  expect(FakeSocket.made).toHaveLength(1);
  expect(page.states).toEqual([["live", null]]);
  expect(page.frames).toHaveLength(1); // a pong is nothing for the table
});

test("what is heard counts as much as a pong", () => {
  last().open();
  vi.advanceTimersByTime(QUIET - 1);
  last().say({ type: "event" });
  vi.advanceTimersByTime(QUIET - 1);
  expect(last().sent).toEqual([]);
});

test("a silent socket is given up, and the next one gets what was not answered", async () => {
  const silent = last();
  silent.open();
  const answered = table.send({ kind: "start" });
  vi.advanceTimersByTime(QUIET + ANSWER - 1);
  expect(page.states).toEqual([["live", null]]);
  vi.advanceTimersByTime(1);
  expect(page.states.at(-1)).toEqual(["lost", null]);
  expect(silent.readyState).toBe(FakeSocket.CLOSED);

  vi.advanceTimersByTime(ALL_RETRIES);
  silent.say(WELCOME); // of no concern any more
  silent.drop(4404);
  expect(page.states.at(-1)).toEqual(["lost", null]);
  expect(FakeSocket.made.length).toBeGreaterThan(1);
  last().open();
  const [command] = silent.sent;
  expect(last().sent).toEqual([command]);
  last().say({ type: "done", id: JSON.parse(command ?? "").id, number: 7 });
  expect(await answered).toBe(7);
  expect(page.states.at(-1)).toEqual(["live", null]);
});

test("a handshake that nobody answers is given up too", () => {
  vi.advanceTimersByTime(QUIET);
  expect(page.states).toEqual([["lost", null]]);
  vi.advanceTimersByTime(ALL_RETRIES);
  expect(FakeSocket.made.length).toBeGreaterThan(1);
});

test("a screen that is looked at again asks at once", () => {
  last().open();
  screen.visibilityState = "hidden";
  screen.dispatchEvent(new Event("visibilitychange"));
  expect(last().sent).toEqual([]);
  screen.visibilityState = "visible";
  screen.dispatchEvent(new Event("visibilitychange"));
  expect(last().sent).toEqual(["ping"]);
  vi.advanceTimersByTime(ANSWER);
  expect(page.states.at(-1)).toEqual(["lost", null]);
  view.dispatchEvent(new Event("online"));
  expect(FakeSocket.made).toHaveLength(2); // without waiting for its time
});

test.each([4400, 4403, 4404, 4409, 4413, 4422])("%i is final", async (code) => {
  const refused = expect(table.send({ kind: "start" })).rejects.toThrow(PROBLEM.sentence);
  last().say({ type: "refused", problem: PROBLEM });
  last().drop(code);
  expect(page.away).toEqual(PROBLEM);
  expect(page.states.at(-1)).toEqual(["closed", PROBLEM.name]);
  await refused;
  vi.advanceTimersByTime(10 * ALL_RETRIES);
  expect(FakeSocket.made).toHaveLength(1);
});

test("a final refusal without a reason says that there was none", () => {
  last().drop(1009);
  expect(page.away?.sentence).toBe("The server refused the connection without saying why.");
});

test.each([
  [4429, "too-many-sockets"],
  [4029, "too-many-sockets"],
  [1013, "page-too-slow"],
])("after %i the page waits longer, and says why", (code, why) => {
  last().say({ type: "refused", problem: { name: "too-many-sockets", sentence: "" } });
  last().drop(code);
  expect(page.states).toEqual([["lost", why]]);
  vi.advanceTimersByTime(9000);
  expect(FakeSocket.made).toHaveLength(1);
  vi.advanceTimersByTime(ALL_RETRIES);
  last().open();
  expect(page.states.at(-1)).toEqual(["live", null]);
});

test.each([1001, 1006, 1011, 1012])("after %i it is back in a moment", (code) => {
  last().open();
  last().drop(code);
  expect(page.states.at(-1)).toEqual(["lost", null]);
  vi.advanceTimersByTime(300);
  expect(FakeSocket.made).toHaveLength(2);
});

test("one who has left asks nothing more", () => {
  last().open();
  table.close();
  vi.advanceTimersByTime(10 * ALL_RETRIES);
  expect(last().sent).toEqual([]);
  expect(FakeSocket.made).toHaveLength(1);
});
