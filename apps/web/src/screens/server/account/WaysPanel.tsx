import type { Account, Passkey } from '@coalbrook/wire/online';

import type { AccountTexts } from '../../../language/en/account.ts';
import type { Formats } from '../../../language/formats.ts';
import { useFormats } from '../../../language/useFormats.ts';
import { removeAddress, removePasskey } from '../../../session/online/accountApi.ts';
import type { ApiAnswer } from '../../../session/online/onlineApi.ts';
import { makePasskey } from '../../../session/online/passkeys.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { MailForm } from './MailForm.tsx';
import { PasskeyButton, sayPasskeyTrouble } from './PasskeyButton.tsx';

import styles from './Account.module.css';

interface WaysPanelProps {
  readonly texts: AccountTexts;
  readonly account: Account;
  readonly mail: boolean;
  readonly onChange: () => Promise<void>;
}

/** What is known of a passkey, in words. */
const describe = ({ since, used, host }: Passkey, { passkeys }: AccountTexts, { day }: Formats): string =>
  [
    ...(host === window.location.hostname ? [] : [passkeys.elsewhere(host)]),
    passkeys.since(day(since)),
    ...(used > 0 ? [passkeys.used(day(used))] : []),
  ].join(' · ');

/** The passkeys and mail addresses with which a person signs in. */
export const WaysPanel = ({ texts, account, mail, onChange }: WaysPanelProps) => {
  const formats = useFormats();
  const { passkeys, addresses } = texts;
  const trouble = sayPasskeyTrouble(texts);
  const remove = async (asked: Promise<ApiAnswer<object>>): Promise<void> => {
    const answer = await asked;
    if (!answer.ok) notify(answer.failed === 'last' ? passkeys.last : texts.failed, { tone: 'fault' });
    await onChange();
  };
  return (
    <>
      <Panel title={passkeys.title}>
        {account.passkeys.length === 0 && <p className={styles.note}>{passkeys.none}</p>}
        <ul role="list" className={styles.list}>
          {account.passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.row}>
              <span className={styles.name}>
                {passkey.name === '?' ? texts.devices.unknown : passkey.name}
                <small>{describe(passkey, texts, formats)}</small>
              </span>
              <Button
                size="small"
                aria-label={`${passkeys.remove}: ${passkey.name}`}
                onPress={() => void remove(removePasskey(passkey.id))}
              >
                {passkeys.remove}
              </Button>
            </li>
          ))}
        </ul>
        {trouble === '' ? (
          <PasskeyButton texts={texts} label={passkeys.add} ask={() => makePasskey(account.name)} onDone={onChange} />
        ) : (
          <p className={styles.note}>{trouble}</p>
        )}
      </Panel>
      {(mail || account.addresses.length > 0) && (
        <Panel title={addresses.title}>
          {account.addresses.length === 0 && <p className={styles.note}>{addresses.none}</p>}
          <ul role="list" className={styles.list}>
            {account.addresses.map(({ address, since }) => (
              <li key={address} className={styles.row}>
                <span className={styles.name}>
                  <bdi>{address}</bdi>
                  <small>{passkeys.since(formats.day(since))}</small>
                </span>
                <Button
                  size="small"
                  aria-label={`${addresses.remove}: ${address}`}
                  onPress={() => void remove(removeAddress(address))}
                >
                  {addresses.remove}
                </Button>
              </li>
            ))}
          </ul>
          {mail && <MailForm texts={texts} name={account.name} label={addresses.add} onDone={onChange} />}
        </Panel>
      )}
    </>
  );
};
