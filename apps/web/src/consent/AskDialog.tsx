import type { Seat } from '@coalbrook/rules';
import type { TimeControl } from '@coalbrook/time';
import type { OnlineTable, Proposal } from '@coalbrook/wire/online';
import { useState } from 'react';

import { TimeChoice } from '../clock/TimeChoice.tsx';
import { useConsentTexts } from '../language/consentTexts.ts';
import { useMessages } from '../language/useMessages.ts';
import { propose } from '../session/online/consentApi.ts';
import type { Session } from '../session/session.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { notify } from '../ui/notices.ts';
import { AskChoice } from './AskChoice.tsx';
import { CustomsNote } from './CustomsNote.tsx';
import { Happenings } from './Happenings.tsx';
import { TakeBackChoice } from './TakeBackChoice.tsx';

import styles from './Consent.module.css';

interface AskDialogProps {
  readonly table: OnlineTable;
  readonly session: Session;
  readonly onClose: () => void;
}

/** Somebody else whose turn it is, and who is not connected. */
const awayAt = ({ seats, held }: OnlineTable, actor: Seat): Seat | undefined => {
  const seat = seats[actor];
  const isAway = seat?.kind === 'person' && !seat.isFree && !seat.isPresent && !held.includes(actor);
  return isAway ? actor : undefined;
};

/** Lets somebody propose something to the others, and shows what was decided before. */
export const AskDialog = ({ table, session, onClose }: AskDialogProps) => {
  const texts = useConsentTexts();
  const { online } = useMessages();
  const [time, setTime] = useState<TimeControl>(table.clock?.control ?? { kind: 'none' });
  const [isBusy, setBusy] = useState(false);
  const { game, held, seats, question, paused } = table;
  const { frame } = session.snapshot;
  const away = awayAt(table, frame.actor);
  const isAlone = seats.every(({ kind, isFree }, seat) => kind !== 'person' || isFree || held.includes(seat as Seat));
  const send = async (what: Proposal): Promise<void> => {
    setBusy(true);
    const answer = await propose(game, what);
    setBusy(false);
    const sentences: Readonly<Record<string, string>> = { ...texts.failures, closed: texts.settled };
    if (answer.ok) onClose();
    else notify(sentences[answer.failed] ?? online.unreachable, { tone: 'fault' });
  };
  // Nothing can be taken back any more by a question that was asked before the last turn.
  const isAsked = question !== undefined && (question.seq === undefined || question.seq === frame.seq);
  const isDisabled = isBusy || isAsked;
  const current = JSON.stringify(table.clock?.control ?? { kind: 'none' });
  return (
    <Dialog title={texts.title} isOpen onClose={onClose}>
      <p>{isAsked ? texts.busy : isAlone ? texts.alone : texts.note}</p>
      <ul role="list" className={styles.choices}>
        <TakeBackChoice table={table} session={session} isDisabled={isDisabled} onAsk={(what) => void send(what)} />
        {paused === undefined && (
          <AskChoice
            title={texts.actions.pause}
            note={texts.notes.pause}
            isDisabled={isDisabled}
            onAsk={() => void send({ kind: 'pause' })}
          />
        )}
        {away !== undefined && (
          <AskChoice
            title={texts.actions.replace(seats[away].name)}
            note={texts.notes.replace}
            isDisabled={isDisabled}
            onAsk={() => void send({ kind: 'replace', seat: away })}
          />
        )}
        <AskChoice
          title={texts.actions.pace}
          note={texts.notes.pace}
          isDisabled={isDisabled || JSON.stringify(time) === current}
          onAsk={() => void send({ kind: 'pace', time })}
        >
          <TimeChoice value={time} onChange={setTime} />
        </AskChoice>
        <AskChoice
          title={texts.actions.abandon}
          note={texts.notes.abandon}
          isDisabled={isDisabled}
          onAsk={() => void send({ kind: 'abandon' })}
        />
      </ul>
      <CustomsNote table={table} />
      <Happenings table={table} />
    </Dialog>
  );
};
