import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';

import { useMessages } from '../../language/useMessages.ts';
import { useDockRoom, useWindowLayout } from '../../ui/useMedia.ts';

import styles from './TableScreen.module.css';

export interface TableLayoutProps {
  readonly title: string;
  readonly subtitle: string;
  readonly menu: ReactNode;
  readonly board: ReactNode;
  /** Only the board is shown. */
  readonly isBare: boolean;
  /** Nobody plays on this screen: there is neither a hand nor much to do. */
  readonly isWatching: boolean;
  /** The board shows the past. */
  readonly isPast: boolean;
  readonly order: ReactNode;
  readonly journal: ReactNode;
  /** What people at an online table say. */
  readonly talk: { readonly title: ReactNode; readonly content: ReactNode } | false | undefined;
  readonly history: ReactNode;
  readonly seats: ReactNode;
  /** A mat beside the map; false if none is docked. */
  readonly dock: ReactNode;
  /** Cards on display, if the game has any. */
  readonly display: ReactNode;
  readonly hand: ReactNode;
  /** The viewer's figures, if the seats are not shown. */
  readonly purse: ReactNode;
  readonly desk: ReactNode;
  /** The desk needs attention: if it is one of several tabs, it comes to the front. */
  readonly isUrgent: boolean;
  /** What the player has touched; another touch brings an urgent desk to the front again. */
  readonly touched: unknown;
}

interface Leaf {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

interface TabbedProps {
  readonly leaves: readonly Leaf[];
  readonly open: string;
  readonly onOpen: (id: string) => void;
  readonly className: string;
}

const TabbedPanels = ({ leaves, open, onOpen, className }: TabbedProps) => {
  const { table } = useMessages();
  return (
    <Tabs className={className} selectedKey={open} onSelectionChange={(key) => onOpen(String(key))}>
      <TabList aria-label={table.sections} className={styles.tabs}>
        {leaves.map(({ id, title }) => (
          <Tab key={id} id={id} className={styles.tab}>
            {title}
          </Tab>
        ))}
      </TabList>
      {leaves.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.leaf}>
          {content}
        </TabPanel>
      ))}
    </Tabs>
  );
};

const Masthead = ({ title, subtitle, menu }: Pick<TableLayoutProps, 'title' | 'subtitle' | 'menu'>) => (
  <header className={styles.masthead}>
    <h1 className={styles.brand}>
      {title}
      <small>{subtitle}</small>
    </h1>
    {menu}
  </header>
);

const together = (first: ReactNode, second: ReactNode): ReactNode => (
  <>
    {first}
    {second}
  </>
);

/** The tab that was open last, which a plan of the game opens with, and the game after it. */
export const LastLeaf = createContext<RefObject<string>>({ current: 'hand' });

/** Arranges the parts of the table to fit the window. By their keys the map and the desk outlive a change of layout. */
export const TableLayout = (parts: TableLayoutProps) => {
  const { table } = useMessages();
  const layout = useWindowLayout();
  const room = useDockRoom();
  const [side, setSide] = useState('seats');
  const [story, setStory] = useState('journal');
  const last = useContext(LastLeaf);
  const [leaf, setLeaf] = useState(last.current);
  const { isUrgent, touched } = parts;
  useEffect(() => {
    if (isUrgent) setLeaf('desk');
  }, [isUrgent, touched]);
  useEffect(() => {
    last.current = leaf;
  }, [last, leaf]);

  const journal = (
    <div className={styles.grows}>
      {parts.journal}
      {parts.history}
    </div>
  );
  const { talk } = parts;
  const talking: readonly Leaf[] = talk
    ? [
        {
          id: 'talk',
          title: talk.title,
          content: <div className={`${styles.grows} ${styles.talk}`}>{talk.content}</div>,
        },
      ]
    : [];
  const hand: Leaf = { id: 'hand', title: table.hand, content: together(parts.display, parts.hand) };
  const desk: Leaf = { id: 'desk', title: table.desk, content: parts.desk };
  const others: readonly Leaf[] = [
    { id: 'seats', title: table.seats, content: together(parts.order, parts.seats) },
    { id: 'journal', title: table.journal, content: journal },
    ...talking,
  ];
  const watched = { ...desk, content: together(parts.display, parts.desk) };
  const leaves = parts.isWatching ? [...others, watched] : [hand, desk, ...others];
  const shownLeaf = leaves.some(({ id }) => id === leaf) ? leaf : leaves[0].id;
  // Keys keep the map and what lies below it when columns come and go.
  const map = (
    <section key="map" className={styles.map} aria-label={table.map} data-past={parts.isPast || undefined}>
      {parts.board}
    </section>
  );
  const band = (
    <div key="band" className={styles.bottom} data-watching={parts.isWatching || undefined}>
      {(!parts.isWatching || parts.display) && (
        <div className={styles.cards}>
          {parts.display}
          {!parts.isWatching && parts.hand}
        </div>
      )}
      <div className={styles.deskSpace}>
        <div className={styles.deskTop}>{parts.desk}</div>
      </div>
    </div>
  );
  const sheet = (
    <div key="sheet" className={styles.foot}>
      {parts.purse}
      <TabbedPanels className={styles.sheet} open={shownLeaf} onOpen={setLeaf} leaves={leaves} />
    </div>
  );
  const oneColumn = (
    <aside key="tabs" className={styles.right}>
      <Masthead {...parts} />
      <TabbedPanels className={styles.side} open={side} onOpen={setSide} leaves={others} />
    </aside>
  );
  if (parts.isBare) return <div className={`${styles.room} ${styles.bare}`}>{map}</div>;
  switch (layout) {
    case 'wide': {
      const dock = room !== 'none' && parts.dock;
      if (dock && room === 'instead') {
        return (
          <div className={`${styles.room} ${styles.docked}`}>
            {dock}
            {map}
            {oneColumn}
            {band}
          </div>
        );
      }
      return (
        <div className={`${styles.room} ${dock ? styles.ample : styles.wide}`}>
          <aside key="left" className={styles.left}>
            <Masthead {...parts} />
            {parts.order}
            {talk ? (
              <TabbedPanels className={styles.side} open={story} onOpen={setStory} leaves={others.slice(1)} />
            ) : (
              journal
            )}
          </aside>
          {dock}
          {map}
          <aside key="right" className={styles.right}>
            {parts.seats}
          </aside>
          {band}
        </div>
      );
    }
    case 'middle':
      return (
        <div className={`${styles.room} ${styles.middle}`}>
          {map}
          {oneColumn}
          {band}
        </div>
      );
    case 'narrow':
      return (
        <div className={`${styles.room} ${styles.narrow}`}>
          <div key="bar" className={styles.bar}>
            <Masthead {...parts} />
          </div>
          {map}
          {sheet}
        </div>
      );
    case 'low':
      return (
        <div className={`${styles.room} ${styles.low}`}>
          {map}
          <div key="bar" className={styles.bar}>
            <Masthead {...parts} />
          </div>
          {sheet}
        </div>
      );
  }
};
