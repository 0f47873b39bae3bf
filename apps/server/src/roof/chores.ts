import { repeat } from '../ground/repeat.ts';
import type { Repeated } from '../ground/repeat.ts';
import { BEAT_EVERY } from '../table/clocks/uptime.ts';
import type { Chore } from '../table/house/feature.ts';
import type { House } from '../table/house/house.ts';
import { LateTurns } from '../table/tables/lateTurns.ts';

const SWEEP_EVERY = 60_000;
const LATE_EVERY = 1000;

/** What a node does for its tables again and again. */
export const tableChores = ({ parts }: House, beatEvery = BEAT_EVERY): readonly Chore[] => {
  const { tables, extensions, time, log } = parts;
  const lateTurns = new LateTurns({
    tables,
    extensions,
    late: () => time.late(),
    makeLate: (game, seq, play) => time.clocks.makeLate(game, seq, play),
    log,
  });
  return [
    { name: 'late', every: LATE_EVERY, work: () => lateTurns.play(), failure: 'late turns could not be played' },
    {
      name: 'beat',
      every: beatEvery,
      work: async () => {
        for (const game of await time.beat()) (await tables.peek(game))?.tellClock();
      },
      failure: 'the clocks could not be read',
    },
    { name: 'sweep', every: SWEEP_EVERY, work: () => tables.sweep(), failure: 'tables could not be put away' },
  ];
};

/** Everything that a node does again and again by itself. Each can be asked for, too. */
export class Chores {
  readonly #chores: readonly Chore[];
  readonly #repeated: readonly Repeated[];

  constructor({ parts: { log } }: House, chores: readonly Chore[]) {
    this.#chores = chores;
    this.#repeated = chores.map(({ every, work, failure }) => repeat(every, log, work, failure));
  }

  /** Does at once what has this name, one after the other. */
  async run(name: string): Promise<void> {
    const named = this.#chores.filter((chore) => chore.name === name);
    if (named.length === 0) throw new Error(`there is no chore ${name}`);
    for (const { work, now = work } of named) await now();
  }

  async stop(): Promise<void> {
    await Promise.all(this.#repeated.map((one) => one.stop()));
  }
}
