import type { Language } from '@coalbrook/words';

import type { Route } from '../../route/route.ts';

/** Something that can be learnt, and how much of it is done. */
export interface ProgressPart {
  readonly id: string;
  readonly title: string;
  readonly done: number;
  readonly all: number;
  /** Where it goes on, with the name of what comes next; undefined when all is done. */
  readonly next: { readonly title: string; readonly route: Route } | undefined;
}

/** A list of things to learn. */
export interface ProgressSource {
  readonly id: string;
  /** Its heading, from the texts of the screen. */
  readonly title: 'lessons';
  readonly load: (language: Language) => Promise<readonly ProgressPart[]>;
}
