import { useContext, useState } from 'react';

import { useConsentTexts } from '../../../language/consentTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { stand } from '../../../session/online/onlineApi.ts';
import { OnlineInfo } from '../../../session/online/onlineInfo.ts';
import { storedTables } from '../../../storage/onlineTables.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { notify } from '../../../ui/notices.ts';
import type { Leaving } from './leaving.ts';

interface LeaveDialogProps {
  readonly game: string;
  readonly leaving: Leaving;
  readonly onClose: () => void;
  readonly onLeft: () => void;
}

/** Says what happens to a seat before it is given up. */
export const LeaveDialog = ({ game, leaving, onClose, onLeft }: LeaveDialogProps) => {
  const { online, common } = useMessages();
  const [isBusy, setBusy] = useState(false);
  const { action, title, sentence } = online.leave[leaving];
  const texts = useConsentTexts();
  const custom = useContext(OnlineInfo)?.customs?.leaving ?? 'bot';
  const isChosen = leaving === 'running' && custom !== 'bot';
  const leave = async (): Promise<void> => {
    setBusy(true);
    const answer = await stand(game);
    setBusy(false);
    // Somebody who has nothing there any more has left before.
    if (!answer.ok && answer.failed !== 'absent') {
      notify(online.unreachable, { tone: 'fault' });
      return;
    }
    await storedTables.forget(game).catch(() => undefined);
    onLeft();
  };
  return (
    <Dialog
      title={title}
      role="alertdialog"
      size="small"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose} autoFocus>
            {common.cancel}
          </Button>
          <Button look="danger" isDisabled={isBusy} onPress={() => void leave()}>
            {action}
          </Button>
        </>
      }
    >
      <p>{isChosen ? texts.leaving[custom] : sentence}</p>
    </Dialog>
  );
};
