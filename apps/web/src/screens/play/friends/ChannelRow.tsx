import type { Channel } from '@coalbrook/wire/online';
import { useState } from 'react';

import { useNoticeTexts } from '../../../language/noticeTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { confirmChannel, removeChannel, testChannel } from '../../../session/online/noticesApi.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { CrossIcon } from '../../../ui/icons.tsx';
import { notify } from '../../../ui/notices.ts';
import { TextField } from '../../../ui/TextField.tsx';

import styles from './Notices.module.css';

interface ChannelRowProps {
  readonly channel: Channel;
  readonly onChange: () => Promise<void>;
}

/** One way to be told: what it is, whether it works, and how to get rid of it. */
export const ChannelRow = ({ channel: { id, kind, name, isConfirmed, problem }, onChange }: ChannelRowProps) => {
  const { online } = useMessages();
  const notices = useNoticeTexts();
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await work();
    await onChange();
    setBusy(false);
  };
  const test = (): Promise<void> =>
    run(async () => {
      const answer = await testChannel(id);
      if (!answer.ok) notify(answer.failed === 'flood' ? notices.tooOften : online.unreachable, { tone: 'fault' });
      else if (answer.value.worked) notify(notices.worked);
      else notify(notices.problems[answer.value.problem], { tone: 'fault' });
    });
  const confirm = (): Promise<void> =>
    run(async () => {
      const answer = await confirmChannel(id, code.trim());
      if (!answer.ok) notify(notices.wrongCode, { tone: 'fault' });
    });
  const remove = (): Promise<void> =>
    run(async () => {
      const answer = await removeChannel(id);
      if (!answer.ok && answer.failed !== 'absent') notify(online.unreachable, { tone: 'fault' });
    });
  return (
    <li className={styles.channel}>
      <span className={styles.name}>
        <strong>{notices.kinds[kind]}</strong> {name}
        {problem && <small className={styles.problem}>{notices.problems[problem]}</small>}
      </span>
      {isConfirmed && (
        <Button size="small" isDisabled={isBusy} aria-label={`${notices.test}: ${name}`} onPress={() => void test()}>
          {notices.test}
        </Button>
      )}
      <IconButton label={`${notices.remove}: ${name}`} isDisabled={isBusy} onPress={() => void remove()}>
        <CrossIcon />
      </IconButton>
      {!isConfirmed && (
        <div className={styles.code}>
          <TextField label={notices.code} value={code} maxLength={6} onChange={setCode} />
          <Button isDisabled={isBusy || !/^\d{6}$/.test(code.trim())} onPress={() => void confirm()}>
            {notices.confirm}
          </Button>
        </div>
      )}
    </li>
  );
};
