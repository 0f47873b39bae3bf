import type { PlaceId, Seat, Table } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';
import { createContext } from 'react';
import type { ComponentType } from 'react';

import type { StoryMarks } from '../journal/marks.ts';
import type { Timeline } from '../journal/moments.ts';

/** What the talk needs of the game, to lead to its places and moments. */
export interface TalkGame {
  readonly table: Table;
  readonly timeline: Timeline;
  readonly onMarks: (marks: StoryMarks | undefined) => void;
  readonly onFind: (place: PlaceId) => void;
  readonly onGoTo: (seq: number) => void;
}

export interface TalkContentProps {
  readonly viewer: Seat;
  readonly sitters: readonly Sitter[];
  /** Missing until the game begins. */
  readonly game?: TalkGame;
}

/** The talk at an online table. Its parts are loaded after everything else. */
export interface TableTalkParts {
  /** The title of its tab, with the number of unread remarks. */
  readonly Title: ComponentType;
  readonly Content: ComponentType<TalkContentProps>;
  /** Whether anybody has said anything. */
  readonly useIsSpoken: () => boolean;
  /** Tells those who cannot see it what is said. */
  readonly Announcer: ComponentType;
}

/** Undefined at other tables, and until it is loaded. */
export const TableTalk = createContext<TableTalkParts | undefined>(undefined);
