import type { PlaceId, Seat, Table } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ToggleButton } from 'react-aria-components';

import { useMessages } from '../language/useMessages.ts';
import { CardIcon, DownIcon, FlagIcon, ScalesIcon } from '../signs/icons.tsx';
import { Button } from '../ui/Button.tsx';
import { useStableFunction } from '../ui/useStableFunction.ts';
import { AsideLines } from './AsideLines.tsx';
import { placeAsides } from './asides.ts';
import type { Asides } from './asides.ts';
import { botTurnAt, lastBotTurn } from './botTurn.ts';
import type { BotTurn } from './botTurn.ts';
import { JournalChapter } from './JournalChapter.tsx';
import { chaptersOf } from './journalWriter.ts';
import { isOnMap, placeOfMarks } from './marks.ts';
import type { StoryMarks } from './marks.ts';
import { lastPlanTurn, planTurnAt } from './planTurn.ts';
import type { PlanTurn } from './planTurn.ts';
import type { Story } from './useJournal.ts';

import styles from './Journal.module.css';

export interface JournalProps {
  readonly table: Table;
  readonly sitters: readonly Sitter[];
  readonly story: Story;
  /** What happened beside the game. */
  readonly asides: Asides;
  /** What the hovered or focused line is about; undefined for none. */
  readonly onMarks: (marks: StoryMarks | undefined) => void;
  readonly onFind: (place: PlaceId) => void;
  /** Goes to the entries after which a line had happened. */
  readonly onGoTo: (seq: number) => void;
  readonly onExplain: (turn: PlanTurn) => void;
  /** The bots whose thoughts can be shown. */
  readonly thinkers: ReadonlySet<Seat>;
  readonly onThoughts: (turn: BotTurn) => void;
  /** Undefined until the game is over. */
  readonly onScore: (() => void) | undefined;
}

type Filter = 'all' | 'since';

/** The keys that lines take for themselves, although they mean something elsewhere. */
const LINE_KEYS = 'h';

/** A reader this close to the end counts as being there. */
const NEAR = 32;

const indexOf = ({ target }: SyntheticEvent): number | undefined => {
  const line = (target as Element).closest<HTMLElement>('[data-line]');
  return line ? Number(line.dataset.line) : undefined;
};

/** Where a key moves the focus from a line. */
const moves: Readonly<Record<string, (at: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + 8,
  PageUp: (at) => at - 8,
  Home: () => 0,
  End: () => Infinity,
};

