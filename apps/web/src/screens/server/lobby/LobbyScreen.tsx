import { useState } from 'react';

import { useLobbyTexts } from '../../../language/lobbyTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { Page } from '../../../page/Page.tsx';
import { hrefOf } from '../../../route/route.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { TournamentList } from '../tournament/TournamentList.tsx';
import { useTournamentLists } from '../tournament/useTournamentLists.ts';
import { inOrder, isWaiting } from './listedTables.ts';
import { keepFilter, keptFilter, NO_FILTER, passes } from './lobbyFilter.ts';
import type { LobbyFilter } from './lobbyFilter.ts';
import { LobbyFilters } from './LobbyFilters.tsx';
import { LobbySection } from './LobbySection.tsx';
import { NoTables } from './NoTables.tsx';
import { useLobby } from './useLobby.ts';
import { useTold } from './useTold.ts';

import styles from './Lobby.module.css';

/** The most tournaments that are named here; their own page has all. */
const MOST_TOURNAMENTS = 3;

const Tournaments = () => {
  const texts = useLobbyTexts();
  const open = (useTournamentLists()?.open ?? []).filter(({ isOpen }) => isOpen);
  if (open.length === 0) return undefined;
  return (
    <Panel title={texts.tournaments} className={styles.section ?? ''}>
      <TournamentList listed={open.slice(0, MOST_TOURNAMENTS)} />
      <p className={styles.more}>
        <a href={hrefOf({ screen: 'tournaments' })}>{texts.allTournaments}</a>
      </p>
    </Panel>
  );
};

/** The public tables of this server: those that wait for people, games to watch, and tournaments. */
export const LobbyScreen = () => {
  const { common, start } = useMessages();
  const texts = useLobbyTexts();
  const { tables, visit, isLost } = useLobby();
  const [filter, setFilter] = useState(keptFilter);
  const change = (next: LobbyFilter): void => {
    keepFilter(next);
    setFilter(next);
  };
  const own = new Set(visit.own);
  const { ratings } = visit;
  const all = tables ?? [];
  const passing = inOrder(
    all.filter((table) => passes(filter, table, { games: own, ratings })),
    filter.order,
  );
  const by = JSON.stringify(filter);
  const isAnyWaiting = all.some(isWaiting);
  const waiting = passing.filter(isWaiting);
  const games = passing.filter((table) => !isWaiting(table));
  const told = useTold(tables ? texts.told(waiting.length) : '');
  const shared = { by, own, ratings };
  return (
    <Page title={common.nav.lobby}>
      <p className={styles.open}>
        <LinkButton href={hrefOf({ screen: 'friends', isPublic: true })} look={isAnyWaiting ? 'plain' : 'primary'}>
          {texts.open}
        </LinkButton>{' '}
        {isAnyWaiting && <LinkButton href={hrefOf({ screen: 'match' })}>{start.match}</LinkButton>}
      </p>
      {isLost && <p role="alert">{texts.lost}</p>}
      <p role="status" className="visually-hidden">
        {told}
      </p>
      {!tables && !isLost && <p>{common.loading}</p>}
      {tables && (
        <>
          {!isAnyWaiting && (
            <LobbySection title={texts.waiting} tables={waiting} all={0} {...shared}>
              <NoTables />
            </LobbySection>
          )}
          {all.length > 0 && (
            <LobbyFilters
              filter={filter}
              tables={all}
              isCleared={isAnyWaiting && waiting.length === 0}
              onChange={change}
            />
          )}
          {isAnyWaiting && (
            <LobbySection title={texts.waiting} tables={waiting} all={all.filter(isWaiting).length} {...shared}>
              <p className={styles.none}>
                {texts.noneFits}{' '}
                <Button size="small" onPress={() => change({ ...NO_FILTER, order: filter.order })}>
                  {texts.clear}
                </Button>
              </p>
            </LobbySection>
          )}
          {games.length > 0 && (
            <LobbySection
              title={texts.games}
              tables={games}
              all={all.filter((table) => !isWaiting(table)).length}
              {...shared}
            />
          )}
          <Tournaments />
        </>
      )}
    </Page>
  );
};
