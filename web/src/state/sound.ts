/** Playing the sounds: only after someone has touched the page, and as loud as they like. */

import { motion, settings } from "./settings.svelte";
import { type Knock, mixer, rattle, type SoundName, sounding } from "./sound-voices";

/** How soon one sound makes way for the next, in seconds. */
const MAKE_WAY = 0.05;

let audio: AudioContext | null = null;
let bus: GainNode | null = null;
let loudness = -1;
/** What is sounding, dice apart: two melodies at a time are none. */
let melody: GainNode | null = null;

/** Whether someone has touched the page; browsers let nothing sound or shake before. */
export function touched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? audio !== null;
}

/** To be called from a tap or a key. */
export function wake(): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  if (audio.state !== "running") void audio.resume();
}

function ready(): { audio: AudioContext; bus: GainNode } | null {
  if (!settings.sound || settings.volume <= 0 || !touched()) return null;
  wake();
  if (!audio) return null;
  if (!bus || loudness !== settings.volume) {
    loudness = settings.volume;
    bus = mixer(audio, (loudness / 100) ** 1.6); // as loud as it looks on the slider
  }
  return { audio, bus };
}

/** Let something sound, so many seconds from now. */
export function play(name: SoundName, after = 0, knocks?: readonly Knock[]): void {
  const found = ready();
  if (!found) return;
  const at = found.audio.currentTime + after;
  const out = found.audio.createGain();
  out.connect(found.bus);
  sounding(name, { audio: found.audio, out, at }, knocks && [...knocks]);
  if (name === "dice") return;
  if (melody) {
    melody.gain.setValueAtTime(1, at);
    melody.gain.linearRampToValueAtTime(0, at + MAKE_WAY);
  }
  melody = out;
}

/** Dice on wood, with a knock whenever one of them hits the table. */
export function playDice(dice: number, landings: readonly Knock[]): void {
  play("dice", 0, motion() ? landings : rattle(dice));
}

/** Be ready to sound from the first tap on, for as long as this is there. */
export function wakeOnTouch(): () => void {
  const events = ["pointerup", "keydown"] as const;
  for (const event of events) addEventListener(event, wake, { passive: true });
  return () => {
    for (const event of events) removeEventListener(event, wake);
  };
}
