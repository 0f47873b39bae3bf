import { availableParallelism } from 'node:os';

import { isOfferedIn, policyNames } from '@coalbrook/bots';
import { onThreads } from '@coalbrook/referee';

import { Args } from '../args.ts';
import { inRepository, LOADER as loader, STOPPED, SUCCESS } from '../labCommand.ts';
import type { LabCommand } from '../labCommand.ts';
import { findPlayer } from '../players/findPlayer.ts';
import { GameProgress } from '../progress.ts';
import { styleFigures } from '../styles/styleFigures.ts';
import type { Style } from '../styles/styleGame.ts';
import type { StyleJob, StyleSetting } from '../styles/styleThread.ts';
import { writeStyles } from '../styles/writeStyles.ts';
import { tableOf } from '../tables.ts';

/** Writes what players build, lay and borrow. Players that do not play keep their figures. */
export const styles: LabCommand = {
  usage: `npm run lab -- styles [--edition birmingham] [--seats 4] [--players a,b,…] [--company engineer] [--games 60]
                      [--seed styles] [--threads N] [--out docs]`,
  async run(words, signal) {
    const args = new Args(words, {
      edition: 'birmingham',
      seats: '4',
      players: '',
      company: 'engineer',
      games: '60',
      seed: 'styles',
      threads: String(availableParallelism()),
      out: inRepository('docs'),
    });
    if (args.operands.length > 0) throw new Error(styles.usage);
    const setting: StyleSetting = {
      edition: args.text('edition'),
      seats: args.count('seats'),
      company: args.text('company'),
      seed: args.text('seed'),
    };
    const { seed: _, ...name } = setting;
    const games = args.atLeastOne('games');
    const threads = args.atLeastOne('threads');
    const table = tableOf(setting);
    const named = args.list('players');
    const players = named.length > 0 ? named : policyNames.filter((policy) => isOfferedIn(table.edition, policy));
    // Finds everybody once here, so that a bad name gets one sentence rather than one for every thread.
    for (const player of [setting.company, ...players]) await findPlayer(player, table);
    const jobs = players.flatMap((player) => Array.from({ length: games }, (__, game): StyleJob => ({ player, game })));
    const module = new URL('../styles/styleThread.ts', import.meta.url);
    const progress = new GameProgress(jobs.length);
    const played: Style[] = [];
    for await (const style of onThreads<StyleJob, Style>({ module, setting, jobs, threads, loader, signal })) {
      const { player } = jobs[progress.done];
      progress.step();
      played.push(style);
      if (played.length < games) continue;
      const figures = styleFigures(table, played.splice(0));
      writeStyles(args.text('out'), { ...name, players: { [player]: figures } });
    }
    progress.clear();
    return signal.aborted ? STOPPED : SUCCESS;
  },
};
