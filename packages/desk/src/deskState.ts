import { asks } from '@coalbrook/rules';
import type { Kind, Refusal, Table } from '@coalbrook/rules';

import type { Stage } from './frame.ts';
import type { TurnOffers } from './offered.ts';
import { previewOf } from './preview.ts';
import type { Preview } from './preview.ts';
import type { SaleList } from './saleList.ts';
import type { SeatTurn } from './seatTurn.ts';
import type { Selected } from './selected.ts';
import { turnKinds } from './turnKinds.ts';

/**
 * What can be asked of a desk, besides touching something.
 * `confirm`: plays the formed action or the chosen sales; if nothing is left to choose, ends the turn or continues where something is revealed.
 * `endTurn`: ends the turn, after what is formed if that completes it, or without going on with the action in progress.
 * `clear`: drops the selection.
 */
export type DeskCommand = 'confirm' | 'endTurn' | 'undo' | 'redo' | 'clear';

/** What the player has selected, and what they can do next. Immutable. */
export interface DeskState extends TurnOffers, Selected {
  /** Whether what is formed completes the turn, or does if it does not go on. */
  readonly completes: boolean;
  /** Whether nothing but the end of the turn is asked for, or what could still be done can be left undone. */
  readonly endsNow: boolean;
  /** What the formed action or the chosen sales change, worked out when somebody looks at it. */
  readonly preview: Preview | undefined;
  /** Kinds of action that can be touched now. One that is impossible says why. */
  readonly kinds: readonly Kind[];
  readonly can: ReadonlySet<DeskCommand>;
  /** Why the last touch or confirmation was refused. */
  readonly refusal: Refusal | undefined;
  /** A turn was committed, and the host has not answered yet. */
  readonly isWaiting: boolean;
  /** Why tiles are sold one by one where they could be sold together: what that takes is not loaded. */
  readonly unlisted: Unlisted | undefined;
}

export type Unlisted = 'loading' | 'failed';

export const isEnd = (stage: Stage): boolean => stage === 'complete' || stage === 'reveals';

type Situation = Pick<DeskState, 'formed' | 'completes' | 'ending' | 'selection' | 'refusal'> & {
  readonly sales: Pick<SaleList, 'choices' | 'played'> | undefined;
  readonly frame: Pick<DeskState['frame'], 'stage' | 'canUndo' | 'canRedo'>;
  readonly sending: SeatTurn['sending'];
};

type Chosen = Pick<Situation, 'selection' | 'sales'>;

const isAnythingChosen = ({ selection, sales }: Chosen): boolean =>
  selection.length > 0 || (sales !== undefined && sales.choices.length > 0);

const endsNowIn = ({ frame, ending, ...chosen }: Chosen & Pick<Situation, 'frame' | 'ending'>): boolean =>
  isEnd(frame.stage) || (ending !== undefined && !isAnythingChosen(chosen));

/** What can be asked of a desk in a situation. A turn that was sent has perhaps arrived. */
export const commandsIn = ({ frame, sending, ...at }: Situation): ReadonlySet<DeskCommand> =>
  new Set<DeskCommand>([
    ...((at.formed ?? at.sales?.played) !== undefined || isEnd(frame.stage) ? (['confirm'] as const) : []),
    ...(at.completes || endsNowIn({ frame, ...at }) ? (['endTurn'] as const) : []),
    ...(frame.canUndo && sending !== 'sent' ? (['undo'] as const) : []),
    ...(frame.canRedo && sending === undefined ? (['redo'] as const) : []),
    ...(isAnythingChosen(at) || at.refusal !== undefined ? (['clear'] as const) : []),
  ]);

/** An impossible kind of action explains itself; an answer exists only when it is asked for. */
const kindsIn = (table: Table, { isOpen, view, stopping, offers }: TurnOffers): readonly Kind[] => {
  if (!isOpen) return [];
  const begins = view.awaits === asks.action || stopping !== undefined ? turnKinds(table) : [];
  return [...new Set([...begins, ...offers.map(({ action }) => action.kind)])];
};

export const deskState = (
  { table, sending }: SeatTurn,
  offered: TurnOffers,
  selected: Selected,
  refusal: Refusal | undefined,
  isWaiting: boolean,
  unlisted: Unlisted | undefined,
): DeskState => {
  const { frame, view, ending } = offered;
  const { formed, sales, selection, foresight, ghost } = selected;
  const completes = foresight?.completion !== undefined;
  let preview: Preview | undefined;
  return {
    ...offered,
    ...selected,
    completes,
    endsNow: endsNowIn({ frame, ending, selection, sales }),
    get preview() {
      if (foresight && ghost) preview ??= previewOf(table, view, ghost, foresight.events, frame.viewer);
      return preview;
    },
    kinds: kindsIn(table, offered),
    can: commandsIn({ formed, sales, completes, ending, selection, refusal, frame, sending }),
    refusal,
    isWaiting,
    unlisted,
  };
};
