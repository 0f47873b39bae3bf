/** A thread that plays games of a simulation. */

import { findEdition } from '@coalbrook/editions';
import { answerJobs, loadModule, seatBots } from '@coalbrook/referee';
import { makeTable } from '@coalbrook/rules';

import { playNumbered } from './numberedGame.ts';
import type { Simulation } from './playGames.ts';

answerJobs(async ({ edition: slug, wish, bots: list, seconds, seed }: Simulation) => {
  const edition = findEdition(slug);
  const table = edition && makeTable(edition, wish);
  if (!table?.ok) throw new Error('the thread cannot make the table that it was given');
  const bots = await seatBots(list, table.value, { load: loadModule, seconds });
  if (!bots.ok) throw new Error(bots.fault);
  return (game: number) => playNumbered(table.value, bots.value, seed, game);
});
