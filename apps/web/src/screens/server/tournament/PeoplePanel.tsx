import type { Tournament } from '@coalbrook/wire/online';

import { useTournamentTexts } from '../../../language/tournamentTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';

import styles from './Tournament.module.css';

interface PeoplePanelProps {
  readonly tournament: Tournament;
  readonly onRemove: (entrant: string, isRemoved: boolean) => void;
}

/** Who has entered. */
export const PeoplePanel = ({ tournament, onRemove }: PeoplePanelProps) => {
  const texts = useTournamentTexts();
  const { entrants, own, isOrganiser, status } = tournament;
  const present = entrants.filter((one) => one.status === 'in').length;
  return (
    <Panel title={texts.people(present)}>
      {entrants.length === 0 && <p className={styles.soft}>{texts.nobody}</p>}
      <ul role="list" className={styles.people}>
        {entrants.map(({ entrant, name, status: entered, rating }) => (
          <li key={entrant} data-out={entered !== 'in' || undefined}>
            <span>
              <bdi>{name}</bdi>
              {entrant === own && <small> ({texts.you})</small>}
              {entered !== 'in' && <small> {texts[entered]}</small>}
            </span>
            {rating !== undefined && <span className={styles.soft}>{texts.rating(rating)}</span>}
            {isOrganiser && status !== 'over' && (
              <Button
                look="quiet"
                size="small"
                aria-label={`${entered === 'in' ? texts.remove : texts.readmit}: ${name}`}
                onPress={() => onRemove(entrant, entered === 'in')}
              >
                {entered === 'in' ? texts.remove : texts.readmit}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
};
