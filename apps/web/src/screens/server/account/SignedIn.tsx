import type { Account } from '@coalbrook/wire/online';
import { useState } from 'react';

import type { AccountTexts } from '../../../language/en/account.ts';
import { rename, signOut } from '../../../session/online/accountApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { DevicesPanel } from './DevicesPanel.tsx';
import { forgetPerson } from './forgetPerson.ts';
import { WaysPanel } from './WaysPanel.tsx';

import styles from './Account.module.css';

const LONGEST_NAME = 40;

interface SignedInProps {
  readonly texts: AccountTexts;
  readonly account: Account;
  readonly mail: boolean;
  readonly onChange: () => Promise<void>;
}

/** An account: its name, how to sign in, and its devices. */
export const SignedIn = ({ texts, account, mail, onChange }: SignedInProps) => {
  const [name, setName] = useState(account.name);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<boolean>): Promise<void> => {
    setBusy(true);
    if (!(await work())) notify(texts.failed, { tone: 'fault' });
    await onChange();
    setBusy(false);
  };
  const changeName = async (): Promise<boolean> => {
    const { ok } = await rename(name.trim());
    if (ok) notify(texts.renamed);
    return ok;
  };
  const leave = async (): Promise<boolean> => {
    const { ok } = await signOut();
    if (ok) await forgetPerson();
    return ok;
  };
  const isChanged = name.trim() !== '' && name.trim() !== account.name;
  return (
    <>
      <Panel title={texts.self}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (isChanged) void run(changeName);
          }}
        >
          <TextField label={texts.name} value={name} maxLength={LONGEST_NAME} onChange={setName} />
          <Button type="submit" isDisabled={isBusy || !isChanged}>
            {texts.rename}
          </Button>
        </form>
        <div className={styles.out}>
          <Button isDisabled={isBusy} onPress={() => void run(leave)}>
            {texts.out}
          </Button>
          <span className={styles.note}>{texts.outNote}</span>
        </div>
      </Panel>
      <WaysPanel texts={texts} account={account} mail={mail} onChange={onChange} />
      <DevicesPanel texts={texts} devices={account.devices} onChange={onChange} />
    </>
  );
};
