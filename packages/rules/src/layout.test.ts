import { describe, expect, it } from 'vitest';

import { columns, makeLayout, scalars } from './layout.ts';
import type { ScalarName } from './layout.ts';
import { State } from './state.ts';

const layout = makeLayout({
  seat: 3,
  site: 5,
  link: 6,
  tile: 7,
  card: 8,
  merchant: 0,
  buyer: 0,
  cargo: 3,
  plan: 0,
  outlet: 0,
  distant: 0,
});

describe('Layout', () => {
  it('lays the columns side by side without gaps', () => {
    let next: number = scalars.length;
    for (const { name } of columns) {
      expect(layout.start[name]).toBe(next);
      next += layout.width[name];
    }
    expect(layout.length).toBe(next);
    expect(layout.width.hand).toBe(24);
    expect(layout.width.barrel).toBe(0);
  });

  it('gives every column and scalar of a state its own cells', () => {
    const state = new State(layout);
    scalars.forEach(({ name }, index) => {
      (state as Record<ScalarName, number>)[name] = 100 + index;
      expect(state.cells[index]).toBe(100 + index);
      expect(state[name]).toBe(100 + index);
    });
    for (const { name } of columns) {
      expect(state[name].length).toBe(layout.width[name]);
      state[name].fill(7 as never);
      expect([...state.cells].filter((cell) => cell === 7)).toHaveLength(layout.width[name]);
      state[name].fill(0 as never);
    }
  });

  it('starts blank and copies every cell', () => {
    const state = new State(layout);
    expect([...state.cells]).toEqual([...layout.blank]);
    expect(state.tile[0]).toBe(-1);
    expect(state.money[0]).toBe(0);
    state.money[2] = 30;
    const copy = state.copy();
    copy.money[2] = 5;
    expect(state.money[2]).toBe(30);
    expect(new State(layout).copyFrom(state).money[2]).toBe(30);
  });
});
