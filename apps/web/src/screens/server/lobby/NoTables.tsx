import { useLobbyTexts } from '../../../language/lobbyTexts.ts';
import { hrefOf } from '../../../route/route.ts';
import type { Route } from '../../../route/route.ts';

import styles from './Lobby.module.css';

const ways: readonly { readonly name: 'match' | 'bots' | 'puzzle'; readonly route: Route }[] = [
  { name: 'match', route: { screen: 'match' } },
  { name: 'bots', route: { screen: 'new' } },
  { name: 'puzzle', route: { screen: 'puzzle', id: 'today' } },
];

/** What one can do while no table waits. */
export const NoTables = () => {
  const texts = useLobbyTexts();
  return (
    <>
      <p>{texts.none}</p>
      <ul role="list" className={styles.ways}>
        {ways.map(({ name, route }) => (
          <li key={name}>
            <a href={hrefOf(route)}>
              <strong>{texts.ways[name].action}</strong>
              <span>{texts.ways[name].note}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
};
