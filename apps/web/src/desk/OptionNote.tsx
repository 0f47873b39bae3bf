import type { Desk, DeskState, TargetedAction } from '@coalbrook/desk';
import { useMemo } from 'react';

import { optionNote } from './optionNote.ts';
import type { PreviewWords } from './previewText.ts';

import styles from './Alternatives.module.css';

export interface OptionNoteProps {
  readonly desk: Desk;
  readonly view: DeskState['view'];
  readonly offer: TargetedAction;
  readonly from: PreviewWords;
}

/** What an option costs and what follows from it. */
export const OptionNote = ({ desk, view, offer, from }: OptionNoteProps) => {
  const foreseen = useMemo(() => desk.foresee(offer), [desk, offer]);
  const note = foreseen && optionNote(offer.action, foreseen, view, from);
  if (!note) return undefined;
  return <small className={styles.note}>{note}</small>;
};
