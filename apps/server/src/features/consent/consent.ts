import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { plainProposal } from '@coalbrook/wire/online';
import type { Answered, Proposal, TableQuestion, Vote } from '@coalbrook/wire/online';

import type { SqlDatabase, Transaction } from '../../ground/database/database.ts';
import { newId } from '../../ground/persons/tokens.ts';
import { newControl, readClock } from '../../table/clocks/storedClock.ts';
import { noteHappening } from '../../table/games/happenings.ts';
import { lockTable, seatsHeld, seatsOf } from '../../table/games/lockedTable.ts';
import type { LockedTable } from '../../table/games/lockedTable.ts';
import { RATED } from '../../table/games/ratedSeats.ts';
import type { StoredSheet } from '../../table/games/sheets.ts';
import { abandon, changePace, letBotPlay, pause, replaceAbsent, resume } from '../../table/games/tableChanges.ts';
import type { DueOf } from '../../table/games/tableChanges.ts';
import { isOwnAlone, takeBack, takenBack, wasTakenBack } from '../../table/games/takeBack.ts';
import type { Taken } from '../../table/games/takeBack.ts';
import type { Sitting, TableListeners } from '../../table/listeners.ts';
import { isProposal, outcomeOf, votesFor } from './outcome.ts';
import { absenceAt, onceMore, spanOf } from './spans.ts';
import { askedAbout, readDueVotes, readQuestion, removeQuestion, writeQuestion } from './storedQuestion.ts';
import type { StoredQuestion } from './storedQuestion.ts';

/**
 * Why something cannot be asked or answered. `absent`: not their table. `closed`: the game is not played, or the question
 * is not open any more. `asked`: something else is. `pointless`: it would change nothing. `impossible`: not this turn, or
 * not this seat. `early`: the seat's person is at the table, or has not been missing for long enough. `rated`: the game
 * is rated, and not everybody who plays could agree.
 */
export type NoConsent = 'absent' | 'closed' | 'asked' | 'pointless' | 'impossible' | 'early' | 'rated';

export interface ConsentEnvironment {
  readonly database: SqlDatabase;
  readonly now: () => number;
  readonly dueOf: DueOf;
  /** Those who listen to tables. */
  readonly listeners: TableListeners;
  /** The seats at which somebody is connected, to any node. */
  readonly seatsPresent: (game: string) => ReadonlySet<Seat>;
}

/** What the people at tables decide together. Each decision is carried out in the transaction that completes it. */
export class Consent {
  readonly #around: ConsentEnvironment;

  constructor(around: ConsentEnvironment) {
    this.#around = around;
  }

  /** Asks the others. If nobody has to be asked, it is done at once. */
  propose(game: string, person: string, wanted: Proposal): Promise<NoConsent | undefined> {
    return this.#at(game, person, async (queries, table, held) => {
      if (table.status !== 'running') return 'closed';
      const what = plainProposal(wanted);
      if (what.kind === 'takeBack' && what.line !== undefined && what.line !== table.line)
        return (await wasTakenBack(queries, game, what.line, what.to)) ? undefined : 'closed';
      const open = await readQuestion(queries, game, table.seq);
      if (open) return this.#isSame(open, what, held) ? undefined : 'asked';
      const taken = what.kind === 'takeBack' ? await takenBack(queries, table, what.to) : undefined;
      const hindrance = await this.#hindrance(queries, table, what, held, taken);
      if (hindrance) return hindrance;
      const by = taken && held.includes(taken.seat) ? taken.seat : held[0];
      const answers = new Map(held.map((seat) => [seat, 'yes'] as const));
      const question: StoredQuestion = {
        game,
        id: newId(),
        what,
        by,
        answers,
        seq: table.seq,
        until: 0,
        ...(taken ? { taken: { name: nameAt(table, taken.seat), turns: taken.turns } } : {}),
      };
      if (taken && isOwnAlone(taken, held)) {
        await this.#decide(queries, table, question, 'yes');
        return undefined;
      }
      await writeQuestion(queries, question, table.at);
      if (!(await this.#settle(queries, table)))
        await this.#note(queries, table, { kind: 'asked', name: nameAt(table, by), what, taken: question.taken });
      return undefined;
    });
  }

