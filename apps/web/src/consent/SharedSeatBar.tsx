import type { OnlineTable, SharedSeat } from '@coalbrook/wire/online';
import { useState } from 'react';

import { useConsentTexts } from '../language/consentTexts.ts';
import { useMessages } from '../language/useMessages.ts';
import { linkToSeat } from '../session/online/onlineApi.ts';
import { Button } from '../ui/Button.tsx';
import { notify } from '../ui/notices.ts';
import { Bar } from './Bar.tsx';

interface SharedSeatBarProps {
  readonly table: OnlineTable;
  readonly share: SharedSeat;
  /** Its person knows of it. */
  readonly onKnown: () => void;
}

/** Another device has come to play a seat of this one. */
export const SharedSeatBar = ({ table: { game, seats }, share, onKnown }: SharedSeatBarProps) => {
  const { online } = useMessages();
  const { shared: texts } = useConsentTexts();
  const [isBusy, setBusy] = useState(false);
  const end = async (): Promise<void> => {
    setBusy(true);
    // A new link, which nobody gets to know, ends what all others have.
    const answer = await linkToSeat(game, share.seat);
    setBusy(false);
    if (answer.ok) {
      onKnown();
      notify(texts.ended);
    } else notify(online.unreachable, { tone: 'fault' });
  };
  return (
    <Bar text={texts.note(seats[share.seat].name)} note={texts.advice}>
      <Button size="small" isDisabled={isBusy} onPress={onKnown}>
        {texts.known}
      </Button>
      <Button size="small" look="primary" isDisabled={isBusy} onPress={() => void end()}>
        {texts.end}
      </Button>
    </Bar>
  );
};
