import type { Tournament, TournamentMatch } from '@coalbrook/wire/online';

import { useTournamentTexts } from '../../../language/tournamentTexts.ts';
import { hrefOf } from '../../../route/route.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { useFigures } from './useFigures.ts';

import styles from './Tournament.module.css';

interface MatchCardProps {
  readonly tournament: Tournament;
  readonly match: TournamentMatch;
  /** The number of the table, from 1. */
  readonly number: number;
  readonly onWatch: (game: string) => void;
  /** Missing if there is nothing to decide, or not for this person. */
  readonly onDecide?: (() => void) | undefined;
}

/** The seats in the order of their places, once there are any. */
const orderOf = ({ entrants, places }: TournamentMatch): readonly number[] => {
  const seats = entrants.map((_, seat) => seat);
  return places && places.length > 0 ? seats.toSorted((one, other) => places[one] - places[other]) : seats;
};

/** One table of a round: who plays there, how it ended, and the way to it. */
export const MatchCard = ({ tournament, match, number, onWatch, onDecide }: MatchCardProps) => {
  const texts = useTournamentTexts();
  const figure = useFigures();
  const { entrants, own } = tournament;
  const { game, status, places = [], points, scores } = match;
  const nameOf = (id: string): string => entrants.find(({ entrant }) => entrant === id)?.name ?? '';
  const isOwn = own !== undefined && match.entrants.includes(own);
  const isVoid = status === 'decided' && places.length === 0;
  const label = `${texts.table(number)}: ${match.entrants.map(nameOf).join(', ')}`;
  return (
    <article className={styles.match} data-own={isOwn || undefined} aria-label={label}>
      <header>
        <h3>{texts.table(number)}</h3>
        {status !== 'over' && (
          <span className={styles.state} data-status={status}>
            {isVoid ? `${texts.matchStatus.decided}: ${texts.noPoints}` : texts.matchStatus[status]}
          </span>
        )}
      </header>
      <ol role="list" data-plain={scores === undefined || undefined}>
        {orderOf(match).map((seat) => (
          <li key={match.entrants[seat]} data-own={match.entrants[seat] === own || undefined}>
            {scores && <span className={styles.rank}>{isVoid ? '–' : `${places[seat]}.`}</span>}
            <bdi>{nameOf(match.entrants[seat])}</bdi>
            {scores && <span className={styles.soft}>{points?.[seat]}</span>}
            {scores && <span className={styles.score}>{isVoid ? '' : `+${figure(scores[seat])}`}</span>}
          </li>
        ))}
      </ol>
      <footer>
        {game !== undefined && isOwn && (
          <LinkButton
            size="small"
            look={status === 'running' ? 'primary' : 'plain'}
            href={hrefOf({ screen: 'online', id: game })}
          >
            {status === 'running' ? texts.toTable : texts.look}
          </LinkButton>
        )}
        {game !== undefined && !isOwn && (
          <Button
            size="small"
            aria-label={`${status === 'running' ? texts.watch : texts.look}: ${texts.table(number)}`}
            onPress={() => onWatch(game)}
          >
            {status === 'running' ? texts.watch : texts.look}
          </Button>
        )}
        {onDecide && (
          <Button
            size="small"
            look={status === 'ended' ? 'primary' : 'quiet'}
            aria-label={`${texts.decide}: ${texts.table(number)}`}
            onPress={onDecide}
          >
            {texts.decide}
          </Button>
        )}
      </footer>
    </article>
  );
};
