import { useState } from 'react';

import type { AccountTexts } from '../../../language/en/account.ts';
import { keepOwnName, ownName } from '../../../session/online/ownName.ts';
import { makePasskey, usePasskey as signInWithPasskey } from '../../../session/online/passkeys.ts';
import { notify } from '../../../ui/notices.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { MailForm } from './MailForm.tsx';
import { PasskeyButton, sayPasskeyTrouble } from './PasskeyButton.tsx';

import styles from './Account.module.css';

const LONGEST_NAME = 40;

interface SignedOutProps {
  readonly texts: AccountTexts;
  /** Whether the server can send mail. */
  readonly mail: boolean;
  readonly onChange: () => Promise<void>;
}

/** Sign in, or open an account. */
export const SignedOut = ({ texts, mail, onChange }: SignedOutProps) => {
  const [name, setName] = useState(ownName);
  const trouble = sayPasskeyTrouble(texts);
  const finish = async (): Promise<void> => {
    keepOwnName(name);
    notify(texts.opened);
    await onChange();
  };
  return (
    <>
      {trouble !== '' && (
        <p className={styles.trouble}>
          {trouble} {!mail && texts.noWay}
        </p>
      )}
      {(trouble === '' || mail) && (
        <>
          <Panel title={texts.signIn}>
            <p className={styles.note}>{texts.signInNote}</p>
            <div className={styles.ways}>
              {trouble === '' && (
                <PasskeyButton
                  texts={texts}
                  look="primary"
                  label={texts.withPasskey}
                  ask={signInWithPasskey}
                  onDone={onChange}
                />
              )}
              {mail && <MailForm texts={texts} label={texts.withMail} onDone={onChange} />}
            </div>
          </Panel>
          <Panel title={texts.open}>
            <p className={styles.note}>{trouble === '' ? texts.openNote : texts.openMailNote}</p>
            <div className={styles.ways}>
              <div className={styles.field}>
                <TextField label={texts.name} value={name} maxLength={LONGEST_NAME} onChange={setName} />
              </div>
              {trouble === '' && (
                <PasskeyButton
                  texts={texts}
                  label={texts.openWithPasskey}
                  isDisabled={name.trim() === ''}
                  ask={() => makePasskey(name.trim())}
                  onDone={finish}
                />
              )}
              {mail && <MailForm texts={texts} name={name.trim()} label={texts.openWithMail} onDone={finish} />}
            </div>
          </Panel>
        </>
      )}
    </>
  );
};
