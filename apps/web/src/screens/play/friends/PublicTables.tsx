import { findEdition } from '@coalbrook/editions';
import type { PublicTable } from '@coalbrook/wire/online';
import { editionWords } from '@coalbrook/words';

import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { hrefOf } from '../../../route/route.ts';
import { go } from '../../../route/useRoute.ts';
import { watch } from '../../../session/online/onlineApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { usePublicTables } from './usePublicTables.ts';

import styles from './Friends.module.css';

/** The game, its variants, its pace, and who sits there. */
const Description = ({ table: { edition, options, seats, time } }: { readonly table: PublicTable }) => {
  const messages = useMessages();
  const language = useLanguage();
  const known = findEdition(edition);
  const words = known && editionWords(known, language);
  const details = options.map((option) => words?.options[option]?.name ?? option);
  if (time) details.push(messages.time.pace(time));
  const names = seats.filter(({ isFree }) => !isFree).map(({ name }) => name);
  return (
    <span className={styles.what}>
      <span className={styles.edition}>{words?.name ?? edition}</span>
      {details.length > 0 && <span>{details.join(', ')}</span>}
      {names.length > 0 && <span>{names.join(', ')}</span>}
    </span>
  );
};

/** Tables of this server that everybody may join, and games that everybody may watch. Nothing if there are none. */
export const PublicTables = () => {
  const { online } = useMessages();
  const tables = usePublicTables();
  const free = ({ seats }: PublicTable): number => seats.filter(({ isFree }) => isFree).length;
  const open = tables.filter((table) => free(table) > 0);
  const games = tables.filter((table) => free(table) === 0 && table.status === 'running');
  const lookOn = async (game: string): Promise<void> => {
    const answer = await watch(game, '');
    if (answer.ok) go({ screen: 'online', id: game });
    else notify(online.unreachable, { tone: 'fault' });
  };
  return (
    <>
      {open.length > 0 && (
        <Panel title={online.publicTables} className={styles.mine ?? ''}>
          <ul role="list" className={styles.tables}>
            {open.map((table) => (
              <li key={table.game}>
                <a href={hrefOf({ screen: 'join', id: table.game, token: '' })} className={styles.table}>
                  <Description table={table} />
                  <span className={styles.status}>{online.freeSeats(free(table), table.seats.length)}</span>
                </a>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {games.length > 0 && (
        <Panel title={online.publicGames} className={styles.mine ?? ''}>
          <ul role="list" className={styles.tables}>
            {games.map((table) => (
              <li key={table.game} className={styles.table}>
                <Description table={table} />
                <span className={styles.status}>
                  <Button
                    size="small"
                    aria-label={`${online.watch}: ${table.seats.map(({ name }) => name).join(', ')}`}
                    onPress={() => void lookOn(table.game)}
                  >
                    {online.watch}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
};
