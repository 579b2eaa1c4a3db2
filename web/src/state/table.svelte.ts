/** One table as a page sees it: its state, the socket that brings it, and what is sent there. */

import {
  type Event,
  type Frame,
  PROTOCOL,
  type Problem,
  type Reaction,
  type SeatView,
  type View,
} from "../api";
import { api, type Wish } from "../api/client";
import { type Connection, type Listener, TableSocket } from "../api/socket";
import { lasting } from "../boards/moving";
import { language } from "../i18n";
import { hasBoard } from "../parts";
import { partsOf } from "./acts";
import { linkTo } from "./base";
import { isAnother } from "./build";
import { introduce } from "./device.svelte";
import { seatName } from "./names";
import { giveLast, giveSeeds, withdrawSeed } from "./noted";
import { tell } from "./notes.svelte";
import { People } from "./people.svelte";
import { reloadOnce } from "./reloading";
import { problemOf, reportFailure } from "./report";
import { motion, settings } from "./settings.svelte";
import { type Cue, Stage } from "./stage.svelte";
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
  waitsForDice,
  withStory,
} from "./table";

const TOO_OLD = "page-too-old";
const STORY_AGAIN = 3000; // milliseconds

export type Heard = (event: Event, session: TableSession) => void;

export class TableSession implements Listener {
  /** The table as the server has it; what is shown may be a little behind. */
  #known = NOTHING_YET;
  readonly #stage = new Stage<TableState>(NOTHING_YET);
  connection = $state<Connection>("connecting");
  /** Commands that the server has not answered. */
  unanswered = $state(0);
  problem = $state.raw<Problem | null>(null);
  /** Why the server does not let us in just now, if it has said so. */
  why = $state.raw<Problem | null>(null);
  /** Why the table cannot be shown. */
  away = $state.raw<Problem | null>(null);
  missing = $state(false);
  readonly people = new People();

  #socket: TableSocket | null = null;
  #closed = false;
  #story: ReturnType<typeof setTimeout> | undefined;

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
    clearTimeout(this.#story);
    this.#socket?.close();
    this.#stage.close();
  }

  // What the socket needs

