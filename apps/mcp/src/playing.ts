/** What can be done in a game. */

import { advise, hintBudgets } from '@coalbrook/coach';
import { makeRecord, parseAction } from '@coalbrook/record';
import { sentenceOf } from '@coalbrook/referee';
import { check } from '@coalbrook/rules';
import type { Action, Refusal } from '@coalbrook/rules';
import { english, explain, loadCoachWords, sayHint } from '@coalbrook/words';
import { z } from 'zod';

import { netsFor } from './nets.ts';
import { orRefuse, Refused } from './refused.ts';
import { situationOf, tellNews } from './situation.ts';
import type { StudyGame } from './studyGame.ts';
import { tool } from './tool.ts';

const action = z.string().describe('in notation, such as "build dudley#1 coal with dudley"');

const read = ({ table }: StudyGame, text: string): Action => orRefuse(parseAction(table, text), sentenceOf);

const refusalOf = ({ table, state, seat }: StudyGame, chosen: Action): Refusal | undefined =>
  check(table, state, seat, chosen);

const sayRefusal = ({ table, names }: StudyGame, refusal: Refusal): string => explain(table, refusal, english, names);

export const position = tool({
  name: 'position',
  description: 'Everything that your seat may see, as JSON, and what you can play.',
  input: z.object({}),
  run: ({ game }) => `${JSON.stringify(game.position)}\n${situationOf(game)}`,
});

export const play = tool({
  name: 'play',
  description: 'Plays one of the listed actions. Everybody else plays until you must decide again.',
  input: z.object({ action }),
  run({ game }, input) {
    const chosen = read(game, input.action);
    const refusal = refusalOf(game, chosen);
    if (refusal) throw new Refused(sayRefusal(game, refusal));
    game.play(chosen);
    return tellNews(game);
  },
});

export const whyNot = tool({
  name: 'why_not',
  description: 'Says whether you could play an action now, and if not, which rule forbids it.',
  input: z.object({ action }),
  run({ game }, input) {
    const refusal = refusalOf(game, read(game, input.action));
    if (!refusal) return ['You can play it.', '', situationOf(game)].join('\n');
    const statements = game.lookUp(refusal.rule);
    return [sayRefusal(game, refusal), ...statements, '', situationOf(game)].join('\n');
  },
});

export const hint = tool({
  name: 'hint',
  description: 'What the coach would play now, and why.',
  input: z.object({}),
  async run({ game }) {
    if (game.isOver) throw new Refused('The game is over.');
    const { decision, table } = game;
    const nets = await netsFor(table);
    const budget = nets.has(table) ? hintBudgets.byNet : hintBudgets.byThumb;
    const advice = advise(decision, nets.judgeFor(table), budget);
    const speech = { language: english, words: await loadCoachWords(english) };
    const { move, reasons } = sayHint(table, decision.view, advice, speech);
    return [move, ...reasons, '', situationOf(game)].join('\n');
  },
});

export const record = tool({
  name: 'record',
  description: 'The record of a finished game.',
  input: z.object({}),
  run({ game }) {
    if (!game.isOver) throw new Refused('A record shows every hand, so it can only be read when the game is over.');
    return makeRecord(game.record);
  },
});
