/** An automaton's turn: the fronts of cards until a slot works, then the back of the next card. */

import { NONE } from '@coalbrook/rules';
import type { Automaton, PlaceId, PlanId, PlanPart, State } from '@coalbrook/rules';

import { announce } from './automatonTurn.ts';
import type { Hurdle, DeedResult, Trial, AutomatonTurn } from './automatonTurn.ts';
import { tryBuild } from './building.ts';
import { askForTop } from './deck.ts';
import { award, developAtFirst, tryDevelop } from './developing.ts';
import { tryNetwork, tryNetworkFrom } from './networking.ts';
import { planCard } from './planCard.ts';
import { trySell } from './selling.ts';

const POINTS_FOR_PASSING = 5;
/** How many decks may be exhausted in one turn. */
const MOST_DECKS = 2;

const isFirstRound = ({ era, round }: State): boolean => era === 0 && round === 1;

const tellFollowed = ({ seat, tell }: AutomatonTurn, plan: PlanId, part: PlanPart): void =>
  tell?.({ event: 'planFollowed', seat, plan, part });

const tellHurdles = ({ seat, tell }: AutomatonTurn, plan: PlanId, part: PlanPart, hurdles: readonly Hurdle[]): void => {
  for (const { place, obstacle, facts } of hurdles) {
    tell?.({ event: 'planHindered', seat, plan, part, place, obstacle, facts });
  }
};

/** Follows the first possible of several parts of a card. */
const followFirst = (
  turn: AutomatonTurn,
  plan: PlanId,
  parts: Iterable<readonly [PlanPart, () => Trial]>,
): DeedResult | undefined => {
  for (const [part, attempt] of parts) {
    const trial = attempt();
    if (trial.ok) {
      tellFollowed(turn, plan, part);
      return trial.value(turn);
    }
    tellHurdles(turn, plan, part, trial.fault);
  }
  return undefined;
};

const followFront = (turn: AutomatonTurn, plan: PlanId): DeedResult | undefined => {
  const isFirst = isFirstRound(turn.state);
  return followFirst(
    turn,
    plan,
    planCard(turn.table, plan).slots.map(
      (slot, index) =>
        [
          index,
          () => (slot.kind === 'build' ? tryBuild(turn, slot, isFirst) : tryNetwork(turn, slot, isFirst)),
        ] as const,
    ),
  );
};

const pass = (turn: AutomatonTurn, plan: PlanId): void => {
  tellFollowed(turn, plan, 'pass');
  announce(turn, 'pass');
  turn.tell?.({ event: 'passed', seat: turn.seat });
  award(turn, POINTS_FOR_PASSING);
};

/** The second action of a turn, from the back of the top card, which stays there. */
export const followBack = (turn: AutomatonTurn, place: PlaceId): void => {
  const plan = turn.state.nextPlan[turn.seat];
  const { back } = planCard(turn.table, plan);
  const outcome = followFirst(turn, plan, [
    ['sell', () => trySell(turn, back)],
    ['develop', () => tryDevelop(turn, back, place)],
    ['network', () => tryNetworkFrom(turn, place)],
  ]);
  if (!outcome) pass(turn, plan);
};

/** Turns over the top card, unless its corner applies in the first round. Returns false if that ends the turn. */
const turnOver = (turn: AutomatonTurn): boolean => {
  const { table, state, seat, tell } = turn;
  const plan = state.nextPlan[seat];
  if (isFirstRound(state) && planCard(table, plan).back.firstRound === 'develop') {
    tellFollowed(turn, plan, 'corner');
    developAtFirst(turn);
    return false;
  }
  state.plan = plan;
  state.nextPlan[seat] = NONE as PlanId;
  tell?.({ event: 'planTurned', seat, plan });
  return true;
};

/** Follows the card that was turned over. Returns false if none of its slots works. */
const followCard = (turn: AutomatonTurn): boolean => {
  const { state } = turn;
  const { plan } = state;
  state.plan = NONE as PlanId;
  const outcome = followFront(turn, plan);
  if (!outcome) return false;
  if (outcome.actions === 1 && !isFirstRound(state)) followBack(turn, outcome.place);
  return true;
};

export const takeTurn: Automaton['takeTurn'] = (table, state, tell) => {
  const seat = state.order[state.turn];
  const turn: AutomatonTurn = { table, state, seat, tell };
  for (;;) {
    if (state.nextPlan[seat] === NONE) {
      askForTop(table, state, seat);
      return false;
    }
    if (state.plan === NONE) {
      if (!turnOver(turn)) return true;
      continue;
    }
    if (followCard(turn)) return true;
    if (++state.progress < MOST_DECKS * table.plans.length) continue;
    pass(turn, state.nextPlan[seat]);
    return true;
  }
};
