import type { Tournament } from '@coalbrook/wire/online';

import { useTournamentTexts } from '../../../language/tournamentTexts.ts';
import { readOrganiserLink } from '../../../session/online/tournamentsApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { TournamentLink } from './TournamentLink.tsx';

import styles from './Tournament.module.css';

interface OrganiserPanelProps {
  readonly tournament: Tournament;
  readonly onDraw: () => void;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onEnd: () => void;
}

/** What whoever runs a tournament does. */
export const OrganiserPanel = ({ tournament, onDraw, onOpen, onEnd }: OrganiserPanelProps) => {
  const texts = useTournamentTexts();
  const { tournament: id, rounds, format, status, isOpen, entry } = tournament;
  const organiser = readOrganiserLink(id);
  const undecided = rounds.flatMap(({ matches }) => matches).filter(({ places }) => places === undefined).length;
  const isWaiting = !format.isLeague && undecided > 0;
  const isDrawn = rounds.length >= format.rounds;
  return (
    <Panel title={texts.organise}>
      {status !== 'over' && (
        <div className={styles.organise}>
          {isDrawn ? (
            <p>{texts.allDrawn}</p>
          ) : (
            <Button look="primary" wide isDisabled={isWaiting} onPress={onDraw}>
              {texts.drawNext(rounds.length + 1)}
            </Button>
          )}
          {isWaiting && <p className={styles.note}>{texts.waits(undecided)}</p>}
          <div className={styles.tools}>
            <Button size="small" onPress={() => onOpen(!isOpen)}>
              {isOpen ? texts.closeEntering : texts.openEntering}
            </Button>
            <Button size="small" look="quiet" onPress={onEnd}>
              {texts.end}
            </Button>
          </div>
        </div>
      )}
      {entry !== undefined && (
        <TournamentLink label={texts.entryLink} note={texts.entryNote} id={id} token={entry} hasCode />
      )}
      {organiser !== undefined && (
        <TournamentLink label={texts.organiserLink} note={texts.organiserNote} id={id} token={organiser} />
      )}
    </Panel>
  );
};
