import { DraftTurn } from '@coalbrook/desk';
import { tableOf } from '@coalbrook/record';
import type { Header } from '@coalbrook/record';
import { NOBODY } from '@coalbrook/rules';
import type { Seat, Table } from '@coalbrook/rules';
import { unpackCells, withChanges } from '@coalbrook/wire';
import type { OnlineNews } from '@coalbrook/wire';

import type { Person } from '../testing/client.ts';

const tables = new Map<string, Table>();

/** Tables are shared by all games with the same set-up. */
const tableFor = (header: Header): Table => {
  const key = JSON.stringify(header);
  const known = tables.get(key);
  if (known) return known;
  const made = tableOf(header);
  if (!made.ok) throw new Error('no table');
  tables.set(key, made.value);
  return made.value;
};

/** More than any game has: a seat that joins so late gets no history. */
const NO_HISTORY = 1_000_000;

/** One person at one table, who keeps nothing but the present. */
export class LoadSeat {
  readonly person: Person;
  readonly game: string;
  readonly seat: Seat;
  #table: Table | undefined;
  #cells: Int16Array = new Int16Array();
  #seq = 0;
  #actor: Seat = NOBODY;
  received = 0;

  constructor(person: Person, game: string, seat: Seat) {
    this.person = person;
    person.isRecording = false;
    this.game = game;
    this.seat = seat;
  }

  get isActing(): boolean {
    return this.#actor === this.seat;
  }

  async join(): Promise<void> {
    this.person.listeners.set(this.game, (news) => this.#hear(news));
    const joined = await this.person.ask('join', this.game, this.seat, NO_HISTORY);
    if (!('table' in joined) || !joined.look) throw new Error('cannot join');
    this.#table = tableFor(joined.table.header);
    this.#cells = unpackCells(joined.look.cells, this.#table.layout.length) ?? new Int16Array();
    this.#seq = joined.look.seq;
    this.#actor = joined.look.actor;
  }

  /** Commits a turn of legal actions; true if it was accepted. */
  async play(salt: number): Promise<boolean> {
    if (!this.#table) return false;
    const place = { seq: this.#seq, viewer: this.seat, actor: this.#actor, cells: this.#cells, draft: [] };
    const turn = DraftTurn.open(this.#table, place);
    for (let at = 0; turn.stage === 'open'; at++) {
      const { legal } = turn.frame;
      turn.choose([legal[(salt + at * 13) % legal.length]]);
    }
    if (turn.stage === 'over' || turn.stage === 'waiting') return false;
    const denial = await this.person.ask('commit', this.game, this.seat, this.#seq, turn.texts);
    return denial === undefined || denial === null;
  }

  #hear(news: OnlineNews): void {
    if (news.news !== 'steps' || !this.#table) return;
    this.received++;
    for (const { changes } of news.steps) this.#cells = withChanges(this.#cells, changes) ?? this.#cells;
    this.#seq = news.from + news.steps.length;
    this.#actor = news.actor;
  }
}
