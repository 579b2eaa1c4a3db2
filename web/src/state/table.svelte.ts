/** One table as this device knows it: what the server said, and what is on its way there. */

import {
  CHANCE,
  type Event,
  type Frame,
  type GameName,
  type ItHappensView,
  type Numbered,
  OVER,
  type Own,
  type Problem,
  type SeatView,
  type TableNow,
  type View,
} from "../api";
import { api, type Wish } from "../api/client";
import { type Connection, type Listener, TableSocket } from "../api/socket";
import { endsRound } from "../boards/scored";
import { language } from "../i18n";
import { introduce } from "./device.svelte";
import { seatName } from "./names";
import { problemOf, reportFailure } from "./report";

/** A sentence of the log, and the step of the game it tells of. */
export interface Line {
  step: number;
  text: string;
}

/** A round of It Happens.. that has just ended: how it stood, the move that ended it. */
export interface Scored {
  before: ItHappensView;
  move: string;
  told: string[];
}

export type Heard = (event: Event, session: TableSession) => void;

export class TableSession implements Listener {
  table = $state.raw<TableNow | null>(null);
  own = $state.raw<Own>({ seats: [], host: false });
  views = $state.raw<SeatView[]>([]);
  previous = $state.raw<SeatView[]>([]);
  steps = $state(0);
  lines = $state.raw<Line[]>([]);
  /** What the last step led to, in words. */
  latest = $state.raw<string[]>([]);
  connection = $state<Connection>("connecting");
  /** Commands that the server has not answered. */
  unanswered = $state(0);
  problem = $state.raw<Problem | null>(null);
  /** Why the server does not let us in just now, if it has said so. */
  why = $state.raw<Problem | null>(null);
  /** Why the table cannot be shown. */
  away = $state.raw<Problem | null>(null);
  missing = $state(false);
  offers = $state.raw<ReadonlySet<number>>(new Set());
  /** A record that was opened: there is nothing to play. */
  watchOnly = $state(false);
  lastEvent = $state.raw<Event | null>(null);
  scored = $state.raw<Scored | null>(null);
  /** Of several seats at this screen, the one who has it in hand. */
  holder = $state<number | null>(null);
  /** Whoever sits at this screen agreed to go on without being asked each time. */
  quietly = $state(false);

  #socket: TableSocket | null = null;
  #number = 0;
  #closed = false;

  constructor(
    readonly code: string,
    private readonly heard: Heard = () => {},
  ) {
    void this.#open();
  }

