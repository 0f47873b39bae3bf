/** What `replay` and `verify` say about records that claim more than they show. */

import { Game, makeRecord, parseRecord, replay, tableFor } from '@coalbrook/record';
import type { GameRecord, Header } from '@coalbrook/record';
import { awaitsChance, isOver, legalActions, namedCellsText, seededDraw, seedOf } from '@coalbrook/rules';
import type { NamedCells } from '@coalbrook/rules';
import { beforeAll, describe, expect, it } from 'vitest';

import { commitmentTo, keyOf, sealedChance } from '../../apps/server/src/table/chance/sealedChance.ts';
import { recordOf, refused, said } from './coalbrook.ts';

let text = '';
let record: GameRecord;

beforeAll(async () => {
  text = await recordOf('simulate --seats 2 --games 1 --seed trust');
  const read = parseRecord(text);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  record = read.value;
});

const resumedAfter = (after: number, rules: number): NonNullable<Header['resumed']> => {
  const game = replay({ ...record, entries: record.entries.slice(0, after) });
  if (!game.ok) throw new Error('no game');
  const position = JSON.parse(namedCellsText(game.value.table, game.value.state)) as NamedCells;
  return { after, rules, position };
};

const withHeader = (more: object, change = (line: string): string => line): string => {
  const { entries, ...header } = JSON.parse(text) as { readonly entries: readonly string[] };
  return JSON.stringify({ ...header, ...more, entries: entries.map(change) });
};

const half = (more: object): string => {
  const { entries, ...header } = JSON.parse(text) as { readonly entries: readonly string[] };
  return JSON.stringify({ ...header, ...more, entries: entries.slice(0, 60) });
};

describe('replay', () => {
  it('refuses a record that skips entries under the same rules', async () => {
    const { rules } = record.header;
    expect(await refused('replay game', { game: withHeader({ resumed: resumedAfter(40, rules) }) })).toBe(
      `game: resumed.rules: impossible, expected another rules number than ${rules}, which is that of the game, found ${rules}`,
    );
  });

  it('says which entries it did not check', async () => {
    const resumed = resumedAfter(40, record.header.rules + 6);
    const changed = withHeader({ resumed }, (line) => line.replace(/^(\? cards to 1 .*) =\w{4}$/, '$1 =zzzz'));
    // Only the entries before the position may differ.
    const first = record.entries.findIndex(({ what }) => what.startsWith('cards to 1'));
    const { entries, ...header } = JSON.parse(changed) as { readonly entries: readonly string[] };
    const { entries: sound } = JSON.parse(text) as { readonly entries: readonly string[] };
    const game = JSON.stringify({ ...header, entries: [...entries.slice(0, 40), ...sound.slice(40)] });
    expect(first).toBeLessThan(39);
    expect(JSON.parse(await said('replay game --json', { game }))).toMatchObject({
      over: true,
      unchecked: { first, last: 39 },
    });
    expect(await said('replay game', { game })).toMatch(
      new RegExp(`Entries ${first} to 39 could not be checked: .+ under rules ${resumed.rules}\\.\n$`),
    );
    expect(JSON.parse(await said('replay text --json', { text }))).not.toHaveProperty('unchecked');
    expect(await said('replay text', { text })).not.toContain('could not be checked');
  });

  it('names a game that was abandoned, and refuses that of a finished one', async () => {
    const game = half({ abandoned: true });
    expect(JSON.parse(await said('replay game --json', { game }))).toMatchObject({ over: false, abandoned: true });
    const told = await said('replay game', { game });
    expect(told).toContain('The people at the table ended the game after 60 entries, before it was over.');
    expect(told).not.toContain('waiting for');
    expect(await refused('replay game', { game: withHeader({ abandoned: true }) })).toBe(
      'game: abandoned: impossible, expected a game that is not finished, found true',
    );
  });

  it('refuses entries that are not written as they are', async () => {
    const blanks = text.replace('cards to', 'cards  to');
    expect(await refused('replay game', { game: blanks })).toMatch(
      /^game: entries\[\d+\]: expected single blanks between the words, found "\? cards {2}to/,
    );
    const terse = text.replace(/cards to \d /, 'cards ');
    expect(await refused('replay game', { game: terse })).toMatch(
      /^game: entries\[\d+\]: impossible, expected cards to \d [^,]+, found "cards /,
    );
  });
});

describe('verify', () => {
  const secret = '5a'.repeat(32);
  const proof = { game: 'g', secret, nonces: ['a', 'b'], commitment: commitmentTo(secret), from: 0 };
  const fileWith = (game: string, more: object = {}): string =>
    JSON.stringify({ record: game, proof: { ...proof, ...more } });

  /** A whole game whose draws come from the secret, from one entry on. */
  const sealedGame = (from: number): Game => {
    const table = tableFor('lancashire', { seats: 2 });
    if (!table.ok) throw new Error('no table');
    const game = new Game(table.value);
    const chance = sealedChance(keyOf(secret, 'g', proof.nonces));
    while (!isOver(game.state)) {
      const { state } = game;
      if (!awaitsChance(state)) game.play(legalActions(game.table, state)[0]);
      else if (game.entries.length < from) game.draw(seededDraw(game.table, state, seedOf('elsewhere')));
      else game.draw(chance.draw(game.table, state.copy()));
    }
    return game;
  };

  it('proves a finished game, and says where it was begun and how it ended', async () => {
    const sealed = makeRecord(sealedGame(0).record());
    expect(await said('verify game', { game: fileWith(sealed) })).toMatch(
      /^All [1-9]\d+ draws come from the sealed secret\.\n$/,
    );
    const brought = makeRecord(sealedGame(30).record());
    expect(await said('verify game', { game: fileWith(brought, { from: 30 }) })).toMatch(
      /^All [1-9]\d* draws .*\nThe game was begun elsewhere: draws before entry 30 were not made by the server\.\n$/,
    );
    const { header, entries } = sealedGame(0).record();
    const abandoned = makeRecord({ header: { ...header, abandoned: true }, entries: entries.slice(0, 60) });
    expect(await said('verify game', { game: fileWith(abandoned) })).toMatch(
      /^All [1-9]\d* draws .*\nThe people at the table ended the game before it was over\.\n$/,
    );
  });

  it('fails on a game of which it proves nothing', async () => {
    const from = record.entries.length;
    expect(await refused('verify game', { game: fileWith(text, { from }) })).toBe(
      'game: the server made no draw of this game, so nothing is proved',
    );
    expect(await refused('verify game', { game: fileWith(text, { from: from + 1 }) })).toBe(
      `game: the proof begins at entry ${from + 1}, but the record has ${from} entries`,
    );
    expect(await refused('verify game', { game: fileWith(half({}), { from: 60 }) })).toBe(
      'game: the game is not finished, so it is not proved',
    );
    expect(await refused('verify game', { game: fileWith(text) })).toMatch(
      /^game: the draw of entry \d+ is another one$/,
    );
  });
});
