import type { Foresight, Frame } from '@coalbrook/host';
import { asks } from '@coalbrook/rules';
import type { Action, CardId, Refusal, View } from '@coalbrook/rules';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import type { Play, Session } from '../session/play.ts';
import { viewOf } from '../session/viewOf.ts';
import type { Lit, Selection, Target } from '../target/target.ts';
import { attemptOf } from './attempt.ts';
import { choices, offersOf, selectionFor, touch } from './narrow.ts';
import type { Offer } from './narrow.ts';
import { Pairs } from './pairs.ts';
import { cardInMind, cardKept, spend, spendsAnyCard } from './spending.ts';
import { Waiting } from './waiting.ts';

/** What a person is doing at the table, and what they may do next. */
export interface Desk {
  /** Whether the person in front of it decides now. */
  readonly isOpen: boolean;
  readonly selection: Selection;
  /** Every legal action, whatever was touched. */
  readonly offers: readonly Offer[];
  readonly remaining: readonly Offer[];
  readonly lit: Lit;
  readonly chosen: Lit;
  /** The one action that is left and can be confirmed. */
  readonly ready: Action | undefined;
  /** A card will be spent for the ready action, and none has been touched. */
  readonly wantsCard: boolean;
  /** What would come of the ready action, as soon as it is known. */
  readonly foresight: Foresight | undefined;
  /** The position that is foreseen. */
  readonly ghost: View | undefined;
  /** Why the last touch or confirmation was refused. */
  readonly refusal: Refusal | undefined;
  /** Something was asked of the host and has not been answered. */
  readonly waiting: Waiting;
  readonly pick: (target: Target) => void;
  /** Chooses an action as a whole, still to be confirmed. */
  take(offer: Offer): void;
  clear(): void;
  /** Plays the ready action; where nothing is left to choose, ends the turn or goes on. */
  confirm(): void;
  undo(): void;
  redo(): void;
  /** Ends the turn, or goes on where something is revealed. */
  commit(): void;
}

/** What was touched belongs to one frame and is forgotten with it. */
interface Held {
  readonly frame: Frame;
  readonly selection: Selection;
  readonly refusal: Refusal | undefined;
}

interface Seen {
  readonly frame: Frame;
  readonly action: Action;
  readonly foresight: Foresight;
}

const NOTHING: Selection = [];

/** Plays an action, and spends the card that was touched for it as soon as it is asked for. */
const carryOut = async (session: Session, action: Action, card: CardId | undefined): Promise<Refusal | undefined> => {
  const refusal = await session.choose(action);
  if (refusal || card === undefined) return refusal;
  const answer = spend(session.play.frame.legal, card);
  return answer && session.choose(answer);
};

export const useDesk = (session: Session, play: Play): Desk => {
  const { frame, table } = play;
  const isLive = play.shown.mode === 'live' && play.handTo === undefined && !play.isElsewhere;
  const isOpen = isLive && frame.stage === 'open';

  const [held, setHeld] = useState<Held>({ frame, selection: NOTHING, refusal: undefined });
  const [seen, setSeen] = useState<Seen>();
  const [waiting] = useState(() => new Waiting());
  const current = held.frame === frame && isOpen ? held : undefined;
  const selection = current?.selection ?? NOTHING;

  const view = useMemo(() => viewOf(table, frame.cells), [table, frame]);
  const offers = useMemo(() => (isOpen ? offersOf(table, view, frame.legal) : []), [isOpen, table, view, frame]);
  const { remaining, ready, lit, chosen } = useMemo(() => choices(offers, selection), [offers, selection]);

  const card = ready && cardInMind(selection, ready);

  useEffect(() => {
    if (!ready) return undefined;
    let isStale = false;
    session.foresee(ready, card).then(
      (foresight) => {
        if (!isStale) setSeen({ frame, action: ready, foresight });
      },
      // A preview that fails leaves the action without one; playing it will say what is wrong.
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [session, frame, ready, card]);

  const foresight = seen && seen.frame === frame && seen.action === ready ? seen.foresight : undefined;
  const ghost = useMemo(() => foresight && viewOf(table, foresight.cells), [table, foresight]);

  const latest = useRef({ frame, selection });
  latest.current = { frame, selection };

  /** Runs something that the host is asked for; touches wait until it answers. */
  const ask = useCallback(
    async (what: () => Promise<Refusal | undefined | void>): Promise<void> => {
      const asking = latest.current;
      const refusal = await waiting.during(what);
      if (refusal && latest.current.frame === asking.frame) setHeld({ ...latest.current, refusal });
    },
    [waiting],
  );

  const [pairs] = useState(() => new Pairs());
  const { seq } = frame;
  const tried = frame.draft.length;

  const pick = (target: Target): void => {
    if (!isOpen) return;
    const next = touch(offers, selection, target);
    if (next) setHeld({ frame, selection: next, refusal: undefined });
    else void ask(() => session.whyNot(attemptOf(table, selection, target)));
  };

  const commit = (): void => {
    if (isLive) void ask(() => session.commit());
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
    take: (offer) =>
      setHeld({ frame, selection: [...selectionFor(offer), ...cardKept(selection, offer)], refusal: undefined }),
    clear: () => setHeld({ frame, selection: NOTHING, refusal: undefined }),
    confirm() {
      if (waiting.isWaiting() || !isLive) return;
      if (ready) {
        void ask(async () => {
          const refusal = await carryOut(session, ready, card);
          pairs.note(seq, tried, session.play.frame.draft.length);
          return refusal;
        });
      } else if (frame.stage === 'complete' || frame.stage === 'reveals') commit();
    },
    undo() {
      if (!isLive || !frame.canUndo) return;
      const isTwice = pairs.endAt(seq, tried);
      void ask(async () => {
        await session.undo();
        if (isTwice) await session.undo();
      });
    },
    redo() {
      if (!isLive || !frame.canRedo) return;
      const isTwice = pairs.endAt(seq, tried + 2);
      void ask(async () => {
        await session.redo();
        if (isTwice) await session.redo();
      });
    },
    commit,
  };
};
