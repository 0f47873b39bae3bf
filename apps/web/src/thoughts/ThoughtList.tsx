import type { PlaceId, Table } from '@coalbrook/rules';
import { useMemo } from 'react';

import { isOnMap, placeOfMarks } from '../journal/marks.ts';
import type { StoryMarks } from '../journal/marks.ts';
import { ONE_DIGIT } from '../language/formats.ts';
import { useFormats } from '../language/useFormats.ts';
import { useLanguage, useMessages } from '../language/useMessages.ts';
import type { SeenThought } from '../session/seenThoughts.ts';
import { CheckIcon } from '../ui/icons.tsx';
import { SlipNote } from '../ui/Slip.tsx';
import { consideredLines } from './considered.ts';
import type { ConsideredLine } from './considered.ts';

import styles from './Thoughts.module.css';

export interface ThoughtListProps {
  readonly table: Table;
  readonly thoughts: readonly SeenThought[];
  /** What the hovered or focused action is about; undefined for none. */
  readonly onMarks: (marks: StoryMarks | undefined) => void;
  readonly onFind: (place: PlaceId) => void;
}

interface LineProps extends Omit<ThoughtListProps, 'thoughts'> {
  readonly line: ConsideredLine;
  readonly say: (points: number) => string;
}

const Line = ({ table, line, say, onMarks, onFind }: LineProps) => {
  const { thoughts: texts } = useMessages().story;
  const { text, worth, share, isPlayed, marks } = line;
  const show = (): void => onMarks(isOnMap(marks) ? marks : undefined);
  const hide = (): void => onMarks(undefined);
  const find = (): void => {
    show();
    const place = placeOfMarks(table, marks);
    if (place !== undefined) onFind(place);
  };
  return (
    <li>
      <button
        type="button"
        className={styles.line}
        data-played={isPlayed || undefined}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={find}
      >
        <span className={styles.text}>
          {text}
          {isPlayed && (
            <span className={styles.played}>
              <CheckIcon size={15} /> {texts.played}
            </span>
          )}
        </span>
        {worth !== undefined && (
          <span className={styles.figures}>
            <span className={styles.rail} aria-hidden="true">
              <span className={styles.bar} style={{ width: `${100 * share}%` }} />
            </span>
            <span className={styles.points}>{texts.points(say(worth))}</span>
          </span>
        )}
      </button>
    </li>
  );
};

/** What a bot considered in each of its choices: the best actions with the points that it expected. */
export const ThoughtList = ({ table, thoughts, ...acts }: ThoughtListProps) => {
  const { thoughts: texts } = useMessages().story;
  const language = useLanguage();
  const choices = useMemo(
    () => thoughts.map((thought) => ({ thought, lines: consideredLines(table, thought, language) })),
    [table, thoughts, language],
  );
  const { number } = useFormats();
  const say = (points: number): string => number(points, ONE_DIGIT);
  if (thoughts.length === 0) return <SlipNote>{texts.nothing}</SlipNote>;
  return (
    <>
      <SlipNote>{texts.expected}</SlipNote>
      {choices.map(({ thought: { seq }, lines }, index) => (
        <section key={seq} className={styles.choice}>
          {choices.length > 1 && <h3 className={styles.heading}>{texts.choice(index + 1, choices.length)}</h3>}
          <ol role="list" className={styles.lines}>
            {lines.map((line) => (
              <Line key={line.key} table={table} line={line} say={say} {...acts} />
            ))}
          </ol>
        </section>
      ))}
      {choices.some(({ lines: [first] }) => !first?.isPlayed) && <SlipNote>{texts.otherwise}</SlipNote>}
      {thoughts.some(({ isNetless }) => isNetless) && <SlipNote>{texts.netless}</SlipNote>}
    </>
  );
};
