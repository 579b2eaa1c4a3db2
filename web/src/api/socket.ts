/**
 * A table's socket that comes back by itself.
 *
 * Commands that were not answered are kept and sent again, under the same name, when there is
 * a connection: the server recognises those it has carried out. A network that is gone closes
 * nothing, so a socket that stays silent is asked whether it still lives.
 */

import { t } from "../i18n";
import type { Frame, Problem, Said } from ".";
import { Refusal, type Wish } from "./client";
import { commandId } from "./random";

export type Connection = "connecting" | "live" | "lost" | "closed";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
/** Before going back to a server that has had too much of us. */
const LONG_WAIT = 20_000;

/** Milliseconds of silence before asking, and then for the answer. */
export const QUIET = 15_000;
export const ANSWER = 8000;
const PING = "ping";

// The server's codes: 4000 and the status of a refusal, or the protocol's own.
const MESSAGE_TOO_LONG = 1009;
const TOO_SLOW = 1013;
const TOO_MANY_COMMANDS = 4029;
const TOO_MANY = 4429;

/** Trying again would bring the same refusal. */
function isFinal(code: number): boolean {
  return code === MESSAGE_TOO_LONG || (code >= 4400 && code < 4500 && code !== TOO_MANY);
}

interface Waiting {
  command: Said;
  done: (number: number) => void;
  refused: (refusal: Refusal) => void;
}

export interface Listener {
  /** The address to connect to; it says which events were seen already. */
  address(): string;
  frame(frame: Frame): void;
  /** With the reason, if the server has given one for not letting us in just now. */
  connected(state: Connection, why: Problem | null): void;
  /** The table cannot be reached at all, and trying again would not help. */
  turnedAway(problem: Problem): void;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #lastProblem: Problem | null = null;

  constructor(private readonly listener: Listener) {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Say something to the table; resolved once it is committed there. */
  send(wish: Wish<Said>): Promise<number> {
    const command = { id: commandId(), ...wish } as Said;
    return new Promise((done, refused) => {
      this.#waiting.set(command.id, { command, done, refused });
      if (this.#socket?.readyState === WebSocket.OPEN) {
        this.#socket.send(JSON.stringify(command));
      }
    });
  }

  /** Connect anew, because what is to be heard has changed. */
  again(): void {
    this.#tries = 0;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
  }

  /** The device was asleep, offline or elsewhere: see at once whether the socket survived. */
  #wake = (): void => {
    if (document.visibilityState === "hidden" || this.#closed) return;
    if (this.#retry !== undefined) this.#connect();
    else if (this.#socket?.readyState === WebSocket.OPEN) this.#ask();
  };

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#lastProblem = null;
    this.#socket?.close();
    const socket = new WebSocket(this.listener.address());
    this.#socket = socket;
    this.#expect();
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return;
      this.#expect();
      this.#hear(JSON.parse(message.data as string) as Frame);
    };
    socket.onclose = (close) => {
      if (socket === this.#socket && !this.#closed) this.#dropped(close.code);
    };
  }

  /** Something was heard: silence begins to count anew. */
  #expect(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#ask(), QUIET);
  }

  #ask(): void {
    clearTimeout(this.#silence);
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      this.#lose();
      return;
    }
    this.#socket.send(PING);
    this.#silence = setTimeout(() => this.#lose(), ANSWER);
  }

  /** Nobody is there any more, though nobody has closed the socket. */
  #lose(): void {
    const dead = this.#socket;
    this.#socket = null;
    dead?.close();
    this.#tryLater(null);
  }

  #hear(frame: Frame): void {
    switch (frame.type) {
      case "welcome":
        this.#tries = 0;
        this.listener.frame(frame);
        this.listener.connected("live", null);
        for (const { command } of this.#waiting.values()) {
          this.#socket?.send(JSON.stringify(command));
        }
        break;
      case "done":
        this.#waiting.get(frame.id)?.done(frame.number);
        this.#waiting.delete(frame.id);
        break;
      case "refused":
        if (frame.id === undefined) {
          this.#lastProblem = frame.problem;
        } else {
          this.#waiting.get(frame.id)?.refused(new Refusal(frame.problem, 400));
          this.#waiting.delete(frame.id);
        }
        break;
      case "pong":
        break;
      default:
        this.listener.frame(frame);
    }
  }

  #dropped(code: number): void {
    clearTimeout(this.#silence);
    if (isFinal(code)) {
      this.#turnAway(this.#lastProblem ?? said("page-turned-away-why"));
    } else if (code === TOO_MANY || code === TOO_MANY_COMMANDS) {
      this.#tryLater(this.#lastProblem ?? said("page-too-many"), LONG_WAIT);
    } else if (code === TOO_SLOW) {
      this.#tryLater(said("page-too-slow"), LONG_WAIT);
    } else {
      this.#tryLater(null);
    }
  }

  #turnAway(problem: Problem): void {
    this.close();
    for (const { refused } of this.#waiting.values()) refused(new Refusal(problem, 400));
    this.#waiting.clear();
    this.listener.connected("closed", problem);
    this.listener.turnedAway(problem);
  }

  #tryLater(why: Problem | null, least = 0): void {
    const wait = Math.max(least, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries));
    this.#tries += 1;
    // Not all pages of a restarted server come back in the same instant.
    this.#retry = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
    this.listener.connected("lost", why);
  }
}

function said(name: string): Problem {
  return { name, sentence: t(name) };
}
