import type { TargetedAction } from '@coalbrook/desk';
import { useMemo } from 'react';

import type { CommandContext } from './command.ts';

import styles from './Palette.module.css';

export interface MovePreviewProps {
  readonly context: CommandContext;
  readonly move: TargetedAction;
}

/** What a move in the palette would do: its sentences, and the money before and after. */
export const MovePreview = ({ context, move }: MovePreviewProps) => {
  const { view, desk, words, texts } = context;
  const outlook = useMemo(() => desk.foresee(move), [desk, move]);
  if (!outlook) return undefined;
  const { money } = outlook.preview;
  const [before, after] = [words.things.money(money.before), words.things.money(money.after)];
  return (
    <small className={styles.preview}>
      {words.deeds(view, outlook.events).join(' ')}
      {money.before !== money.after && ` ${texts.money}: ${texts.becomes(before, after)}.`}
    </small>
  );
};
