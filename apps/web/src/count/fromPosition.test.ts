import { playOn, random } from '@coalbrook/bots';
import { CommittedGame } from '@coalbrook/host';
import { completeDraft, headerOf, openGame, tableFor } from '@coalbrook/record';
import type { Game } from '@coalbrook/record';
import { NOBODY, seedOf } from '@coalbrook/rules';
import { chronicleOf, english, languages, namesOf, scoreSheet } from '@coalbrook/words';
import { expect, test } from 'vitest';

import { JournalWriter } from '../journal/journalWriter.ts';
import { timelineOf } from '../journal/moments.ts';
import { eraEndsOf } from './eraEnds.ts';

/** A game from a late position with a tile and points, played to its end. */
const playedFrom = (edition: string, round: number): Game => {
  const made = tableFor(edition, { seats: 3 });
  if (!made.ok) throw new Error('no table');
  const table = made.value;
  const { slug: era } = table.eras[table.eras.length - 1];
  const [site] = table.sites;
  const tile = table.tiles.findLast(({ industry }) => site.industries.includes(industry))?.slug;
  const players = [{ points: 31, money: 44 }, { points: 25 }, { points: 7 }];
  const draft = { edition, seats: 3, era, round, players, tiles: { [site.slug]: { seat: 1, tile, flipped: true } } };
  const position = completeDraft(draft, seedOf('late'));
  if (!position.ok) throw new Error(JSON.stringify(position.fault));
  const opened = openGame(headerOf(table, position.value));
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  const game = opened.value;
  const { state } = game;
  const play: Game['play'] = (action) => game.play(action);
  playOn({ table, state, play, draw: (drawn) => game.draw(drawn) }, [random, random, random], seedOf('late'));
  return game;
};

test.each([
  ['birmingham', 7],
  ['lancashire', 7],
  ['age-of-industry', 4],
])('%s: a game from a position is told from its steps alone, as a spectator has them', (edition, round) => {
  const game = playedFrom(edition, round);
  const { table, state } = game;
  const { header, entries } = game.record();
  const opened = CommittedGame.open(header, entries);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  const steps = opened.value.history.steps(-1, NOBODY);
  const events = steps.flatMap((step) => step.events);
  const points = [...state.points];
  const names = namesOf(table);

  const { before, rounds, seats } = chronicleOf(table, events);
  expect(before).toEqual([31, 25, 7]);
  expect(rounds[0].round).toBe(round);
  expect(rounds.at(-1)?.points).toEqual(points);
  expect(seats.map(({ money }) => money)).toEqual([...state.money]);

  const { rows } = scoreSheet(table, names, english, events);
  expect(rows.every((row) => row.points === points[row.seat])).toBe(true);

  const [end] = eraEndsOf(table, steps);
  expect(end.isLast).toBe(true);
  expect(end.before[1]).toBeGreaterThanOrEqual(25);

  const timeline = timelineOf(steps);
  expect(timeline.moments[0]).toMatchObject({ round, seat: 0, isOver: false });
  expect(timeline.turns[0]).toEqual({ seq: 0, seat: 0 });

  for (const language of languages) {
    const lines = new JournalWriter({ table, names, language }).upTo(steps, Infinity);
    expect(lines[1].item.text).toMatch(new RegExp(`(given position|vorgegebenen Stellung): .* ${round}\\.$`));
  }
});
