/** The areas that layouts are made of, and the slots in each. */

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { useDesk } from '../../../../desk/useDesk.ts';
import { useMessages } from '../../../../language/useMessages.ts';
import { noticePlace } from '../../../../ui/noticePlace.ts';
import { useDockRoom } from '../../../../ui/useMedia.ts';
import { PanelContent, Slot, usePanels } from '../slots.tsx';
import { isQuiet } from '../stages.ts';
import { useTable } from '../tableModel.ts';
import { Masthead } from './Masthead.tsx';
import type { OpenTabs } from './openTabs.ts';
import { TabbedPanels } from './TabbedPanels.tsx';
import type { Leaf } from './TabbedPanels.tsx';
import { useBriefLead } from './useBriefLead.ts';

import styles from '../TableScreen.module.css';

interface AreaProps {
  readonly tabs: OpenTabs;
}

const useStoryLeaves = (): readonly Leaf[] =>
  usePanels('story').map((panel) => ({
    id: panel.id,
    title: <panel.Title />,
    content: <PanelContent panel={panel} />,
  }));

const MapArea = () => {
  const { table } = useMessages();
  const { shown } = useTable().snapshot;
  return (
    <section
      className={styles.map}
      aria-label={table.map}
      data-area="map"
      data-past={(shown.mode === 'past' && !shown.isCount) || undefined}
    >
      <Slot name="map" />
    </section>
  );
};

/** Room for notices, taken from what explains and not from the map. */
const NoticePlace = () => <div ref={noticePlace} className={styles.notices} />;

const DockArea = () => (
  <div className={styles.dock}>
    <Slot name="dock" />
  </div>
);

/** What the viewer plays with and what they do, below the map. */
const Band = () => (
  <div className={styles.bottom}>
    <div className={styles.cards}>
      <Slot name="cards" />
    </div>
    <Slot name="desk" />
  </div>
);

/** The story in tabs, or side by side where the window has room for that. */
const Story = ({ tabs: { story } }: AreaProps) => {
  const leaves = useStoryLeaves();
  const isAmple = useDockRoom() === 'more';
  const { dock } = useTable();
  const [open, onOpen] = story;
  const [first, ...others] = leaves;
  if (others.length === 0) return first?.content;
  if (!isAmple || dock.isDocked)
    return <TabbedPanels className={styles.side} open={open} onOpen={onOpen} leaves={leaves} />;
  return (
    <div className={styles.abreast}>
      <section>{first.content}</section>
      {others.map(({ id, title, content }) => (
        <section key={id}>
          <h2>{title}</h2>
          {content}
        </section>
      ))}
    </div>
  );
};

const StoryColumn = ({ tabs }: AreaProps) => {
  const { table } = useMessages();
  return (
    <aside className={styles.left} aria-label={table.journal}>
      <Masthead />
      <Slot name="order" />
      <Story tabs={tabs} />
    </aside>
  );
};

const People = () => {
  const { table } = useMessages();
  return (
    <aside className={styles.people} aria-label={table.seats} data-area="people">
      <Slot name="people" />
    </aside>
  );
};

/** What frames the game. It outlives every change of layout: a task or a guide remembers what it has said. */
const Lead = () => {
  const { table } = useMessages();
  const { isBare } = useTable();
  const brief = useBriefLead();
  return (
    <div className={styles.lead} data-area="lead" data-brief={brief?.isBrief}>
      {isBare && <NoticePlace />}
      <Slot name="lead" />
      {brief && (
        <button
          type="button"
          className={styles.unfold}
          aria-label={table.wholeLead}
          aria-expanded={!brief.isBrief}
          onClick={brief.toggle}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 9 6 6 6-6" />
          </svg>
        </button>
      )}
    </div>
  );
};

interface ThoughtProps {
  readonly children?: ReactNode;
  /** What stands below it, above its buttons. */
  readonly below?: ReactNode;
}

