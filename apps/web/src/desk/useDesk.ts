import { rankCards } from '@coalbrook/desk';
import type { Foresight, Frame, RankedCard } from '@coalbrook/desk';
import type { Action, Refusal, View } from '@coalbrook/rules';
import { useMemo, useRef, useState } from 'react';

import { reportFailure } from '../session/failures.ts';
import { mayRedo, mayUndo } from '../session/gameSnapshot.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import type { Session } from '../session/session.ts';
import { viewOf } from '../session/viewOf.ts';
import { useSettings } from '../settings/settings.ts';
import type { Picking } from '../target/picking.ts';
import { keyOf } from '../target/target.ts';
import type { Lit, Selection, Target } from '../target/target.ts';
import { useStableFunction } from '../ui/useStableFunction.ts';
import { attemptOf } from './attempt.ts';
import { choices, offersOf, selectionFor, touch } from './narrow.ts';
import type { TargetedAction } from './narrow.ts';
import { keptPayment, paymentFor, presetOf, selectedPayment } from './spending.ts';
import type { PresetCard } from './spending.ts';
import { stoppingAt } from './stopping.ts';
import type { Stopping } from './stopping.ts';
import { Waiting } from './waiting.ts';

/** What the player has selected, and what they can do next. */
export interface DeskModel {
  /** Whether the viewer decides now. */
  readonly isOpen: boolean;
  readonly selection: Selection;
  /** Every legal action, regardless of the selection. */
  readonly offers: readonly TargetedAction[];
  /** What could be done instead of another step of the action in progress. */
  readonly stopping: Stopping | undefined;
  readonly remaining: readonly TargetedAction[];
  /** If only a card was touched: what it permits, as opposed to what it could merely be spent on. */
  readonly permitted: readonly TargetedAction[] | undefined;
  readonly lit: Lit;
  readonly chosen: Lit;
  /** The action that the selection amounts to, ready to be confirmed. */
  readonly ready: Action | undefined;
  /** What could be chosen instead of the ready action by touching more. */
  readonly instead: readonly TargetedAction[];
  /** The cards of the hand, the least useful first. */
  readonly ranked: readonly RankedCard[];
  /** The cards that pay for the ready action without having been touched, as they are the least useful ones. */
  readonly preset: readonly PresetCard[];
  /** The consequences of the ready action. */
  readonly foresight: Foresight | undefined;
  /** The previewed position. */
  readonly ghost: View | undefined;
  /** Whether the ready action completes the turn, or does if it does not go on. */
  readonly completes: boolean;
  /** What ends the ready action if the turn ends with it, although it could go on. */
  readonly stops: Action | undefined;
  /** Why the last touch or confirmation was refused. */
  readonly refusal: Refusal | undefined;
  /** A turn was committed, and the host has not answered yet. */
  readonly waiting: Waiting;
  /**
   * Selects a target. Touching what is chosen again confirms a ready action and otherwise deselects it. `aimed` is what
   * lies under the pointer within the target.
   */
  readonly pick: (target: Target, aimed?: Target) => void;
  /** The part of this that the hand and panels need; it changes less often. */
  readonly picking: Picking;
  /** Selects a whole action, still to be confirmed. */
  take(offer: TargetedAction): void;
  clear(): void;
  /** Plays the ready action; if nothing is left to choose, ends the turn or continues. */
  confirm(): void;
  undo(): void;
  redo(): void;
  /** Ends the turn, after the ready action if that completes it, or continues where something is revealed. */
  commit(): void;
}

/** A selection belongs to one frame and is dropped with it. */
interface Held {
  readonly frame: Frame;
  readonly selection: Selection;
  /** What lay under the pointer at the last touch. */
  readonly aimed?: Target | undefined;
  readonly refusal: Refusal | undefined;
}

const NOTHING: Selection = [];
const NO_OFFERS: readonly TargetedAction[] = [];
const NO_CARDS: readonly RankedCard[] = [];

