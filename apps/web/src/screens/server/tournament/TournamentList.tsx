import { findEdition } from '@coalbrook/editions';
import type { ListedTournament } from '@coalbrook/wire/online';
import { editionWords } from '@coalbrook/words';

import { useTournamentTexts } from '../../../language/tournamentTexts.ts';
import { useLanguage } from '../../../language/useMessages.ts';
import { hrefOf } from '../../../route/route.ts';

import styles from './Tournament.module.css';

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

/** Tournaments that lead to their pages. */
export const TournamentList = ({ listed }: { readonly listed: readonly ListedTournament[] }) => (
  <ul role="list" className={styles.list}>
    {listed.map((one) => (
      <Row key={one.tournament} listed={one} />
    ))}
  </ul>
);
