/** What is heard and felt at a table, in time with what is seen there. */

import { untrack } from "svelte";
import type { Fact } from "../api";
import { FLIGHT, HITS, lasting, throwOf } from "../boards/moving";
import type { Sound } from "../boards/types";
import { about } from "../parts";
import { motion, settings } from "./settings.svelte";
import { play, playDice, wakeOnTouch } from "./sound";
import { vibrate } from "./sound-vibration";
import type { Knock } from "./sound-voices";
import type { TableSession } from "./table.svelte";

/** Until dice that are made ready unseen begin to fly. */
const LEAD = 60;
/** A game ends after its last move has been heard. */
const END = 900;
/** Two sounds nearer to each other than this would be one noise. */
const APART = 220;

/** The sounds of an act: at most one at a time, and the last word goes to the end. */
export function soundsOf(
  game: string,
  facts: readonly Fact[],
  own: readonly number[],
): Sound[] {
  const heard: Sound[] = [];
  const sounds = about(game)?.sounds;
  for (const fact of facts) {
    const sound = fact.fact === "game-over" ? ending(fact.winners, own) : sounds?.(fact);
    if (!sound) continue;
    const near = heard.some(
      ({ name, after = 0 }) => name !== "dice" && Math.abs(after - (sound.after ?? 0)) < APART,
    );
    if (!near || sound.name === "dice") heard.push(sound);
  }
  return heard;
}

function ending(winners: readonly number[], own: readonly number[]): Sound {
  const lost = own.length > 0 && !own.some((seat) => winners.includes(seat));
  return { name: lost ? "lose" : "win", after: END };
}

/** When so many thrown dice hit the table, at the pace that was chosen. */
export function landings(dice: number): Knock[] {
  const found: Knock[] = [];
  for (let place = 0; place < dice; place++) {
    const { duration, delay } = throwOf(place);
    HITS.forEach((part, bounce) => {
      const milliseconds = LEAD + lasting(delay + part * duration, settings.pace);
      found.push({ after: milliseconds / 1000, force: [1, 0.5, 0.18][bounce] ?? 0 });
    });
  }
  return found;
}

/** Hear a table for as long as the component that calls this is there. */
export function hearTable(session: TableSession): void {
  let last = untrack(() => session.state.happened?.number ?? null);
  let waiting: ReturnType<typeof setTimeout>[] = [];
  const forget = () => {
    for (const one of waiting) clearTimeout(one);
    waiting = [];
  };
  const later = (milliseconds: number, what: () => void) => {
    if (milliseconds <= 0) what();
    else waiting.push(setTimeout(what, milliseconds));
  };

  function hear(facts: readonly Fact[]): void {
    const own = session.own.seats;
    const sounds = soundsOf(session.game, facts, own);
    // What dice mean is heard when they lie.
    const thrown = sounds.some(({ name }) => name === "dice") && motion();
    for (const { name, after = 0, dice, shakes } of sounds) {
      const rolling = name === "dice";
      const flight = thrown && !rolling ? FLIGHT : 0;
      const wait = lasting(motion() ? flight + after : 0, settings.pace);
      later(name === "win" || name === "lose" ? Math.max(wait, END / 2) : wait, () => {
        if (rolling) playDice(dice ?? 1, landings(dice ?? 1));
        else play(name);
        if (shakes && own.includes(shakes.seat)) vibrate(shakes.how);
      });
    }
  }

  $effect(() => {
    const happened = session.state.happened;
    if (happened === null || happened.number === last) return;
    const first = last === null && happened.facts.length === 0;
    last = happened.number;
    if (first || document.hidden) return;
    untrack(() => hear(happened.facts));
  });

  $effect(() => {
    const sleep = wakeOnTouch();
    return () => {
      sleep();
      forget();
    };
  });
}
