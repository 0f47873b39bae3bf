import { parseStep } from '@coalbrook/desk';
import { GameGuide } from '@coalbrook/guide';
import type { Idea, Counsel, DistantNews } from '@coalbrook/guide';
import { makeAction, openGame } from '@coalbrook/record';
import { questionOf } from '@coalbrook/rules';
import type { Action, Table } from '@coalbrook/rules';

import type { Session } from '../../../session/session.ts';
import type { MoveQuestion } from '../../../worker/guide.worker.ts';
import { entriesIn } from './entriesIn.ts';

/** What there is to tell now. */
export interface TableCounsel {
  /** The unfinished turn that it is about. */
  readonly key: string;
  /** Undefined while nobody asks the learner. */
  readonly counsel: Counsel | undefined;
  /** What a draw has made of the learner's last move, until the next one. */
  readonly news: DistantNews | undefined;
  /** The last step of the unfinished turn, if it is another one than was suggested. */
  readonly deviation: MoveQuestion | undefined;
}

/** What the guide reads of a session. */
type FollowedSession = Pick<Session, 'snapshot' | 'texts' | 'save'>;

/** Names an unfinished turn. */
export const turnKey = ({ snapshot, texts }: FollowedSession): string => `${snapshot.frame.seq} ${texts.join('; ')}`;

const actionsOf = (table: Table, steps: readonly string[]): readonly Action[] =>
  steps.flatMap((step) => {
    const actions = parseStep(table, step);
    return actions.ok ? actions.value : [];
  });

/** Follows a game on this device with a guide. */
export class GuidedFollower {
  readonly #session: FollowedSession;
  readonly #ideas: readonly Idea[];
  #guide: GameGuide | undefined;

  constructor(session: FollowedSession, ideas: readonly Idea[]) {
    this.#session = session;
    this.#ideas = ideas;
  }

  /** What to tell about the table as it is now; undefined if the guide cannot follow the game. */
  async look(): Promise<TableCounsel | undefined> {
    const guide = await this.#guideAtTable();
    if (!guide) return undefined;
    const session = this.#session;
    const { table } = session.snapshot;
    const draft = actionsOf(table, session.texts);
    return {
      key: turnKey(session),
      counsel: guide.counselAfter(draft),
      news: draft.length === 0 ? guide.distantNews : undefined,
      deviation: this.#deviation(guide),
    };
  }

  /** The guide, at the same entry as the table. The host may be further on already, and the table moves on meanwhile. */
  async #guideAtTable(): Promise<GameGuide | undefined> {
    const { seq } = this.#session.snapshot.frame;
    if (!this.#guide || this.#guide.seq > seq) this.#guide = this.#newGuide();
    const guide = this.#guide;
    if (!guide || guide.seq === seq) return guide;
    const entries = entriesIn(await this.#session.save());
    if (entries.length < seq) return undefined;
    for (const entry of entries.slice(guide.seq, seq)) if (!guide.follow(entry)) return undefined;
    return this.#guideAtTable();
  }

  #newGuide(): GameGuide | undefined {
    const opened = openGame(this.#session.snapshot.sheet.header);
    return opened.ok ? new GameGuide(this.#ideas, opened.value) : undefined;
  }

  #deviation(guide: GameGuide): MoveQuestion | undefined {
    const { texts, snapshot } = this.#session;
    const { table, sheet } = snapshot;
    const last = texts.at(-1);
    if (last === undefined) return undefined;
    const before = actionsOf(table, texts.slice(0, -1));
    const view = guide.viewAfter(before);
    const [suggested] = guide.counselAfter(before)?.suggestion ?? [];
    const [played] = actionsOf(table, [last]);
    if (!suggested || !played || questionOf(view) !== 'action') return undefined;
    const question = {
      header: sheet.header,
      cells: view.cells,
      suggested: makeAction(table, suggested),
      played: makeAction(table, played),
    };
    return question.suggested === question.played ? undefined : question;
  }
}