/** Whatever explains, in a part that scrolls. Buttons and cards that have no room of their own stand below it. */
const Thought = ({ children, below }: ThoughtProps) => {
  const { table } = useMessages();
  const model = useTable();
  const { desk, explanation } = model;
  const chosen = useDesk(desk, ({ selection }) => selection);
  const box = useRef<HTMLElement>(null);
  // What is new stands at the top.
  // Setting it measures the whole page, which is dear while the board is changing.
  const isScrolled = useRef(false);
  useEffect(() => {
    if (box.current && isScrolled.current) box.current.scrollTop = 0;
  }, [chosen, explanation.isOpen]);
  return (
    <>
      <section
        ref={box}
        className={styles.said}
        aria-label={table.turn}
        id="thought"
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          isScrolled.current = currentTarget.scrollTop > 0;
        }}
      >
        <div className={styles.saying} data-said>
          <Slot name="thought" />
          <Slot name="offer" />
        </div>
        {children}
      </section>
      {below}
      {isQuiet(model) && (
        <>
          {model.session.isWatching && <Slot name="cards" />}
          <Slot name="desk" />
        </>
      )}
    </>
  );
};

/** What has room only while nothing else needs it. */
const Spare = () =>
  usePanels('spare').length > 0 && (
    <div className={styles.spare} data-spare>
      <Slot name="spare" />
    </div>
  );

const ThoughtArea = () => (
  <div className={styles.thought} data-area="thought">
    <NoticePlace />
    <Thought />
    <Spare />
  </div>
);

/** Whatever explains, and the story below it. */
const ThoughtAndStory = ({ tabs }: AreaProps) => {
  const { table } = useMessages();
  const model = useTable();
  const story = (
    <section className={styles.below} aria-label={table.journal} data-spare>
      <Story tabs={tabs} />
    </section>
  );
  return (
    <div className={styles.thought} data-area="thought">
      <NoticePlace />
      <Thought below={story}>{!isQuiet(model) && <Slot name="order" />}</Thought>
    </div>
  );
};

/** Whatever explains, or the story, in one column with the seats. */
const ThoughtTabs = ({ tabs: { side } }: AreaProps) => {
  const { table } = useMessages();
  const [open, onOpen] = side;
  const turn = (
    <Thought>
      <Slot name="order" />
    </Thought>
  );
  const leaves: readonly Leaf[] = [{ id: 'turn', title: table.turn, content: turn }, ...useStoryLeaves()];
  return (
    <div className={styles.thought} data-area="thought">
      <NoticePlace />
      <TabbedPanels className={styles.side} open={open} onOpen={onOpen} leaves={leaves} />
    </div>
  );
};

const MastheadBar = () => (
  <div className={styles.bar}>
    <Masthead />
  </div>
);

/** Everything but the map, as tabs below it. Whoever watches has no hand, but cards may be on display. */
const Foot = ({ tabs: { foot } }: AreaProps) => {
  const { table } = useMessages();
  const model = useTable();
  const story = useStoryLeaves();
  const people = (
    <>
      <Slot name="order" />
      <Slot name="people" />
    </>
  );
  const others: readonly Leaf[] = [{ id: 'seats', title: table.seats, content: people }, ...story];
  const turn = (
    <>
      <Thought />
      {!isQuiet(model) && <Slot name="desk" />}
    </>
  );
  const desk: Leaf = { id: 'desk', title: model.session.isWatching ? table.turn : table.desk, content: turn };
  const cards = (
    <>
      <Slot name="offer" />
      <Slot name="cards" />
    </>
  );
  const leaves: readonly Leaf[] = isQuiet(model)
    ? [desk, ...others]
    : [{ id: 'hand', title: table.hand, content: cards }, desk, ...others];
  const [leaf, onOpen] = foot;
  const open = leaves.some(({ id }) => id === leaf) ? leaf : leaves[0].id;
  return (
    <div className={styles.foot} data-area="foot" data-leaf={open}>
      <NoticePlace />
      <Slot name="purse" />
      <TabbedPanels className={styles.sheet} open={open} onOpen={onOpen} leaves={leaves} />
    </div>
  );
};

export const areas = {
  map: MapArea,
  dock: DockArea,
  band: Band,
  story: StoryColumn,
  people: People,
  lead: Lead,
  thought: ThoughtArea,
  tabs: ThoughtTabs,
  both: ThoughtAndStory,
  bar: MastheadBar,
  foot: Foot,
};

export type AreaName = keyof typeof areas;
