import type { ServerFigures } from '@coalbrook/wire/online';

import type { KeeperTexts } from '../../../language/en/keeper.ts';
import { useNoticeTexts } from '../../../language/noticeTexts.ts';
import { useFormats } from '../../../language/useFormats.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { Panel } from '../../../ui/Panel.tsx';

import styles from './Keeper.module.css';

interface HealthPanelProps {
  readonly texts: KeeperTexts;
  readonly figures: ServerFigures;
}

/** How the server is doing. */
export const HealthPanel = ({ texts, figures }: HealthPanelProps) => {
  const { time } = useMessages();
  const { megabytes } = useFormats();
  const notices = useNoticeTexts();
  const { games } = figures;
  const rows: readonly (readonly [string, string | number])[] = [
    [texts.figures.version, figures.version],
    [texts.figures.up, time.lasted(figures.up)],
    [texts.figures.connections, figures.connections],
    [texts.figures.tables, figures.tablesInMemory],
    [texts.figures.memory, megabytes(figures.memory)],
    [texts.figures.bytes, megabytes(figures.bytes)],
    [texts.figures.people, figures.people],
    [texts.figures.open, games.open],
    [texts.figures.running, games.running],
    [texts.figures.over, games.over],
    [texts.figures.sent, figures.noticesSent],
    [texts.figures.failed, figures.noticesFailed],
  ];
  return (
    <Panel title={texts.health}>
      <dl className={styles.figures}>
        {rows.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {figures.failing.length > 0 && (
        <>
          <h3 className={styles.heading}>{texts.failing}</h3>
          <ul role="list" className={styles.list}>
            {figures.failing.map(({ kind, problem, count }) => (
              <li key={`${kind} ${problem}`}>
                {texts.failingRow(notices.kinds[kind], notices.problems[problem], count)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
};
