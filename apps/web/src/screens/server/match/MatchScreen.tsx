import type { SearchFigures } from '@coalbrook/wire/online';
import { useEffect, useState } from 'react';

import { useMatchTexts } from '../../../language/matchTexts.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { Page } from '../../../page/Page.tsx';
import { hrefOf } from '../../../route/route.ts';
import { readSearch } from '../../../session/online/matchApi.ts';
import { ownSearch, useOwnSearch } from '../../../session/online/ownSearch.ts';
import { noteSearch } from '../../../session/online/searchNote.ts';
import { whileSeen } from '../../../ui/whileSeen.ts';
import { SearchForm } from './SearchForm.tsx';
import { SearchPanel } from './SearchPanel.tsx';

import styles from './Match.module.css';

const REFRESH = 15_000;

/** Who searches, while it is shown; undefined until the server has answered. */
const useSearchFigures = (): readonly SearchFigures[] | 'lost' | undefined => {
  const [figures, setFigures] = useState<readonly SearchFigures[] | 'lost'>();
  useEffect(() => {
    let isCurrent = true;
    const show = (): void =>
      void readSearch().then((answer) => {
        if (!isCurrent) return;
        setFigures(answer.ok ? answer.value.figures : 'lost');
        // It may have been begun on another device of the same account.
        if (answer.ok && answer.value.search && !ownSearch.state.search) noteSearch(true);
      });
    show();
    const stop = whileSeen(REFRESH, show);
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);
  return figures;
};

/** What has become of the table that was found, if its game has not begun; or of the search itself. */
const Ended = () => {
  const texts = useMatchTexts();
  const language = useLanguage();
  const { search, gone } = useOwnSearch();
  const { isAgain = false, missed = [] } = search ?? {};
  const again = isAgain ? texts.again(language.listed(missed), missed.length) : undefined;
  const said = gone ? texts.gone[gone] : again;
  return (
    <p role="status" className={said === undefined ? 'visually-hidden' : styles.ended}>
      {said}
    </p>
  );
};

/** Quick match: what to search for, or how the search stands. */
export const MatchScreen = () => {
  const texts = useMatchTexts();
  const { loading } = useMessages().common;
  const figures = useSearchFigures();
  const { search } = useOwnSearch();
  return (
    <Page title={texts.title} subtitle={texts.subtitle} narrow>
      <Ended />
      {search && <SearchPanel search={search} />}
      {!search && figures === undefined && <p>{loading}</p>}
      {!search && figures === 'lost' && <p role="alert">{texts.failed.offline}</p>}
      {!search && figures !== undefined && figures !== 'lost' && <SearchForm figures={figures} />}
      {!search && figures === 'lost' && (
        <p className={styles.ways}>
          <a href={hrefOf({ screen: 'new' })}>{texts.ways.bots}</a>
        </p>
      )}
    </Page>
  );
};
