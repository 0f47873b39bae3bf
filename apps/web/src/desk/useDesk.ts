import type { Foresight, Frame } from '@coalbrook/desk';
import { asks } from '@coalbrook/rules';
import type { Action, Refusal, View } from '@coalbrook/rules';
import { useMemo, useRef, useState } from 'react';

import { reportFailure } from '../session/failures.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import type { Session } from '../session/session.ts';
import { viewOf } from '../session/viewOf.ts';
import type { Lit, Selection, Target } from '../target/target.ts';
import { attemptOf } from './attempt.ts';
import { choices, offersOf, selectionFor, touch } from './narrow.ts';
import type { TargetedAction } from './narrow.ts';
import { selectedPayment, keptPayment, spendsAnyCard } from './spending.ts';
import { Waiting } from './waiting.ts';

/** What the player has selected, and what they can do next. */
export interface DeskModel {
  /** Whether the viewer decides now. */
  readonly isOpen: boolean;
  readonly selection: Selection;
  /** Every legal action, regardless of the selection. */
  readonly offers: readonly TargetedAction[];
  readonly remaining: readonly TargetedAction[];
  readonly lit: Lit;
  readonly chosen: Lit;
  /** The only remaining action, ready to be confirmed. */
  readonly ready: Action | undefined;
  /** The ready action spends a card, and none is selected. */
  readonly wantsCard: boolean;
  /** The consequences of the ready action. */
  readonly foresight: Foresight | undefined;
  /** The previewed position. */
  readonly ghost: View | undefined;
  /** Why the last touch or confirmation was refused. */
  readonly refusal: Refusal | undefined;
  /** A turn was committed, and the host has not answered yet. */
  readonly waiting: Waiting;
  readonly pick: (target: Target) => void;
  /** Selects a whole action, still to be confirmed. */
  take(offer: TargetedAction): void;
  clear(): void;
  /** Plays the ready action; if nothing is left to choose, ends the turn or continues. */
  confirm(): void;
  undo(): void;
  redo(): void;
  /** Ends the turn, or continues where something is revealed. */
  commit(): void;
}

/** A selection belongs to one frame and is dropped with it. */
interface Held {
  readonly frame: Frame;
  readonly selection: Selection;
  readonly refusal: Refusal | undefined;
}

const NOTHING: Selection = [];

export const useDesk = (session: Session, snapshot: GameSnapshot): DeskModel => {
  const { frame, table } = snapshot;
  const isLive = snapshot.shown.mode === 'live' && snapshot.handTo === undefined && !snapshot.isElsewhere;
  const isOpen = isLive && frame.stage === 'open';

  const [held, setHeld] = useState<Held>({ frame, selection: NOTHING, refusal: undefined });
  const [waiting] = useState(() => new Waiting());
  const current = held.frame === frame && isOpen ? held : undefined;
  const selection = current?.selection ?? NOTHING;

  const view = useMemo(() => viewOf(table, frame.cells), [table, frame]);
  const offers = useMemo(() => (isOpen ? offersOf(table, view, frame.legal) : []), [isOpen, table, view, frame]);
  const { remaining, ready, lit, chosen } = useMemo(() => choices(offers, selection), [offers, selection]);

  const card = ready && selectedPayment(selection, ready);

  const foresight = useMemo(
    () => (ready && frame.stage === 'open' ? session.foresee(ready, card) : undefined),
    [session, frame, ready, card],
  );
  const ghost = useMemo(() => foresight && viewOf(table, foresight.cells), [table, foresight]);

  const latest = useRef(frame);
  latest.current = frame;

  const hold = (next: Selection, refusal: Refusal | undefined): void => setHeld({ frame, selection: next, refusal });

  const pick = (target: Target): void => {
    if (!isOpen) return;
    const next = touch(offers, selection, target);
    if (next) hold(next, undefined);
    else hold(selection, session.whyNot(attemptOf(table, selection, target)));
  };

  const commit = (): void => {
    if (!isLive || waiting.isWaiting()) return;
    waiting
      .during(() => session.commit())
      .then((refusal) => {
        if (refusal && latest.current === frame) hold(selection, refusal);
      })
      .catch(reportFailure);
  };

  return {
    isOpen,
    selection,
    offers,
    remaining,
    lit,
    chosen,
    ready,
    wantsCard: ready !== undefined && card === undefined && view.awaits === asks.action && spendsAnyCard(table, ready),
    foresight,
    ghost,
    refusal: current?.refusal,
    waiting,
    pick,
    take: (offer) => hold([...selectionFor(offer), ...keptPayment(selection, offer)], undefined),
    clear: () => hold(NOTHING, undefined),
    confirm() {
      if (waiting.isWaiting() || !isLive) return;
      if (ready) {
        const refusal = session.choose(session.paidWith(ready, card));
        if (refusal) hold(selection, refusal);
      } else if (frame.stage === 'complete' || frame.stage === 'reveals') commit();
    },
    undo() {
      if (isLive && frame.canUndo && !waiting.isWaiting()) session.undo();
    },
    redo() {
      if (isLive && frame.canRedo && !waiting.isWaiting()) session.redo();
    },
    commit,
  };
};
