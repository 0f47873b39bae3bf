import type { Lit } from '@coalbrook/desk';
import type { PlaceId } from '@coalbrook/rules';
import { useCallback, useState } from 'react';

import type { BoardLabel } from '../../../board/Labels.tsx';
import type { StoryMarks } from '../../../journal/marks.ts';

/** What the rest of the screen points at on the map. */
export interface Pointing {
  readonly marks: StoryMarks | undefined;
  readonly labels: readonly BoardLabel[];
  /** The place to be shown. */
  readonly found: { readonly place: PlaceId } | undefined;
  /** The key of what is inspected. */
  readonly inspected: string | undefined;
  /** The keys of what a guide speaks of. */
  readonly spoken: Lit | undefined;
  readonly mark: (marks: StoryMarks | undefined) => void;
  readonly label: (labels: readonly BoardLabel[]) => void;
  readonly find: (place: PlaceId) => void;
  readonly speak: (keys: Lit | undefined) => void;
  readonly inspect: (key: string | undefined) => void;
}

export const usePointing = (): Pointing => {
  const [marks, mark] = useState<StoryMarks>();
  const [labels, label] = useState<readonly BoardLabel[]>([]);
  const [found, setFound] = useState<{ readonly place: PlaceId }>();
  const [inspected, inspect] = useState<string>();
  const [spoken, speak] = useState<Lit>();
  const find = useCallback((place: PlaceId) => setFound({ place }), []);
  return { marks, labels, found, inspected, spoken, mark, label, find, speak, inspect };
};
