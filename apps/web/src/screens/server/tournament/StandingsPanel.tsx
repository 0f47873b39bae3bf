import type { Tournament } from '@coalbrook/wire/online';

import { useTournamentTexts } from '../../../language/tournamentTexts.ts';
import { useFormats } from '../../../language/useFormats.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { useFigures } from './useFigures.ts';

import styles from './Tournament.module.css';

/** Who is where, and why. */
export const StandingsPanel = ({ tournament }: { readonly tournament: Tournament }) => {
  const texts = useTournamentTexts();
  const { number } = useFormats();
  const figure = useFigures();
  const { standings, entrants, own } = tournament;
  const percent = (share: number): string => number(share, { style: 'percent' });
  return (
    <Panel title={texts.standings}>
      <div className={styles.scroll}>
        <table className={styles.standings}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{texts.place}</span>
              </th>
              <th scope="col">{texts.player}</th>
              <th scope="col">{texts.points}</th>
              <th scope="col">{texts.firsts}</th>
              <th scope="col">{texts.share}</th>
              <th scope="col">{texts.played}</th>
            </tr>
          </thead>
          <tbody>
            {standings.map(({ entrant, place, points: score, firsts, share, played }) => {
              const known = entrants.find((one) => one.entrant === entrant);
              return (
                <tr key={entrant} data-own={entrant === own || undefined} data-place={place <= 3 ? place : undefined}>
                  <td className={styles.rank}>{place}.</td>
                  <th scope="row">
                    <bdi>{known?.name}</bdi>
                    {entrant === own && <small> ({texts.you})</small>}
                    {known && known.status !== 'in' && <small> {texts[known.status]}</small>}
                  </th>
                  <td className={styles.score}>{figure(score)}</td>
                  <td>{figure(firsts)}</td>
                  <td>{share === undefined ? '–' : percent(share)}</td>
                  <td>{played}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>{texts.tieNote}</p>
    </Panel>
  );
};
