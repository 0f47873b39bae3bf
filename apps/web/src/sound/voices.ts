/** The sounds of the table as plain data: what each one is made of. */

export type Sound = 'build' | 'link' | 'flip' | 'coin' | 'turn' | 'era';

/** One tone or one burst of noise. Times in seconds, frequencies in hertz. */
export interface Voice {
  readonly wave: 'sine' | 'noise';
  readonly after: number;
  readonly length: number;
  /** The frequency slides from the first to the second; for noise, that of the filter. */
  readonly from: number;
  readonly to: number;
  /** From 0 to 1. */
  readonly strength: number;
}

const tone = (from: number, after: number, length: number, strength: number, to = from): Voice => ({
  wave: 'sine',
  after,
  length,
  from,
  to,
  strength,
});

/** A struck bell: a tone and two partials that are not quite in tune with it and die away sooner. */
const bell = (frequency: number, after: number, length: number, strength: number): readonly Voice[] => [
  tone(frequency, after, length, strength),
  tone(frequency * 2.76, after, length * 0.45, strength * 0.35),
  tone(frequency * 5.4, after, length * 0.2, strength * 0.15),
];

const noise = (from: number, to: number, after: number, length: number, strength: number): Voice => ({
  wave: 'noise',
  after,
  length,
  from,
  to,
  strength,
});

export const voices: Readonly<Record<Sound, readonly Voice[]>> = {
  // A wooden tile put down on the board.
  build: [noise(900, 300, 0, 0.06, 0.5), tone(150, 0, 0.14, 0.8, 90)],
  // Two strokes on a rail.
  link: [noise(2600, 1800, 0, 0.03, 0.35), ...bell(520, 0, 0.18, 0.35), ...bell(660, 0.11, 0.22, 0.35)],
  flip: [noise(1800, 3200, 0, 0.07, 0.2), ...bell(784, 0.06, 0.4, 0.35), ...bell(1047, 0.15, 0.5, 0.35)],
  coin: [...bell(1760, 0, 0.2, 0.22), ...bell(2217, 0.05, 0.26, 0.22)],
  turn: [...bell(587, 0, 0.6, 0.4), ...bell(880, 0.16, 0.9, 0.4)],
  era: [...bell(196, 0, 2.2, 0.7), ...bell(294, 0.5, 2.2, 0.5), ...bell(392, 1, 2.6, 0.5)],
};
