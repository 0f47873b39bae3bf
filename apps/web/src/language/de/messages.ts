import type { Messages } from '../english.ts';
import { board } from './board.ts';
import { common } from './common.ts';
import { desk } from './desk.ts';
import { inspect } from './inspect.ts';
import { online } from './online.ts';
import { panels } from './panels.ts';
import { spoken } from './spoken.ts';
import { start } from './start.ts';
import { story } from './story.ts';
import { table } from './table.ts';
import { time } from './time.ts';

export const messages: Messages = {
  common,
  start,
  desk,
  board,
  inspect,

  online,
  panels,
  spoken,
  story,
  table,
  time,
};
