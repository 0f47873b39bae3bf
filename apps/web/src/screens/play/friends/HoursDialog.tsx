import type { HoursOff } from '@coalbrook/time';
import { useEffect, useState } from 'react';

import { HoursForm } from '../../../clock/HoursForm.tsx';
import { areHoursOff, hoursHere, today } from '../../../clock/hoursOff.ts';
import { useHourTexts } from '../../../language/hourTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { keepHours, readHours } from '../../../session/online/onlineApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { notify } from '../../../ui/notices.ts';

/** The hours off of this person, for all their games. */
export const HoursDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { online, common } = useMessages();
  const hourTexts = useHourTexts();
  const [hours, setHours] = useState<HoursOff>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void readHours().then((answer) => {
      if (!isCurrent) return;
      if (answer.ok) {
        setHours(hoursHere(answer.value.hours));
        return;
      }
      notify(online.unreachable, { tone: 'fault' });
      onClose();
    });
    return () => {
      isCurrent = false;
    };
    // eslint-disable-next-line react/exhaustive-deps -- Asked once, when the dialog opens.
  }, []);
  const isRight = hours !== undefined && areHoursOff(hours);
  const save = async (): Promise<void> => {
    if (!hours) return;
    setBusy(true);
    const answer = await keepHours(hours);
    setBusy(false);
    notify(answer.ok ? hourTexts.saved : online.unreachable, answer.ok ? {} : { tone: 'fault' });
    if (answer.ok) onClose();
  };
  return (
    <Dialog
      title={online.hours}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button look="primary" isDisabled={isBusy || !isRight} onPress={() => void save()}>
            {hourTexts.save}
          </Button>
        </>
      }
    >
      {hours ? <HoursForm value={hours} today={today()} onChange={setHours} /> : <Loading />}
      <p role="status">{hours && !isRight ? hourTexts.wrong : ''}</p>
    </Dialog>
  );
};
