/** Games of self-play for training. Players sometimes try something else than the best action. */

import { apprentice } from '@coalbrook/bots';
import type { Decision } from '@coalbrook/bots';
import { study } from '@coalbrook/bots/study';
import type { Budget, Judge, StudiedAction } from '@coalbrook/bots/study';
import { Encoder, playOut } from '@coalbrook/bots/training';
import {
  awaitsChance,
  beginGame,
  draw,
  isOver,
  legalActions,
  mask,
  pick,
  play,
  questionOf,
  seededDraw,
  seedOf,
  State,
} from '@coalbrook/rules';
import type { Action, Seat, Seed, Table } from '@coalbrook/rules';

import { EraEnds } from './eraEnds.ts';
import { noWhim, whimOf } from './whim.ts';
import type { Whim } from './whim.ts';

/**
 * What a position is to its seat: after an action that it took, after one that it only looked at and left alone, or met
 * at the start of a round, where futures end.
 */
export type LessonKind = 'taken' | 'left' | 'met';

/** Positions of one seat in a game, in order, and the points it had in the end. */
export interface TrainingLesson {
  readonly features: readonly Uint16Array[];
  readonly figures: readonly Float32Array[];
  readonly estimates: readonly number[];
  readonly eras: readonly number[];
  readonly rounds: readonly number[];
  /** What the seat expected; of an action that it left alone, how much more than of the one before that it took. */
  readonly values: readonly number[];
  readonly kinds: readonly LessonKind[];
  /** How many play. */
  readonly seats: number;
  readonly points: number;
  /** What else came of it, for training that asks for more than points. */
  readonly later: Float32Array;
}

interface OpenLesson extends TrainingLesson {
  readonly features: Uint16Array[];
  readonly figures: Float32Array[];
  readonly estimates: number[];
  readonly eras: number[];
  readonly rounds: number[];
  readonly values: number[];
  readonly kinds: LessonKind[];
}

export interface Exploring {
  readonly table: Table;
  readonly judge: Judge;
  readonly exploring: number;
  readonly apprentices: number;
  /** Another judge, by which a share of the seats plays at first sight; nothing is learnt from those. */
  readonly former: Judge;
  readonly formers: number;
  /** How many of the players have a whim. */
  readonly whims: number;
  /**
   * How much chance adds to what an action is worth, in points. It is drawn from Gumbel's distribution, so that actions
   * are looked at as if drawn one after the other, the better ones more often, and none twice.
   */
  readonly sampling: number;
  /** How far players look ahead before they act; without stages they act at first sight. */
  readonly budget: Budget;
}

/** Who takes a seat: lessons are kept of learners. */
type LessonPlayer = 'learner' | 'apprentice' | 'former';

/** How many of the best actions are tried. */
const TRIED = 6;
const MILLION = 1_000_000;

/** Numbers between 0 and 1, one after the other. */
const luckOf = (seed: Seed): (() => number) => {
  let count = 0;
  return () => pick(seed, count++, MILLION) / MILLION;
};

const atFirstSight: Budget = { stages: [], rounds: 0, by: 'thumb' };

class ExploringGame {
  readonly #exploring: Exploring;
  readonly #table: Table;
  readonly #judge: Judge;
  readonly #encoder: Encoder;
  readonly #lessons: readonly OpenLesson[];
  readonly #luck: () => number;
  readonly #deals: Seed;
  readonly #after: State;

