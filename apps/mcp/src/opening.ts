/** The ways to begin. */

import { foreignFault, readRecord, replay, tableFor } from '@coalbrook/record';
import { divergenceOf, sentenceOf } from '@coalbrook/referee';
import { seedOf } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { parseJson } from '@coalbrook/rules/input';
import { z } from 'zod';

import { orRefuse, Refused } from './refused.ts';
import { tellNews } from './situation.ts';
import { StudyGame } from './studyGame.ts';
import { tool } from './tool.ts';
import type { StudySession } from './tool.ts';

const company = {
  seat: z.number().int().min(0).default(0).describe('your seat, from 0'),
  opponents: z.string().default('engineer').describe('the bot at all other seats, such as apprentice or master'),
  seed: z.string().optional().describe('the same seed gives the same game'),
};

interface Company {
  readonly seat: number;
  readonly opponents: string;
  readonly seed?: string | undefined;
}

const sit = async (
  session: StudySession,
  game: Parameters<typeof StudyGame.open>[0],
  wish: Company,
): Promise<string> => {
  const { seats } = 'wish' in game ? game.wish : game.table.wish;
  if (wish.seat >= seats) throw new Refused(`Seats are numbered from 0 to ${seats - 1}.`);
  const seed = seedOf(wish.seed ?? crypto.randomUUID());
  const opened = await StudyGame.open(game, { seat: wish.seat as Seat, opponents: wish.opponents, seed });
  session.open(opened);
  return tellNews(opened);
};

export const newGame = tool({
  name: 'new_game',
  description: 'Begins a game against bots. You are told what your seat may see.',
  input: z.object({
    edition: z.string().default('birmingham').describe('birmingham, lancashire or age-of-industry'),
    seats: z.number().int().default(4).describe('how many play; 1 against automata'),
    options: z.array(z.string()).default([]).describe('variants'),
    automata: z.array(z.string()).default([]).describe('such as eadweard:normal'),
    ...company,
  }),
  run(session, { edition, seats, options, automata, ...wish }) {
    const table = tableFor(edition, { seats, options, automata });
    return sit(
      session,
      orRefuse(table, (faults) => faults.map(sentenceOf).join('\n')),
      wish,
    );
  },
});

export const loadRecord = tool({
  name: 'load_record',
  description: 'Goes on from a recorded game at one of its seats, or opens a finished one.',
  input: z.object({ record: z.string().describe('the text of a record'), ...company }),
  run(session, { record: text, ...wish }) {
    const json = orRefuse(parseJson(text, { name: 'record' }), sentenceOf);
    const record = orRefuse(readRecord(json), sentenceOf);
    const foreign = foreignFault(record);
    if (foreign) throw new Refused(sentenceOf(foreign));
    const game = orRefuse(replay(record), (divergence) => divergenceOf(divergence, record.header));
    return sit(session, game, wish);
  },
});
