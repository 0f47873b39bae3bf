import { useCallback } from 'react';

import { useRatingTexts } from '../../../language/ratingTexts.ts';
import { useFormats } from '../../../language/useFormats.ts';
import { Page } from '../../../page/Page.tsx';
import { readPlayer } from '../../../session/online/ratingsApi.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { OpeningsPanel } from './OpeningsPanel.tsx';
import { PlayerName, usePlayerName } from './PlayerName.tsx';
import { RatingChart } from './RatingChart.tsx';
import { ratingLines } from './ratingLines.ts';
import { useAnswer } from './useAnswer.ts';
import { useEditionName } from './useEditionName.ts';

import styles from './Ratings.module.css';

/** Everything about one rated player. */
export const PlayerScreen = ({ id }: { readonly id: string }) => {
  const { day } = useFormats();
  const texts = useRatingTexts();
  const editionName = useEditionName();
  const nameOf = usePlayerName(texts);
  const answer = useAnswer(useCallback(() => readPlayer(id), [id]));
  if (answer === 'loading') return <Loading />;
  if (typeof answer === 'string') {
    return (
      <Page title={texts.title} narrow>
        <p role="alert">{answer === 'absent' ? texts.absent : texts.unreachable}</p>
      </Page>
    );
  }
  const { ratings, results, openings, against } = answer;
  const lines = ratingLines(ratings, results);
  return (
    <Page title={nameOf(answer)}>
      <div className={styles.panels}>
        <Panel title={texts.ratings}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{texts.game}</th>
                <th scope="col">{texts.rating}</th>
                <th scope="col">{texts.games}</th>
                <th scope="col">{texts.wins}</th>
              </tr>
            </thead>
            <tbody>
              {ratings.map(({ edition, options, seats, rating, doubt, games, wins }) => (
                <tr key={`${edition} ${options?.join()} ${seats}`}>
                  <th scope="row">{texts.ladder(editionName(edition, options), seats)}</th>
                  <td>{texts.range(rating, doubt)}</td>
                  <td>{games}</td>
                  <td>{wins}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Panel>
        {lines.length > 0 && (
          <Panel title={texts.courses}>
            {lines.map((line) => (
              <RatingChart
                key={`${line.edition} ${line.options?.join()} ${line.seats}`}
                texts={texts}
                title={texts.ladder(editionName(line.edition, line.options), line.seats)}
                line={line}
              />
            ))}
          </Panel>
        )}
        {openings.length > 0 && <OpeningsPanel texts={texts} openings={openings} />}
        {against.length > 0 && (
          <Panel title={texts.against}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{texts.player}</th>
                  <th scope="col">{texts.games}</th>
                  <th scope="col">{texts.better}</th>
                  <th scope="col">{texts.worse}</th>
                </tr>
              </thead>
              <tbody>
                {against.map((other) => (
                  <tr key={other.player}>
                    <th scope="row">
                      <PlayerName texts={texts} player={other} />
                    </th>
                    <td>{other.games}</td>
                    <td>{other.better}</td>
                    <td>{other.worse}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Panel>
        )}
        <Panel title={texts.results}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{texts.game}</th>
                <th scope="col">{texts.place}</th>
                <th scope="col">{texts.points}</th>
                <th scope="col">{texts.rating}</th>
              </tr>
            </thead>
            <tbody>
              {results.map(({ game, at, edition, options, seats, place, points, hasLeft, rating }) => (
                <tr key={`${game} ${place} ${points}`}>
                  <th scope="row">
                    {editionName(edition, options)}
                    <small>
                      {day(at)}
                      {hasLeft && `, ${texts.left}`}
                    </small>
                  </th>
                  <td>{texts.ofSeats(place, seats)}</td>
                  <td>{points}</td>
                  <td>{rating}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Panel>
      </div>
    </Page>
  );
};
