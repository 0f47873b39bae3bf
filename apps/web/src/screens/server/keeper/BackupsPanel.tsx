import type { ServerFigures } from '@coalbrook/wire/online';
import { useState } from 'react';

import type { KeeperTexts } from '../../../language/en/keeper.ts';
import { useFormats } from '../../../language/useFormats.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';

import styles from './Keeper.module.css';

interface BackupsPanelProps {
  readonly texts: KeeperTexts;
  readonly figures: Pick<ServerFigures, 'backups' | 'dailyBackups' | 'backupFailed'>;
  readonly onBackUp: () => Promise<void>;
}

/** The copies of the database, and a button for another one. */
export const BackupsPanel = ({ texts, figures, onBackUp }: BackupsPanelProps) => {
  const { backups, dailyBackups = 0, backupFailed } = figures;
  const { megabytes, shortMoment } = useFormats();
  const [isBusy, setBusy] = useState(false);
  const backUp = async (): Promise<void> => {
    setBusy(true);
    await onBackUp();
    setBusy(false);
  };
  return (
    <Panel title={texts.backups}>
      {!backups && <p>{texts.otherBackups}</p>}
      {backupFailed !== undefined && <p role="alert">{texts.backupFailed(shortMoment(backupFailed))}</p>}
      {backups && <p>{dailyBackups > 0 ? texts.dailyBackups(dailyBackups) : texts.noDailyBackups}</p>}
      {backups?.length === 0 && <p>{texts.noBackups}</p>}
      {backups && (
        <>
          <ul role="list" className={styles.list}>
            {backups.slice(0, 5).map(({ name, bytes }) => (
              <li key={name}>
                {name}, {megabytes(bytes)}
              </li>
            ))}
          </ul>
          <Button isDisabled={isBusy} onPress={() => void backUp()}>
            {texts.backUp}
          </Button>
        </>
      )}
    </Panel>
  );
};
