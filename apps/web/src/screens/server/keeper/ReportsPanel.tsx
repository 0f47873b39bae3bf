import type { ReportedLine } from '@coalbrook/wire/online';
import { useState } from 'react';

import type { KeeperTexts } from '../../../language/en/keeper.ts';
import { useFormats } from '../../../language/useFormats.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';

import styles from './Keeper.module.css';

interface ReportsPanelProps {
  readonly texts: KeeperTexts;
  readonly reports: readonly ReportedLine[];
  readonly onSettle: (reported: ReportedLine) => void;
  /** Bans whoever said it. */
  readonly onBan: (reported: ReportedLine) => void;
}

/** What people have reported. */
export const ReportsPanel = ({ texts, reports, onSettle, onBan }: ReportsPanelProps) => {
  const { moment } = useFormats();
  const [asked, setAsked] = useState('');
  return (
    <Panel title={texts.reports} className={styles.reports ?? ''}>
      {reports.length === 0 && <p>{texts.noReports}</p>}
      <ul role="list" className={styles.list}>
        {reports.map((reported) => {
          const { game, circle, number, name, body, count, at } = reported;
          const key = `${game} ${circle} ${number}`;
          return (
            <li key={key} className={styles.row}>
              <span className={styles.name}>
                <bdi>{name}</bdi>: <bdi className={styles.said}>{body}</bdi>
                <small>{texts.reported(game, count, moment(at))}</small>
              </span>
              {asked === key ? (
                <Button
                  look="danger"
                  size="small"
                  aria-label={`${texts.ban(name)}: ${texts.sure}`}
                  onPress={() => onBan(reported)}
                >
                  {texts.sure}
                </Button>
              ) : (
                <Button size="small" onPress={() => setAsked(key)}>
                  {texts.ban(name)}
                </Button>
              )}
              <Button size="small" aria-label={`${texts.settle}: ${name}`} onPress={() => onSettle(reported)}>
                {texts.settle}
              </Button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
};
