import type { ReactNode } from 'react';

import { useMessages } from '../../../language/useMessages.ts';
import { hrefOf } from '../../../route/route.ts';
import type { Route } from '../../../route/route.ts';

import styles from './StartLinks.module.css';

interface Way {
  readonly route: Route;
  readonly title: string;
  readonly note: string;
  readonly picture: ReactNode;
}

const draw = (path: ReactNode): ReactNode => (
  <svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      {path}
    </g>
  </svg>
);

const pictures = {
  table: draw(
    <>
      <path d="M6 17l18-9 18 9-18 9z" />
      <path d="M6 17v5l18 9 18-9v-5M12 27v11M36 27v11M24 31v10" />
      <path d="M18 17l6-3 6 3-6 3z" />
    </>,
  ),
  friends: draw(
    <>
      <circle cx="15" cy="16" r="5" />
      <circle cx="33" cy="16" r="5" />
      <path d="M6 38v-6a9 9 0 0 1 18 0v6M24 38v-6a9 9 0 0 1 18 0v6M4 38h40" />
    </>,
  ),
  match: draw(
    <>
      <circle cx="20" cy="20" r="12" />
      <path d="M29 29l12 12" />
      <circle cx="20" cy="17" r="3.500" />
      <path d="M13 27a7 6 0 0 1 14 0" />
    </>,
  ),
  book: draw(
    <>
      <path d="M24 13c-4-3-10-4-17-3v25c7-1 13 0 17 3 4-3 10-4 17-3V10c-7-1-13 0-17 3zM24 13v25" />
      <path d="M12 17c3 0 5 .4 7 1.300M12 23c3 0 5 .4 7 1.300M36 17c-3 0-5 .4-7 1.300M36 23c-3 0-5 .4-7 1.300" />
    </>,
  ),
  scroll: draw(
    <>
      <path d="M13 9h22a4 4 0 0 1 4 4v3h-7M13 9a4 4 0 0 0-4 4v3M13 9a4 4 0 0 1 4 4v22a4 4 0 0 0 4 4h15a4 4 0 0 0 4-4v-2H25v2a4 4 0 0 1-4 4" />
      <path d="M32 16v17M21 18h7M21 23h7M21 28h5" />
    </>,
  ),
};

/** Links to other screens. */
export const StartLinks = ({ isOnline }: { readonly isOnline: boolean }) => {
  const { start, online } = useMessages();
  const ways: readonly Way[] = [
    { route: { screen: 'new' }, title: start.newGame, note: start.newGameNote, picture: pictures.table },
    ...(isOnline
      ? ([
          { route: { screen: 'match' }, title: start.match, note: start.matchNote, picture: pictures.match },
          { route: { screen: 'friends' }, title: online.title, note: online.note, picture: pictures.friends },
        ] as const)
      : []),
    { route: { screen: 'learn', edition: '' }, title: start.learn, note: start.learnNote, picture: pictures.book },
    { route: { screen: 'replay' }, title: start.open, note: start.openNote, picture: pictures.scroll },
  ];
  return (
    <ul role="list" className={styles.ways} data-count={ways.length}>
      {ways.map(({ route, title, note, picture }) => (
        <li key={route.screen}>
          <a href={hrefOf(route)} className={styles.way}>
            {picture}
            <span>
              <span className={styles.title}>{title}</span>
              <span className={styles.note}>{note}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
};
