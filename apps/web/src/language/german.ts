import type { Messages } from './english.ts';
import { board } from './german/board.ts';
import { common } from './german/common.ts';
import { desk } from './german/desk.ts';
import { panels } from './german/panels.ts';
import { start } from './german/start.ts';
import { story } from './german/story.ts';
import { table } from './german/table.ts';

export const german: Messages = { common, start, desk, board, panels, story, table };
