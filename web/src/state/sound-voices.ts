/**
 * What the table sounds like, made on the spot: struck wood, small plucks, a little noise.
 * Nothing here knows of settings or of time; it writes into any audio context, also one that
 * only computes samples, which is how a test listens.
 */

export const SOUNDS = [
  "dice",
  "aside",
  "worm",
  "tile",
  "flip",
  "steal",
  "fail",
  "find",
  "stuck",
  "queen",
  "turn",
  "win",
  "lose",
] as const;
export type SoundName = (typeof SOUNDS)[number];

/** A die hitting the table: seconds from now, and how hard, from 0 to 1. */
export interface Knock {
  readonly after: number;
  readonly force: number;
}

/** What sounds at one moment is written through this. */
export interface Bench {
  readonly audio: BaseAudioContext;
  readonly out: AudioNode;
  readonly at: number;
}

type Voice = (bench: Bench, knocks: readonly Knock[]) => void;

const SILENCE = 0.0001;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** The same half second of noise for all that hisses. */
function noiseOf(audio: BaseAudioContext): AudioBuffer {
  let noise = noises.get(audio);
  if (!noise) {
    noise = audio.createBuffer(1, Math.ceil(audio.sampleRate / 2), audio.sampleRate);
    const samples = noise.getChannelData(0);
    let state = 1;
    for (let i = 0; i < samples.length; i++) {
      state = (state * 16807) % 2147483647;
      samples[i] = (state / 2147483647) * 2 - 1;
    }
    noises.set(audio, noise);
  }
  return noise;
}

/** Loudness that is there at once, or after `rise`, and dies away. */
function fading(
  { audio, out, at }: Bench,
  after: number,
  loud: number,
  length: number,
  rise = 0.002,
): GainNode {
  const node = audio.createGain();
  node.gain.setValueAtTime(SILENCE, at + after);
  node.gain.exponentialRampToValueAtTime(Math.max(loud, SILENCE * 2), at + after + rise);
  node.gain.exponentialRampToValueAtTime(SILENCE, at + after + length);
  node.connect(out);
  return node;
}

interface Tone {
  pitch: number;
  after?: number;
  loud: number;
  length: number;
  rise?: number;
  /** Where the pitch glides to. */
  to?: number;
  shape?: OscillatorType;
}

function tone(bench: Bench, { pitch, after = 0, loud, length, rise, to, shape }: Tone): void {
  const start = bench.at + after;
  const voice = bench.audio.createOscillator();
  voice.type = shape ?? "sine";
  voice.frequency.setValueAtTime(pitch, start);
  if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, start + length);
  voice.connect(fading(bench, after, loud, length, rise));
  voice.start(start);
  voice.stop(start + length);
}

interface Hiss {
  pitch: number;
  after?: number;
  loud: number;
  length: number;
  rise?: number;
  to?: number;
  narrow?: number;
}

function hiss(bench: Bench, given: Hiss): void {
  const { pitch, after = 0, loud, length, rise, to, narrow = 1 } = given;
  const start = bench.at + after;
  const source = bench.audio.createBufferSource();
  const filter = bench.audio.createBiquadFilter();
  source.buffer = noiseOf(bench.audio);
  filter.type = "bandpass";
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(pitch, start);
  if (to !== undefined) filter.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(filter).connect(fading(bench, after, loud, length, rise));
  source.start(start, 0, length);
}

/** Wood that is struck: a click, and the few tones in which a board rings. */
function wood(bench: Bench, pitch: number, loud: number, after = 0, length = 0.11): void {
  hiss(bench, { pitch: pitch * 4, after, loud: loud * 0.9, length: 0.018, narrow: 0.8 });
  tone(bench, { pitch, after, loud, length });
  tone(bench, { pitch: pitch * 2.76, after, loud: loud * 0.4, length: length * 0.5 });
  tone(bench, { pitch: pitch * 5.4, after, loud: loud * 0.16, length: length * 0.25 });
}

/** A tongue of a thumb piano. */
function pluck(bench: Bench, pitch: number, loud: number, after = 0, length = 0.42): void {
  tone(bench, { pitch, after, loud, length, rise: 0.004 });
  tone(bench, { pitch: pitch * 2, after, loud: loud * 0.3, length: length * 0.6 });
  tone(bench, { pitch: pitch * 5.4, after, loud: loud * 0.07, length: length * 0.15 });
  hiss(bench, { pitch: 2600, after, loud: loud * 0.25, length: 0.012 });
}

/** A small hard die on a wooden table: the die clicks, the table answers. */
function knock(bench: Bench, { after, force }: Knock, place: number): void {
  const odd = ((place * 37) % 11) / 11;
  const loud = 0.34 * force;
  hiss(bench, { pitch: 3200 + 900 * odd, after, loud: loud * 1.1, length: 0.014 });
  tone(bench, { pitch: 1250 + 520 * odd, after, loud: loud * 0.5, length: 0.035 });
  wood(bench, 215 + 60 * odd, loud, after, 0.09);
}

