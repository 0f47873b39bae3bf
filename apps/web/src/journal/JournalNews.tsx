import { useEffect, useRef, useState } from 'react';

import { useMessages } from '../language/useMessages.ts';
import type { JournalLine } from './journalWriter.ts';
import { newsIn } from './news.ts';
import type { Hearing } from './news.ts';

export interface JournalNewsProps extends Omit<Hearing, 'heard'> {
  readonly lines: readonly JournalLine[];
  readonly names: readonly string[];
}

/** Announces every new line to screen readers, and nothing else. */
export const JournalNews = ({ lines, names, isQuiet, isGrowing, isKnown }: JournalNewsProps) => {
  const { journal } = useMessages().story;
  const [news, setNews] = useState<readonly JournalLine[]>([]);
  const heard = useRef(lines.length);
  const known = useRef(isKnown);
  known.current = isKnown;
  useEffect(() => {
    const hearing = { heard: heard.current, isQuiet, isGrowing, isKnown: known.current };
    const [count, fresh] = newsIn(lines, hearing);
    heard.current = count;
    if (fresh.length > 0) setNews(fresh);
  }, [lines, isQuiet, isGrowing]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {news.map(({ item: { seat, text }, to }, index) => (
        <p key={`${to} ${index}`}>{seat === undefined ? text : journal.said(names[seat], text)}</p>
      ))}
    </div>
  );
};
