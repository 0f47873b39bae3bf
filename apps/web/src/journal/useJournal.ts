import type { Seat } from '@coalbrook/rules';
import { useMemo } from 'react';

import { useLanguage } from '../language/useMessages.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import { JournalWriter, sinceTurnOf } from './journalWriter.ts';
import type { JournalLine } from './journalWriter.ts';
import { timelineOf } from './moments.ts';
import type { Timeline } from './moments.ts';

/** Everything that is told about a game. */
export interface Story {
  /** The journal up to the moment shown. */
  readonly lines: readonly JournalLine[];
  /** The whole journal, whatever moment is shown. */
  readonly all: readonly JournalLine[];
  /** Index of the first line after the viewer's last turn; undefined for spectators. */
  readonly since: number | undefined;
  readonly timeline: Timeline;
  readonly names: readonly string[];
  /** The numbers of entries with which turns begin that were played by order. */
  readonly ordered: ReadonlySet<number>;
}

const isPerson = ({ sheet }: GameSnapshot, seat: Seat): boolean => sheet.sitters[seat]?.kind === 'person';

/** The journal of a game in the current language, extended as steps arrive. */
export const useJournal = (snapshot: GameSnapshot): Story => {
  const language = useLanguage();
  const { sheet, table, steps, shown, frame } = snapshot;
  const { viewer } = frame;
  const names = useMemo(() => sheet.sitters.map(({ name }) => name), [sheet]);
  const writer = useMemo(() => new JournalWriter({ table, names, language }), [table, names, language]);
  const lines = useMemo(() => writer.upTo(steps, shown.seq), [writer, steps, shown.seq]);
  const all = useMemo(() => writer.upTo(steps, Infinity), [writer, steps]);
  const ordered = useMemo(() => new Set(steps.flatMap(({ seq, isByOrder }) => (isByOrder ? [seq] : []))), [steps]);
  const timeline = useMemo(() => timelineOf(steps), [steps]);
  const isInTurn = timeline.moments[shown.seq]?.seat === viewer;
  const since = isPerson(snapshot, viewer) ? sinceTurnOf(lines, viewer, isInTurn) : undefined;
  return useMemo(
    () => ({ lines, all, since, timeline, names, ordered }),
    [lines, all, since, timeline, names, ordered],
  );
};
