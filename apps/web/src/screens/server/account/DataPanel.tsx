import { useState } from 'react';

import { download } from '../../../files/download.ts';
import type { AccountTexts } from '../../../language/en/account.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { hrefOf } from '../../../route/route.ts';
import { deleteEverything, readEverything } from '../../../session/online/accountApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { notify } from '../../../ui/notices.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { forgetPerson } from './forgetPerson.ts';

import styles from './Account.module.css';

interface DataPanelProps {
  readonly texts: AccountTexts;
  readonly isSignedIn: boolean;
  readonly onChange: () => Promise<void>;
}

const FILE = 'coalbrook-about-me.json';

/** What is stored about a person: as a file, or gone. */
export const DataPanel = ({ texts, isSignedIn, onChange }: DataPanelProps) => {
  const { common } = useMessages();
  const { data } = texts;
  const [asks, setAsks] = useState<'first' | 'second'>();
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    const answer = await readEverything();
    if (answer.ok) download(FILE, `${JSON.stringify(answer.value, undefined, 2)}\n`);
    else notify(texts.failed, { tone: 'fault' });
  };
  const remove = async (): Promise<void> => {
    setBusy(true);
    const { ok } = await deleteEverything();
    if (ok) await forgetPerson();
    notify(ok ? data.removed : texts.failed, ok ? {} : { tone: 'fault' });
    setBusy(false);
    setAsks(undefined);
    await onChange();
  };
  return (
    <Panel title={data.title}>
      <p className={styles.note}>
        {isSignedIn ? data.note : data.deviceNote} <a href={hrefOf({ screen: 'privacy' })}>{data.privacy}</a>
      </p>
      <div className={styles.buttons}>
        <Button onPress={() => void save()}>{data.save}</Button>
        <Button look="danger" onPress={() => setAsks('first')}>
          {data.remove}
        </Button>
      </div>
      {asks && (
        <Dialog
          key={asks}
          title={data[asks].title}
          role="alertdialog"
          size="small"
          isOpen
          onClose={() => setAsks(undefined)}
          actions={
            <>
              <Button autoFocus onPress={() => setAsks(undefined)}>
                {common.cancel}
              </Button>
              <Button
                look="danger"
                isDisabled={isBusy}
                onPress={() => (asks === 'first' ? setAsks('second') : void remove())}
              >
                {data[asks].yes}
              </Button>
            </>
          }
        >
          <p>{data[asks].sentence}</p>
        </Dialog>
      )}
    </Panel>
  );
};
