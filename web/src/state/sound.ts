/** Small sounds, made on the spot: there is nothing to load. */

import type { Fact } from "../api";
import { knownGames } from "../parts";
import { settings } from "./settings.svelte";

export type SoundName = "dice" | "tile" | "turn" | "end";

let context: AudioContext | null = null;

function ready(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  // A browser lets sounds begin only after someone has touched the page.
  if (context.state === "suspended") void context.resume();
  return context.state === "running" ? context : null;
}

function tone(pitch: number, start: number, length: number, loudness = 0.12): void {
  const audio = ready();
  if (!audio) return;
  const at = audio.currentTime + start;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = "triangle";
  voice.frequency.setValueAtTime(pitch, at);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(at);
  voice.stop(at + length);
}

/** A dull knock, as of wood on wood. */
function knock(start: number, pitch: number, loudness: number): void {
  const audio = ready();
  if (!audio) return;
  const at = audio.currentTime + start;
  const length = 0.05;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  }
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 2.5;
  volume.gain.value = loudness;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(at);
}

// What all games have; the rest each game says itself.
const COMMON: Record<string, SoundName> = { rolled: "dice", "game-over": "end" };

/** What an event sounds like: the last of its facts that makes a sound. */
export function soundOf(facts: readonly Fact[]): SoundName | null {
  const sounds = Object.assign({}, COMMON, ...knownGames().map((game) => game.sounds));
  const heard = facts.findLast(({ fact }) => fact in sounds);
  return heard ? sounds[heard.fact] : null;
}

export const sound: Record<SoundName, () => void> = {
  dice(): void {
    for (let i = 0; i < 6; i++)
      knock(i * 0.055 + Math.random() * 0.03, 700 + 600 * Math.random(), 0.5 - i * 0.06);
  },
  tile(): void {
    knock(0, 420, 0.9);
    knock(0.03, 900, 0.3);
  },
  turn(): void {
    tone(523, 0, 0.18);
    tone(784, 0.12, 0.3);
  },
  end(): void {
    [523, 659, 784, 1047].forEach((pitch, i) => {
      tone(pitch, i * 0.13, 0.4);
    });
  },
};