  /** Answers an open question with all seats of a person. */
  answer({ game, id, choice }: Answered, person: string): Promise<NoConsent | undefined> {
    return this.#at(game, person, async (queries, table, held) => {
      const question = await readQuestion(queries, game, table.seq);
      if (question?.id !== id) return 'closed';
      if (!votesFor(question.what).includes(choice)) return 'impossible';
      const asked = await askedAbout(queries, game, question.what);
      const own = held.filter((seat) => asked.includes(seat));
      if (own.length === 0) return 'impossible';
      const answers = new Map([...question.answers, ...own.map((seat) => [seat, choice] as const)]);
      await writeQuestion(queries, { ...question, answers }, table.at);
      await this.#settle(queries, table, choice === 'no' ? own[0] : undefined);
      return undefined;
    });
  }

  /** Goes on with a game that pauses. */
  resume(game: string, person: string): Promise<NoConsent | undefined> {
    return this.#at(game, person, async (queries, table, held) => {
      if (table.status !== 'running') return 'closed';
      if (table.paused === 0) return undefined;
      const question = await readQuestion(queries, game, table.seq);
      if (question?.by === NOBODY) return 'asked';
      await resume(queries, table, this.#around.dueOf);
      await this.#note(queries, table, { kind: 'resumed', name: nameAt(table, held[0]) });
      return undefined;
    });
  }

  /** Somebody sits down at a game in progress. */
  async came(queries: Transaction, game: string, { seat, name, person }: Sitting): Promise<void> {
    const table = await lockTable(queries, game, this.#around.now());
    if (!table) return;
    const absent = await queries.query<{ person: string }>(
      'delete from absentees where game = $1 and seat = $2 returning person',
      game,
      seat,
    );
    const isBack = absent.some((one) => one.person === person);
    await this.#note(queries, table, { kind: 'came', name, ...(isBack ? { isBack } : {}) });
    const question = await readQuestion(queries, game, table.seq);
    if (question?.what.kind !== 'left' || !question.what.seats.includes(seat)) return;
    // Nobody has to decide any more what becomes of this seat.
    const seats = question.what.seats.filter((one) => one !== seat);
    if (seats.length > 0) await writeQuestion(queries, { ...question, what: { ...question.what, seats } }, table.at);
    else {
      await removeQuestion(queries, game);
      if (!question.keepsPause) await resume(queries, table, this.#around.dueOf);
    }
  }

  /** Somebody has left a game in progress: what happens is the table's choice. */
  async left(queries: Transaction, game: string, seats: readonly Seat[]): Promise<void> {
    const { now, listeners } = this.#around;
    const table = await lockTable(queries, game, now());
    if (!table) return;
    const name = seats.map((seat) => nameAt(table, seat)).join(', ');
    const { leaving } = table.customs;
    await this.#note(queries, table, { kind: leaving === 'end' ? 'ended' : 'left', name });
    if (leaving === 'end') {
      await abandon(queries, table, listeners);
      return;
    }
    const isVote = leaving === 'vote' && (await seatsHeld(queries, game)).length > 0;
    if (isVote) await this.#askAboutLeaver(queries, table, seats, name);
    else await this.#seatBots(queries, table, seats);
    // Perhaps everybody who is still there has answered.
    await this.#settle(queries, table);
  }

  /** Somebody's time is up, at a table that does not simply let a bot play the `turn`. */
  late(game: string): Promise<'turn' | 'waits' | 'decided'> {
    const { database, now } = this.#around;
    return database.transaction(async (queries) => {
      const table = await lockTable(queries, game, now());
      if (!table || table.status !== 'running' || table.due === 0 || table.due > table.at) return 'waits';
      const seat = table.actor as Seat;
      const held = await seatsHeld(queries, game);
      const clock = await readClock(queries, game);
      if (!held.includes(seat) || table.customs.late === 'turn' || clock?.voted === table.seq) return 'turn';
      if (table.customs.late === 'vote' && held.length === 1) return 'turn';
      if (table.customs.late === 'seat') {
        await this.#note(queries, table, { kind: 'late', name: nameAt(table, seat) });
        await replaceAbsent(queries, table, seat, this.#around.listeners);
        await this.#settle(queries, table);
      } else await this.#askTable(queries, table, { kind: 'late', seat }, table.at + spanOf(table.control));
      await queries.announce('table', [game]);
      return 'decided';
    });
  }

  async #askAboutLeaver(queries: Transaction, table: LockedTable, left: readonly Seat[], name: string): Promise<void> {
    const { game, seq, at } = table;
    const open = await readQuestion(queries, game, seq);
    const before = open?.what.kind === 'left' ? open.what : undefined;
    const seats = [...(before?.seats ?? []), ...left];
    const names = before ? `${before.name}, ${name}` : name;
    // The pause of an earlier vote ends with this one.
    const keepsPause = before ? open?.keepsPause : table.paused > 0;
    const what: TableQuestion = { kind: 'left', seats, name: names };
    await this.#askTable(queries, table, what, at + spanOf(table.control), keepsPause);
  }

  /** The table itself asks; until that is decided, the game pauses. */
  async #askTable(
    queries: Transaction,
    table: LockedTable,
    what: TableQuestion,
    until: number,
    keepsPause = false,
  ): Promise<void> {
    const { game, seq, at } = table;
    const rest = { by: NOBODY, answers: new Map(), seq, until, ...(keepsPause ? { keepsPause } : {}) };
    await writeQuestion(queries, { game, id: newId(), what, ...rest }, at);
    if (table.paused === 0) await pause(queries, table);
  }

  async #replace(queries: Transaction, table: LockedTable, seat: Seat): Promise<void> {
    await this.#note(queries, table, { kind: 'replaced', name: nameAt(table, seat) });
    await replaceAbsent(queries, table, seat, this.#around.listeners);
  }

  async #seatBots(queries: Transaction, table: LockedTable, seats: readonly Seat[]): Promise<void> {
    let sheet: StoredSheet = table;
    await this.#note(queries, table, { kind: 'replaced', name: seats.map((seat) => nameAt(table, seat)).join(', ') });
    for (const seat of seats) sheet = await letBotPlay(queries, table.game, sheet, seat, this.#around.listeners);
  }

  /** Counts the votes whose time is up. Returns the games in which something was decided. */
  async countVotes(): Promise<readonly string[]> {
    const { database, now } = this.#around;
    const decided: string[] = [];
    for (const game of await readDueVotes(database, now())) {
      const isDecided = await database.transaction(async (queries) => {
        const table = await lockTable(queries, game, now());
        if (!table || !(await this.#settle(queries, table))) return false;
        await queries.announce('table', [game]);
        return true;
      });
      if (isDecided) decided.push(game);
    }
    return decided;
  }

  /** Does something for a person with a seat at a table. */
  #at(
    game: string,
    person: string,
    work: (queries: Transaction, table: LockedTable, held: readonly Seat[]) => Promise<NoConsent | undefined>,
  ): Promise<NoConsent | undefined> {
    const { database, now } = this.#around;
    return database.transaction(async (queries) => {
      const held = await seatsOf(queries, game, person);
      const table = held.length > 0 ? await lockTable(queries, game, now()) : undefined;
      if (!table) return 'absent';
      const denial = await work(queries, table, held);
      if (!denial) await queries.announce('table', [game]);
      return denial;
    });
  }

  /** The same proposal of the same person: its answer was lost. */
  #isSame(open: StoredQuestion, what: TableQuestion, held: readonly Seat[]): boolean {
    return held.includes(open.by) && JSON.stringify(open.what) === JSON.stringify(what);
  }

  /** With nobody else to ask, whoever plays for a rating could keep only the games that go well, or leave the others lying. */
  async #unlessAlone(queries: Transaction, table: LockedTable, held: readonly Seat[]): Promise<'rated' | undefined> {
    return table.rated !== RATED.wanted || (await this.#areOthers(queries, table, held)) ? undefined : 'rated';
  }

  async #hindrance(
    queries: Transaction,
    table: LockedTable,
    what: Proposal,
    held: readonly Seat[],
    taken: Taken | undefined,
  ): Promise<NoConsent | undefined> {
    switch (what.kind) {
      case 'pause':
        if (table.paused > 0) return 'pointless';
        return this.#unlessAlone(queries, table, held);
      case 'pace':
        if (newControl(what.time) === table.control) return 'pointless';
        return this.#unlessAlone(queries, table, held);
      case 'abandon':
        return this.#unlessAlone(queries, table, held);
      case 'takeBack': {
        if (!taken) return 'impossible';
        if (table.rated !== RATED.wanted || isOwnAlone(taken, held)) return undefined;
        // Bots cannot agree: people could try together until they win against them.
        const hasBots = table.sitters.some(({ kind }) => kind !== 'person');
        return !hasBots && (await this.#areOthers(queries, table, held)) ? undefined : 'rated';
      }
      case 'replace':
        if (held.includes(what.seat) || !(await seatsHeld(queries, table.game)).includes(what.seat))
          return 'impossible';
        return (await this.#isAway(queries, table, what.seat)) ? undefined : 'early';
    }
  }

  /** Whether anybody else has a seat. */
  async #areOthers(queries: Transaction, { game }: LockedTable, held: readonly Seat[]): Promise<boolean> {
    return (await seatsHeld(queries, game)).some((seat) => !held.includes(seat));
  }

  /** Whether everybody waits for a person who is not at the table, and has not been for a while. */
  async #isAway(queries: Transaction, { game, actor, paused, control, at }: LockedTable, seat: Seat): Promise<boolean> {
    if (actor !== Number(seat) || paused > 0 || this.#around.seatsPresent(game).has(seat)) return false;
    const [last] = await queries.query<{ at: number | string | null }>(
      'select max(at) as at from turns where game = $1',
      game,
    );
    return at - Number(last?.at ?? at) >= absenceAt(control);
  }

  /** Carries out what everybody has agreed to, or most have voted for. Returns false while it is open. */
  async #settle(queries: Transaction, table: LockedTable, refuser?: Seat): Promise<boolean> {
    const question = await readQuestion(queries, table.game, table.seq);
    if (!question) return false;
    const { what, answers, until } = question;
    const asked = await askedAbout(queries, table.game, what);
    const outcome = outcomeOf(what, asked, answers, until > 0 && until <= table.at);
    if (outcome === undefined) return false;
    await removeQuestion(queries, table.game);
    await this.#decide(queries, table, question, outcome, refuser);
    return true;
  }

  async #decide(
    queries: Transaction,
    table: LockedTable,
    { what, by, taken, keepsPause }: StoredQuestion,
    outcome: Vote,
    refuser = by,
  ): Promise<void> {
    if (!isProposal(what)) {
      await this.#note(queries, table, { kind: 'voted', what, choice: outcome });
      await this.#carryOutVote(queries, table, what, outcome, keepsPause);
      return;
    }
    if (outcome === 'no') {
      const kind = refuser === by ? 'withdrawn' : 'refused';
      await this.#note(queries, table, { kind, name: nameAt(table, refuser), what, taken });
      return;
    }
    await this.#note(queries, table, { kind: 'agreed', name: nameAt(table, by), what, taken });
    await this.#carryOut(queries, table, what);
  }

  async #carryOutVote(
    queries: Transaction,
    before: LockedTable,
    what: Exclude<TableQuestion, Proposal>,
    outcome: Vote,
    keepsPause = false,
  ): Promise<void> {
    // Since the table was locked, it may have begun to pause.
    const table = (await lockTable(queries, before.game, before.at)) ?? before;
    const { listeners } = this.#around;
    if (outcome === 'end') {
      await abandon(queries, table, listeners);
      return;
    }
    if (what.kind === 'left') await this.#seatBots(queries, table, what.seats);
    if (outcome === 'seat' && what.kind === 'late') await this.#replace(queries, table, what.seat);
    if (keepsPause) return;
    await resume(queries, table, this.#around.dueOf, (clock) => {
      if (outcome === 'turn') return { ...clock, voted: table.seq };
      return outcome === 'wait' && what.kind === 'late' ? onceMore(clock, what.seat, table.at) : clock;
    });
  }

  async #carryOut(queries: Transaction, table: LockedTable, what: Proposal): Promise<void> {
    const { dueOf, listeners } = this.#around;
    switch (what.kind) {
      case 'pause':
        await pause(queries, table);
        return;
      case 'pace':
        await changePace(queries, table, what.time, dueOf);
        return;
      case 'abandon':
        await abandon(queries, table, listeners);
        return;
      case 'replace':
        await this.#replace(queries, table, what.seat);
        return;
      case 'takeBack':
        await takeBack(queries, table, what.to, dueOf, listeners);
    }
  }

  #note(queries: Transaction, { game, at, seq }: LockedTable, what: Parameters<typeof noteHappening>[2]['what']) {
    return noteHappening(queries, game, { at, seq, what });
  }
}

const nameAt = ({ sitters }: LockedTable, seat: Seat): string => sitters[seat]?.name ?? '';
