import { useEffect, useRef, useState } from 'react';

import type { LatestDeed } from '../journal/latestDeed.ts';
import type { Story } from '../journal/useJournal.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import { deedAt, lastReveal } from './reveal.ts';

/** Long enough to read a sentence, in milliseconds. */
const READING = 8000;

/** What was just revealed in a person's turn; undefined again after a while. */
export const useReveal = ({ steps, sheet }: GameSnapshot, { all }: Story): LatestDeed | undefined => {
  const known = useRef(steps.length);
  const [seq, setSeq] = useState<number>();
  useEffect(() => {
    const fresh = steps.slice(known.current);
    known.current = steps.length;
    const found = lastReveal(fresh, sheet.sitters);
    if (found !== undefined) setSeq(found);
  }, [steps, sheet]);
  useEffect(() => {
    if (seq === undefined) return undefined;
    const timer = setTimeout(() => setSeq(undefined), READING);
    return () => clearTimeout(timer);
  }, [seq]);
  return seq === undefined ? undefined : deedAt(all, seq);
};
