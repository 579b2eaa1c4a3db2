/**
 * What this device knows of a table, as pure steps: a state and a frame of the server make the
 * next state. Nothing here knows of sockets, components or browsers.
 */

import {
  CHANCE,
  type Fact,
  type Happened,
  type Own,
  type SeatView,
  type TableNow,
  type View,
  type Welcome,
} from "../api";

/** A sentence of the log, and the step of the game it tells of. */
export interface Line {
  readonly step: number;
  readonly text: string;
}

/** What the last event did in the game; a new number, so that nothing is animated twice. */
export interface Happening {
  readonly number: number;
  readonly facts: readonly Fact[];
  readonly told: readonly string[];
}

/** What is to be seen and told of a game, at a table or in a replay. */
export interface Scene {
  readonly views: readonly SeatView[];
  /** Null where one has just arrived: nothing has moved before one's eyes. */
  readonly happened: Happening | null;
  readonly lines: readonly Line[];
  /** How many of the lines, from the last, tell what the last step led to. */
  readonly fresh: number;
}

export interface TableState extends Scene {
  readonly table: TableNow | null;
  readonly own: Own;
  /** Of several seats at this screen, the one who has it in hand. */
  readonly holder: number | null;
  /** Those at this screen agreed to go on without being asked each time. */
  readonly quietly: boolean;
}

export const NO_SCENE: Scene = { views: [], happened: null, lines: [], fresh: 0 };

export const NOTHING_YET: TableState = {
  ...NO_SCENE,
  table: null,
  own: { seats: [], host: false },
  holder: null,
  quietly: false,
};

/** Arrive at a moment of a game, after this step. */
export function arrive(
  { lines }: Pick<Scene, "lines">,
  step: number,
  views: readonly SeatView[],
  told: readonly string[],
): Scene {
  return { views, happened: null, ...ending(lines, step, told) };
}

/** Go on from one moment to the next, and see what happens. */
export function goOn(
  scene: Scene,
  step: number,
  views: readonly SeatView[],
  happened: Happening,
): Scene {
  const { told } = happened;
  const said = told.map((text) => ({ step, text }));
  return {
    views: views.length > 0 ? views : scene.views,
    happened,
    lines: [...scene.lines, ...said],
    // Until something is told of a step, what was told last is still what there is to say.
    fresh: told.length || scene.fresh,
  };
}

/** The lines up to a step. They end with what was told of the last one that counts. */
function ending(
  lines: readonly Line[],
  step: number,
  told: readonly string[],
): Pick<Scene, "lines" | "fresh"> {
  const kept = lines.filter((line) => line.step <= step);
  const last = kept.slice(kept.length - told.length);
  const there =
    last.length === told.length && last.every(({ text }, place) => text === told[place]);
  const missing = there ? [] : told.map((text) => ({ step, text }));
  return { lines: [...kept, ...missing], fresh: told.length };
}

/** The state after a frame. */
export function step(state: TableState, frame: Welcome | Happened): TableState {
  if (frame.type === "welcome") return settle(welcomed(state, frame));
  // After a connection was lost, what is known already may be said again.
  if (state.table && frame.number <= state.table.number) return state;
  return settle(happened(state, frame));
}

function welcomed(state: TableState, { table, own, views, told }: Welcome): TableState {
  return { ...state, ...arrive(state, table.steps, views ?? [], told), table, own };
}

function happened(state: TableState, frame: Happened): TableState {
  const { number, steps, views = [], facts = [], told = [] } = frame;
  const table = frame.table ?? state.table;
  const own = frame.own ?? state.own;
  const clock = table?.plan.clock ? { turn_ends_at: frame.turn_ends_at ?? null } : {};
  const now = { ...state, table: table && { ...table, number, steps, ...clock }, own };
  if (frame.event.kind === "undone") {
    const scene = arrive(state, steps, views, told);
    return { ...now, ...scene, happened: { number, facts: [], told } };
  }
  if (steps === state.table?.steps && told.length === 0) {
    // Somebody came or went: what the last step did stays as it was.
    return views.length > 0 ? { ...now, views } : now;
  }
  return { ...now, ...goOn(state, steps, views, { number, facts, told }) };
}

/** The screen is in the hands of a seat that it belongs to. */
function settle(state: TableState): TableState {
  const { own, holder, quietly } = state;
  const mine = acting(state);
  if (quietly && mine !== null) return { ...state, holder: mine };
  const keeps = holder !== null && own.seats.includes(holder);
  return keeps ? state : { ...state, holder: own.seats[0] ?? null };
}

/** Whoever the screen was handed to has it now. */
export function handOver(state: TableState, quietly: boolean): TableState {
  return settle({ ...state, holder: handTo(state) ?? state.holder, quietly });
}

/** The whole log, as the server tells it step by step; what came since then stays. */
export function withStory(
  state: TableState,
  story: readonly (readonly string[])[],
): TableState {
  const told = story.flatMap((sentences, at) => sentences.map((text) => ({ step: at, text })));
  const since = state.lines.filter((line) => line.step >= story.length);
  return { ...state, lines: [...told, ...since] };
}

// What follows from a state

/** What the last step led to, in words. */
export function latest({ lines, fresh }: Scene): readonly string[] {
  return lines.slice(lines.length - fresh).map(({ text }) => text);
}

/** What is shown: the view of whoever holds the screen. */
export function seen({ views, holder }: TableState): SeatView | null {
  return views.find(({ seat }) => seat === holder) ?? views[0] ?? null;
}

/** Who of this screen has a right; whoever holds it comes first. */
function whoMay(state: TableState, right: "undo" | "dice"): number | null {
  const able = state.views.filter(({ may }) => may?.[right]);
  const found = able.find(({ seat }) => seat === state.holder) ?? able[0];
  return found?.seat ?? null;
}

/** The seat of this screen that may say what the real dice show. */
export function diceSeat(state: TableState): number | null {
  return whoMay(state, "dice");
}

/** The seat of this screen that may take back the last step. */
export function undoSeat(state: TableState): number | null {
  return whoMay(state, "undo");
}

/** The seat of this screen that the game waits for. */
export function acting(state: TableState): number | null {
  if (state.table?.state !== "playing" || (state.table.closed ?? null) !== null) return null;
  const actor = state.views[0]?.view.actor;
  if (actor === undefined) return null;
  return state.own.seats.includes(actor) ? actor : diceSeat(state);
}

/** The seat that the screen is to be handed to before the game goes on. */
export function handTo(state: TableState): number | null {
  const mine = acting(state);
  return mine !== null && mine !== state.holder ? mine : null;
}

/** Real dice lie on a table somewhere, and are waited for. */
export function waitsForDice({ table }: TableState, view: View): boolean {
  return table?.plan.dice === "real" && view.actor === CHANCE;
}
