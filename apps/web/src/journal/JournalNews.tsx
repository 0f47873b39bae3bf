import { useEffect, useRef, useState } from 'react';

import { useMessages } from '../language/useMessages.ts';
import type { JournalLine } from './journalWriter.ts';

export interface JournalNewsProps {
  readonly lines: readonly JournalLine[];
  readonly names: readonly string[];
  readonly isQuiet: boolean;
}

/** This many lines are read out; for the rest only their number. */
const MOST = 3;

/** Announces new lines to screen readers, and nothing else. */
export const JournalNews = ({ lines, names, isQuiet }: JournalNewsProps) => {
  const { journal } = useMessages().story;
  const [news, setNews] = useState('');
  const heard = useRef(lines.length);
  useEffect(() => {
    const fresh = lines.slice(heard.current);
    heard.current = lines.length;
    if (isQuiet || fresh.length === 0) return;
    const told = fresh
      .slice(-MOST)
      .map(({ item: { seat, text } }) => (seat === undefined ? text : journal.said(names[seat], text)));
    const rest = fresh.length - told.length;
    setNews([...told, ...(rest > 0 ? [journal.more(rest)] : [])].join(' '));
  }, [lines, names, isQuiet, journal]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {news}
    </p>
  );
};
