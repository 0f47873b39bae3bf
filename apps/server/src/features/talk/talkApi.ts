import { NOBODY } from '@coalbrook/rules';
import { isMuting, isNewNotes, isNewRemark, isReportedRemark, isSeatAt, isWantedRemarks } from '@coalbrook/wire/online';
import type { Circle, Remarks, WantedRemarks } from '@coalbrook/wire/online';

import type { SqlDatabase } from '../../ground/database/database.ts';
import { answer, UNREADABLE } from '../../ground/http/json.ts';
import { KeyedCredits } from '../../ground/http/keyedCredits.ts';
import { keeperPost, post } from '../../ground/http/route.ts';
import type { HttpRoute } from '../../ground/http/route.ts';
import type { Log } from '../../ground/log.ts';
import type { MuteStore } from './muteStore.ts';
import type { NotebookStore } from './notebookStore.ts';
import type { RemarkStore } from './remarkStore.ts';
import type { ReportStore } from './reportStore.ts';
import type { Said } from './said.ts';
import { findTalkedGame, isPlayer, mayRead, maySpeak, speakerOf } from './talkedGame.ts';
import type { TalkedGame } from './talkedGame.ts';

export interface TalkApiEnvironment {
  readonly database: SqlDatabase;
  readonly remarks: RemarkStore;
  readonly notebooks: NotebookStore;
  readonly mutes: MuteStore;
  /** The number of entries that those see who watch a running game with a delay. */
  readonly shownLate: (game: string) => Promise<number>;
  /** Who of those people wants to hear nothing of whom of them, in pairs. */
  readonly apart: (people: readonly string[]) => Promise<readonly (readonly [by: string, other: string])[]>;
  /** Tells those who follow the game here. */
  readonly tell: (said: Said) => void;
  readonly now: () => number;
  readonly log: Log;
}

const DONE = answer(200, {});
const ABSENT = answer(404, { failed: 'absent' });
const FULL = answer(409, { failed: 'full' });
const NAME_TAKEN = answer(409, { failed: 'name' });
const FLOOD = answer(429, { failed: 'flood' });

/** Remarks from one seat at once, whoever holds it, or of one person who watches, and more each hour. */
const REMARKS = [12, 1200] as const;
/** The same for all who watch a game: people are easily made up. */
const WATCHERS = [60, 3600] as const;
const REPORTS = [10, 60] as const;

/** The keeper has seen what was reported. */
export const settleRoute = (reports: ReportStore): HttpRoute =>
  keeperPost('/api/keeper/settle', isReportedRemark, async (body) => ((await reports.settle(body)) ? DONE : ABSENT));

/** Talk and notes over HTTP. */
export class TalkApi {
  readonly #around: TalkApiEnvironment;
  readonly #remarks = new KeyedCredits(...REMARKS);
  readonly #watchers = new KeyedCredits(...WATCHERS);
  readonly #reports = new KeyedCredits(...REPORTS);

  constructor(around: TalkApiEnvironment) {
    this.#around = around;
  }

  readonly routes: readonly HttpRoute[] = [
    post('/api/talk/say', isNewRemark, async (body, { person }) => {
      const { game, seat } = body;
      if (seat === NOBODY && body.name === undefined) return UNREADABLE;
      const { database, remarks, tell, now } = this.#around;
      const known = await remarks.find(body, person);
      if (known !== undefined) return answer(200, { number: known });
      // Before anything is counted: nobody uses up what others may say.
      const talked = await findTalkedGame(database, game, person);
      if (!talked || !maySpeak(talked, seat)) return ABSENT;
      const speaker = seat === NOBODY ? person : `${game} ${seat}`;
      const isAllowed = this.#remarks.take(speaker, now()) && (seat !== NOBODY || this.#watchers.take(game, now()));
      if (!isAllowed) return FLOOD;
      const kept = await remarks.say(body, person);
      if (kept === 'absent') return ABSENT;
      if (kept === 'full') return FULL;
      if (kept === 'name') return NAME_TAKEN;
      if (kept.said) tell(kept.said);
      return answer(200, { number: kept.number });
    }),
    post('/api/talk/read', isWantedRemarks, async (body, { person }) => {
      const game = await findTalkedGame(this.#around.database, body.game, person);
      if (!game || (body.seat !== NOBODY && !game.held.includes(body.seat))) return ABSENT;
      const last = await this.#lastFor(game, body.circle);
      return last === undefined ? ABSENT : answer(200, await this.#read(game, body, person, last));
    }),
    post('/api/talk/mute', isMuting, async (body, { person }) => {
      const fault = await this.#around.mutes.set(body, person);
      if (fault === undefined) return DONE;
      return fault === 'full' ? FULL : ABSENT;
    }),
    post('/api/talk/report', isReportedRemark, async (body, { person }) => {
      const { database, remarks, now, log } = this.#around;
      const { circle, number } = body;
      const game = await findTalkedGame(database, body.game, person);
      const last = (game && (await this.#lastFor(game, circle))) ?? 0;
      if (number < 1 || number > last) return ABSENT;
      if (!this.#reports.take(person, now())) return FLOOD;
      const isNew = await remarks.report(body, person);
      if (isNew) log('warn', 'a remark was reported', { game: body.game, circle, number });
      return DONE;
    }),
    post('/api/talk/notes', isSeatAt, async (body, { person }) => {
      const { database, notebooks } = this.#around;
      const game = await findTalkedGame(database, body.game, person);
      return game?.held.includes(body.seat) ? answer(200, await notebooks.read(body.game, body.seat)) : ABSENT;
    }),
    post('/api/talk/note', isNewNotes, async (body, { person }) => {
      const { notebooks, tell } = this.#around;
      const noted = await notebooks.write(body, person);
      if (!noted) return ABSENT;
      if ('others' in noted) return answer(409, { failed: 'changed', ...noted.others });
      tell(noted.said);
      return answer(200, { version: noted.said.number });
    }),
  ];

  async #read(game: TalkedGame, wanted: WantedRemarks, person: string, last: number): Promise<Remarks> {
    const { remarks, mutes, apart } = this.#around;
    const { seat } = wanted;
    const speakers = await remarks.speakers(wanted.game, wanted.circle);
    const kept = await apart([person, ...speakers.map((one) => one.person)]);
    const unwanted = new Set(kept.filter(([by]) => by === person).map(([, other]) => other));
    const blocked = speakers.filter((one) => unwanted.has(one.person)).map(({ speaker }) => speaker);
    const muted = await mutes.muted(wanted.game, seat, person);
    return {
      remarks: await remarks.read(wanted, last),
      last,
      own: speakerOf(game, seat, person),
      muted: [...new Set([...muted, ...blocked])],
    };
  }

  /**
   * The number of the last remark that somebody may read; undefined if they may read none. People at the table talk
   * about what happens, so those who watch with a delay read it with the same delay.
   */
  async #lastFor(game: TalkedGame, circle: Circle): Promise<number | undefined> {
    if (!mayRead(game, circle)) return undefined;
    const { remarks, shownLate } = this.#around;
    const isDelayed = circle === 'table' && !isPlayer(game) && game.watchDelay > 0 && game.status === 'running';
    return remarks.last(game.game, circle, isDelayed ? await shownLate(game.game) : undefined);
  }
}
