import type { Tournament, TournamentMatch, TournamentRound } from '@coalbrook/wire/online';

import { useTournamentTexts } from '../../../language/tournamentTexts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { MatchCard } from './MatchCard.tsx';
import { useFigures } from './useFigures.ts';

import styles from './Tournament.module.css';

interface RoundPanelProps {
  readonly tournament: Tournament;
  readonly round: TournamentRound;
  readonly onWatch: (game: string) => void;
  readonly onDecide: (table: number) => void;
}

/** A game that was played to its end counts as it is. */
const canDecide = ({ isOrganiser, status }: Tournament, match: TournamentMatch): boolean =>
  isOrganiser && status !== 'over' && match.status !== 'over' && match.status !== 'opening';

/** The tables of a round, and how they were drawn. */
export const RoundPanel = ({ tournament, round, onWatch, onDecide }: RoundPanelProps) => {
  const texts = useTournamentTexts();
  const figure = useFigures();
  const nameOf = (id: string): string => tournament.entrants.find(({ entrant }) => entrant === id)?.name ?? '';
  const { matches, byes, swaps, method, seed } = round;
  return (
    <Panel title={texts.round(round.round)} aside={<span className={styles.soft}>{texts.methods[method]}</span>}>
      <div className={styles.matches}>
        {matches.map((match, table) => (
          <MatchCard
            key={match.entrants.join(' ')}
            tournament={tournament}
            match={match}
            number={table + 1}
            onWatch={onWatch}
            onDecide={canDecide(tournament, match) ? () => onDecide(table) : undefined}
          />
        ))}
      </div>
      {byes.length > 0 && (
        <p className={styles.byes}>{texts.byes(byes.map(nameOf).join(', '), figure(tournament.format.byePoints))}</p>
      )}
      <p className={styles.seed}>
        {texts.drawnBy(seed)}
        {swaps.length > 0 &&
          `. ${texts.swapped(swaps.map(([one, other]) => texts.swap(nameOf(one), nameOf(other))).join(', '))}`}
      </p>
    </Panel>
  );
};
