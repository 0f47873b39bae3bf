import type { OnlineTable, Proposal } from '@coalbrook/wire/online';
import { useMemo, useState } from 'react';

import { JournalWriter } from '../journal/journalWriter.ts';
import { useMoment } from '../journal/useMoment.ts';
import { useConsentTexts } from '../language/consentTexts.ts';
import { useLanguage } from '../language/useMessages.ts';
import type { Session } from '../session/session.ts';
import { Select } from '../ui/Select.tsx';
import { AskChoice } from './AskChoice.tsx';
import { deedIn, likelyTurn, pastTurns } from './pastTurns.ts';

interface TakeBackChoiceProps {
  readonly table: OnlineTable;
  readonly session: Session;
  readonly isDisabled: boolean;
  readonly onAsk: (what: Proposal) => void;
}

/** As many turns as are listed. */
const MOST = 40;

/** Lets somebody choose from which turn on turns are taken back, in the words of the journal. */
export const TakeBackChoice = ({
  table: { seats, held, line = 0 },
  session,
  isDisabled,
  onAsk,
}: TakeBackChoiceProps) => {
  const texts = useConsentTexts();
  const language = useLanguage();
  const { snapshot } = session;
  const { table, steps, shown } = snapshot;
  const names = useMemo(() => seats.map(({ name }) => name), [seats]);
  const say = useMoment(table, names);
  const turns = useMemo(
    () => pastTurns(steps, (seat) => seats[seat]?.kind === 'person').slice(0, MOST),
    [steps, seats],
  );
  const lines = useMemo(
    () => new JournalWriter({ table, names, language }).upTo(steps, Infinity),
    [table, names, language, steps],
  );
  const [chosen, setChosen] = useState(
    () => `${likelyTurn(turns, held, shown.mode === 'past' ? shown.seq : undefined)?.to ?? ''}`,
  );
  const turn = turns.find(({ to }) => `${to}` === chosen) ?? turns.at(0);
  if (!turn) return undefined;
  const choices = turns.map((one) => ({
    value: `${one.to}`,
    label: say(one.moment),
    note: deedIn(lines, one),
  }));
  return (
    <AskChoice
      title={texts.actions.takeBack}
      note={texts.notes.takeBack}
      isDisabled={isDisabled}
      onAsk={() => onAsk({ kind: 'takeBack', to: turn.to, line })}
    >
      <Select
        label={texts.takeBackFrom}
        choices={choices}
        value={`${turn.to}`}
        onChange={setChosen}
        isDisabled={isDisabled}
      />
      <p>
        {deedIn(lines, turn)} {texts.takesBack(turn.turns)}
      </p>
    </AskChoice>
  );
};
