import { findEdition } from '@coalbrook/editions';
import { editionWords } from '@coalbrook/words';

import { useRematchTexts } from '../../../language/rematchTexts.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { hrefOf } from '../../../route/route.ts';
import type { ListedTable } from '../../../session/online/onlineApi.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { CrossIcon } from '../../../ui/icons.tsx';
import { leavingOf } from './leaving.ts';

import styles from './Friends.module.css';

const HOUR = 3_600_000;

/** What a table is waiting for. */
const useWaitsFor = ({
  status,
  waits,
  paused,
  actor,
  rested = 0,
  left,
  clears,
  ordered,
  lost,
  asked,
  sitters,
}: ListedTable): string => {
  const { online, time } = useMessages();
  const { askedAgain } = useRematchTexts();
  const name = status === 'running' && actor !== undefined ? sitters[actor]?.name : undefined;
  const toPlay = name === undefined ? online.status[status] : online.toPlay(name);
  const parts = [waits ? online.yourTurn : asked ? askedAgain : paused ? online.paused : toPlay];
  if (left !== undefined) parts.push(time.left(time.say(left)));
  else if (status === 'running' && rested >= HOUR) parts.push(online.since(rested));
  if (lost) parts.push(online.lostSeat);
  if (ordered && !waits) parts.push(online.ordered);
  if (clears !== undefined) parts.push(online.clears(clears));
  return parts.join(' · ');
};

interface TableRowProps {
  readonly table: ListedTable;
  /** What the others did since this person's last turn. */
  readonly since: string | undefined;
  readonly onLeave: () => void;
}

/** One of the online tables at which this device has a seat, or watches. */
export const TableRow = ({ table, since, onLeave }: TableRowProps) => {
  const { online } = useMessages();
  const language = useLanguage();
  const waitsFor = useWaitsFor(table);
  const { game, edition, sitters, status, waits, asked, plays, tournament, round = 0 } = table;
  const known = findEdition(edition);
  const names = sitters.map(({ name }) => name).join(', ');
  return (
    <li className={styles.row}>
      <a href={hrefOf({ screen: 'online', id: game })} className={styles.table}>
        <span className={styles.edition}>{known ? editionWords(known, language).name : edition}</span>
        <span>{names}</span>
        {tournament !== undefined && <span className={styles.cup}>{online.ofRound(tournament, round)}</span>}
        <span className={styles.status} data-waits={waits || asked || undefined}>
          {waitsFor}
        </span>
        {since !== undefined && <span className={styles.since}>{since}</span>}
      </a>
      <IconButton label={`${online.leave[leavingOf(status, plays)].action}: ${names}`} onPress={onLeave}>
        <CrossIcon />
      </IconButton>
    </li>
  );
};
