/** The sounds of the table as plain data: what each one is made of. */

export type Sound =
  | 'hammer'
  | 'rail'
  | 'flip'
  | 'coin'
  | 'barrel'
  | 'cubes'
  | 'plan'
  | 'turn'
  | 'score'
  | 'whistle'
  | 'finale';

/** Times in seconds, frequencies in hertz. What sounds swells for `attack`, stays for `hold`, and dies away until `length`. */
interface Voice {
  readonly at: number;
  readonly length: number;
  readonly strength: number;
  readonly attack?: number;
  readonly hold?: number;
  /** The frequency slides from the first to the second within `glide`, or all along. */
  readonly from: number;
  readonly to: number;
  readonly glide?: number;
}

export interface Tone extends Voice {
  readonly kind: 'tone';
}

/** Noise through a filter around its frequency; the higher `focus` is, the more it sounds like a tone. */
export interface NoiseVoice extends Voice {
  readonly kind: 'noise';
  readonly focus: number;
}

export interface SoundScore {
  /** How far it swings at its loudest, from 0 to 1. */
  readonly peak: number;
  /** How much its pitch may differ from one time to the next, as a part of it. */
  readonly varies: number;
  readonly voices: readonly (Tone | NoiseVoice)[];
}

type Partial = readonly [ratio: number, strength: number, length: number];

/** Something struck: its partials, each with how strong it is and how long it rings in seconds. */
const struck = (pitch: number, at: number, strength: number, partials: readonly Partial[]): readonly Tone[] =>
  partials.map(([ratio, part, length]) => ({
    kind: 'tone',
    at,
    length,
    strength: strength * part,
    from: pitch * ratio,
    to: pitch * ratio,
    attack: 0.002,
  }));

const burst = (from: number, to: number, at: number, length: number, strength: number, focus = 1): NoiseVoice => ({
  kind: 'noise',
  at,
  length,
  strength,
  from,
  to,
  focus,
  attack: 0.001,
});

/** How materials ring: wood briefly, a bar of iron with partials far apart, a bell with a third that is almost in tune. */
const wood: readonly Partial[] = [
  [1, 1, 0.16],
  [2.31, 0.55, 0.09],
  [3.9, 0.3, 0.06],
  [5.7, 0.16, 0.035],
];
const iron: readonly Partial[] = [
  [1, 0.7, 0.42],
  [2.756, 0.5, 0.26],
  [5.404, 0.3, 0.15],
  [8.933, 0.16, 0.08],
];
const silver: readonly Partial[] = [
  [1, 1, 0.3],
  [1.48, 0.55, 0.2],
  [2.13, 0.35, 0.13],
  [2.97, 0.18, 0.07],
];
const bell: readonly Partial[] = [
  [0.5, 0.3, 0.95],
  [1, 1, 0.9],
  [1.19, 0.28, 0.75],
  [2, 0.32, 0.6],
  [2.74, 0.16, 0.4],
  [4.1, 0.08, 0.25],
];
const marimba: readonly Partial[] = [
  [1, 1, 0.22],
  [3.93, 0.26, 0.09],
  [9.2, 0.07, 0.04],
];

/** A pipe of a steam whistle: it rises to its pitch as the pressure does. */
const pipe = (pitch: number, at: number, hold: number, strength: number): readonly (Tone | NoiseVoice)[] => [
  ...[1, 2, 3].map((harmonic) => ({
    kind: 'tone' as const,
    at,
    length: hold + 0.75,
    hold,
    attack: 0.07,
    strength: strength / harmonic ** 1.6,
    from: pitch * harmonic * 0.9,
    to: pitch * harmonic,
    glide: 0.16,
  })),
  { ...burst(pitch * 2.5, pitch * 3, at, hold + 0.6, strength * 0.22, 1.4), hold, attack: 0.05 },
];

const drops = [0, 0.052, 0.092, 0.15];

export const sounds: Readonly<Record<Sound, SoundScore>> = {
  // Two strokes of a hammer on timber.
  hammer: {
    peak: 0.62,
    varies: 0.04,
    voices: [
      burst(2600, 900, 0, 0.03, 0.5),
      ...struck(190, 0, 1, wood),
      burst(2400, 800, 0.15, 0.03, 0.35),
      ...struck(204, 0.15, 0.72, wood),
    ],
  },
  // A rail that is laid down and struck home.
  rail: {
    peak: 0.5,
    varies: 0.03,
    voices: [
      burst(3400, 1600, 0, 0.025, 0.5),
      ...struck(430, 0, 0.8, iron),
      burst(700, 300, 0.01, 0.09, 0.7),
      burst(3800, 2000, 0.17, 0.02, 0.4),
      ...struck(512, 0.17, 0.6, iron),
    ],
  },
  // A tile is turned, and rings where it falls.
  flip: {
    peak: 0.45,
    varies: 0.03,
    voices: [{ ...burst(700, 3200, 0, 0.13, 0.55, 1.6), attack: 0.05 }, ...struck(698, 0.1, 0.8, bell)],
  },
  // Two coins that fall on each other.
  coin: {
    peak: 0.34,
    varies: 0.07,
    voices: [
      burst(6200, 5200, 0, 0.012, 0.35),
      ...struck(2790, 0, 0.8, silver),
      ...struck(3520, 0.055, 0.6, silver),
      ...struck(3140, 0.13, 0.25, silver),
    ],
  },
  // A barrel that rolls, and knocks.
  barrel: {
    peak: 0.6,
    varies: 0.06,
    voices: [
      { ...burst(220, 160, 0, 0.3, 0.9, 2.2), attack: 0.06, hold: 0.08 },
      burst(900, 350, 0.2, 0.04, 0.4),
      ...struck(112, 0.2, 1, [
        [1, 1, 0.24],
        [1.93, 0.5, 0.14],
        [3.1, 0.25, 0.07],
      ]),
    ],
  },
  // Coal or iron poured out.
  cubes: {
    peak: 0.36,
    varies: 0.1,
    voices: drops.flatMap((at, index) => [
      burst(2100 - index * 190, 1100, at, 0.05, 0.8 - index * 0.12, 2.5),
      ...struck(640 + index * 85, at, 0.22, wood),
    ]),
  },
  // A sheet of drawings that is turned over.
  plan: {
    peak: 0.22,
    varies: 0.08,
    voices: [
      { ...burst(1500, 4200, 0, 0.2, 0.6, 1.2), attack: 0.09 },
      { ...burst(3800, 1400, 0.16, 0.16, 0.45, 1.2), attack: 0.03 },
    ],
  },
  turn: { peak: 0.4, varies: 0, voices: [...struck(587.3, 0, 0.8, bell), ...struck(880, 0.17, 0.7, bell)] },
  score: { peak: 0.26, varies: 0.06, voices: [burst(2400, 1500, 0, 0.012, 0.25), ...struck(784, 0, 0.9, marimba)] },
  // The whistle of a works, far off, once long and once short.
  whistle: {
    peak: 0.5,
    varies: 0.01,
    voices: [466.2, 587.3, 698.5].flatMap((pitch) => [...pipe(pitch, 0, 0.5, 0.6), ...pipe(pitch, 1.05, 0.12, 0.5)]),
  },
  finale: {
    peak: 0.5,
    varies: 0,
    voices: [392, 493.9, 587.3, 784].flatMap((pitch, index) => struck(pitch, index * 0.16, 0.7 + index * 0.08, bell)),
  },
};
