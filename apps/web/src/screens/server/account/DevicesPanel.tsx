import type { AccountDevice } from '@coalbrook/wire/online';

import type { AccountTexts } from '../../../language/en/account.ts';
import { useFormats } from '../../../language/useFormats.ts';
import { signOutOther } from '../../../session/online/accountApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { Panel } from '../../../ui/Panel.tsx';

import styles from './Account.module.css';

interface DevicesPanelProps {
  readonly texts: AccountTexts;
  readonly devices: readonly AccountDevice[];
  readonly onChange: () => Promise<void>;
}

/** The devices that are signed in. */
export const DevicesPanel = ({ texts: { devices: texts, failed }, devices, onChange }: DevicesPanelProps) => {
  const { day } = useFormats();
  const out = async (id?: string): Promise<void> => {
    const { ok } = await signOutOther(id);
    notify(ok ? texts.gone : failed, ok ? {} : { tone: 'fault' });
    await onChange();
  };
  return (
    <Panel title={texts.title}>
      <ul role="list" className={styles.list}>
        {devices.map(({ id, name, since, seen, isThis }) => (
          <li key={id} className={styles.row}>
            <span className={styles.name}>
              {name === '?' ? texts.unknown : name}
              <small>
                {isThis ? texts.here : texts.seen(day(seen))} · {texts.since(day(since))}
              </small>
            </span>
            {!isThis && (
              <Button size="small" aria-label={`${texts.out}: ${name}`} onPress={() => void out(id)}>
                {texts.out}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && <Button onPress={() => void out()}>{texts.allOut}</Button>}
    </Panel>
  );
};
