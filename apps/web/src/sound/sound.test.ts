import type { GameEvent, Seat } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { Orchestra } from './orchestra.ts';
import { soundsOf } from './soundsOf.ts';
import { voices } from './voices.ts';

const seat = 0 as Seat;
const built = { event: 'built', seat, site: 1, tile: 2, cost: 5 } as GameEvent;
const flipped = { event: 'flipped', seat, site: 1, tile: 2, income: 4 } as GameEvent;
const earned: GameEvent = { event: 'earned', seat, money: 7 };
const eraEnded = { event: 'eraEnded', era: 0 } as GameEvent;

describe('soundsOf', () => {
  it('has each sound once, in the order of the events', () => {
    expect(soundsOf([built, flipped, flipped, earned, earned])).toEqual(['build', 'flip', 'coin']);
  });

  it('has only the bell where an era ends', () => {
    expect(soundsOf([built, eraEnded, earned])).toEqual(['era']);
  });

  it('is silent about what cannot be seen, and about income that must be paid', () => {
    const dealt: GameEvent = { event: 'dealt', seat, count: 2, cards: undefined };
    expect(soundsOf([dealt, { event: 'earned', seat, money: -2 }])).toEqual([]);
  });
});

/** Counts what is started. */
const fakeContext = (state: AudioContextState) => {
  const heard = { started: 0, volume: 0, resumed: 0 };
  const parameter = () => ({
    value: 0,
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  });
  const source = () => ({
    frequency: parameter(),
    connect: () => undefined,
    start: () => heard.started++,
    stop: () => undefined,
  });
  const context = {
    state,
    currentTime: 0,
    sampleRate: 8000,
    destination: {},
    createGain: () => ({
      gain: parameter(),
      connect(this: { gain: { value: number } }) {
        heard.volume = Math.max(heard.volume, this.gain.value);
      },
    }),
    createOscillator: source,
    createBufferSource: source,
    createBiquadFilter: () => ({ frequency: parameter(), connect: () => undefined }),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    resume: () => {
      heard.resumed++;
      return Promise.resolve();
    },
  };
  return { heard, context: context as unknown as AudioContext };
};

describe('the orchestra', () => {
  it('opens nothing while the volume is 0 or nothing sounds', () => {
    const silent = new Orchestra(() => {
      throw new Error('opened');
    });
    silent.play(['build'], 0);
    silent.play([], 1);
  });

  it('plays every voice of a sound, quietly', () => {
    const { heard, context } = fakeContext('running');
    new Orchestra(() => context).play(['build', 'coin'], 1);
    expect(heard.started).toBe(voices.build.length + voices.coin.length);
    expect(heard.volume).toBeGreaterThan(0);
    expect(heard.volume).toBeLessThanOrEqual(0.3);
  });

  it('waits until the browser allows sound', () => {
    const { heard, context } = fakeContext('suspended');
    new Orchestra(() => context).play(['turn'], 1);
    expect(heard).toMatchObject({ started: 0, resumed: 1 });
  });
});
