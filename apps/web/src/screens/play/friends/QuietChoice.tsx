import type { QuietHours } from '@coalbrook/wire/online';

import { Hour } from '../../../clock/Hour.tsx';
import { usualNight, zoneHere } from '../../../clock/hoursOff.ts';
import { useHourTexts } from '../../../language/hourTexts.ts';
import { useNoticeTexts } from '../../../language/noticeTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { setQuiet } from '../../../session/online/noticesApi.ts';
import { notify } from '../../../ui/notices.ts';
import { Switch } from '../../../ui/Switch.tsx';

import styles from './Notices.module.css';

interface QuietChoiceProps {
  readonly quiet: QuietHours | undefined;
  readonly onChange: () => Promise<void>;
}

/** The hours in which nothing is sent. */
export const QuietChoice = ({ quiet, onChange }: QuietChoiceProps) => {
  const { online } = useMessages();
  const hourTexts = useHourTexts();
  const notices = useNoticeTexts();
  const change = async (hours: Omit<QuietHours, 'zone'> | undefined): Promise<void> => {
    const answer = await setQuiet(hours && { ...hours, zone: zoneHere() });
    if (!answer.ok) notify(online.unreachable, { tone: 'fault' });
    await onChange();
  };
  return (
    <div className={styles.quiet}>
      <Switch isOn={quiet !== undefined} onChange={(isOn) => void change(isOn ? usualNight : undefined)}>
        {notices.quiet}
      </Switch>
      {quiet && (
        <div className={styles.hours}>
          <Hour label={hourTexts.from} value={quiet.from} onChange={(from) => void change({ from, to: quiet.to })} />
          <Hour label={hourTexts.to} value={quiet.to} onChange={(to) => void change({ from: quiet.from, to })} />
        </div>
      )}
    </div>
  );
};
