import type { Ban } from '@coalbrook/wire/online';

import type { KeeperTexts } from '../../../language/en/keeper.ts';
import { useFormats } from '../../../language/useFormats.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';

import styles from './Keeper.module.css';

interface BansPanelProps {
  readonly texts: KeeperTexts;
  readonly bans: readonly Ban[];
  readonly onLift: (id: string) => void;
}

/** Who is banned. */
export const BansPanel = ({ texts, bans, onLift }: BansPanelProps) => {
  const { moment } = useFormats();
  return (
    <Panel title={texts.bans}>
      {bans.length === 0 && <p>{texts.noBans}</p>}
      <ul role="list" className={styles.list}>
        {bans.map(({ id, name, until, reason }) => {
          const who = texts.banned(name, until > 0);
          return (
            <li key={id} className={styles.row}>
              <span className={styles.name}>
                <bdi>{who}</bdi>
                {until > 0 && `, ${texts.until(moment(until))}`}
                {reason !== '' && (
                  <small>
                    <bdi>{reason}</bdi>
                  </small>
                )}
              </span>
              <Button size="small" aria-label={`${texts.lift}: ${who}`} onPress={() => onLift(id)}>
                {texts.lift}
              </Button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
};
