import { useMemo } from 'react';

import { viewOf } from '../session/viewOf.ts';
import type { CommandContext } from './command.ts';
import type { TargetedAction } from './narrow.ts';
import { previewOf } from './preview.ts';
import { paymentFor } from './spending.ts';

import styles from './Palette.module.css';

export interface MovePreviewProps {
  readonly context: CommandContext;
  readonly move: TargetedAction;
}

/** What a move in the palette would do: its sentences, and the money before and after. */
export const MovePreview = ({ context, move: { action } }: MovePreviewProps) => {
  const { table, view, desk, session, snapshot, words, texts } = context;
  const foresight = useMemo(
    () => session.foresee(action, paymentFor(table, view, action, [], desk.ranked)),
    [session, action, table, view, desk.ranked],
  );
  if (!foresight) return undefined;
  const { money } = previewOf(table, view, viewOf(table, foresight.cells), foresight.events, snapshot.frame.viewer);
  const [before, after] = [words.things.money(money.before), words.things.money(money.after)];
  return (
    <small className={styles.preview}>
      {words.deeds(view, foresight.events).join(' ')}
      {money.before !== money.after && ` ${texts.money}: ${texts.becomes(before, after)}.`}
    </small>
  );
};