export const useDesk = (session: Session, snapshot: GameSnapshot): DeskModel => {
  const { frame, table } = snapshot;
  const { confirms, endsTurn } = useSettings();
  const isLive = snapshot.shown.mode === 'live' && snapshot.handTo === undefined && !snapshot.isElsewhere;
  const isOpen = isLive && frame.stage === 'open';

  const [held, setHeld] = useState<Held>({ frame, selection: NOTHING, refusal: undefined });
  const [waiting] = useState(() => new Waiting());
  const current = held.frame === frame && isOpen ? held : undefined;
  const selection = current?.selection ?? NOTHING;

  const view = useMemo(() => viewOf(table, frame.cells), [table, frame]);
  const offers = useMemo(() => (isOpen ? offersOf(table, view, frame.legal) : NO_OFFERS), [isOpen, table, view, frame]);
  const stopping = useMemo(
    () => (isOpen ? stoppingAt(table, session, frame) : undefined),
    [isOpen, table, session, frame],
  );
  const ranked = useMemo(() => (isOpen ? rankCards(table, view) : NO_CARDS), [isOpen, table, view]);
  const ranking = useMemo(() => ranked.map(({ card }) => card), [ranked]);
  const aimed = current?.aimed;
  const narrowed = useMemo(() => choices(offers, selection, ranking, aimed), [offers, selection, ranking, aimed]);
  const { remaining, permitted, ready, instead } = narrowed;

  const payment = useMemo(
    () => (ready ? paymentFor(table, view, ready, selection, ranked) : []),
    [table, view, ready, selection, ranked],
  );
  const preset = useMemo(
    () => presetOf(table, view, payment, ready ? selectedPayment(selection, ready).length : 0, ranked),
    [table, view, payment, ready, selection, ranked],
  );
  const [lit, chosen] = useMemo((): readonly [Lit, Lit] => {
    if (stopping && selection.length === 0) return [new Set([...narrowed.lit, ...stopping.lit]), narrowed.chosen];
    const paying = preset.map(({ card }) => keyOf({ on: 'card', card }));
    if (paying.length === 0) return [narrowed.lit, narrowed.chosen];
    const others = [...narrowed.lit].filter((key) => !paying.includes(key));
    return [new Set(others), new Set([...narrowed.chosen, ...paying])];
  }, [narrowed, preset, selection, stopping]);

  const foresight = useMemo(
    () => (ready && frame.stage === 'open' ? session.foresee(ready, payment) : undefined),
    [session, frame, ready, payment],
  );
  const ghost = useMemo(() => foresight && viewOf(table, foresight.cells), [table, foresight]);
  const completion = foresight?.completion;

  const latest = useRef(frame);
  latest.current = frame;

  const hold = (next: Selection, refusal: Refusal | undefined, at?: Target): void =>
    setHeld({ frame, selection: next, aimed: at, refusal });

  const endTurn = (): void => {
    if (!isLive || snapshot.sending || waiting.isWaiting()) return;
    waiting
      .during(() => session.commit())
      .then((refusal) => {
        if (refusal && latest.current === frame) hold(selection, refusal);
      })
      .catch(reportFailure);
  };

  /** Adds an action to the draft, and what follows from it. Returns whether it could be played. */
  const play = (action: Action, touched: Selection, at: View = view, after: readonly Action[] = []): boolean => {
    if (waiting.isWaiting()) return false;
    const cards = paymentFor(table, at, action, touched, ranked);
    const refusal = session.choose([...session.paidWith(action, cards), ...after]);
    if (refusal) hold(touched, refusal);
    else if (endsTurn && session.snapshot.frame.stage === 'complete') endTurn();
    return !refusal;
  };

  /** The action that a selection plays at once: one that is fully chosen and needs no confirmation. */
  const unasked = (among: readonly TargetedAction[], next: Selection): Action | undefined => {
    const { ready: action, instead: others } = choices(among, next, ranking);
    if (next.length === 0 || others.length > 0) return undefined;
    return confirms === 'turn' || action?.kind === 'stop' ? action : undefined;
  };

  const select = (next: Selection, at?: Target): void => {
    const action = unasked(offers, next);
    const goesOn = selection.every((target) => next.includes(target));
    if (action) play(action, next);
    else hold(next, undefined, at ?? (goesOn ? aimed : undefined));
  };

  /** Stops the action in progress and begins another one. Returns whether that was possible. */
  const goOnWith = (target: Target, at?: Target): boolean => {
    if (!stopping || !(target.on === 'kind' || lit.has(keyOf(target)))) return false;
    const next = touch(stopping.offers, NOTHING, target);
    if (!next || session.choose([stopping.stop])) return false;
    const action = unasked(stopping.offers, next);
    if (action) play(action, next, stopping.view);
    else setHeld({ frame: session.snapshot.frame, selection: next, aimed: at, refusal: undefined });
    return true;
  };

  const pick = useStableFunction((target: Target, at?: Target): void => {
    if (!isOpen || waiting.isWaiting()) return;
    const isSpentAmongOthers = target.on === 'card' && payment.length > 1;
    if (at && chosen.has(keyOf(target)) && lit.has(keyOf(at))) {
      hold(selection, undefined, at);
      return;
    }
    if (ready && chosen.has(keyOf(target)) && !isSpentAmongOthers) {
      play(ready, selection);
      return;
    }
    const next = touch(offers, selection, target);
    if (next) select(next, at);
    else if (!goOnWith(target, at)) hold(selection, session.whyNot(attemptOf(table, selection, target)));
  });
  const picking = useMemo((): Picking => ({ isOpen, lit, chosen, pick }), [isOpen, lit, chosen, pick]);

  return {
    isOpen,
    selection,
    offers,
    stopping,
    remaining,
    permitted,
    lit,
    chosen,
    ready,
    instead,
    ranked,
    preset,
    foresight,
    ghost,
    completes: completion !== undefined,
    stops: completion?.[0],
    refusal: current?.refusal,
    waiting,
    pick,
    picking,
    take: (offer) => select([...selectionFor(offer), ...keptPayment(selection, offer)]),
    clear: () => hold(NOTHING, undefined),
    confirm() {
      if (!isLive) return;
      if (ready) play(ready, selection);
      else if (frame.stage === 'complete' || frame.stage === 'reveals') endTurn();
    },
    undo() {
      if (snapshot.sending === 'unsent') session.withdraw();
      else if (isLive && mayUndo(snapshot) && !waiting.isWaiting()) session.undo();
    },
    redo() {
      if (isLive && mayRedo(snapshot) && !waiting.isWaiting()) session.redo();
    },
    commit() {
      if (!ready) endTurn();
      else if (completion && play(ready, selection, view, completion)) endTurn();
    },
  };
};
