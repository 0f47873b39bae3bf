/** What bots should have decided in a saved game, worked out here. */
import { readFile } from 'node:fs/promises';

import { findPolicy, NetShelf, seedOfSeat } from '@coalbrook/bots';
import type { Policy } from '@coalbrook/bots';
import { follow, makeAction, openGame } from '@coalbrook/record';
import { legalActions, mask, seedOf } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';

import { readSaved } from '../../src/worker/savedGame.ts';

const netsFor = async (table: Table): Promise<NetShelf> => {
  const nets = new NetShelf((file) => readFile(new URL(`../../../../packages/bots/nets/${file}`, import.meta.url)));
  await nets.fetch(table);
  return nets;
};

/** A decision of a bot in notation: as it was played, and as its policy decides with its net and without. */
export interface BotDecision {
  readonly played: string;
  readonly withNet: string;
  readonly byThumb: string;
}

/** The decisions of the bots in a saved game from an entry on. */
export const botDecisions = async (text: string, from: number): Promise<readonly BotDecision[]> => {
  const saved = readSaved(text, '');
  if (!saved.ok || !('record' in saved.value)) throw new Error('not a saved game');
  const { record, sitters, seed } = saved.value;
  const opened = openGame(record.header);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  const game = opened.value;
  const { table } = game;
  const nets = await netsFor(table);
  const made: BotDecision[] = [];
  let count = 0;
  for (const entry of record.entries) {
    const { seq, who, what } = entry;
    const name = who === 'chance' ? undefined : sitters[who]?.policy;
    if (seq >= from && who !== 'chance' && name) {
      const decide = (policy: Policy | undefined): string => {
        const view = mask(table, game.state, who);
        const own = seedOfSeat(seedOf(seed), who);
        const decision = { table, view, legal: legalActions(table, view), count, seed: own };
        return policy ? makeAction(table, policy.choose(decision)) : '';
      };
      made.push({ played: what, withNet: decide(findPolicy(name, nets)), byThumb: decide(findPolicy(name)) });
    }
    if (who !== 'chance') count++;
    const followed = follow(game, entry);
    if (!followed.ok) throw new Error(JSON.stringify(followed.fault));
  }
  return made;
};
