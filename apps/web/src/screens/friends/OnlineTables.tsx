import { findEdition } from '@coalbrook/editions';
import { editionWords } from '@coalbrook/words';

import { useLanguage, useMessages } from '../../language/useMessages.ts';
import { hrefOf } from '../../route/route.ts';
import type { ListedTable } from '../../session/online/onlineApi.ts';
import { Panel } from '../../ui/Panel.tsx';

import styles from './Friends.module.css';

/** The online tables at which this device has a seat. */
export const OnlineTables = ({ tables }: { readonly tables: readonly ListedTable[] }) => {
  const { online, time } = useMessages();
  const language = useLanguage();
  return (
    <Panel title={online.mine} className={styles['mine'] ?? ''}>
      <ul role="list" className={styles['tables']}>
        {tables.map(({ game, edition, sitters, status, waits, left }) => {
          const known = findEdition(edition);
          return (
            <li key={game}>
              <a href={hrefOf({ screen: 'online', id: game })} className={styles['table']}>
                <span className={styles['edition']}>{known ? editionWords(known, language).name : edition}</span>
                <span>{sitters.map(({ name }) => name).join(', ')}</span>
                <span className={styles['status']} data-waits={waits || undefined}>
                  {waits ? online.yourTurn : online.status[status]}
                  {left !== undefined && ` · ${time.left(time.say(left))}`}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
};
