import type { Seat } from '@coalbrook/rules';
import type { OnlineTable } from '@coalbrook/wire/online';

import { useRematchTexts } from '../../../language/rematchTexts.ts';
import { useLanguage } from '../../../language/useMessages.ts';

import styles from './Gathering.module.css';

/** Whoever waits at a rematch reads that the others are asked already, and what they have said. Nothing at other tables. */
export const RematchNote = ({ table: { again, seats } }: { readonly table: OnlineTable }) => {
  const texts = useRematchTexts();
  const language = useLanguage();
  if (!again) return undefined;
  const said = (text: (names: string) => string, which: readonly Seat[]): readonly string[] =>
    which.length > 0 ? [text(language.listed(which.map((seat) => seats[seat].name)))] : [];
  return (
    <p role="status" className={styles.asked}>
      {[texts.asked, ...said(texts.awaited, again.awaited), ...said(texts.declined, again.declined)].join(' ')}
    </p>
  );
};
