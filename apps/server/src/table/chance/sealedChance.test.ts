import { Game, headerOf, replay, tableFor } from '@coalbrook/record';
import type { GameRecord } from '@coalbrook/record';
import { awaitsChance, isOver, legalActions, namedCellsText, seededDraw, seedOf } from '@coalbrook/rules';
import type { NamedCells } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { verifyDraws } from '../../backup/verifyDraws.ts';
import { verifyGame } from '../../backup/verifyGame.ts';
import { commitmentTo, keyOf, newSecret, sealedChance } from './sealedChance.ts';

const secret = '5a'.repeat(32);
const proof = { game: 'g', secret, nonces: ['a', 'b'], commitment: commitmentTo(secret), from: 0 };

/** A whole game, whose first entries were played elsewhere. */
const play = (edition: string, salt: number, elsewhere = 0): GameRecord => {
  const table = tableFor(edition, { seats: 3 });
  if (!table.ok) throw new Error('no table');
  const game = new Game(table.value);
  const chance = sealedChance(keyOf(secret, 'g', proof.nonces));
  for (let turn = 0; !isOver(game.state); turn++) {
    const isElsewhere = game.entries.length < elsewhere;
    if (awaitsChance(game.state) && isElsewhere) game.draw(seededDraw(game.table, game.state, seedOf('elsewhere')));
    else if (awaitsChance(game.state)) game.draw(chance.draw(game.table, game.state.copy()));
    else {
      const legal = legalActions(game.table, game.state);
      game.play(legal[(turn * 31 + salt) % legal.length]);
    }
  }
  return { header: headerOf(table.value), entries: game.entries };
};

describe.each(['birmingham', 'lancashire', 'age-of-industry'])('the draws of %s', (edition) => {
  const record = play(edition, 5);
  const draws = record.entries.filter(({ who }) => who === 'chance').length;

  it('are proved by the secret', () => {
    expect(draws).toBeGreaterThan(10);
    const lastChecked = record.entries.length - 1;
    expect(verifyDraws(record, proof)).toEqual({ ok: true, value: { draws, lapsed: 0, lastChecked, isOver: true } });
    expect(verifyGame(record, proof)).toEqual(verifyDraws(record, proof));
  });

  it('are proved from where the game was brought to the server', () => {
    const from = 40;
    const brought = play(edition, 5, from);
    const later = brought.entries.filter(({ who, seq }) => who === 'chance' && seq >= from).length;
    expect(later).toBeGreaterThan(5);
    expect(verifyGame(brought, { ...proof, from })).toMatchObject({ ok: true, value: { draws: later, lapsed: 0 } });
    expect(verifyDraws(brought, proof).ok).toBe(false);
  });

  it('are not proved by another secret, other numbers or another game', () => {
    const other = newSecret();
    for (const wrong of [
      { ...proof, secret: other },
      { ...proof, secret: other, commitment: commitmentTo(other) },
      { ...proof, nonces: ['a', 'c'] },
      { ...proof, nonces: ['ab', ''] },
      { ...proof, game: 'h' },
    ]) {
      expect(verifyDraws(record, wrong).ok).toBe(false);
    }
  });

  it('are not proved if one bit of the secret is flipped', () => {
    const bytes = Buffer.from(secret, 'hex');
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const flipped = Buffer.from(bytes);
      flipped[bit >> 3] ^= 1 << (bit & 7);
      expect(verifyDraws(record, { ...proof, secret: flipped.toString('hex') }).ok).toBe(false);
    }
  });
});

describe('a game is not proved', () => {
  const { header, entries } = play('lancashire', 5);
  const last = entries.length - 1;
  const faultOf = (record: GameRecord, change: Partial<typeof proof> = {}): string => {
    const verdict = verifyGame(record, { ...proof, ...change });
    return verdict.ok ? '' : verdict.fault;
  };
  const stateAfter = (count: number): NamedCells => {
    const game = replay({ header, entries: entries.slice(0, count) });
    if (!game.ok) throw new Error('no game');
    return JSON.parse(namedCellsText(game.value.table, game.value.state)) as NamedCells;
  };

  it('if it is not finished, unless its people ended it', () => {
    const unfinished = { header, entries: entries.slice(0, -1) };
    expect(faultOf(unfinished)).toBe('the game is not finished, so it is not proved');
    expect(faultOf({ ...unfinished, header: { ...header, abandoned: true } })).toBe('');
    expect(faultOf({ header: { ...header, abandoned: true }, entries })).toMatch(
      /^abandoned: impossible, expected a game that is not finished/,
    );
  });

  it.each([-1, entries.length + 1, 1e9])('if its proof begins at entry %d', (from) => {
    expect(faultOf({ header, entries }, { from })).toBe(
      `the proof begins at entry ${from}, but the record has ${entries.length} entries`,
    );
  });

  it('if the server made no draw', () => {
    const sentence = 'the server made no draw of this game, so nothing is proved';
    expect(faultOf({ header, entries }, { from: entries.length })).toBe(sentence);
    expect(faultOf({ header: { ...header, abandoned: true }, entries: [] })).toBe(sentence);
  });

  it('if its end rests on a position', () => {
    const resumed = { after: entries.length, rules: header.rules + 1, position: stateAfter(entries.length) };
    expect(faultOf({ header: { ...header, resumed }, entries })).toBe(
      `the entries after entry ${last - 1} cannot be repeated by this version, so its end is not proved`,
    );
  });

  it('if it went on from a position under the same rules', () => {
    const resumed = { after: 30, rules: header.rules, position: stateAfter(30) };
    expect(faultOf({ header: { ...header, resumed }, entries })).toMatch(/^resumed\.rules: impossible/);
    expect(faultOf({ header: { ...header, resumed: { ...resumed, rules: header.rules + 1 } }, entries })).toBe('');
  });

  it('if anything follows its end', () => {
    const more = { ...entries[last], seq: entries.length };
    expect(faultOf({ header, entries: [...entries, more] })).toBe(`entry ${entries.length} does not follow`);
  });
});

it('every number below a limit is equally likely', () => {
  const table = tableFor('birmingham', { seats: 2 });
  if (!table.ok) throw new Error('no table');
  const counts = new Map<string, number>();
  const ROUNDS = 4000;
  for (let round = 0; round < ROUNDS; round++) {
    const game = new Game(table.value);
    const drawn = sealedChance(keyOf(secret, `g${round}`, [])).draw(game.table, game.state.copy());
    const key = drawn.join(' ');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const expected = ROUNDS / counts.size;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // Far beyond the 99.99 % quantile for so few outcomes.
  expect(chiSquare).toBeLessThan(counts.size + 6 * Math.sqrt(2 * counts.size) + 10);
});
