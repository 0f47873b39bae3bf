import { join } from 'node:path';

import type { ProposedRound, Tournament } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';

import { SqliteDatabase } from '../../ground/database/sqlite.ts';
import { Person } from '../../testing/client.ts';
import { Cup, refusal } from '../../testing/cup.ts';
import { folder } from '../../testing/fixtures.ts';
import { bundleNode, NodeProcess } from '../../testing/nodeProcess.ts';
import { TestPostgres } from '../../testing/postgres.ts';
import { soak } from '../../testing/soak.ts';

const ROUNDS = soak(3, 60);

/** The same person at another node. */
const at = (port: number, { cookie }: Person): Person => Object.assign(new Person(port), { cookie });

const gamesOf = ({ rounds }: Tournament): readonly (string | undefined)[] =>
  rounds.flatMap(({ matches }) => matches.map(({ game }) => game));

it('a node that is killed while a round is drawn opens each game once, or nothing was drawn', async () => {
  const program = await bundleNode();
  const file = join(folder(onTestFinished), 'games.db');
  let cut = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const node = await NodeProcess.start(program, file);
    const cup = await Cup.open(node.port, 16);
    const proposed = await cup.propose();
    const confirmed = refusal(cup.confirm(proposed));
    // At once, in the middle of opening games, or after it.
    await new Promise((resolve) => setTimeout(resolve, 2 + round * 7));
    await node.kill();
    const isAnswered = (await confirmed) === 'done';
    const database = new SqliteDatabase(file);
    const count = async (text: string): Promise<number> => (await database.query(text, cup.id)).length;
    const open = await count("select game from matches where tournament = $1 and game <> ''");
    if (open > 0 && open < 4) cut++;
    await database.close();

    const again = await NodeProcess.start(program, file);
    const organiser = at(again.port, cup.organiser);
    const seen = await cup.see(organiser);
    if (isAnswered) expect(seen.rounds).toHaveLength(1);
    // Sent again, it is the same round.
    const { method, seed, basis } = proposed;
    const after = await cup.post(organiser, 'round', { round: 1, method, seed, basis, swaps: [] });
    const games = gamesOf(after);
    expect(games).toHaveLength(4);
    expect(games).not.toContain(undefined);
    expect(new Set(games).size).toBe(4);
    if (seen.rounds.length > 0) expect(gamesOf(seen)).toEqual(games);
    for (const person of cup.people) {
      const { tables } = JSON.parse(await at(again.port, person).get('/api/mine')) as { tables: { game: string }[] };
      expect(tables.map(({ game }) => games.includes(game))).toEqual([true]);
    }
    await again.stop();
  }
  process.stdout.write(`${cut} of ${ROUNDS} rounds were cut off between two games\n`);
});

describe('two nodes', () => {
  it('draw the same round at the same time: one draw counts, and its games are opened once', async (context) => {
    const postgres = await TestPostgres.start();
    if (typeof postgres === 'string') return context.skip(postgres);
    onTestFinished(() => postgres.stop());
    const url = await postgres.newDatabase();
    const program = await bundleNode();
    const nodes = [await NodeProcess.start(program, url), await NodeProcess.start(program, url)] as const;
    onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.stop()))));
    for (let times = 0; times < ROUNDS; times++) {
      const cup = await Cup.open(nodes[0].port, 8);
      const organisers = nodes.map(({ port }) => at(port, cup.organiser));
      // Both have seen a draw before either is confirmed.
      const drawn = await Promise.all(organisers.map((organiser) => cup.post<ProposedRound>(organiser, 'draw')));
      const answers = await Promise.all(
        drawn.map(({ round, method, seed, basis }, node) =>
          refusal(cup.post(organisers[node], 'round', { round, method, seed, basis, swaps: [] })),
        ),
      );
      expect(answers.toSorted()).toEqual(['409 {"failed":"drawn"}', 'done']);
      const [here, there] = [await cup.see(organisers[0]), await cup.see(organisers[1])];
      expect(gamesOf(here)).toEqual(gamesOf(there));
      expect(new Set(gamesOf(here)).size).toBe(2);
    }
  });
});
