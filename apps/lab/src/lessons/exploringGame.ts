/** Games of self-play for training. Players sometimes try something else than the best action. */

import { apprentice } from '@coalbrook/bots';
import { Encoder, playOut } from '@coalbrook/bots/lab';
import type { Judge, WeighedAction } from '@coalbrook/bots/lab';
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
import type { Seat, Seed, Table } from '@coalbrook/rules';

/** The positions after one seat's actions, in order, and the points it had in the end. */
export interface Lesson {
  readonly features: readonly Uint16Array[];
  readonly figures: readonly Float32Array[];
  readonly estimates: readonly number[];
  readonly eras: readonly number[];
  /** What the judge expected. */
  readonly values: readonly number[];
  readonly points: number;
}

interface OpenLesson extends Lesson {
  readonly features: Uint16Array[];
  readonly figures: Float32Array[];
  readonly estimates: number[];
  readonly eras: number[];
  readonly values: number[];
}

export interface Exploring {
  readonly table: Table;
  readonly judge: Judge;
  readonly exploring: number;
  readonly apprentices: number;
}

/** How many of the best actions are tried. */
const TRIED = 6;
const MILLION = 1_000_000;

/** Numbers between 0 and 1, one after the other. */
const luckOf = (seed: Seed): (() => number) => {
  let count = 0;
  return () => pick(seed, count++, MILLION) / MILLION;
};

class ExploringGame {
  readonly #table: Table;
  readonly #judge: Judge;
  readonly #exploring: number;
  readonly #encoder: Encoder;
  readonly #lessons: readonly OpenLesson[];
  readonly #luck: () => number;
  readonly #after: State;

  constructor({ table, judge, exploring }: Exploring, seed: string) {
    this.#table = table;
    this.#judge = judge;
    this.#exploring = exploring;
    this.#encoder = new Encoder(table);
    this.#luck = luckOf(seedOf(`${seed} luck`));
    this.#after = new State(table.layout);
    this.#lessons = Array.from({ length: table.wish.seats }, () => ({
      features: [],
      figures: [],
      estimates: [],
      eras: [],
      values: [],
      points: 0,
    }));
  }

  play(seed: string, share: number): readonly Lesson[] {
    const table = this.#table;
    const state = beginGame(table);
    const chance = seedOf(seed);
    const isLearner = this.#lessons.map(() => this.#luck() >= share);
    for (let count = 0; !isOver(state);) {
      if (awaitsChance(state)) {
        draw(table, state, seededDraw(table, state, chance));
        continue;
      }
      const seat = state.actor;
      const legal = legalActions(table, state);
      const isRoutine = legal.length === 1 || questionOf(state) === 'discard' || !isLearner[seat];
      if (isRoutine) {
        play(table, state, apprentice.choose({ table, view: mask(table, state, seat), legal, count, seed: chance }));
      } else {
        const { action } = this.#choose(this.#judge.weigh(state, legal));
        playOut(table, this.#after.copyFrom(state), seat, action);
        this.#keep(seat);
        play(table, state, action);
      }
      count++;
    }
    return this.#lessons
      .map((lesson, seat) => ({ ...lesson, points: state.points[seat] }))
      .filter((_, seat) => isLearner[seat]);
  }

  #choose(weighed: readonly WeighedAction[]): WeighedAction {
    const sorted = weighed.toSorted((one, other) => other.worth - one.worth);
    if (this.#luck() >= this.#exploring) return sorted[0];
    return sorted[Math.floor(this.#luck() * Math.min(TRIED, sorted.length))];
  }

  /** Keeps the position after an action. */
  #keep(seat: Seat): void {
    const after = this.#after;
    const lesson = this.#lessons[seat];
    lesson.values.push(this.#judge.appraise(after, seat));
    this.#encoder.encode(after, seat);
    lesson.features.push(this.#encoder.active.slice(0, this.#encoder.present));
    lesson.figures.push(this.#encoder.figures.slice());
    lesson.estimates.push(this.#encoder.estimate);
    lesson.eras.push(after.era);
  }
}

/** Plays one game and returns what its learners can learn from. */
export const exploreGame = (exploring: Exploring, seed: string): readonly Lesson[] =>
  new ExploringGame(exploring, seed).play(seed, exploring.apprentices);
