import type { GameEvent, Seat } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { LOUDEST, Orchestra } from './orchestra.ts';
import type { Context } from './orchestra.ts';
import { render } from './render.ts';
import { sounds } from './sounds.ts';
import type { Sound } from './sounds.ts';
import { soundsOf } from './soundsOf.ts';

const seat = 0 as Seat;
const built = { event: 'built', seat, site: 1, tile: 2, cost: 5 } as GameEvent;
const flipped = { event: 'flipped', seat, site: 1, tile: 2, income: 4 } as GameEvent;
const earned: GameEvent = { event: 'earned', seat, money: 7 };
const eraEnded = { event: 'eraEnded', era: 0 } as GameEvent;

describe('soundsOf', () => {
  it('has each sound once, in the order of the events', () => {
    expect(soundsOf([built, flipped, flipped, earned, earned])).toEqual(['hammer', 'flip', 'coin']);
  });

  it('has only the whistle where an era ends', () => {
    expect(soundsOf([built, eraEnded, earned])).toEqual(['whistle']);
  });

  it('is silent about what cannot be seen, and about income that must be paid', () => {
    const dealt: GameEvent = { event: 'dealt', seat, count: 2, cards: undefined };
    expect(soundsOf([dealt, { event: 'earned', seat, money: -2 }])).toEqual([]);
  });
});

const RATE = 44_100;

/** The same numbers at every run. */
const repeatable = (): (() => number) => {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

const names = Object.keys(sounds) as Sound[];
const rendered = (name: Sound): Float32Array => render(sounds[name], RATE, repeatable());

const loudest = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** The mean power of the loudest twentieth of a second, in decibels below full scale. */
const decibels = (samples: Float32Array): number => {
  const window = RATE / 20;
  let best = 0;
  for (let from = 0; from < samples.length; from += window / 2) {
    const part = samples.subarray(from, from + window);
    best = Math.max(best, part.reduce((sum, sample) => sum + sample * sample, 0) / window);
  }
  return 10 * Math.log10(best);
};

/** How high a sound is in hertz, by its power: low for a thud, high for a coin. */
const height = (samples: Float32Array): number => {
  let [power, change] = [0, 0];
  for (let index = 1; index < samples.length; index++) {
    power += samples[index] ** 2;
    change += (samples[index] - samples[index - 1]) ** 2;
  }
  return (Math.sqrt(change / power) * RATE) / (2 * Math.PI);
};

describe.each(names)('the sound %s', (name) => {
  const samples = rendered(name);

  it('is audible and never clips', () => {
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(loudest(samples)).toBeCloseTo(sounds[name].peak, 5);
    expect(sounds[name].peak).toBeLessThanOrEqual(0.65);
    expect(decibels(samples)).toBeGreaterThan(-32);
  });

  it('is short, begins without a click and dies away', () => {
    expect(samples.length / RATE).toBeLessThanOrEqual(name === 'whistle' || name === 'finale' ? 2 : 1.2);
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01);
    const tail = samples.subarray(Math.floor(samples.length * 0.97));
    expect(loudest(tail)).toBeLessThan(0.05 * sounds[name].peak);
  });
});

it('sounds differ: a barrel thuds, a hammer knocks, coins ring', () => {
  const [barrel, hammer, coin] = [height(rendered('barrel')), height(rendered('hammer')), height(rendered('coin'))];
  expect(barrel).toBeLessThan(hammer);
  expect(hammer * 3).toBeLessThan(coin);
});

interface Begun {
  readonly at: number;
  readonly rate: number;
  readonly gain: number;
  readonly samples: Float32Array;
}

/** A context that notes what is begun. */
const fakeContext = (state: AudioContextState) => {
  const heard = { begun: [] as Begun[], resumed: 0 };
  const context = {
    state,
    currentTime: 0,
    sampleRate: RATE,
    destination: {},
    createGain: () => ({ gain: { value: 1 }, connect: () => undefined }),
    createBuffer: (_: number, length: number) => {
      const samples = new Float32Array(length);
      return { getChannelData: () => samples };
    },
    createBufferSource: () => ({
      buffer: undefined as { getChannelData(): Float32Array } | undefined,
      playbackRate: { value: 1 },
      out: { gain: { value: 1 } },
      connect(out: { gain: { value: number } }) {
        this.out = out;
      },
      start(at: number) {
        const samples = this.buffer?.getChannelData() ?? new Float32Array();
        heard.begun.push({ at, rate: this.playbackRate.value, gain: this.out.gain.value, samples });
      },
    }),
    resume: () => {
      heard.resumed++;
      return Promise.resolve();
    },
  };
  return { heard, context: context as typeof context & Context };
};

/** Everything that is heard together. */
const mixed = (begun: readonly Begun[]): Float32Array => {
  const mix = new Float32Array(4 * RATE);
  for (const { at, gain, samples } of begun) {
    const first = Math.round(at * RATE);
    samples.forEach((sample, index) => (mix[first + index] = (mix[first + index] ?? 0) + gain * sample));
  }
  return mix;
};

describe('the orchestra', () => {
  it('opens nothing while the volume is 0 or nothing sounds', () => {
    const silent = new Orchestra(() => {
      throw new Error('opened');
    });
    silent.play(['hammer'], 0);
    silent.play([], 1);
  });

  it('plays sounds one after another, never twice quite alike, and works each out once', () => {
    const { heard, context } = fakeContext('running');
    const orchestra = new Orchestra(() => context, repeatable());
    orchestra.play(['hammer', 'coin'], 1);
    expect(heard.begun).toHaveLength(2);
    expect(heard.begun[1]?.at).toBeGreaterThan(heard.begun[0]?.at ?? 1);
    context.currentTime = 3;
    orchestra.play(['hammer'], 0.5);
    const [first, , again] = heard.begun;
    expect(again?.samples).toBe(first?.samples);
    expect(again?.rate).not.toBe(first?.rate);
    expect(again?.gain).toBeLessThan(first?.gain ?? 0);
  });

  it('leaves out what comes too thick and fast, and never clips', () => {
    const { heard, context } = fakeContext('running');
    const orchestra = new Orchestra(() => context, repeatable());
    orchestra.play(names, 1);
    expect(heard.begun.length).toBeGreaterThan(1);
    expect(heard.begun.length).toBeLessThan(names.length);
    orchestra.play(['hammer', 'hammer'], 1);
    for (let moment = 1; moment < 30; moment++) {
      context.currentTime = moment * 0.05;
      orchestra.play(['hammer', 'rail', 'coin', 'barrel'], 1);
    }
    expect(heard.begun.length).toBeLessThan(16);
    expect(loudest(mixed(heard.begun))).toBeLessThan(0.9);
    expect(loudest(mixed(heard.begun.slice(0, 1)))).toBeLessThanOrEqual(0.65 * LOUDEST);
  });

  it('waits until the browser allows sound, but not long', async () => {
    const { heard, context } = fakeContext('suspended');
    const orchestra = new Orchestra(() => context);
    orchestra.play(['turn'], 1);
    expect(heard).toMatchObject({ begun: [], resumed: 1 });
    context.state = 'running';
    await Promise.resolve();
    expect(heard.begun).toHaveLength(1);
  });
});