  constructor(exploring: Exploring, seed: string) {
    const { table, judge } = exploring;
    this.#exploring = exploring;
    this.#table = table;
    this.#judge = judge;
    this.#encoder = new Encoder(table);
    this.#luck = luckOf(seedOf(`${seed} luck`));
    this.#deals = seedOf(`${seed} deals`);
    this.#after = new State(table.layout);
    this.#lessons = Array.from({ length: table.wish.seats }, () => ({
      features: [],
      figures: [],
      estimates: [],
      eras: [],
      rounds: [],
      values: [],
      kinds: [],
      seats: table.wish.seats,
      points: 0,
      later: new Float32Array(),
    }));
  }

  play(seed: string): readonly TrainingLesson[] {
    const table = this.#table;
    const state = beginGame(table);
    const chance = seedOf(seed);
    const players = this.#lessons.map(() => this.#player());
    const whims = players.map((player) => this.#whimFor(player));
    const aftermath = new EraEnds(table);
    let met = '';
    for (let count = 0; !isOver(state);) {
      if (awaitsChance(state)) {
        draw(table, state, seededDraw(table, state, chance));
        continue;
      }
      aftermath.see(state);
      const start = `${state.era} ${state.round}`;
      if (start !== met) for (const seat of this.#lessons.keys()) this.#note(state, seat as Seat, 'met');
      met = start;
      const seat = state.actor;
      const player = players[seat];
      const legal = legalActions(table, state);
      const isRoutine = legal.length === 1 || questionOf(state) === 'discard' || player === 'apprentice';
      const view = mask(table, state, seat);
      if (isRoutine) play(table, state, apprentice.choose({ table, view, legal, count, seed: chance }));
      else {
        const decision = { table, view, legal, count, seed: this.#deals };
        play(table, state, player === 'former' ? this.#formerly(decision) : this.#learn(state, decision, whims[seat]));
      }
      count++;
    }
    aftermath.see(state);
    return this.#lessons
      .map((lesson, seat) => ({ ...lesson, points: state.points[seat], later: aftermath.of(seat as Seat) }))
      .filter((_, seat) => players[seat] === 'learner');
  }

  /** Who takes a seat. */
  #player(): LessonPlayer {
    const { apprentices, formers } = this.#exploring;
    const luck = this.#luck();
    if (luck < apprentices) return 'apprentice';
    return luck < apprentices + formers ? 'former' : 'learner';
  }

  #whimFor(player: LessonPlayer): Whim {
    const { whims } = this.#exploring;
    return player === 'learner' && whims > 0 && this.#luck() < whims ? whimOf(this.#table, this.#luck) : noWhim;
  }

  /** What the former judge likes best. */
  #formerly(decision: Decision): Action {
    return study(decision, this.#exploring.former, atFirstSight)[0].action;
  }

  /** Takes an action, and keeps it with those that were tried in the same futures. */
  #learn(state: State, decision: Decision, whim: Whim): Action {
    const likings = new Map(decision.legal.map((action) => [action, whim(action) + this.#chance()]));
    const liking = (action: Action): number => likings.get(action) ?? 0;
    const { judge, budget } = this.#exploring;
    // Nobody expects points of a liking.
    const studied = study(decision, judge, budget, { liking }).map((one) => ({
      ...one,
      worth: one.worth - liking(one.action),
    }));
    const chosen = this.#choose(studied);
    this.#keepAll(state, chosen, studied);
    return chosen.action;
  }

  #chance(): number {
    const { sampling } = this.#exploring;
    return sampling > 0 ? -sampling * Math.log(-Math.log((this.#luck() * MILLION + 0.5) / MILLION)) : 0;
  }

  #choose(studied: readonly StudiedAction[]): StudiedAction {
    if (this.#luck() >= this.#exploring.exploring) return studied[0];
    return studied[Math.floor(this.#luck() * Math.min(TRIED, studied.length))];
  }

  /** Keeps the action that is taken and, if futures of it are known, those that were tried in the same futures. */
  #keepAll(state: State, chosen: StudiedAction, studied: readonly StudiedAction[]): void {
    const looks = chosen.futures.length;
    this.#keep(state, chosen.action, 'taken', looks > 0 ? chosen.worth : undefined);
    if (looks === 0) return;
    for (const { action, worth, futures } of studied) {
      if (action !== chosen.action && futures.length === looks) this.#keep(state, action, 'left', worth - chosen.worth);
    }
  }

  /** Keeps the position after an action, with what the seat expects of it. */
  #keep(state: State, action: Action, kind: LessonKind, value?: number): void {
    const after = this.#after.copyFrom(state);
    playOut(this.#table, after, state.actor, action);
    this.#note(after, state.actor, kind, value);
  }

  /** Keeps a position. */
  #note(state: State, seat: Seat, kind: LessonKind, value = this.#judge.appraise(state, seat)): void {
    const lesson = this.#lessons[seat];
    this.#encoder.encode(state, seat);
    lesson.features.push(this.#encoder.active.slice(0, this.#encoder.present));
    lesson.figures.push(this.#encoder.figures.slice());
    lesson.estimates.push(this.#encoder.estimate);
    lesson.eras.push(state.era);
    lesson.rounds.push(state.round);
    lesson.values.push(value);
    lesson.kinds.push(kind);
  }
}

/** Plays one game and returns what its learners can learn from. */
export const exploreGame = (exploring: Exploring, seed: string): readonly TrainingLesson[] =>
  new ExploringGame(exploring, seed).play(seed);