  address(): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({
      protocol: String(PROTOCOL),
      language: language.current,
      words: String(this.inWords),
    });
    const path = linkTo(`/api/tables/${encodeURIComponent(this.code)}/socket`);
    return `${scheme}://${location.host}${path}?${query}`;
  }

  connected(state: Connection, why: Problem | null): void {
    this.connection = state;
    this.why = why;
  }

  turnedAway(problem: Problem): void {
    if (problem.name === TOO_OLD && reloadOnce()) return;
    this.missing = true;
    this.away = problem;
  }

  frame(frame: Frame): void {
    this.people.hear(frame, this.#known.own.seats);
    if (frame.type === "welcome") {
      // The server has another page by now: this one would not know what it is told.
      if (isAnother(frame.build) && reloadOnce(frame.build)) return;
      this.missing = false;
      this.#known = step(this.#known, frame);
      this.#stage.jump(this.#known);
      void this.loadLog();
      void this.#seedNextGame();
    } else if (frame.type === "event") {
      const before = this.#known;
      this.#known = step(before, frame);
      if (this.#known === before) return;
      const heard = () => this.heard(frame.event, this);
      if (frame.event.kind === "undone") {
        this.#stage.jump(this.#known);
        heard();
      } else this.#stage.add(this.#cues(before, heard));
      if (frame.event.kind === "waits") void this.#seedNextGame();
    }
  }

  #cues(before: TableState, heard: () => void): Cue<TableState>[] {
    const parts = partsOf(before, this.#known, motion());
    return parts.map(({ scene, lasts, stops }, at) => ({
      scene,
      // A moment is enough for what wants to be looked at to hold the stage.
      lasts: Math.max(lasting(lasts, settings.pace), stops ? 1 : 0),
      ...(at === 0 ? { shown: heard } : {}),
    }));
  }

  /** Change what is known and all that is, and will be, shown. */
  #change(how: (state: TableState) => TableState): void {
    this.#known = how(this.#known);
    this.#stage.change(how);
  }

  /** The log in the language of now, from the server. */
  async loadLog(): Promise<void> {
    clearTimeout(this.#story);
    if (this.table?.begins === null) return;
    try {
      const story = await api.story(this.code);
      // Only now: the game may have gone on while the story was on its way.
      this.#change((state) => withStory(state, story));
    } catch (error) {
      if (this.#closed) return;
      reportFailure(error);
      this.#story = setTimeout(() => void this.loadLog(), STORY_AGAIN);
    }
  }

  /** Try once more to get to a table that has turned us away. */
  retry(): void {
    this.missing = false;
    this.connection = "connecting";
    this.#socket = new TableSocket(this);
  }

  /** Hear everything anew, in another language or in words instead of pictures. */
  again(): void {
    if (this.missing) this.#socket = new TableSocket(this);
    else this.#socket?.again();
  }

  // What the page asks of it

  /** The table as it is shown. */
  get state(): TableState {
    return this.#stage.scene;
  }

  /** Whether something is still to be shown before the game can go on here. */
  get behind(): boolean {
    return this.#stage.behind > 0;
  }

  /** Whether what happened last has been seen to its end. */
  get resting(): boolean {
    return this.#stage.resting;
  }

  /** Show nothing more until what this gives back is called. */
  hold(): () => void {
    return this.#stage.hold();
  }

  /** Show at once how things are now. */
  hurry(): void {
    this.#stage.hurry();
  }

  get table() {
    return this.state.table;
  }

  get own() {
    return this.state.own;
  }

  get game(): string {
    return this.table?.plan.game ?? "";
  }

  /** Whether the table is wanted in words: someone prefers them, or nobody has drawn it. */
  get inWords(): boolean {
    return settings.plain || (this.table !== null && !hasBoard(this.game));
  }

  get seen(): SeatView | null {
    return seen(this.state);
  }

  get view(): View | null {
    return this.seen?.view ?? null;
  }

  get latest(): readonly string[] {
    return latest(this.state);
  }

  get diceSeat(): number | null {
    return diceSeat(this.state);
  }

  get waitsForDice(): boolean {
    return this.view !== null && waitsForDice(this.state, this.view);
  }

  /** The seat at this screen that the game waits for. */
  get mine(): number | null {
    return acting(this.state);
  }

  get handTo(): number | null {
    return handTo(this.state);
  }

  /** What is on its way greys the buttons out; it does not take them away and put them back. */
  get canAct(): boolean {
    return this.mine !== null && this.handTo === null && !this.behind;
  }

  get canUndo(): boolean {
    return undoSeat(this.state) !== null && this.unanswered === 0 && !this.behind;
  }

  nameOf(seat: number): string {
    const chair = this.table?.seats[seat];
    return chair ? seatName(chair, seat) : "";
  }

  handOver(quietly: boolean): void {
    this.#change((state) => handOver(state, quietly));
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

  /** Show at one's seat what one feels; nothing waits for that, and nothing is lost with it. */
  async react(reaction: Reaction): Promise<void> {
    const seat = this.state.holder ?? this.own.seats[0];
    if (!this.#socket || seat === undefined) return;
    try {
      await this.#socket.send({ kind: "react", seat, reaction });
    } catch (error) {
      tell(problemOf(error).sentence);
    }
  }

  // Seeds: none leaves this device before it has seen and noted the commitment

  get #promised() {
    const commitment = this.table?.commitment ?? "";
    return { code: this.code, commitment, held: this.own.seats };
  }

  get #fair(): boolean {
    return this.table?.plan.dice === "server";
  }

  /** Sit down, or change one's name or seed. */
  claim(seat: number, name: string, seed?: string): Promise<boolean> {
    const { commitment } = this.#promised;
    const typed = seed === undefined ? {} : { [seat]: seed };
    return this.#give((fair) => {
      const given = fair ? giveSeeds(this.#promised, [seat], typed) : [];
      return { kind: "claim", seat, name, seed: given[0]?.seed ?? "", commitment };
    });
  }

  /** Start the game, with seeds for one's own seats that come after all others. */
  start(typed: Record<number, string>): Promise<boolean> {
    const { commitment } = this.#promised;
    const others = this.table?.seats.map(({ seed }) => seed) ?? [];
    return this.#give((fair) => {
      const seeds = fair ? giveLast(this.#promised, others, typed) : [];
      return { kind: "start", seeds, commitment };
    });
  }

  /** Send what has seeds in it, unless the table is not what it was when they were noted. */
  async #give(wish: (fair: boolean) => Wish): Promise<boolean> {
    let wished: Wish;
    try {
      wished = wish(this.#fair);
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    }
    return this.send(wished);
  }

  /** Give a seat back before the game. */
  async withdraw(seat: number): Promise<void> {
    if (await this.send({ kind: "leave", seat })) withdrawSeed(this.code, seat);
  }

  /** A game that starts by itself waits for a seed of every seat. */
  async #seedNextGame(): Promise<void> {
    if (this.table?.state !== "open" || !this.#fair) return;
    if (this.table.starts_at === null && (this.table.fills_at ?? null) === null) return;
    for (const seat of this.own.seats) {
      if (this.table.seats[seat]?.seed === "") await this.claim(seat, "");
    }
  }

  get #steps(): number {
    return this.table?.steps ?? 0;
  }

  move(move: string): Promise<boolean> {
    return this.send({ kind: "move", seat: this.mine ?? 0, move, step: this.#steps });
  }

  typeDice(dice: string): Promise<boolean> {
    return this.send({ kind: "dice", seat: this.diceSeat ?? 0, dice, step: this.#steps });
  }

  undo(): Promise<boolean> {
    return this.send({ kind: "undo", seat: undoSeat(this.state) ?? 0, step: this.#steps });
  }
}
