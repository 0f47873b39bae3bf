/** In a guided game no card is spent by itself that the guide needs for its next task. */

import { thumbJudge } from '@coalbrook/bots/study';
import { GameGuide, guidedGames, LEARNER } from '@coalbrook/guide';
import type { Counsel } from '@coalbrook/guide';
import { legalActions, questionOf } from '@coalbrook/rules';
import type { Action, CardId, Table, View } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { rankCards } from '../../packages/desk/src/cardUse.ts';
import { ranksWith } from '../../packages/desk/src/plannedMove.ts';
import { countCards, paymentFor } from '../../packages/desk/src/spending.ts';
import { openGuided, playGuided } from './playGuided.ts';
import { chosen } from './truth.ts';
import type { Way } from './truth.ts';

const games = await Promise.all(guidedGames.map(async (guided) => ({ ...guided, ideas: await guided.loadIdeas() })));

const ways: readonly Way[] = [
  { name: 'asSuggested' },
  { name: 'deviates', seed: 4, share: 0.3 },
  { name: 'deviates', seed: 5, share: 0.6 },
  { name: 'plan', seed: 3, kinds: ['network', 'build', 'sell', 'loan'] },
];

/** What the desk spends on an action if no card is touched. */
const preset = (table: Table, view: View, action: Action, counsel: Counsel): readonly CardId[] =>
  paymentFor(table, view, action, [], ranksWith(rankCards(table, view), counsel));

const cardsIn = (move: readonly Action[]): readonly CardId[] =>
  move.flatMap((action) => (action.kind === 'discard' ? [action.card] : []));

const worthOf = (table: Table, view: View, action: Action): number => thumbJudge(table).weigh(view, [action])[0].worth;

/** A decision of which action to take. */
interface Choice {
  readonly view: View;
  /** Undefined once the learner does not choose an action. */
  readonly counsel: Counsel | undefined;
}

const suggestedAfter = (guide: GameGuide, draft: readonly Action[]): Choice => {
  const view = guide.viewAfter(draft);
  const counsel = guide.counselAfter(draft);
  return { view, counsel: questionOf(view) === 'action' ? counsel : undefined };
};

/** Every way to pay a card for an action. */
const otherPayments = (table: Table, guide: GameGuide, action: Action): readonly Action[] =>
  legalActions(table, guide.viewAfter([action]));

/** How many points a suggestion may be worse than another without being worse to a beginner. */
const ABOUT_AS_GOOD = 2;

/** Whether a card was spent with which something better would have been suggested if another had been spent. */
const isMissed = (table: Table, spent: readonly CardId[], next: Choice, then: Choice): boolean => {
  const [wanted] = then.counsel?.suggestion ?? [];
  const [suggested] = next.counsel?.suggestion ?? [];
  if (!wanted || !suggested || wanted.kind !== 'build' || !spent.includes(wanted.card)) return false;
  if (legalActions(table, next.view).includes(wanted)) return false;
  return worthOf(table, then.view, wanted) > worthOf(table, next.view, suggested) + ABOUT_AS_GOOD;
};

describe.each(games)('the guided game $slug', (guided) => {
  const played = ways.map((way) => playGuided(guided, guided.ideas, (moment) => chosen(way, moment)));
  const choices = played.flatMap(({ moments }) =>
    moments.filter(({ view, legal }) => legal.length > 0 && questionOf(view) === 'action'),
  );

  it('spends on what is suggested the cards that the guide would spend', () => {
    let paid = 0;
    for (const { table, view, counsel } of choices) {
      const [first, ...cards] = counsel.suggestion;
      expect(preset(table, view, first, counsel).slice(0, cards.length)).toEqual(cardsIn(cards));
      paid += cards.length;
    }
    expect(paid).toBeGreaterThan(0);
  });

  it('spends on nothing else what the suggested move or the one after it is made with', () => {
    let kept = 0;
    for (const { table, view, legal, counsel } of choices) {
      const left = view.copy();
      for (const card of counsel.keeps) left.hand[LEARNER * table.cards.length + card]--;
      const isFree = view.handSize[LEARNER] > counsel.keeps.length;
      for (const action of legal.filter((one) => countCards(table, one) === 1 && one !== counsel.suggestion[0])) {
        const [card] = preset(table, view, action, counsel);
        if (isFree) expect(left.hand[LEARNER * table.cards.length + card]).toBeGreaterThan(0);
        kept += counsel.keeps.length;
      }
    }
    expect(kept).toBeGreaterThan(0);
  });

  it('leaves the card for what is suggested next in the same turn', () => {
    const missed: string[] = [];
    let compared = 0;
    for (const { game } of played) {
      const guide = new GameGuide(guided.ideas, openGuided(guided));
      for (const entry of game.entries) {
        const { counsel } = entry.who === LEARNER ? suggestedAfter(guide, []) : {};
        const [first, paid, ...others] = counsel?.suggestion ?? [];
        const next = paid?.kind === 'discard' && others.length === 0 ? suggestedAfter(guide, [first, paid]) : undefined;
        for (const instead of next?.counsel ? otherPayments(game.table, guide, first) : []) {
          const then = suggestedAfter(guide, [first, instead]);
          compared++;
          if (next && isMissed(game.table, cardsIn([paid]), next, then))
            missed.push(`${entry.seq}: ${entry.what}, then ${JSON.stringify(then.counsel?.suggestion[0])}`);
        }
        guide.follow(entry);
      }
    }
    expect(missed).toEqual([]);
    expect(compared).toBeGreaterThan(0);
  });
});