  async #open(): Promise<void> {
    try {
      await introduce();
    } catch (error) {
      // No answer yet: the socket keeps trying, and with it this device is made known.
      reportFailure(error);
    }
    if (!this.#closed) this.#socket = new TableSocket(this);
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  // What the socket needs

  address(): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({
      after: String(this.#number),
      language: language.current,
      tell: "true",
    });
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.code)}/socket?${query}`;
  }

  connected(state: Connection, why: Problem | null): void {
    this.connection = state;
    this.why = why;
  }

  turnedAway(problem: Problem): void {
    this.missing = true;
    this.away = problem;
  }

  frame(frame: Frame): void {
    if (frame.type === "welcome") {
      const first = this.table === null;
      this.missing = false;
      this.table = frame.table as TableNow;
      this.own = frame.own;
      this.steps = frame.table.steps;
      this.#see((frame.views ?? []) as SeatView[]); // left out before the game begins
      for (const numbered of frame.events) this.#note(numbered);
      this.#number = frame.table.number;
      if (frame.events.length > 0 || first) void this.loadLog();
    } else if (frame.type === "event" && frame.number > this.#number) {
      this.#number = frame.number;
      this.#note(frame);
      const before = this.steps;
      this.steps = frame.steps;
      this.table =
        (frame.table as TableNow | null | undefined) ?? this.#goneOn(frame.number, frame.steps);
      this.latest = frame.told && frame.told.length > 0 ? frame.told : this.latest;
      this.#tell(frame.event, before, frame.told ?? []);
      const was = this.view;
      this.#see(frame.views as SeatView[]);
      if (frame.event.kind === "moved") this.#score(was, frame.event.move);
      if (frame.event.kind === "claimed" || frame.event.kind === "left") void this.#askOwn();
      this.heard(frame.event, this);
    }
  }

  #goneOn(number: number, steps: number): TableNow | null {
    return this.table && { ...this.table, number, steps };
  }

  #note({ event }: Pick<Numbered, "event">): void {
    this.lastEvent = event;
    if (event.kind === "opened" && event.finished) this.watchOnly = true;
    if (event.kind === "offered") this.offers = new Set([...this.offers, event.seat]);
  }

  #see(views: SeatView[]): void {
    if (views.length === 0) return;
    this.previous = this.views;
    this.views = views;
    if (this.holder === null || !this.own.seats.includes(this.holder)) {
      this.holder = this.own.seats[0] ?? null;
    }
  }

  /** Keep what is needed to show how a round was scored, if the move has ended one. */
  #score(before: View | null, move: string): void {
    const after = this.view;
    if (!before || !after || !("mounds" in before) || !("mounds" in after)) return;
    if (endsRound(before, after)) this.scored = { before, move, told: this.latest };
  }

  #tell(event: Event, before: number, told: string[]): void {
    if (event.kind === "undone")
      this.lines = this.lines.filter((line) => line.step <= this.steps);
    if (this.steps > before || told.length > 0) {
      this.lines = [...this.lines, ...told.map((text) => ({ step: this.steps, text }))];
    }
  }

  async #askOwn(): Promise<void> {
    try {
      const now = await api.table(this.code);
      this.own = now.own;
      this.#see(now.views as SeatView[]);
    } catch (error) {
      // The socket says it in its own way when the server is not there.
      reportFailure(error);
    }
  }

  /** The log in the language of now, from the server. */
  async loadLog(): Promise<void> {
    if (!this.table || this.table.begins === null) return;
    try {
      const story = await api.story(this.code);
      const lines = story.flatMap((told, step) => told.map((text) => ({ step, text })));
      const newer = this.lines.filter((line) => line.step >= story.length);
      this.lines = [...lines, ...newer];
      const last = this.lines.at(-1);
      if (last) {
        this.latest = this.lines
          .filter(({ step }) => step === last.step)
          .map(({ text }) => text);
      }
    } catch (error) {
      // The log fills up again with the next welcome.
      reportFailure(error);
    }
  }

  /** Try once more to get to a table that has turned us away. */
  retry(): void {
    this.missing = false;
    this.connection = "connecting";
    this.#socket = new TableSocket(this);
  }

  /** Hear everything in another language. */
  relanguage(): void {
    if (this.missing) this.#socket = new TableSocket(this);
    else this.#socket?.again();
    void this.loadLog();
  }

  // What the page asks of it

  get game(): GameName {
    return (this.table?.plan.game ?? "regenwormen") as GameName;
  }

  /** What is shown: the view of whoever holds the screen. */
  get seen(): SeatView | null {
    return this.views.find(({ seat }) => seat === this.holder) ?? this.views[0] ?? null;
  }

  get view(): View | null {
    return this.seen?.view ?? null;
  }

  get before(): View | null {
    const shown = this.seen?.seat;
    return this.previous.find(({ seat }) => seat === shown)?.view ?? null;
  }

  get realDice(): boolean {
    return this.table?.plan.dice === "real";
  }

  /** Real dice lie on a table somewhere, and someone at this screen may type them. */
  get diceSeat(): number | null {
    const view = this.view;
    if (!this.table || !view || view.actor !== CHANCE || !this.realDice) return null;
    const turn = this.table.seats[view.turn];
    const mounds = "mounds" in view && view.colour === null;
    if (turn?.kind !== "person" || mounds) return this.holder;
    return this.own.seats.includes(view.turn) ? view.turn : null;
  }

  /** The seat at this screen that is to do something now. */
  get mine(): number | null {
    const actor = this.view?.actor ?? OVER;
    if (this.table?.state !== "playing") return null;
    return this.own.seats.includes(actor) ? actor : this.diceSeat;
  }

  /** The seat that the screen is to be handed to before the game goes on. */
  get handTo(): number | null {
    const mine = this.mine;
    return mine !== null && mine !== this.holder && !this.quietly ? mine : null;
  }

  /** What is on its way greys the buttons out; it does not take them away and put them back. */
  get canAct(): boolean {
    return this.mine !== null && this.handTo === null;
  }

  /** Whether the server would take the last step back. It has the last word. */
  get canUndo(): boolean {
    if (this.table?.state !== "playing" || this.unanswered > 0) return false;
    const event = this.lastEvent;
    if (this.realDice) {
      const stepped = event?.kind === "moved" || event?.kind === "fell";
      return this.own.seats.length > 0 && stepped;
    }
    if (event?.kind !== "moved" || event.by === "bot" || event.by === "stand-in") return false;
    return this.own.seats.includes(event.seat) && (event.fell ?? []).length === 0;
  }

  nameOf(seat: number): string {
    const chair = this.table?.seats[seat];
    return chair ? seatName(chair, seat) : "";
  }

  handOver(): void {
    this.holder = this.handTo ?? this.holder;
  }

  /** Send a command; what is refused is shown, and true says that it was carried out. */
  async send(wish: Wish): Promise<boolean> {
    if (!this.#socket) return false;
    this.unanswered += 1;
    this.problem = null;
    try {
      await this.#socket.send(wish);
      return true;
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    } finally {
      this.unanswered -= 1;
    }
  }

  move(move: string): Promise<boolean> {
    const seat = this.mine ?? 0;
    return this.send({ kind: "move", seat, move, step: this.steps });
  }

  typeDice(dice: string): Promise<boolean> {
    const seat = this.diceSeat ?? 0;
    return this.send({ kind: "dice", seat, dice, step: this.steps });
  }

  undo(): Promise<boolean> {
    const moved = this.lastEvent?.kind === "moved" ? this.lastEvent.seat : this.holder;
    const seat = this.own.seats.includes(moved ?? -1) ? (moved ?? 0) : (this.own.seats[0] ?? 0);
    return this.send({ kind: "undo", seat, step: this.steps });
  }
}