const C = 523.25;
const D = 587.33;
const E = 659.26;
const G = 783.99;
const A = 440;

const VOICES: Record<SoundName, Voice> = {
  dice: (bench, knocks) => {
    // Many dice are not many times as loud as one.
    const share = 1 / Math.max(1, knocks.length) ** 0.3;
    knocks.forEach(({ after, force }, place) => {
      knock(bench, { after, force: force * (0.45 + 0.75 * share) }, place);
    });
  },
  aside: (bench) => {
    wood(bench, 330, 0.52, 0, 0.13);
    wood(bench, 392, 0.3, 0.07, 0.1);
  },
  worm: (bench) => {
    wood(bench, 330, 0.2);
    tone(bench, { pitch: 300, to: 620, after: 0.05, loud: 0.22, length: 0.2, rise: 0.04 });
    pluck(bench, E, 0.2, 0.16, 0.36);
  },
  tile: (bench) => {
    wood(bench, 180, 0.66, 0, 0.2);
    wood(bench, 260, 0.34, 0.045, 0.12);
  },
  flip: (bench) => {
    hiss(bench, { pitch: 900, to: 2200, loud: 0.2, length: 0.1, rise: 0.05 });
    wood(bench, 240, 0.3, 0.1, 0.12);
  },
  steal: (bench) => {
    hiss(bench, { pitch: 600, to: 3400, loud: 0.26, length: 0.2, rise: 0.14, narrow: 1.6 });
    wood(bench, 180, 0.42, 0.2, 0.15);
    pluck(bench, G, 0.14, 0.22, 0.25);
    pluck(bench, 2 * C, 0.14, 0.3, 0.35);
  },
  fail: (bench) => {
    tone(bench, {
      pitch: 262,
      to: 233,
      loud: 0.2,
      length: 0.24,
      rise: 0.02,
      shape: "triangle",
    });
    tone(bench, {
      pitch: 208,
      to: 139,
      after: 0.2,
      loud: 0.22,
      length: 0.45,
      rise: 0.02,
      shape: "triangle",
    });
    wood(bench, 110, 0.25, 0.2, 0.2);
  },
  find: (bench) => {
    pluck(bench, G, 0.24, 0, 0.3);
    pluck(bench, 2 * C, 0.2, 0.07, 0.36);
  },
  stuck: (bench) => {
    wood(bench, 150, 0.4, 0, 0.1);
    wood(bench, 150, 0.34, 0.11, 0.1);
    tone(bench, {
      pitch: 175,
      to: 131,
      after: 0.2,
      loud: 0.28,
      length: 0.3,
      shape: "triangle",
    });
  },
  queen: (bench) => {
    pluck(bench, C, 0.2, 0, 0.4);
    pluck(bench, G, 0.2, 0.09, 0.45);
    pluck(bench, 2 * D, 0.2, 0.18, 0.6);
  },
  turn: (bench) => {
    pluck(bench, G, 0.18, 0, 0.35);
    pluck(bench, 2 * C, 0.2, 0.13, 0.5);
  },
  win: (bench) => {
    [C, E, G, 2 * C].forEach((pitch, place) => {
      pluck(bench, pitch, 0.22, 0.09 * place, place === 3 ? 0.5 : 0.34);
    });
    pluck(bench, 2 * E, 0.12, 0.27, 0.5);
  },
  lose: (bench) => {
    pluck(bench, A, 0.18, 0, 0.4);
    pluck(bench, 349.23, 0.18, 0.15, 0.4);
    pluck(bench, 293.66, 0.19, 0.3, 0.48);
  },
};

/** A rattle, for dice that nobody sees fly. */
export function rattle(dice: number): Knock[] {
  return Array.from({ length: dice }, (_, place) => ({
    after: 0.05 * place + 0.017 * ((place * 5) % 3),
    force: 1 - 0.05 * place,
  }));
}

/** Write a sound into an audio context, from `bench.at` on. */
export function sounding(name: SoundName, bench: Bench, knocks = rattle(3)): void {
  VOICES[name](bench, knocks);
}

/** What all sounds go through: a volume, and a hand that keeps any two from being too loud. */
export function mixer(audio: BaseAudioContext, volume: number): GainNode {
  const limiter = audio.createDynamicsCompressor();
  limiter.threshold.value = -9;
  limiter.knee.value = 6;
  limiter.ratio.value = 8;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.12;
  const master = audio.createGain();
  master.gain.value = volume;
  const bus = audio.createGain();
  bus.connect(limiter).connect(master).connect(audio.destination);
  return bus;
}
