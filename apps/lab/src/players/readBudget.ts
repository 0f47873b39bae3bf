import type { Budget } from '@coalbrook/bots/study';

const FORM = /^(?<stages>\d+x\d+(?:\+\d+x\d+)*)(?::(?<rounds>\d+))?(?<by>:judge)?(?<along>:along)?$/;

const atFirstSight: Budget = { stages: [], rounds: 0, by: 'thumb' };

/**
 * How far to look ahead, such as `8x2+4x2:2:judge`: actions by deals, stage after stage, then the rounds, and who plays
 * on. With `:along` after that, every round counts alike, also past an era's end, and of actions that look alike one is
 * tried. Without a text it is first sight; undefined if the text is of another form.
 */
export const readBudget = (text: string | undefined): Budget | undefined => {
  if (text === undefined) return atFirstSight;
  const { stages, rounds = '1', by, along } = FORM.exec(text)?.groups ?? {};
  if (stages === undefined) return undefined;
  return {
    stages: stages.split('+').map((stage) => {
      const [actions, deals] = stage.split('x').map(Number);
      return { actions, deals };
    }),
    rounds: Number(rounds),
    by: by === undefined ? 'thumb' : 'judge',
    ...(along === undefined ? {} : { pastEra: true, along: true, distinct: true }),
  };
};

/** The same, where a text of another form is an error. */
export const budgetOf = (text: string | undefined): Budget => {
  const budget = readBudget(text);
  if (!budget) throw new Error(`"${text}" does not say how far to look ahead: 4x2:1:judge does.`);
  return budget;
};
