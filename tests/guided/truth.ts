/** Plays guided games in many ways and collects whatever the guide says that the engine denies. */

import { LEARNER, reasonsFor } from '@coalbrook/guide';
import type { GuidedGame, Idea } from '@coalbrook/guide';
import { pick, questionOf, seedOf } from '@coalbrook/rules';
import type { Action, Kind } from '@coalbrook/rules';

import { ideaClaims } from './ideaClaims.ts';
import { playGuided } from './playGuided.ts';
import type { GuidedMoment } from './playGuided.ts';
import { falseReasons } from './reasonClaims.ts';

/** How the learner plays: always as suggested, now and then something else, or by a plan of one's own. */
export type Way =
  | { readonly name: 'asSuggested' }
  | { readonly name: 'deviates'; readonly seed: number; readonly share: number }
  | { readonly name: 'plan'; readonly seed: number; readonly kinds: readonly Kind[] };

/** Plans that no guide would suggest. */
export const plans: readonly (readonly Kind[])[] = [
  ['loan', 'build', 'network'],
  ['develop', 'remove', 'build', 'sell'],
  ['network', 'sell', 'build', 'draw'],
  ['double', 'sell', 'scout', 'network'],
  ['pass'],
];

const oneOf = (legal: readonly Action[], seed: number, index: number): Action =>
  legal[pick(seedOf(`truth ${seed}`), index, legal.length)];

/** What the learner does in a certain way of playing. */
export const chosen = (way: Way, { legal, counsel, index, view }: GuidedMoment): readonly Action[] => {
  if (way.name === 'asSuggested') return counsel.suggestion;
  if (way.name === 'deviates') {
    const isOwn = pick(seedOf(`own ${way.seed}`), index, 100) < 100 * way.share;
    return isOwn ? [oneOf(legal, way.seed, index)] : counsel.suggestion;
  }
  const question = questionOf(view);
  if (question !== 'action') return [oneOf(legal, way.seed, index)];
  // Now and then a plan is dropped, or it would never get anywhere.
  const kind =
    pick(seedOf(`plan ${way.seed}`), index, 4) === 0
      ? undefined
      : way.kinds.find((one) => legal.some((action) => action.kind === one));
  return [oneOf(kind ? legal.filter((action) => action.kind === kind) : legal, way.seed, index)];
};

/** Everything false that is told in a game played in a certain way. */
export const untruthsIn = (guided: GuidedGame, ideas: readonly Idea[], way: Way): readonly string[] => {
  const claims = ideaClaims[guided.slug];
  const { moments } = playGuided(guided, ideas, (moment) => chosen(way, moment));
  return moments.flatMap(({ table, view, legal, counsel, index }) => {
    const at = `${guided.slug}, ${JSON.stringify(way)}, era ${view.era} round ${view.round}`;
    const falseIdeas = counsel.told.filter((told) => !claims[told.idea.id]({ table, view, legal }, told));
    const moves = [counsel.suggestion, ...(way.name === 'asSuggested' ? [] : otherMoves(legal, index))];
    const told = moves
      .filter((move) => move.length > 0 && view.actor === LEARNER)
      .flatMap((move) => falseReasons(table, view, move, reasonsFor(table, view, move)));
    return [...falseIdeas.map(({ idea }) => `${at}: ${idea.id}`), ...told.map((one) => `${at}: ${one}`)];
  });
};

/** A move that is not suggested is judged, too, and its reasons are told. */
const otherMoves = (legal: readonly Action[], index: number): readonly (readonly Action[])[] =>
  legal.length > 0 ? [[oneOf(legal, 1, index)]] : [];
