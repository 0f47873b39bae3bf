import type { Unreadable } from '@coalbrook/wire';

import { sayUnreadable } from '../../../files/sayUnreadable.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { LinkButton } from '../../../ui/Button.tsx';

import styles from './TableScreen.module.css';

/** Says why a game cannot be opened. */
export const UnopenedGame = ({ fault }: { readonly fault: Unreadable }) => {
  const { table } = useMessages();
  const language = useLanguage();
  return (
    <main className={styles.lone}>
      <h1>{table.unreadable}</h1>
      <p role="alert">{sayUnreadable(fault, language, table.absent)}</p>
      {fault.kind !== 'absent' && <p>{table.unreadableHint}</p>}
      <LinkButton href="#/" look="primary">
        {table.toStart}
      </LinkButton>
    </main>
  );
};
