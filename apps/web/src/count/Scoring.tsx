import type { Table } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';
import { capital, figure } from '@coalbrook/words';
import { useContext, useEffect, useState } from 'react';

import type { StoryMarks } from '../journal/marks.ts';
import { useMessages } from '../language/useMessages.ts';
import { PauseIcon, PlayIcon, SkipIcon } from '../signs/icons.tsx';
import { SeatName } from '../signs/SeatName.tsx';
import { useNames } from '../signs/useNames.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { ChevronIcon } from '../ui/icons.tsx';
import { PaceSlider } from '../ui/PaceSlider.tsx';
import type { Count } from './counting.ts';
import { CountReading } from './countReader.ts';
import type { EraEnd } from './eraEnds.ts';
import { figureOf, labelsOf, talliesOf } from './tally.ts';
import type { CountLabel, Sum } from './tally.ts';
import { useCounting } from './useCounting.ts';

import styles from './Scoring.module.css';

export interface ScoringProps {
  readonly table: Table;
  readonly sitters: readonly Sitter[];
  readonly end: EraEnd;
  /** All figures currently on the map; none once the count is closed. */
  readonly onLabels: (labels: readonly CountLabel[]) => void;
  /** The points so far, by seat; undefined once the count is closed. */
  readonly onTotals: (points: readonly number[] | undefined) => void;
  /** What is being counted now. */
  readonly onMarks?: (marks: StoryMarks | undefined) => void;
  readonly onDone: () => void;
}

const marksOf = ({ site, link }: Count): StoryMarks => ({
  sites: site === undefined ? [] : [site],
  links: link === undefined ? [] : [link],
  places: [],
});

/** The scoring at the end of an era, link by link and tile by tile: a bar below the map with expandable sums. */
export const Scoring = ({ table, sitters, end, onLabels, onTotals, onMarks, onDone }: ScoringProps) => {
  const { count: words } = useMessages().story;
  const things = useNames(table);
  const { counts, before, era, isLast } = end;
  const isOnlyCount = isLast && era === 0;
  const reader = useContext(CountReading);
  const counting = useCounting(counts, ({ source }) => reader?.hasReached(source) ?? true);
  const [opened, setOpened] = useState<number>();
  const { shown, isDone, isPaused } = counting;
  const last = counts[shown - 1];
  const tallies = talliesOf(counts, shown, before);
  const title = isOnlyCount ? words.finalTitle : words.title(capital(things.era(era)));

  useEffect(() => {
    onLabels(labelsOf(counts.slice(0, shown), things.money));
    onTotals(talliesOf(counts, shown, before).map(({ total }) => total));
    const now = counts[shown - 1];
    onMarks?.(now && shown < counts.length ? marksOf(now) : undefined);
  }, [counts, shown, before, things, onLabels, onTotals, onMarks]);
  useEffect(
    () => () => {
      onLabels([]);
      onTotals(undefined);
      onMarks?.(undefined);
    },
    [onLabels, onTotals, onMarks],
  );

  const whatOf = ({ site, link, tile, source }: Count): string => {
    if (link !== undefined) return things.link(link);
    if (site === undefined || tile === undefined) return words.sources[source];
    return `${capital(things.tile(tile))}, ${things.label(table.sites[site].place)}`;
  };

  const sumRow = ({ source, amount, counts: some }: Sum) => (
    <section key={source} className={styles.sum}>
      <h3>
        <span>{words.sources[source]}</span>
        <span>{source === 'rail' ? things.money(amount) : amount}</span>
      </h3>
      {some.some(({ site, link }) => site !== undefined || link !== undefined) && (
        <ul role="list" className={styles.parts}>
          {some.map((one, index) => (
            <li key={index} onPointerEnter={() => onMarks?.(marksOf(one))} onPointerLeave={() => onMarks?.(undefined)}>
              <span>{whatOf(one)}</span>
              <span>{figureOf(one, things.money)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );

  const totals = tallies.map(({ seat, total }) => `${sitters[seat].name}: ${words.points(total)}`).join(', ');
  const result = isDone ? `${title}. ${words.done} ${totals}` : '';
  // What is there from the beginning is not announced.
  const [said, setSaid] = useState('');
  useEffect(() => {
    const later = setTimeout(() => setSaid(result));
    return () => clearTimeout(later);
  }, [result]);
  const openedTally = tallies.find(({ seat }) => seat === opened);
  return (
    <section className={styles.scoring} aria-labelledby="count-title">
      {openedTally && (
        <div
          id="count-details"
          className={styles.details}
          tabIndex={0}
          role="region"
          aria-label={words.breakdown(sitters[openedTally.seat].name)}
        >
          <div className={styles.sums}>{openedTally.sums.map(sumRow)}</div>
        </div>
      )}
      <div
        className={styles.progress}
        role="progressbar"
        aria-label={words.progress(shown, counts.length)}
        aria-valuenow={shown}
        aria-valuemin={0}
        aria-valuemax={counts.length}
      >
        <span style={{ width: `${(100 * shown) / Math.max(1, counts.length)}%` }} />
      </div>
      <header className={styles.header}>
        <h2 id="count-title" className={styles.title}>
          {title}
        </h2>
        <p className={styles.now}>
          {isDone ? words.done : last && words.now(sitters[last.seat].name, whatOf(last), figureOf(last, things.money))}
        </p>
        <div className={styles.actions}>
          {isDone ? (
            <>
              <Button size="small" look="quiet" onPress={counting.again}>
                {words.again}
              </Button>
              <Button autoFocus size="small" look={reader?.hasMore ? 'plain' : 'primary'} onPress={onDone}>
                {words.goOn}
              </Button>
            </>
          ) : (
            <>
              <IconButton
                size="small"
                label={isPaused ? words.resume : words.pause}
                onPress={() => counting.pause(!isPaused)}
              >
                {isPaused ? <PlayIcon /> : <PauseIcon />}
              </IconButton>
              <PaceSlider isBrief />
              <Button size="small" look="plain" onPress={counting.skip}>
                <SkipIcon size={15} /> {words.skip}
              </Button>
            </>
          )}
        </div>
      </header>
      <ul role="list" className={styles.seats}>
        {tallies.map(({ seat, total, gained }) => {
          const isOpen = opened === seat;
          return (
            <li key={seat}>
              <button
                type="button"
                className={styles.opener}
                aria-expanded={isOpen}
                aria-controls={isOpen ? 'count-details' : undefined}
                data-tip={words.breakdown(sitters[seat].name)}
                data-now={(!isDone && last?.seat === seat) || undefined}
                onClick={() => setOpened(isOpen ? undefined : seat)}
              >
                <SeatName sitter={sitters[seat]} seat={seat} />
                <span className={styles.gained}>{words.gained(gained)}</span>
                <strong key={isDone ? 'done' : total} className={styles.points}>
                  {figure(total)}
                </strong>
                <ChevronIcon size={14} />
              </button>
            </li>
          );
        })}
      </ul>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </section>
  );
};
