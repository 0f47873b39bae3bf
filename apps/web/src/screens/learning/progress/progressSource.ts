import type { ListedGame } from '@coalbrook/wire';
import type { Language } from '@coalbrook/words';

import type { Route } from '../../../route/route.ts';

/** Something that can be learnt, and how much of it is done. */
export interface ProgressPart {
  readonly id: string;
  readonly title: string;
  readonly done: number;
  readonly all: number;
  /** Where it goes on, with the name of what comes next; undefined when all is done. */
  readonly next: { readonly title: string; readonly route: Route } | undefined;
}

/** What a source may look at. */
export interface ProgressTerms {
  readonly language: Language;
  /** The games on this device. */
  readonly games: readonly ListedGame[];
}

/** A list of things to learn. */
export interface ProgressSource {
  /** Its heading is in the texts of the screen. */
  readonly id: 'guided' | 'lessons' | 'puzzles';
  readonly load: (terms: ProgressTerms) => Promise<readonly ProgressPart[]>;
}
