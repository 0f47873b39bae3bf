import { board } from './english/board.ts';
import { common } from './english/common.ts';
import { desk } from './english/desk.ts';
import { panels } from './english/panels.ts';
import { start } from './english/start.ts';
import { story } from './english/story.ts';
import { table } from './english/table.ts';

export const english = { common, start, desk, board, panels, story, table };

/** Every text of the page. A language is one such catalogue. */
export type Messages = typeof english;
