import { useCallback, useState } from 'react';

import type { BotTurn } from '../../../journal/botTurn.ts';
import type { PlanTurn } from '../../../journal/planTurn.ts';
import type { GameSnapshot } from '../../../session/gameSnapshot.ts';
import { mayHint } from '../../../session/mayHint.ts';
import type { Session } from '../../../session/session.ts';
import { useStableFunction } from '../../../ui/useStableFunction.ts';

/** What explains a turn. It has one place on the map, so there is one at a time. */
export interface Explanation {
  /** The turn of an automaton that is explained. */
  readonly explained: PlanTurn | undefined;
  /** The turn of a bot whose thoughts are shown. */
  readonly thoughts: BotTurn | undefined;
  readonly isHinted: boolean;
  readonly isOpen: boolean;
  readonly explain: (turn: PlanTurn | undefined) => void;
  readonly showThoughts: (turn: BotTurn | undefined) => void;
  readonly toggleHint: () => void;
  readonly close: () => void;
}

type Shown = { readonly explained: PlanTurn } | { readonly thoughts: BotTurn } | { readonly hinted: string };

export const useExplanation = (session: Session, snapshot: GameSnapshot): Explanation => {
  const [shown, setShown] = useState<Shown>();
  /** A hint is for one unfinished turn. */
  const turnKey = `${snapshot.frame.seq} ${session.texts.join()}`;
  const isHinted = shown !== undefined && 'hinted' in shown && shown.hinted === turnKey && mayHint(snapshot);
  const explained = shown && 'explained' in shown ? shown.explained : undefined;
  const thoughts = shown && 'thoughts' in shown ? shown.thoughts : undefined;
  return {
    explained,
    thoughts,
    isHinted,
    isOpen: isHinted || explained !== undefined || thoughts !== undefined,
    explain: useCallback((turn) => setShown(turn && { explained: turn }), []),
    showThoughts: useCallback((turn) => setShown(turn && { thoughts: turn }), []),
    toggleHint: useStableFunction(() => setShown(isHinted ? undefined : { hinted: turnKey })),
    close: useCallback(() => setShown(undefined), []),
  };
};
