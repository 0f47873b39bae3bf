import { follow } from '@coalbrook/record';
import type { Entry, Game } from '@coalbrook/record';
import { awaitsChance, isOver, legalActions, mask, maskEvent, play, questionOf } from '@coalbrook/rules';
import type { Action, GameEvent, State, View } from '@coalbrook/rules';

import { NO_PROGRESS, thinkOn } from './counsel.ts';
import type { GuideProgress, Counsel } from './counsel.ts';
import { distantNewsIn } from './distantNews.ts';
import type { DistantNews } from './distantNews.ts';
import type { Glance } from './glance.ts';
import type { Idea } from './idea.ts';
import { LEARNER } from './learner.ts';

/** Where the learner stands: what was told before, and what has happened since then. */
interface Standing {
  readonly progress: GuideProgress;
  readonly events: readonly GameEvent[];
  readonly count: number;
}

/**
 * Follows a guided game and says what to tell at each moment. What was told before follows from the record, so that a
 * game can be left and gone on with; undoing a step takes back what was told after it.
 */
export class GameGuide {
  readonly #ideas: readonly Idea[];
  readonly #game: Game;
  readonly #known = new Map<string, readonly [Counsel, GuideProgress]>();
  #standing: Standing = { progress: NO_PROGRESS, events: [], count: 0 };

  /** The game must be at its beginning. */
  constructor(ideas: readonly Idea[], game: Game) {
    this.#ideas = ideas;
    this.#game = game;
  }

  /** How many entries it has followed. */
  get seq(): number {
    return this.#game.entries.length;
  }

  /** What a draw has made of the learner's last decision. */
  get distantNews(): DistantNews | undefined {
    return distantNewsIn(this.#game.table, this.#standing.events);
  }

  /** Follows one entry; false if it does not fit. */
  follow(entry: Entry): boolean {
    const { state } = this.#game;
    const events: GameEvent[] = [];
    const isOwn = entry.who === LEARNER;
    const before = isOwn ? this.#after(this.#standing, state, '') : this.#standing;
    const outcome = follow(this.#game, entry, (event) => events.push(maskEvent(event, LEARNER)));
    if (!outcome.ok) return false;
    this.#known.clear();
    this.#standing = {
      progress: before.progress,
      events: [...before.events, ...events],
      count: before.count + (entry.who === 'chance' ? 0 : 1),
    };
    return true;
  }

  /** What to tell after the learner's unfinished turn; undefined while nobody asks the learner, and once it is complete. */
  counselAfter(draft: readonly Action[]): Counsel | undefined {
    const { table } = this.#game;
    const state: State = mask(table, this.#game.state, LEARNER);
    let standing = this.#standing;
    let path = '';
    let isComplete = false;
    for (const action of draft) {
      const events: GameEvent[] = [];
      standing = this.#after(standing, state, path);
      play(table, state, action, (event) => events.push(event));
      path += JSON.stringify(action);
      standing = { ...standing, events: [...standing.events, ...events], count: standing.count + 1 };
      // The next turn may be the learner's, too.
      isComplete = isOver(state) || events.some(({ event }) => event === 'turnBegan');
    }
    return isComplete ? undefined : this.#think(standing, state, path)?.[0];
  }

  /** What the learner sees after the unfinished turn. */
  viewAfter(draft: readonly Action[]): View {
    const { table, state } = this.#game;
    const after = mask(table, state, LEARNER);
    for (const action of draft) play(table, after, action);
    return after;
  }

  /** The standing once the learner has decided in a position. */
  #after(standing: Standing, state: State, path: string): Standing {
    const counsel = this.#think(standing, state, path);
    if (!counsel) return standing;
    const [, progress] = counsel;
    return { ...standing, progress, events: questionOf(state) === 'action' ? [] : standing.events };
  }

  #think(standing: Standing, state: State, path: string): readonly [Counsel, GuideProgress] | undefined {
    const known = this.#known.get(path);
    if (known) return known;
    const { table } = this.#game;
    if (!isOver(state) && (awaitsChance(state) || state.actor !== LEARNER)) return undefined;
    const view = mask(table, state, LEARNER);
    const glance: Glance = { table, view, legal: isOver(view) ? [] : legalActions(table, view), ...standing };
    const counsel = thinkOn(this.#ideas, glance, standing.progress);
    this.#known.set(path, counsel);
    return counsel;
  }
}
