import { expect, test } from "vitest";
import type { Event, Fact, Happened, PlainView, SeatView, TableNow, Welcome } from "../api";
import {
  acting,
  diceSeat,
  handOver,
  handTo,
  latest,
  NOTHING_YET,
  seen,
  step,
  type TableState,
  undoSeat,
  withStory,
} from "./table";

const chair = {
  kind: "person",
  name: "",
  level: null,
  seed: "",
  here: true,
  played_by_bot: false,
} as const;
const TABLE: TableNow = {
  code: "ABCDEF",
  plan: { game: "pig", seats: [] },
  state: "playing",
  seats: [chair, chair],
  number: 4,
  steps: 2,
  begins: 0,
  commitment: "",
  starts_at: null,
  rematch: null,
  offers: [],
  watch_only: false,
};

function view(actor: number): PlainView {
  return {
    game: "plain",
    name: "pig",
    seats: 2,
    actor,
    turn: Math.max(0, actor),
    lots: null,
    result: null,
    lines: [],
    question: "",
    moves: [],
  };
}

function seatView(seat: number | null, actor: number, may = {}): SeatView {
  return { seat, view: view(actor), may: { undo: false, dice: false, ...may } };
}

function welcome(change: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    protocol: 2,
    build: "",
    table: TABLE,
    own: { seats: [0], host: true },
    views: [seatView(0, 0)],
    now: 0,
    told: ["Anna rolls."],
    ...change,
  };
}

const ROLLED: Fact = { fact: "rolled", seat: 0, dice: "3" };

function event(change: Partial<Happened> = {}, kind: Partial<Event> = {}): Happened {
  const moved: Event = { kind: "moved", seat: 0, move: "roll" };
  return {
    type: "event",
    number: 5,
    event: Object.assign(moved, kind),
    steps: 3,
    views: [seatView(0, 1)],
    facts: [ROLLED],
    told: ["Anna stops."],
    ...change,
  };
}

const AWAY: Event = { kind: "away", seat: 1 };
const UNDONE: Event = { kind: "undone", seat: 0 };

const played = (...frames: (Welcome | Happened)[]): TableState =>
  frames.reduce(step, NOTHING_YET);

test("a welcome says all there is, and nothing is animated", () => {
  const state = played(welcome());
  expect(state.table).toBe(TABLE);
  expect(latest(state)).toEqual(["Anna rolls."]);
  expect(state.happened).toBeNull();
  expect(seen(state)?.seat).toBe(0);
});

test("an event brings its facts, its words and the views", () => {
  const state = played(welcome(), event());
  expect(state.happened).toEqual({ number: 5, facts: [ROLLED], told: ["Anna stops."] });
  expect(state.table).toMatchObject({ number: 5, steps: 3, code: "ABCDEF" });
  expect(latest(state)).toEqual(["Anna stops."]);
  expect(state.lines).toEqual([
    { step: 2, text: "Anna rolls." },
    { step: 3, text: "Anna stops." },
  ]);
  expect(seen(state)?.view.actor).toBe(1);
});

test("a step of which nothing is told leaves what was told last", () => {
  const state = played(welcome(), event({ told: [] }));
  expect(latest(state)).toEqual(["Anna rolls."]);
  expect(state.happened?.number).toBe(5);
});

test("what was heard already changes nothing", () => {
  const state = played(welcome(), event());
  expect(step(state, event({ told: ["Again!"] }))).toBe(state);
});

test("whoever goes away leaves the last step, its words and the right to take it back", () => {
  const before = played(welcome(), event({ views: [seatView(0, 1, { undo: true })] }));
  const table = { ...TABLE, number: 6, steps: 3 };
  const away = event({ number: 6, event: AWAY, views: [], facts: [], told: [], table });
  const state = step(before, away);
  expect(state.happened).toBe(before.happened);
  expect(latest(state)).toEqual(["Anna stops."]);
  expect(undoSeat(state)).toBe(0);
  expect(state.table).toEqual(table);
});

test("what is taken back is not told any more, and animates nothing", () => {
  const before = played(welcome(), event());
  const undone = { number: 6, event: UNDONE, steps: 2, facts: [], told: ["Anna rolls."] };
  const state = step(before, event(undone));
  expect(latest(state)).toEqual(["Anna rolls."]);
  expect(state.lines).toEqual([{ step: 2, text: "Anna rolls." }]);
  expect(state.happened).toEqual({ number: 6, facts: [], told: ["Anna rolls."] });
  expect(state.table).toMatchObject({ number: 6, steps: 2 });
});

