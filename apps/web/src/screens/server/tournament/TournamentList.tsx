import { findEdition } from '@coalbrook/editions';
import type { ListedTournament } from '@coalbrook/wire/online';
import { editionWords } from '@coalbrook/words';
import { useEffect, useState } from 'react';

import { useTournamentTexts } from '../../../language/tournamentTexts.ts';
import { useLanguage } from '../../../language/useMessages.ts';
import { hrefOf } from '../../../route/route.ts';
import { listTournaments } from '../../../session/online/tournamentsApi.ts';
import type { TournamentLists } from '../../../session/online/tournamentsApi.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { whileSeen } from '../../../ui/whileSeen.ts';

import styles from './Tournament.module.css';

/** Milliseconds after which the list is asked for again while it is seen. */
const REFRESH = 30_000;

const useLists = (): TournamentLists => {
  const [lists, setLists] = useState<TournamentLists>({ mine: [], open: [] });
  useEffect(() => {
    let isCurrent = true;
    const show = (): void =>
      void listTournaments().then((answer) => {
        if (isCurrent && answer.ok) setLists(answer.value);
      });
    show();
    const stop = whileSeen(REFRESH, show);
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);
  return lists;
};

const Row = ({ listed }: { readonly listed: ListedTournament }) => {
  const texts = useTournamentTexts();
  const language = useLanguage();
  const { tournament, name, edition, status, entrants, round, rounds, isOrganiser } = listed;
  const known = findEdition(edition);
  const notes = [
    known ? editionWords(known, language).name : edition,
    texts.entrants(entrants),
    ...(isOrganiser ? [texts.organised] : []),
  ];
  return (
    <li>
      <a className={styles.listed} href={hrefOf({ screen: 'tournament', id: tournament, token: '' })}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>{notes.join(' · ')}</span>
        <span className={styles.soft}>
          {status === 'running' ? texts.roundOf(round, rounds) : texts.status[status]}
        </span>
      </a>
    </li>
  );
};

/** One's own tournaments, and those that anybody may enter. */
export const TournamentList = () => {
  const texts = useTournamentTexts();
  const { mine, open } = useLists();
  const opener = (
    <LinkButton size="small" look="quiet" href={hrefOf({ screen: 'tournament', id: '', token: '' })}>
      {texts.open}
    </LinkButton>
  );
  if (mine.length + open.length === 0) return <p className={styles.opener}>{opener}</p>;
  return (
    <Panel title={texts.title} className={styles.home ?? ''} aside={opener}>
      {mine.length > 0 && (
        <ul role="list" className={styles.list}>
          {mine.map((listed) => (
            <Row key={listed.tournament} listed={listed} />
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{texts.others}</h3>
          <ul role="list" className={styles.list}>
            {open.map((listed) => (
              <Row key={listed.tournament} listed={listed} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
};
