import { useEffect, useRef, useState } from 'react';

import { useMatchTexts } from '../../../language/matchTexts.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { hrefOf } from '../../../route/route.ts';
import type { Route } from '../../../route/route.ts';
import { go } from '../../../route/useRoute.ts';
import { ownSearch, useOwnSearch } from '../../../session/online/ownSearch.ts';
import { noteSearch } from '../../../session/online/searchNote.ts';
import { tellOutside } from '../../../session/online/systemNotice.ts';
import { sound } from '../../../sound/sounding.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { useTicking } from './useTicking.ts';

import styles from './SearchLine.module.css';

/** Tells what has become of a search, once, and leads to the table from where nothing is lost. */
const useNews = (route: Route): void => {
  const texts = useMatchTexts();
  const { common, time } = useMessages();
  const language = useLanguage();
  const { search, gone } = useOwnSearch();
  const { game, left, isAgain = false, missed = [] } = search ?? {};
  const known = useRef<string>(undefined);
  const { screen } = route;
  const isAt = (id: string | undefined): boolean => route.screen === 'online' && route.id === id;
  useEffect(() => {
    const before = known.current;
    known.current = game;
    if (game !== undefined && game !== before) {
      sound({ signals: ['turn'] });
      const found = left === undefined ? texts.line.found : texts.line.ready(time.say(left));
      tellOutside(common.title, found, hrefOf({ screen: 'online', id: game }), game).catch(() => undefined);
      if (screen === 'match') go({ screen: 'online', id: game });
    }
    const wasAtTable = game === undefined && before !== undefined && isAt(before);
    if (wasAtTable) go({ screen: 'match' });
    // There it stands on the page.
    const isTold = wasAtTable || screen === 'match';
    if (!isTold && game === undefined && before !== undefined && isAgain)
      notify(texts.again(language.listed(missed), missed.length));
    if (!gone) return;
    noteSearch(false);
    if (isTold) return;
    notify(texts.gone[gone], { action: { label: texts.anew, run: () => go({ screen: 'match' }) } });
    ownSearch.forget();
    // Only a change of the table, and the end, is news.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [game, gone]);
  // Whoever has come to a game that has begun has what they searched for.
  const hasCome = game !== undefined && search?.left === undefined && isAt(game);
  useEffect(() => {
    if (hasCome) void ownSearch.end();
  }, [hasCome]);
};

/** The search of this person, below every page. */
export const SearchLine = ({ route }: { readonly route: Route }) => {
  const { line, failed, usual: usually } = useMatchTexts();
  const { common, time } = useMessages();
  const { search, heardAt, isLost } = useOwnSearch();
  const passed = useTicking(heardAt);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => ownSearch.follow(), []);
  useNews(route);
  const isFound = search?.game !== undefined;
  const isAtTable = isFound && route.screen === 'online' && route.id === search.game;
  useTitle(isFound && !isAtTable ? line.foundTitle(common.title) : undefined);
  // Beside the question whether one is ready stands how long one has.
  const isShown = search !== undefined && !isAtTable;
  useEffect(() => {
    if (!isShown) return undefined;
    document.documentElement.setAttribute('data-search', '');
    return () => {
      document.documentElement.removeAttribute('data-search');
    };
  }, [isShown]);
  if (!isShown) return undefined;
  const cancel = async (): Promise<void> => {
    setBusy(true);
    if (!(await ownSearch.end())) notify(failed.offline, { tone: 'fault' });
    setBusy(false);
  };
  const { game, left, waited, others, usual } = search;
  const rest = left === undefined ? undefined : time.say(Math.max(0, left - passed));
  return (
    <aside className={styles.line} data-found={isFound || undefined} aria-label={line.label}>
      <p className="visually-hidden" role="status">
        {isFound && line.found}
        {isLost && line.lost}
      </p>
      <p className={styles.text}>
        {isFound && (rest === undefined ? line.found : line.ready(rest))}
        {!isFound && isLost && line.lost}
        {!isFound && !isLost && (
          <>
            <span className={styles.time}>{line.searching(time.say(waited + passed))}</span>{' '}
            <span className={styles.more}>
              {[line.others(others), ...(usual === undefined ? [] : [usually(time.lasted(usual))])].join(' · ')}
            </span>
          </>
        )}
      </p>
      {game !== undefined && (
        <LinkButton look="primary" size="small" href={hrefOf({ screen: 'online', id: game })}>
          {line.go}
        </LinkButton>
      )}
      {!isFound && route.screen !== 'match' && (
        <LinkButton look="quiet" size="small" className={styles.details ?? ''} href={hrefOf({ screen: 'match' })}>
          {line.details}
        </LinkButton>
      )}
      {!isFound && (
        <Button look="quiet" size="small" isDisabled={isBusy} onPress={() => void cancel()}>
          {line.cancel}
        </Button>
      )}
    </aside>
  );
};
