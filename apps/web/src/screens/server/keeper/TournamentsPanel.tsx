import type { KeptTournament } from '@coalbrook/wire/online';
import { useDeferredValue, useEffect, useState } from 'react';

import type { KeeperTexts } from '../../../language/en/keeper.ts';
import { useFormats } from '../../../language/useFormats.ts';
import type { KeeperClient } from '../../../session/online/keeperApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { TextField } from '../../../ui/TextField.tsx';

import styles from './Keeper.module.css';

interface TournamentsPanelProps {
  readonly texts: KeeperTexts;
  readonly client: KeeperClient;
  /** Grows when something has changed. */
  readonly changes: number;
  readonly carryOut: (asked: Promise<{ readonly ok: boolean }>) => Promise<boolean>;
}

/** Finds tournaments, to delete one. That needs two clicks. */
export const TournamentsPanel = ({ texts, client, changes, carryOut }: TournamentsPanelProps) => {
  const { moment } = useFormats();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const [found, setFound] = useState<readonly KeptTournament[]>([]);
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void client.tournaments(wanted).then((answer) => {
      if (isCurrent && answer.ok) setFound(answer.value.tournaments);
    });
    return () => {
      isCurrent = false;
    };
  }, [client, wanted, changes]);
  return (
    <Panel title={texts.tournaments} className={styles.games ?? ''}>
      <TextField type="search" label={texts.searchTournament} value={search} maxLength={60} onChange={setSearch} />
      {found.length === 0 && <p>{texts.noTournaments}</p>}
      <ul role="list" className={styles.list}>
        {found.map(({ tournament, name, entrants, rounds, touched }) => (
          <li key={tournament} className={styles.row}>
            <span className={styles.name}>
              <strong>
                <bdi>{name}</bdi>
              </strong>
              <small>
                {[texts.tournamentRow(entrants, rounds), texts.last(moment(touched)), tournament].join(' · ')}
              </small>
            </span>
            {asked === tournament ? (
              <Button
                look="danger"
                size="small"
                aria-label={`${texts.deleteTournament}: ${texts.sure}`}
                onPress={() => void carryOut(client.removeTournament(tournament))}
              >
                {texts.sure}
              </Button>
            ) : (
              <Button
                size="small"
                aria-label={`${texts.deleteTournament}: ${name}`}
                onPress={() => setAsked(tournament)}
              >
                {texts.deleteTournament}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {found.length > 0 && <p className={styles.note}>{texts.deleteTournamentNote}</p>}
    </Panel>
  );
};
