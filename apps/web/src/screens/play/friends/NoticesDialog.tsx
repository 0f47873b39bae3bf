import type { NoticeSettings } from '@coalbrook/wire/online';
import { useCallback, useEffect, useState } from 'react';

import { useNoticeTexts } from '../../../language/noticeTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { readNotices, setMuted } from '../../../session/online/noticesApi.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { AddChannel } from './AddChannel.tsx';
import { ChannelRow } from './ChannelRow.tsx';
import { QuietChoice } from './QuietChoice.tsx';

import styles from './Notices.module.css';

interface NoticesDialogProps {
  /** The game at which it was opened. */
  readonly game?: string;
  readonly onClose: () => void;
}

/** How this person is told that it is their turn. */
export const NoticesDialog = ({ game, onClose }: NoticesDialogProps) => {
  const { online } = useMessages();
  const notices = useNoticeTexts();
  const [settings, setSettings] = useState<NoticeSettings | false>();
  const load = useCallback(async (): Promise<void> => {
    const answer = await readNotices();
    setSettings(answer.ok && answer.value);
  }, []);
  useEffect(() => {
    void load();
  }, [load]);
  return (
    <Dialog title={online.notices} isOpen onClose={onClose}>
      {settings === undefined && <Loading />}
      {settings === false && <p role="alert">{online.unreachable}</p>}
      {settings && (
        <div className={styles.notices}>
          <p className={styles.note}>{notices.note}</p>
          {settings.channels.length > 0 && (
            <ul role="list" className={styles.channels}>
              {settings.channels.map((channel) => (
                <ChannelRow key={channel.id} channel={channel} onChange={load} />
              ))}
            </ul>
          )}
          <AddChannel settings={settings} onChange={load} />
          {settings.channels.length > 0 && <QuietChoice quiet={settings.quiet} onChange={load} />}
          {settings.channels.length > 0 && game !== undefined && (
            <Switch isOn={!settings.muted.includes(game)} onChange={(isOn) => void setMuted(game, !isOn).then(load)}>
              {notices.thisGame}
            </Switch>
          )}
        </div>
      )}
    </Dialog>
  );
};
