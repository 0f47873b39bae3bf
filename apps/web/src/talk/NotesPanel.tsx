import { LONGEST_NOTES } from '@coalbrook/wire/online';
import { useSyncExternalStore } from 'react';

import { useTalkTexts } from '../language/talkTexts.ts';
import type { Notes } from './notes.ts';

import styles from './Talk.module.css';

/** The private notes of a seat. */
export const NotesPanel = ({ notes }: { readonly notes: Notes }) => {
  const texts = useTalkTexts();
  const { text, status, isMerged } = useSyncExternalStore(
    notes.subscribe,
    () => notes.state,
    () => notes.state,
  );
  return (
    <div className={styles.notes}>
      <textarea
        className={styles.page}
        aria-label={texts.notes}
        placeholder={texts.emptyNotes}
        dir="auto"
        value={text}
        maxLength={LONGEST_NOTES}
        disabled={status === 'loading'}
        onChange={(event) => notes.write(event.target.value)}
        onBlur={() => void notes.save()}
        onKeyDown={(event) => event.stopPropagation()}
      />
      <p className={styles.note} role="status" data-fault={status === 'tooLong' || status === 'unsent' || undefined}>
        {isMerged && `${texts.merged} `}
        {texts.notesStatus[status]}
      </p>
    </div>
  );
};
