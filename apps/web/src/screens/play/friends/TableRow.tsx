import { useRematchTexts } from '../../../language/rematchTexts.ts';
import { useRowTexts } from '../../../language/rowTexts.ts';
import { sayWhen } from '../../../language/sayWhen.ts';
import { useFormats } from '../../../language/useFormats.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { hrefOf } from '../../../route/route.ts';
import type { ListedTable } from '../../../session/online/onlineApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { useEditionName } from '../../server/ratings/useEditionName.ts';
import { leavingOf } from './leaving.ts';
import { sittersInWords } from './sittersInWords.ts';

import styles from './Friends.module.css';

const HOUR = 3_600_000;

/** What a table is waiting for, or how a finished game ended. */
const useTableState = (
  { status, plays, waits, paused, actor, begun, rested, left, clears, ordered, lost, asked, sitters }: ListedTable,
  result: string | undefined,
): string => {
  const { online, time } = useMessages();
  const rows = useRowTexts();
  const { askedAgain } = useRematchTexts();
  const formats = useFormats();
  const name = status === 'running' && actor !== undefined ? sitters[actor]?.name : undefined;
  const toPlay = name === undefined ? online.status[status] : rows.toPlay(name);
  const parts = [waits ? online.yourTurn : asked ? askedAgain : paused ? online.paused : toPlay];
  if (result !== undefined) parts.push(result);
  if (left !== undefined) parts.push(time.left(time.say(left)));
  else if (status === 'running' && rested !== undefined && rested >= HOUR) parts.push(online.since(rested));
  else if (rested !== undefined) {
    const when = sayWhen(Date.now() - rested, formats);
    const said = { open: rows.opened(sayWhen(begun, formats)), running: rows.lastTurn(when), over: when };
    parts.push(said[status]);
  }
  if (lost) parts.push(rows.lostSeat);
  if (ordered && !waits) parts.push(online.ordered);
  if (clears !== undefined) parts.push(online.clears(clears));
  return (plays ? parts : [rows.watching, ...parts]).join(' · ');
};

interface TableRowProps {
  readonly table: ListedTable;
  /** What the others did since this person's last turn. */
  readonly since: string | undefined;
  /** How it ended for this person, where that is known. */
  readonly result: string | undefined;
  readonly onLeave: () => void;
}

/** One of the online tables at which this device has a seat, or watches. */
export const TableRow = ({ table, since, result, onLeave }: TableRowProps) => {
  const { online } = useMessages();
  const rows = useRowTexts();
  const editionName = useEditionName();
  const state = useTableState(table, result);
  const { game, edition, options, status, waits, asked, plays, tournament, round = 0 } = table;
  const names = sittersInWords(table, online.kind, rows);
  const leaving = leavingOf(status, plays);
  return (
    <li className={styles.row}>
      <a href={hrefOf({ screen: 'online', id: game })} className={styles.table}>
        <span className={styles.edition}>{editionName(edition, options)}</span>
        <span>{names}</span>
        {tournament !== undefined && <span className={styles.cup}>{rows.ofRound(tournament, round)}</span>}
        <span className={styles.status} data-waits={waits || asked || undefined}>
          {state}
        </span>
        {since !== undefined && <span className={styles.since}>{since}</span>}
      </a>
      <Button look="quiet" size="small" aria-label={`${online.leave[leaving].action}: ${names}`} onPress={onLeave}>
        {rows.leave[leaving]}
      </Button>
    </li>
  );
};
