import type { AccountState } from '@coalbrook/wire/online';
import { useCallback, useEffect, useState } from 'react';

import { useAccountTexts } from '../../../language/accountTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { Page } from '../../../page/Page.tsx';
import { hrefOf } from '../../../route/route.ts';
import { readAccount } from '../../../session/online/accountApi.ts';
import { keepOwnName, ownName } from '../../../session/online/ownName.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { DataPanel } from './DataPanel.tsx';
import { LinkPanel } from './LinkPanel.tsx';
import { SignedIn } from './SignedIn.tsx';
import { SignedOut } from './SignedOut.tsx';

import styles from './Account.module.css';

interface AccountScreenProps {
  /** From a link in a letter; empty without one. */
  readonly id: string;
  readonly token: string;
}

/** The account of this person, or how to get one. */
export const AccountScreen = ({ id, token }: AccountScreenProps) => {
  const texts = useAccountTexts();
  const { start } = useMessages();
  const [state, setState] = useState<AccountState | 'loading' | 'offline'>('loading');
  const load = useCallback(async (): Promise<void> => {
    const answer = await readAccount();
    setState(answer.ok ? answer.value : 'offline');
    // A name for the next table.
    if (answer.ok && answer.value.account && ownName() === '') keepOwnName(answer.value.account.name);
  }, []);
  useEffect(() => {
    void load();
  }, [load]);
  if (state === 'loading') return <Loading />;
  if (state === 'offline') {
    return (
      <Page title={texts.title} narrow>
        <p role="alert">{texts.unreachable}</p>
      </Page>
    );
  }
  const { account, mail } = state;
  return (
    <Page title={texts.title} subtitle={account ? texts.signedIn(account.name) : texts.note} narrow>
      <div className={styles.parts}>
        {token !== '' && <LinkPanel texts={texts} id={id} token={token} onChange={load} />}
        {account && <SignedIn texts={texts} account={account} mail={mail} onChange={load} />}
        {!account && <SignedOut texts={texts} mail={mail} onChange={load} />}
        <p>
          <a href={hrefOf({ screen: 'statistics' })}>{start.statistics}</a>
        </p>
        <DataPanel texts={texts} isSignedIn={account !== undefined} onChange={load} />
      </div>
    </Page>
  );
};
