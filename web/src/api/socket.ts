/**
 * A table's socket that comes back by itself.
 *
 * Commands that were not answered are kept and sent again, under the same name, when there is
 * a connection: the server recognises those it has carried out.
 */

import type { Command, Frame, Problem } from ".";
import { Refusal, type Wish } from "./client";
import { commandId } from "./random";

export type Connection = "connecting" | "live" | "lost" | "closed";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const NO_SUCH_TABLE = 4404;
const MALFORMED = 4400;

interface Waiting {
  command: Command;
  done: (number: number) => void;
  refused: (refusal: Refusal) => void;
}

export interface Listener {
  /** The address to connect to; it says which events were seen already. */
  address(): string;
  frame(frame: Frame): void;
  connected(state: Connection): void;
  /** The table cannot be reached at all, and trying again would not help. */
  turnedAway(problem: Problem | null): void;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #lastProblem: Problem | null = null;

  constructor(private readonly listener: Listener) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  /** Say something to the table; resolved once it is committed there. */
  send(wish: Wish): Promise<number> {
    const command = { id: commandId(), ...wish } as Command;
    return new Promise((done, refused) => {
      this.#waiting.set(command.id, { command, done, refused });
      if (this.#socket?.readyState === WebSocket.OPEN) {
        this.#socket.send(JSON.stringify(command));
      }
    });
  }

  /** Connect anew, because what is to be heard has changed. */
  again(): void {
    this.#socket?.close();
    this.#tries = 0;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  #now = (): void => {
    if (document.visibilityState === "hidden" || this.#closed) return;
    if (this.#timer !== undefined) this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const socket = new WebSocket(this.listener.address());
    this.#socket = socket;
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#hear(JSON.parse(message.data as string) as Frame);
    };
    socket.onclose = (close) => {
      if (socket === this.#socket && !this.#closed) this.#dropped(close.code);
    };
  }

  #hear(frame: Frame): void {
    switch (frame.type) {
      case "welcome":
        this.#tries = 0;
        this.listener.frame(frame);
        this.listener.connected("live");
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
      default:
        this.listener.frame(frame);
    }
  }

  #dropped(code: number): void {
    if (code === NO_SUCH_TABLE || code === MALFORMED) {
      this.close();
      this.listener.connected("closed");
      this.listener.turnedAway(this.#lastProblem);
      return;
    }
    this.listener.connected("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    this.#tries += 1;
    // Not all pages of a restarted server come back in the same instant.
    this.#timer = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
  }
}