/** What happened, in sentences that highlight their subject on the map. */
export const Journal = memo((props: JournalProps) => {
  const { table, sitters, story, asides, onMarks, onFind, onGoTo, onExplain, thinkers, onThoughts, onScore } = props;
  const { journal, plan, thoughts } = useMessages().story;
  const { lines, since } = story;
  const [filter, setFilter] = useState<Filter>('all');
  const [active, setActive] = useState<number>();
  const [seen, setSeen] = useState<number>();
  const scroll = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const height = useRef(0);

  const first = filter === 'since' ? (since ?? 0) : 0;
  const chapters = useMemo(() => chaptersOf(lines.slice(first), first), [lines, first]);
  const placed = useMemo(() => {
    const end = lines.length < story.all.length ? (lines.at(-1)?.to ?? 0) : Infinity;
    return placeAsides(asides, chapters, { first, length: lines.length, end });
  }, [asides, chapters, first, lines, story.all.length]);
  const stops = useMemo(
    () => chapters.flatMap(({ paragraphs }) => paragraphs.flatMap((some) => some.lines.map(({ index }) => index))),
    [chapters],
  );
  const lastTurn = useMemo(() => lastPlanTurn(lines), [lines]);
  const lastThought = useMemo(() => lastBotTurn(story, thinkers), [story, thinkers]);
  const tabStop = active !== undefined && stops.includes(active) ? active : stops.at(-1);
  const isFollowing = seen === undefined;

  // Late-loading fonts make lines longer, so the end moves even when nothing is added.
  useLayoutEffect(() => {
    const box = scroll.current;
    if (!box || !pages.current || !isFollowing) return undefined;
    const follow = (): void => {
      height.current = box.scrollHeight;
      box.scrollTop = filter === 'since' ? 0 : box.scrollHeight;
    };
    // Called at once, and whenever the content grows.
    const observer = new ResizeObserver(follow);
    observer.observe(pages.current);
    observer.observe(box);
    return () => observer.disconnect();
  }, [isFollowing, filter]);

  const toNewest = () => {
    setSeen(undefined);
    const box = scroll.current;
    box?.scrollTo({ top: box.scrollHeight });
  };

  const onScroll = () => {
    const box = scroll.current;
    if (!box || filter === 'since' || box.scrollHeight !== height.current) return;
    const isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    if (isAtEnd !== isFollowing) setSeen(isAtEnd ? undefined : lines.length);
  };

  const show = (index: number | undefined) => {
    const item = index === undefined ? undefined : lines[index]?.item;
    onMarks(item && isOnMap(item) ? item : undefined);
  };

  const find = useStableFunction((index: number) => {
    setActive(index);
    show(index);
    const place = placeOfMarks(table, lines[index].item);
    if (place !== undefined) onFind(place);
  });

  const focus = (index: number) => {
    setActive(index);
    scroll.current?.querySelector<HTMLElement>(`[data-line="${index}"] button`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const index = indexOf(event);
    if (index === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === LINE_KEYS) {
      event.preventDefault();
      onGoTo(lines[index].to);
      return;
    }
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const place = Math.max(0, Math.min(stops.length - 1, move(stops.indexOf(index))));
    focus(stops[place]);
  };

  const goTo = useStableFunction((index: number) => onGoTo(lines[index].to));

  const explain = useStableFunction((index: number) => {
    const turn = planTurnAt(story.all, index);
    if (turn) onExplain(turn);
  });

  const showThoughts = useStableFunction((index: number) => {
    const turn = botTurnAt(story, index);
    if (turn) onThoughts(turn);
  });

  return (
    <section className={styles.journal} id="journal" tabIndex={-1} aria-labelledby="journal-title">
      <header className={styles.header}>
        <h2 id="journal-title" className={styles.title}>
          {journal.title}
        </h2>
        {since !== undefined && lines.length > 0 && (
          <ToggleButton
            className={styles.filter}
            isSelected={filter === 'since'}
            onChange={(isOn) => setFilter(isOn ? 'since' : 'all')}
          >
            <FlagIcon size={15} /> {journal.since}
          </ToggleButton>
        )}
      </header>
      <p id="journal-hint" className="visually-hidden">
        {journal.hint}
      </p>
      <div
        ref={scroll}
        className={styles.scroll}
        data-keys={LINE_KEYS}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        onPointerOver={(event) => {
          if (event.pointerType !== 'touch') show(indexOf(event));
        }}
        onPointerLeave={() => onMarks(undefined)}
        onFocus={(event) => show(indexOf(event))}
        onBlur={() => onMarks(undefined)}
      >
        <div ref={pages}>
          {chapters.map((chapter) => (
            <JournalChapter
              key={`${chapter.heading?.item.text ?? ''} ${chapter.heading?.to ?? first}`}
              chapter={chapter}
              sitters={sitters}
              ordered={story.ordered}
              placed={placed}
              tabStop={tabStop}
              onFind={find}
              onGoTo={goTo}
              onExplain={explain}
              thinkers={thinkers}
              onThoughts={showThoughts}
              onScore={onScore}
            />
          ))}
          {placed.has(lines.length) && (
            <ol role="list" className={styles.turns}>
              <AsideLines asides={placed.get(lines.length)} />
            </ol>
          )}
          {stops.length === 0 && placed.size === 0 && (
            <p className={styles.empty}>{filter === 'since' ? journal.nothingSince : journal.empty}</p>
          )}
        </div>
      </div>
      {lastTurn && (
        <button type="button" className={styles.explain} onClick={() => onExplain(lastTurn)}>
          <CardIcon size={16} /> <span>{plan.explainLast(story.names[lastTurn.seat])}</span>
        </button>
      )}
      {lastThought && (
        <button type="button" className={styles.explain} onClick={() => onThoughts(lastThought)}>
          <ScalesIcon size={16} /> <span>{thoughts.ask(story.names[lastThought.seat])}</span>
        </button>
      )}
      {!isFollowing && filter === 'all' && (
        <Button size="small" className={styles.newest} onPress={toNewest}>
          <DownIcon size={15} /> {journal.newest(Math.max(0, lines.length - seen))}
        </Button>
      )}
    </section>
  );
});
