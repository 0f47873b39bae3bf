import { apprentice, playOn } from '@coalbrook/bots';
import type { Review } from '@coalbrook/coach';
import { completeDraft, follow, Game, makeRecord, openDraft, openGame } from '@coalbrook/record';
import { mask, questionOf, seedOf } from '@coalbrook/rules';
import type { EraId, Seat } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';
import { describe, expect, it } from 'vitest';

import { tableOf } from '../../../board/fixtures.ts';
import { makeSavedText } from '../../../session/savedText.ts';
import { beginningOf } from './beginningOf.ts';
import { courseOf } from './courseOf.ts';
import { momentPlan } from './momentPlan.ts';
import { readReviewable } from './reviewableGame.ts';
import type { ReviewableGame } from './reviewableGame.ts';
import { tryOut } from './tryOut.ts';

const whole = (() => {
  const game = new Game(tableOf('birmingham', { seats: 2, options: ['introductory'] }));
  playOn(game, [apprentice, apprentice], seedOf('review'));
  return makeRecord(game.record());
})();

const sitter = (kind: Sitter['kind'], policy = ''): Sitter => ({
  kind,
  policy,
  name: 'Ada',
  figure: 'watt',
  colour: 'plum',
});
const sitters = [sitter('person'), sitter('person')];

const gameOf = (text: string): ReviewableGame => {
  const read = readReviewable(text);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
};

describe('a game to review', () => {
  const text = makeSavedText({ sitters, seed: 'a' }, whole, [{ seat: 1 }]);

  it('is read with its reviews, and known to be over', () => {
    expect(gameOf(text)).toMatchObject({ isOver: true, reviews: [{ seat: 1 }] });
  });

  it('is refused if its record does not follow', () => {
    const wrong = text.replace(/ =\w{4}"/, ' =zzzz"');
    expect(readReviewable(wrong)).toMatchObject({ ok: false, fault: { kind: 'divergence' } });
    expect(readReviewable('{}')).toMatchObject({ ok: false, fault: { kind: 'input' } });
  });

  it('can be tried out from the beginning of any action of a seat, against bots', () => {
    const game = gameOf(text);
    const seat = 1 as Seat;
    const own = game.record.entries.filter(({ who }) => who === seat);
    for (const { seq } of own.filter((_, index) => index % 5 === 0)) {
      const tried = gameOf(tryOut(game, seat, seq, 'b'));
      expect(tried.isOver).toBe(false);
      expect(tried.sitters).toMatchObject([
        { kind: 'bot', policy: 'master' },
        { kind: 'person', policy: '' },
      ]);
      expect(tried.record.entries.length).toBeLessThanOrEqual(seq);
      const opened = openGame(tried.record.header);
      if (!opened.ok) throw new Error('no game');
      for (const entry of tried.record.entries) follow(opened.value, entry);
      const { state } = opened.value;
      expect([state.actor, questionOf(state)]).toEqual([seat, 'action']);
    }
  });
});

describe('a plan from a moment', () => {
  const game = gameOf(makeSavedText({ sitters, seed: 'a' }, whole));
  const seat = 1 as Seat;

  it('begins with the action of the moment, and knows what its seat knew', () => {
    const own = game.record.entries.filter(({ who }) => who === seat);
    for (const { seq } of own.filter((_, index) => index % 7 === 0)) {
      const plan = momentPlan(game, seat, { seq }, 'b');
      const beginning = beginningOf(game.record, seat, seq);
      expect(plan).toMatchObject({
        edition: 'birmingham',
        wish: { seats: 2, options: ['introductory'] },
        seed: 'b',
        sitters: [{ kind: 'bot', policy: 'bystander' }, { kind: 'person' }],
      });
      const position = completeDraft(plan?.position, seedOf('b'));
      if (!position.ok || !beginning) throw new Error(`no position before entry ${seq}`);
      const opened = openDraft(position.value);
      if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
      const seen = mask(game.table, opened.value.state, seat);
      seen.draws = beginning.view.draws;
      expect(seen.cells).toEqual(beginning.view.cells);
      expect([seen.actor, questionOf(seen)]).toEqual([seat, 'action']);
    }
  });

  it('cannot begin before the seat has chosen anything', () => {
    expect(momentPlan(game, seat, { seq: 0 }, 'b')).toBeUndefined();
  });
});

it('the chart of a review has what was expected at the end of each round', () => {
  const [canal, rail] = [0 as EraId, 1 as EraId];
  const expected: Review['expected'] = [
    { seq: 4, era: canal, round: 1, points: 99.6 },
    { seq: 9, era: canal, round: 2, points: 98 },
    { seq: 10, era: canal, round: 2, points: 104.2 },
    { seq: 30, era: rail, round: 1, points: 110 },
  ];
  expect(courseOf({ seat: 0 as Seat, expected, costly: [], best: [], points: 111 })).toEqual({
    before: [100],
    rounds: [
      { era: canal, round: 1, points: [100] },
      { era: canal, round: 2, points: [104] },
      { era: rail, round: 1, points: [110] },
    ],
  });
});
