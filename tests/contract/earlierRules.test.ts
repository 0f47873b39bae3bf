import { playOn, random } from '@coalbrook/bots';
import { ageOfIndustry, birmingham, editions, lancashire } from '@coalbrook/editions';
import { completeDraft, Game, headerOf, makeRecord, openDraft, parseRecord, replay } from '@coalbrook/record';
import type { Draft } from '@coalbrook/record';
import { describe as describeState, isOver, legalActions, makeTable, seedOf, standings } from '@coalbrook/rules';
import type { Edition, Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { Scene } from '../scene.ts';

const tableOf = (edition: Edition, rules?: number): Table => {
  const made = makeTable(edition, { seats: 3, ...(rules === undefined ? {} : { rules }) });
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value;
};

const numbersOf = ({ rules }: Edition): readonly number[] => Array.from({ length: rules }, (_, index) => index + 1);

describe.each(editions.map((edition) => ({ name: edition.name, edition })))('the rules of $name', ({ edition }) => {
  it('have a number for every change', () => {
    expect(edition.rules).toBe(1 + edition.changes.length);
    expect(new Set(edition.changes.map(({ name }) => name)).size).toBe(edition.changes.length);
  });

  it('are the newest in a new game', () => {
    expect(tableOf(edition).wish.rules).toBe(edition.rules);
    expect(tableOf(edition)).toBe(tableOf(edition, edition.rules));
    expect(headerOf(tableOf(edition)).rules).toBe(edition.rules);
  });

  it.each(numbersOf(edition))('of number %i are kept: a game goes on and ends under them', (rules) => {
    const table = tableOf(edition, rules);
    const game = new Game(table);
    playOn(
      game,
      Array.from({ length: 3 }, () => random),
      seedOf(`rules ${rules}`),
    );
    expect(isOver(game.state)).toBe(true);
    const record = parseRecord(makeRecord(game.record()));
    if (!record.ok) throw new Error(JSON.stringify(record.fault));
    expect(record.value.header.rules).toBe(rules);
    const again = replay(record.value);
    expect(again.ok && again.value.table).toBe(table);
    expect(again.ok && standings(table, again.value.state)).toEqual(standings(table, game.state));
  });

  it.each([0, -1, 1.5, edition.rules + 1, 'x' as unknown as number])('have no number %s', (rules) => {
    const made = makeTable(edition, { seats: 3, rules });
    expect(made.ok ? [] : made.fault.map(({ at, problem }) => `${at} ${problem}`)).toEqual(['rules otherRules']);
  });

  it('of a number are named by a described position, unless they are the newest', () => {
    const opened = openDraft({ edition: edition.slug, seats: 3 });
    if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
    expect(describeState(opened.value.table, opened.value.state).rules).toBeUndefined();
    const earlier = openDraft({ edition: edition.slug, seats: 3, rules: 1 });
    if (!earlier.ok) throw new Error(JSON.stringify(earlier.fault));
    const described = describeState(earlier.value.table, earlier.value.state);
    expect(described.rules).toBe(1);
    const again = openDraft(described);
    expect(again.ok && again.value.table).toBe(earlier.value.table);
  });
});

const winners = (scene: Scene): readonly number[] => scene.told('gameEnded').flatMap((event) => event.winners);

describe.each([birmingham, lancashire].map((edition) => ({ name: edition.name, slug: edition.slug })))(
  'a tie in $name',
  ({ slug }) => {
    const position: Draft = {
      edition: slug,
      seats: 2,
      era: 'rail',
      round: 10,
      turn: 1,
      actionsLeft: 1,
      players: [
        { points: 50, income: 61, money: 9 },
        { points: 50, income: 64, money: 8 },
      ],
    };

    it('is broken by the space under the newest rules, and by the level under the first', () => {
      expect(winners(new Scene(position).play('pass'))).toEqual([1]);
      expect(winners(new Scene({ ...position, rules: 1 }).play('pass'))).toEqual([0]);
    });

    it('keeps its result in a record of the first rules, also if it began from a position', () => {
      const completed = completeDraft(position, seedOf('tie'), 1);
      const opened = completed.ok ? openDraft(completed.value, 1) : completed;
      if (!completed.ok || !opened.ok) throw new Error('no position');
      const { table, state } = opened.value;
      expect(table.wish.rules).toBe(1);
      const game = new Game(table, undefined, { position: completed.value, state });
      const [pass] = legalActions(table, state).filter(({ kind }) => kind === 'pass');
      game.play(pass);
      const text = makeRecord(game.record());
      // Drafts of that time did not name their rules.
      const bare = text.replaceAll(/("position":\{[^}]*?)"rules":1,/g, '$1');
      expect(bare).not.toBe(text);
      for (const one of [text, bare]) {
        const record = parseRecord(one);
        const again = record.ok ? replay(record.value) : record;
        if (!again.ok) throw new Error(JSON.stringify(again.fault));
        const [first, second] = standings(again.value.table, again.value.state);
        expect([first.seat, first.rank, second.rank]).toEqual([0, 1, 2]);
      }
    });
  },
);

describe('a total below 0 in Age of Industry', () => {
  const position: Draft = {
    edition: ageOfIndustry.slug,
    seats: 3,
    round: 5,
    turn: 2,
    actionsLeft: 1,
    deck: {},
    display: {},
    players: [{ hand: [], loans: 3 }, { hand: [] }, { hand: ['ship'] }],
  };
  const points = (rules: number): readonly number[] =>
    new Scene({ ...position, rules }).play('pass').now.players.map((player) => player.points);

  it('is counted since rules 2', () => {
    expect(points(1)[0]).toBe(0);
    expect(points(2)[0]).toBeLessThan(0);
    expect(points(3)).toEqual(points(2));
  });
});
