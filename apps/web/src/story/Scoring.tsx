import type { Sitter } from '@coalbrook/host';
import type { Table } from '@coalbrook/rules';
import { Fragment, useEffect, useState } from 'react';

import { Button } from '../app/ui/Button.tsx';
import { ChevronIcon } from '../app/ui/icons.tsx';
import { useMessages } from '../language/useMessages.ts';
import { useNames } from '../panels/useNames.ts';
import type { Count } from './counting.ts';
import type { EraEnd } from './eraEnds.ts';
import { PauseIcon, PlayIcon, SkipIcon } from './icons.tsx';
import type { StoryMarks } from './marks.ts';
import { SeatName } from './SeatName.tsx';
import { figureOf, labelsOf, talliesOf } from './tally.ts';
import type { CountLabel, Sum } from './tally.ts';
import { useCounting } from './useCounting.ts';
import { capital } from './useMoment.ts';

import styles from './Scoring.module.css';

export interface ScoringProps {
  readonly table: Table;
  readonly sitters: readonly Sitter[];
  readonly end: EraEnd;
  /** Every figure that stands on the map by now; none when the count is closed. */
  readonly onLabels: (labels: readonly CountLabel[]) => void;
  /** What is being counted. */
  readonly onMarks?: (marks: StoryMarks | undefined) => void;
  readonly onDone: () => void;
}

const marksOf = ({ site, link }: Count): StoryMarks => ({
  sites: site === undefined ? [] : [site],
  links: link === undefined ? [] : [link],
  places: [],
});

/** The count at the end of an era, link by link and tile by tile, with sums that can be opened. */
export const Scoring = ({ table, sitters, end, onLabels, onMarks, onDone }: ScoringProps) => {
  const { count: words } = useMessages().story;
  const things = useNames(table);
  const { counts, before, era, isLast } = end;
  const counting = useCounting(counts);
  const [opened, setOpened] = useState<number>();
  const { shown, isDone, isPaused } = counting;
  const last = counts[shown - 1];
  const tallies = talliesOf(counts, shown, before);
  const most = Math.max(1, ...tallies.map(({ total }) => total));

  useEffect(() => {
    onLabels(labelsOf(counts.slice(0, shown), things.money));
    const now = counts[shown - 1];
    onMarks?.(now && shown < counts.length ? marksOf(now) : undefined);
  }, [counts, shown, things, onLabels, onMarks]);
  useEffect(
    () => () => {
      onLabels([]);
      onMarks?.(undefined);
    },
    [onLabels, onMarks],
  );

  const whatOf = ({ site, link, tile, source }: Count): string => {
    if (link !== undefined) return things.link(link);
    if (site === undefined || tile === undefined) return words.sources[source];
    return `${capital(things.tile(tile))}, ${things.label(table.sites[site].place)}`;
  };

  const sumRow = ({ source, amount, counts: some }: Sum) => (
    <section key={source} className={styles.sum}>
      <h4>
        <span>{words.sources[source]}</span>
        <span className={styles.figure}>{source === 'rail' ? things.money(amount) : amount}</span>
      </h4>
      {some.some(({ site, link }) => site !== undefined || link !== undefined) && (
        <ul role="list" className={styles.parts}>
          {some.map((one, index) => (
            <li key={index} onPointerEnter={() => onMarks?.(marksOf(one))} onPointerLeave={() => onMarks?.(undefined)}>
              <span>{whatOf(one)}</span>
              <span className={styles.figure}>{figureOf(one, things.money)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );

  const sources = tallies[0]?.sums.map(({ source }) => source) ?? [];
  return (
    <section className={styles.scoring} aria-labelledby="count-title">
      <header className={styles.header}>
        <h2 id="count-title" className={styles.title}>
          {isLast && table.eras.length === 1 ? words.finalTitle : words.title(capital(things.era(era)))}
        </h2>
        <p className={styles.now}>
          {isDone || !last
            ? words.done
            : words.now(sitters[last.seat].name, whatOf(last), figureOf(last, things.money))}
        </p>
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
      </header>
      <div className={styles.ledger}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.seat}</th>
              {sources.map((source) => (
                <th key={source} scope="col" className={`${styles.number} ${styles.source}`}>
                  {words.sources[source]}
                </th>
              ))}
              <th scope="col" className={styles.number}>
                {words.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {tallies.map(({ seat, total, gained, sums }) => {
              const isOpen = opened === seat;
              const { name } = sitters[seat];
              return (
                <Fragment key={seat}>
                  <tr className={styles.row} data-now={(!isDone && last?.seat === seat) || undefined}>
                    <th scope="row">
                      <button
                        type="button"
                        className={styles.opener}
                        aria-expanded={isOpen}
                        title={words.breakdown(name)}
                        onClick={() => setOpened(isOpen ? undefined : seat)}
                      >
                        <SeatName sitter={sitters[seat]} seat={seat} />
                        <ChevronIcon size={14} />
                      </button>
                    </th>
                    {sums.map(({ source, amount }) => (
                      <td key={source} className={`${styles.number} ${styles.source}`}>
                        {source === 'rail' ? things.money(amount) : amount}
                      </td>
                    ))}
                    <td className={styles.total}>
                      <span className={styles.beam} style={{ width: `${(100 * Math.max(0, total)) / most}%` }} />
                      <span className={styles.gained}>{words.gained(gained)}</span>
                      <strong key={isDone ? 'done' : total} className={styles.points}>
                        {total}
                      </strong>
                    </td>
                  </tr>
                  {isOpen && (
                    <tr>
                      <td colSpan={sources.length + 2} className={styles.details}>
                        <div className={styles.sums}>{sums.map(sumRow)}</div>
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="visually-hidden" role="status">
        {isDone
          ? `${words.done} ${tallies.map(({ seat, total }) => `${sitters[seat].name}: ${words.points(total)}`).join(', ')}`
          : ''}
      </p>
      <footer className={styles.actions}>
        {isDone ? (
          <>
            <Button size="small" look="quiet" onPress={counting.again}>
              {words.again}
            </Button>
            <Button size="small" look="primary" onPress={onDone}>
              {words.goOn}
            </Button>
          </>
        ) : (
          <>
            <Button size="small" look="quiet" onPress={() => counting.pause(!isPaused)}>
              {isPaused ? <PlayIcon size={15} /> : <PauseIcon size={15} />} {isPaused ? words.resume : words.pause}
            </Button>
            <Button size="small" look="plain" onPress={counting.skip}>
              <SkipIcon size={15} /> {words.skip}
            </Button>
          </>
        )}
      </footer>
    </section>
  );
};
