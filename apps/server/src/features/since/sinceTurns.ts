import type { Seat } from '@coalbrook/rules';
import { english, findLanguage, nameSitters } from '@coalbrook/words';

import type { Queries } from '../../ground/database/database.ts';
import type { StoredSheet } from '../../table/games/sheets.ts';
import { readEntries } from '../../table/ledger/storedTurns.ts';
import { tellSince } from './tellSince.ts';

/** What the others did at a table since somebody's last turn. */
export interface SinceTurn {
  readonly game: string;
  readonly text: string;
}

interface Waiting {
  readonly id: string;
  readonly sheet: string;
  readonly seq: number;
  readonly line: number;
  readonly actor: number;
}

/** Tables told of in one answer: those that a list shows at first. */
const MOST_TABLES = 20;

/** Texts that are remembered, of some hundred bytes each. */
const MOST_REMEMBERED = 2000;

/** Tells people in words what happened at the tables that wait for them. Each text is made once, when it is asked for. */
export class SinceTurns {
  readonly #queries: Queries;
  readonly #remembered = new Map<string, string>();

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /** For the most urgent tables that wait for a person. */
  async tell(person: string, code: string): Promise<readonly SinceTurn[]> {
    const waiting = await this.#queries.query<Waiting>(
      `select id, sheet, games.seq as seq, line, actor from games
        join holders on holders.game = games.id and holders.seat = games.actor
        where holders.person = $1 and holders.seat >= 0 and status = 'running' and paused = 0
        order by case when due > 0 then 0 else 1 end, due, touched desc limit ${MOST_TABLES}`,
      person,
    );
    const told: SinceTurn[] = [];
    for (const one of waiting) {
      const text = await this.#textOf(one, code);
      if (text !== '') told.push({ game: one.id, text });
    }
    return told;
  }

  async #textOf({ id, sheet, seq, line, actor }: Waiting, code: string): Promise<string> {
    const language = findLanguage(code) ?? english;
    const { header, sitters } = JSON.parse(sheet) as StoredSheet;
    const names = nameSitters(sitters, language).map(({ name }) => name);
    const key = JSON.stringify([id, seq, line, actor, language.code, names]);
    const known = this.#remembered.get(key);
    if (known !== undefined) return known;
    // Others are served in between.
    await new Promise((resolve) => setImmediate(resolve));
    const text = await this.#make(id, seq, (entries) => tellSince({ header, entries }, names, actor as Seat, language));
    this.#remembered.set(key, text);
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > MOST_REMEMBERED && oldest !== undefined) this.#remembered.delete(oldest);
    return text;
  }

  /** Empty if an entry is damaged: the list is shown all the same. */
  async #make(game: string, seq: number, tell: (entries: Awaited<ReturnType<typeof readEntries>>) => string) {
    try {
      return tell((await readEntries(this.#queries, game)).slice(0, seq));
    } catch {
      return '';
    }
  }
}
