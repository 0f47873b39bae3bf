import { birmingham, lancashire } from '@coalbrook/editions';
import type { State } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { appraise } from '../evaluation/appraise.ts';
import { randomPositions, tableFor } from '../testing.ts';
import { Encoder } from './encoder.ts';
import { countValues, Net } from './net.ts';

const table = tableFor(birmingham, 4);
const positions = randomPositions(table, 'net');
const hidden = 3;
const second = 2;
const count = countValues(table, hidden, second);

/** The net's answer once more, from its definition. */
const answerOf = (values: Float32Array, state: State): number => {
  const encoder = new Encoder(table);
  encoder.encode(state, state.actor);
  const { features, figures } = encoder;
  const inputs = Array.from({ length: features + figures.length + 1 }, () => 0);
  for (const feature of encoder.active.subarray(0, encoder.present)) inputs[feature] = 1;
  figures.forEach((figure, index) => (inputs[features + index] = figure));
  inputs[inputs.length - 1] = 1;
  const units = Array.from({ length: hidden }, (_, unit) =>
    Math.max(
      0,
      inputs.reduce((sum, input, row) => sum + input * values[row * hidden + unit], 0),
    ),
  );
  const size = hidden * second + second + second + 1;
  const era = values.subarray(inputs.length * hidden + state.era * size);
  let answer = era[size - 1];
  for (let unit = 0; unit < second; unit++) {
    const own = units.reduce(
      (sum, below, index) => sum + below * era[unit * hidden + index],
      era[hidden * second + unit],
    );
    answer += Math.max(0, own) * era[hidden * second + second + unit];
  }
  return encoder.estimate + 10 * answer;
};

describe('a net', () => {
  it('adds nothing to the rules of thumb if all weights are 0', () => {
    const net = new Net(table, { hidden, second, values: new Float32Array(count) });
    for (const state of positions) {
      expect(net.appraise(state, state.actor)).toBeCloseTo(appraise(table, state, state.actor), 6);
    }
  });

  it('answers as its weights say, in both eras', () => {
    const values = Float32Array.from({ length: count }, (_, index) => Math.sin(index * 12.9898) / 4);
    const net = new Net(table, { hidden, second, values });
    expect(new Set(positions.map(({ era }) => era)).size).toBe(2);
    for (const state of positions) {
      expect(net.appraise(state, state.actor)).toBeCloseTo(answerOf(values, state), 3);
    }
  });

  it('answers the same from a remembered position, near or far', () => {
    const values = Float32Array.from({ length: count }, (_, index) => Math.sin(index * 12.9898) / 4);
    const net = new Net(table, { hidden, second, values });
    for (const anchor of positions.filter((_, index) => index % 5 === 0)) {
      net.anchor(anchor, anchor.actor);
      for (const state of positions) {
        expect(net.appraiseNear(state, state.actor)).toBeCloseTo(answerOf(values, state), 3);
      }
    }
  });

  it('answers the same from what an encoder has kept', () => {
    const values = Float32Array.from({ length: count }, (_, index) => Math.sin(index * 12.9898) / 4);
    const net = new Net(table, { hidden, second, values });
    const encoder = new Encoder(table);
    for (const state of positions) {
      encoder.encode(state, state.actor);
      const { active, present, figures, estimate } = encoder;
      const gain = net.gainFrom(active.slice(0, present), figures.slice(), state.era);
      expect(estimate + gain).toBeCloseTo(net.appraise(state, state.actor), 6);
    }
  });

  it('refuses the weights of another table', () => {
    const values = new Float32Array(count);
    expect(() => new Net(tableFor(lancashire, 4), { hidden, second, values })).toThrow('another table');
  });
});