test("after taking back the first step there is nothing to tell", () => {
  const start = welcome({ told: [], table: { ...TABLE, steps: 2 } });
  const undone = { number: 6, event: UNDONE, steps: 2, facts: [], told: [] };
  const state = played(start, event(), event(undone));
  expect(latest(state)).toEqual([]);
  expect(state.lines).toEqual([]);
});

test("a step that was taken back before one came is told once, though it is not in the log", () => {
  const undone = { event: UNDONE, steps: 1, facts: [], told: ["Bo stops."] };
  const state = played(welcome(), event(undone));
  expect(state.lines).toEqual([{ step: 1, text: "Bo stops." }]);
});

test("after reconnecting, the last words are those of the turn of now", () => {
  const table = { ...TABLE, number: 9, steps: 8 };
  const state = played(welcome(), event(), welcome({ table, told: ["Bo fails."] }));
  expect(latest(state)).toEqual(["Bo fails."]);
  expect(state.happened).toBeNull();
  const again = step(state, welcome({ table, told: ["Bo fails."] }));
  expect(again.lines).toEqual(state.lines);
});

test("the whole log takes the place of what was gathered; what came since stays", () => {
  const story = [[], [], ["Anna rolls."]];
  const state = withStory(played(welcome(), event()), story);
  expect(state.lines).toEqual([
    { step: 2, text: "Anna rolls." },
    { step: 3, text: "Anna stops." },
  ]);
  expect(latest(state)).toEqual(["Anna stops."]);
});

test("a log in another language replaces the words of before", () => {
  const dutch = welcome({ told: ["Anna gooit."] });
  const state = withStory(played(welcome(), dutch), [[], [], ["Anna gooit."]]);
  expect(state.lines).toEqual([{ step: 2, text: "Anna gooit." }]);
  expect(latest(state)).toEqual(["Anna gooit."]);
});

test("what a device has at a table comes from the server", () => {
  const own = { seats: [], host: false };
  const state = played(welcome(), event({ own, views: [seatView(null, 1)], told: [] }));
  expect(state.own).toBe(own);
  expect(state.holder).toBeNull();
  expect(seen(state)?.seat).toBeNull();
  expect(acting(state)).toBeNull();
});

const shared = welcome({
  own: { seats: [0, 1], host: true },
  views: [seatView(0, 0), seatView(1, 0)],
});
const turnOfB = event({ views: [seatView(0, 1, { undo: true }), seatView(1, 1)] });

test("a shared screen is handed to whoever the game waits for", () => {
  const state = played(shared, turnOfB);
  expect(handTo(state)).toBe(1);
  expect(seen(state)?.seat).toBe(0);
  const handed = handOver(state, false);
  expect(handTo(handed)).toBeNull();
  expect(seen(handed)?.seat).toBe(1);
  expect(undoSeat(handed)).toBe(0);
});

test("those who said not to be asked again see the view of whoever acts", () => {
  const quiet = handOver(played(shared, turnOfB), true);
  const turnOfA = event({ number: 6, steps: 4, views: [seatView(0, 0), seatView(1, 0)] });
  const state = step(quiet, turnOfA);
  expect(handTo(state)).toBeNull();
  expect(seen(state)?.seat).toBe(0);
  expect(acting(state)).toBe(0);
  const dutch = step(state, { ...shared, views: [seatView(0, 1), seatView(1, 1)] });
  expect(seen(dutch)?.seat).toBe(1);
});

test("dice are typed by whoever may; the one with the screen in hand comes first", () => {
  const both = [seatView(0, -1, { dice: true }), seatView(1, -1, { dice: true })];
  const state = played({ ...shared, views: both });
  expect([diceSeat(state), acting(state), handTo(state)]).toEqual([0, 0, null]);
  const other = played({
    ...shared,
    views: [seatView(0, -1), seatView(1, -1, { dice: true })],
  });
  expect([diceSeat(other), acting(other), handTo(other)]).toEqual([1, 1, 1]);
});

test("nobody acts at a table that is not playing", () => {
  expect(acting(played(welcome({ table: { ...TABLE, state: "over" } })))).toBeNull();
  expect(acting(played(welcome({ views: [] })))).toBeNull();
});
