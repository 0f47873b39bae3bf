import type { Seat } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';
import { capital } from '@coalbrook/words';
import type { JournalItem } from '@coalbrook/words';
import { Fragment, memo } from 'react';

import { LateNote } from '../clock/LateNote.tsx';
import { useMessages } from '../language/useMessages.ts';
import { CardIcon, MomentIcon, ScalesIcon } from '../signs/icons.tsx';
import { SeatMark } from '../signs/SeatMark.tsx';
import { AsideLines } from './AsideLines.tsx';
import type { PlacedAsides } from './asides.ts';
import type { Chapter, Paragraph } from './journalWriter.ts';

import styles from './Journal.module.css';

export interface JournalChapterProps {
  readonly chapter: Chapter;
  readonly sitters: readonly Sitter[];
  /** The numbers of entries with which turns begin that were played by order. */
  readonly ordered: ReadonlySet<number>;
  readonly placed: PlacedAsides;
  /** The line in the tab order. */
  readonly tabStop: number | undefined;
  readonly onFind: (index: number) => void;
  readonly onGoTo: (index: number) => void;
  readonly onExplain: (index: number) => void;
  /** The bots whose thoughts can be shown. */
  readonly thinkers: ReadonlySet<Seat>;
  readonly onThoughts: (index: number) => void;
  readonly onScore: (() => void) | undefined;
}

type Acts = Omit<JournalChapterProps, 'chapter' | 'sitters' | 'placed'>;

interface ScoreProps extends Pick<Acts, 'onScore'> {
  readonly item: Extract<JournalItem, { readonly kind: 'score' }>;
}

const Score = ({ item, onScore }: ScoreProps) => {
  const { journal } = useMessages().story;
  return (
    <div className={styles.score}>
      <ol role="list">
        {item.sheet.rows.map(({ seat, rank, name, points }) => (
          <li key={seat}>{journal.scoreOf(rank, name, points)}</li>
        ))}
      </ol>
      {onScore && (
        <button type="button" className={styles.textButton} onClick={onScore}>
          {journal.showScore}
        </button>
      )}
    </div>
  );
};

interface LineProps extends Pick<Acts, 'onFind' | 'onGoTo' | 'onScore'> {
  readonly item: JournalItem;
  readonly index: number;
  readonly isTabStop: boolean;
}

/** Memoized, as a game has hundreds and few of them change. */
const Line = memo(({ item, index, isTabStop, onFind, onGoTo, onScore }: LineProps) => {
  const { journal } = useMessages().story;
  return (
    <div className={styles.line} data-line={index}>
      <button
        type="button"
        className={styles.text}
        tabIndex={isTabStop ? 0 : -1}
        aria-describedby="journal-hint"
        onClick={() => onFind(index)}
        onDoubleClick={() => onGoTo(index)}
      >
        {'goesOn' in item && item.goesOn ? capital(item.text) : item.text}
      </button>
      <button
        type="button"
        className={styles.tool}
        tabIndex={-1}
        aria-label={journal.goToAfter(item.text)}
        data-tip={journal.goTo}
        onClick={() => onGoTo(index)}
      >
        <MomentIcon size={15} />
      </button>
      {item.kind === 'score' && <Score item={item} onScore={onScore} />}
    </div>
  );
});

const Turn = ({
  paragraph,
  sitters,
  ...acts
}: { readonly paragraph: Paragraph; readonly sitters: readonly Sitter[] } & Acts) => {
  const { journal, thoughts } = useMessages().story;
  const { seat, lines } = paragraph;
  const { ordered, tabStop, onFind, onGoTo, onExplain, thinkers, onThoughts, onScore } = acts;
  const sitter = seat === undefined ? undefined : sitters[seat];
  const [{ item, index: begin, from }] = lines;
  const to = lines.at(-1)?.to ?? from;
  return (
    <li className={styles.turn} data-kind={item.kind} data-seated={seat === undefined ? undefined : ''}>
      {seat !== undefined && <SeatMark sitter={sitter} seat={seat} className={styles.bar} />}
      {sitter && (
        <p className={styles.who}>
          {sitter.name}
          {item.kind === 'plan' && (
            <button
              type="button"
              className={styles.tool}
              data-shown=""
              tabIndex={-1}
              aria-label={journal.explainOf(sitter.name)}
              data-tip={journal.explain}
              onClick={() => onExplain(begin)}
            >
              <CardIcon size={15} />
            </button>
          )}
          {item.kind === 'deed' && seat !== undefined && thinkers.has(seat) && (
            <button
              type="button"
              className={styles.tool}
              tabIndex={lines.some(({ index }) => index === tabStop) ? 0 : -1}
              aria-label={thoughts.ask(sitter.name)}
              data-tip={thoughts.ask(sitter.name)}
              onClick={() => onThoughts(begin)}
            >
              <ScalesIcon size={15} />
            </button>
          )}
        </p>
      )}
      <LateNote from={from} to={to} />
      {[...ordered].some((seq) => seq >= from && seq < to) && <small>{journal.byOrder}</small>}
      {lines.map((line) => (
        <Line
          key={line.index}
          item={line.item}
          index={line.index}
          isTabStop={line.index === tabStop}
          onFind={onFind}
          onGoTo={onGoTo}
          onScore={onScore}
        />
      ))}
    </li>
  );
};

/** The content under one heading: the turns of a round, or the end of an era. */
export const JournalChapter = ({ chapter, sitters, placed, ...acts }: JournalChapterProps) => (
  <section>
    {chapter.heading && (
      <h3 className={styles.heading} data-kind={chapter.heading.item.kind}>
        <span>{chapter.heading.item.text}</span>
      </h3>
    )}
    {chapter.paragraphs.length > 0 && (
      <ol role="list" className={styles.turns}>
        {chapter.paragraphs.map((paragraph) => (
          <Fragment key={paragraph.lines[0].index}>
            <AsideLines asides={placed.get(paragraph.lines[0].index)} />
            <Turn paragraph={paragraph} sitters={sitters} {...acts} />
          </Fragment>
        ))}
      </ol>
    )}
  </section>
);
