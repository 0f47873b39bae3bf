import { board } from './en/board.ts';
import { common } from './en/common.ts';
import { desk } from './en/desk.ts';
import { inspect } from './en/inspect.ts';
import { online } from './en/online.ts';
import { panels } from './en/panels.ts';
import { spoken } from './en/spoken.ts';
import { start } from './en/start.ts';
import { story } from './en/story.ts';
import { table } from './en/table.ts';
import { time } from './en/time.ts';

export const english = { common, start, desk, board, inspect, online, panels, spoken, story, table, time };

/** All texts of the page. English defines the type; every other language is a folder with the same messages. */
export type Messages = typeof english;
