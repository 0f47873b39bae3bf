import { useState } from 'react';

import type { AccountTexts } from '../../../language/en/account.ts';
import { replaceRoute } from '../../../route/useRoute.ts';
import { followLink } from '../../../session/online/accountApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { Panel } from '../../../ui/Panel.tsx';

import styles from './Account.module.css';

interface LinkPanelProps {
  readonly texts: AccountTexts;
  readonly id: string;
  readonly token: string;
  readonly onChange: () => Promise<void>;
}

/** Asks whether to sign in with the link of a letter: programs that look at letters open links, too. */
export const LinkPanel = ({ texts, id, token, onChange }: LinkPanelProps) => {
  const [isBusy, setBusy] = useState(false);
  const close = (): void => replaceRoute({ screen: 'account', id: '', token: '' });
  const follow = async (): Promise<void> => {
    setBusy(true);
    const answer = await followLink(id, token);
    if (!answer.ok) notify(answer.failed === 'offline' ? texts.unreachable : texts.link.old, { tone: 'fault' });
    setBusy(false);
    if (!answer.ok && answer.failed === 'offline') return;
    await onChange();
    close();
  };
  return (
    <Panel title={texts.link.title}>
      <p className={styles.note}>{texts.link.note}</p>
      <div className={styles.buttons}>
        <Button look="primary" isDisabled={isBusy} onPress={() => void follow()}>
          {texts.link.yes}
        </Button>
        <Button isDisabled={isBusy} onPress={close}>
          {texts.link.no}
        </Button>
      </div>
    </Panel>
  );
};
