import type { ChannelKind, NoticeSettings } from '@coalbrook/wire/online';
import { useState } from 'react';

import { useNoticeTexts } from '../../../language/noticeTexts.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { addChannel } from '../../../session/online/noticesApi.ts';
import { canPush, subscribe } from '../../../session/online/pushAddress.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';

import styles from './Notices.module.css';

interface AddChannelProps {
  readonly settings: NoticeSettings;
  readonly onChange: () => Promise<void>;
}

/** Adds a way to be told: this browser, a mail address, or a service that takes messages at an address. */
export const AddChannel = ({ settings: { push, mail }, onChange }: AddChannelProps) => {
  const { online } = useMessages();
  const notices = useNoticeTexts();
  const { code: language } = useLanguage();
  const kinds: readonly ChannelKind[] = [...(mail ? (['mail'] as const) : []), 'ntfy', 'discord', 'slack'];
  const [kind, setKind] = useState(kinds[0]);
  const [address, setAddress] = useState('');
  const [isBusy, setBusy] = useState(false);

  const add = async (which: ChannelKind, where: string): Promise<void> => {
    const answer = await addChannel({ kind: which, address: where, language });
    const failures: Readonly<Record<string, string>> = {
      address: notices.wrongAddress,
      unreadable: notices.wrongAddress,
      full: notices.full,
      flood: notices.tooOften,
    };
    if (!answer.ok) notify(failures[answer.failed] ?? online.unreachable, { tone: 'fault' });
    else if (which !== 'push') setAddress('');
    await onChange();
  };
  const addHere = async (): Promise<void> => {
    setBusy(true);
    const here = await subscribe(push);
    if (here === undefined) notify(notices.notAllowed, { tone: 'fault' });
    else await add('push', here);
    setBusy(false);
  };
  const addThere = async (): Promise<void> => {
    setBusy(true);
    await add(kind, address.trim());
    setBusy(false);
  };
  return (
    <div className={styles.add}>
      {canPush() && (
        <Button isDisabled={isBusy} onPress={() => void addHere()}>
          {notices.here}
        </Button>
      )}
      <form
        className={styles.there}
        onSubmit={(event) => {
          event.preventDefault();
          void addThere();
        }}
      >
        <Select
          label={notices.by}
          choices={kinds.map((value) => ({ value, label: notices.kinds[value] }))}
          value={kind}
          onChange={setKind}
        />
        <TextField
          label={kind === 'mail' ? notices.mailAddress : notices.webAddress}
          value={address}
          maxLength={2000}
          onChange={setAddress}
        />
        <Button type="submit" isDisabled={isBusy || address.trim() === ''}>
          {notices.add}
        </Button>
      </form>
    </div>
  );
};
