import { describe, expect, it } from 'vitest';

import { readSettings } from './settings.ts';

const usual = readSettings('{}');

describe('stored settings', () => {
  it('are the usual ones where nothing valid is stored', () => {
    for (const text of ['', '{', 'null', '[]', '7', '"day"', '{"theme":"dusk","pace":-1,"glow":1,"projects":"no"}'])
      expect(readSettings(text)).toEqual(usual);
  });

  it('keep every valid part, and only that', () => {
    const changed = {
      language: 'de',
      theme: 'night',
      pace: 300,
      motion: 'off',
      textSize: 120,
      seatColours: 'safe',
      volume: 0.5,
      offersSound: false,
      confirms: 'turn',
      endsTurn: true,
      hints: 'move',
      projects: false,
      landscape: false,
      glow: 'soft',
      dockedMat: 2,
      boardInWords: true,
      singleKeys: false,
      ownKeys: { deck: 'y' },
    };
    expect(Object.keys(changed).sort()).toEqual(Object.keys(usual).sort());
    expect(readSettings(JSON.stringify(changed))).toEqual(changed);
    expect(readSettings(JSON.stringify({ ...changed, textSize: 1000, volume: 2, dockedMat: 0.5, extra: 1 }))).toEqual({
      ...changed,
      textSize: 100,
      volume: 0,
      dockedMat: 'both',
    });
    expect(readSettings('{"dockedMat":"own"}').dockedMat).toBe('own');
    expect(readSettings('{"ownKeys":{"deck":"y","aid":7}}').ownKeys).toEqual({ deck: 'y' });
    expect(readSettings('{"dockedMat":-1}').dockedMat).toBe('both');
  });
});
