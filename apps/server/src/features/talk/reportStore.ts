import type { ReportedLine, ReportedRemark } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import type { KnownSpeaker } from '../../table/house/feature.ts';

const MOST_REPORTS = 100;

interface RawCount {
  readonly count: number | string;
}

/** Remarks that people have reported. */
export class ReportStore {
  readonly #database: Queries;

  constructor(database: Queries) {
    this.#database = database;
  }

  /** The remarks that were reported last. */
  async list(): Promise<readonly ReportedLine[]> {
    const rows = await this.#database.query<Omit<ReportedLine, 'count' | 'at'> & RawCount & { at: number | string }>(
      `select remarks.game, remarks.circle, remarks.number, remarks.name, remarks.body, told.count, told.at from remarks
        join (select game, circle, number, count(*) as count, max(at) as at from reports group by game, circle, number)
          as told on told.game = remarks.game and told.circle = remarks.circle and told.number = remarks.number
        order by told.at desc limit ${MOST_REPORTS}`,
    );
    return rows.map((row) => ({ ...row, count: Number(row.count), at: Number(row.at) }));
  }

  /** The keeper has seen what was reported. Returns false if nothing was. */
  async settle({ game, circle, number }: ReportedRemark): Promise<boolean> {
    const settled = await this.#database.query<{ number: number }>(
      'delete from reports where game = $1 and circle = $2 and number = $3 returning number',
      game,
      circle,
      number,
    );
    return settled.length > 0;
  }

  /** Whoever made a remark; undefined if everything about them was deleted. */
  async speakerOf({ game, circle, number }: ReportedRemark): Promise<KnownSpeaker | undefined> {
    const [speaker] = await this.#database.query<KnownSpeaker>(
      "select person, name from remarks where game = $1 and circle = $2 and number = $3 and person <> ''",
      game,
      circle,
      number,
    );
    return speaker;
  }
}
