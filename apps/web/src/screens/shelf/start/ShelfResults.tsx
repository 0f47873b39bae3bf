import type { GameSummary } from '@coalbrook/wire';
import { figure } from '@coalbrook/words';
import { useMemo } from 'react';

import { ONE_DIGIT } from '../../../language/formats.ts';
import { useFormats } from '../../../language/useFormats.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { hrefOf } from '../../../route/route.ts';
import { editionTitle } from './editionTitle.ts';
import { shelfFigures } from './shelfFigures.ts';

import styles from './FinishedGames.module.css';

/** How the people of this device did, by game and number of players. */
export const ShelfResults = ({ games }: { readonly games: readonly GameSummary[] }) => {
  const { finished } = useMessages().start.shelf;
  const { headings } = finished;
  const language = useLanguage();
  const { number } = useFormats();
  const lines = useMemo(() => shelfFigures(games), [games]);
  if (lines.length === 0) return undefined;
  return (
    <div className={styles.results} tabIndex={0} role="region" aria-label={finished.figures}>
      <table className={styles.table}>
        <caption>{finished.note}</caption>
        <thead>
          <tr>
            <th scope="col">{headings.game}</th>
            <th scope="col">{headings.games}</th>
            <th scope="col">{headings.wins}</th>
            <th scope="col">{headings.best}</th>
            <th scope="col">{headings.average}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ edition, seats, games: played, wins, best, average }) => (
            <tr key={`${edition} ${seats}`}>
              <th scope="row">{finished.group(editionTitle(edition, language), seats)}</th>
              <td>{figure(played)}</td>
              <td>{figure(wins)}</td>
              <td>{figure(best)}</td>
              <td>{number(average, ONE_DIGIT)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <a href={hrefOf({ screen: 'statistics' })}>{finished.statistics}</a>
    </div>
  );
};
