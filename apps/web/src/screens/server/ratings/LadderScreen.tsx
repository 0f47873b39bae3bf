import { useRatingTexts } from '../../../language/ratingTexts.ts';
import { Page } from '../../../page/Page.tsx';
import { readLadders } from '../../../session/online/ratingsApi.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { PlayerName } from './PlayerName.tsx';
import { useAnswer } from './useAnswer.ts';
import { useEditionName } from './useEditionName.ts';

import styles from './Ratings.module.css';

/** The best players of each edition and table size. */
export const LadderScreen = () => {
  const texts = useRatingTexts();
  const editionName = useEditionName();
  const answer = useAnswer(readLadders);
  if (answer === 'loading') return <Loading />;
  const ladders = typeof answer === 'string' ? [] : answer.ladders;
  return (
    <Page title={texts.title} subtitle={texts.note}>
      {typeof answer === 'string' && <p role="alert">{texts.unreachable}</p>}
      {typeof answer !== 'string' && ladders.length === 0 && <p>{texts.empty}</p>}
      <div className={styles.panels}>
        {ladders.map(({ edition, options, seats, count, players }) => (
          <Panel
            key={`${edition} ${options?.join()} ${seats}`}
            title={texts.ladder(editionName(edition, options), seats)}
          >
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{texts.player}</th>
                  <th scope="col">{texts.rating}</th>
                  <th scope="col">{texts.games}</th>
                </tr>
              </thead>
              <tbody>
                {players.map((player) => (
                  <tr key={player.player}>
                    <th scope="row">
                      <PlayerName texts={texts} player={player} />
                    </th>
                    <td>{player.rating}</td>
                    <td>{player.games}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {count > players.length && <p>{texts.more(count - players.length)}</p>}
          </Panel>
        ))}
      </div>
    </Page>
  );
};
