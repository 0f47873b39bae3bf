import type { ConfirmedRound, DrawMethod, ProposedRound, Tournament } from '@coalbrook/wire/online';
import { useCallback, useEffect, useState } from 'react';

import { useTournamentTexts } from '../../../language/tournamentTexts.ts';
import type { ApiAnswer } from '../../../session/online/onlineApi.ts';
import type { TournamentClient } from '../../../session/online/tournamentsApi.ts';
import { Button, ToggleButton } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Select } from '../../../ui/Select.tsx';
import { drawMethods } from './drawMethods.ts';
import { withSwaps } from './swaps.ts';
import { useFigures } from './useFigures.ts';

import styles from './Tournament.module.css';

interface DrawDialogProps {
  readonly tournament: Tournament;
  readonly client: TournamentClient;
  readonly carryOut: (asked: Promise<ApiAnswer<Tournament>>) => Promise<boolean>;
  readonly onClose: () => void;
}

/** A draw, shown to the organiser before it counts. */
export const DrawDialog = ({ tournament, client, carryOut, onClose }: DrawDialogProps) => {
  const texts = useTournamentTexts();
  const figure = useFigures();
  const { format, entrants, rounds } = tournament;
  const [method, setMethod] = useState<DrawMethod>(format.draw);
  const [proposed, setProposed] = useState<ProposedRound>();
  const [problem, setProblem] = useState('');
  const [swaps, setSwaps] = useState<ConfirmedRound['swaps']>([]);
  const [chosen, setChosen] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const propose = useCallback(async (): Promise<void> => {
    const answer = await client.propose(method);
    setSwaps([]);
    setChosen(undefined);
    setProposed(answer.ok ? answer.value : undefined);
    setProblem(answer.ok ? '' : (texts.refusals[answer.failed] ?? texts.unreachable));
  }, [client, method, texts]);
  useEffect(() => void propose(), [propose]);
  const confirm = async (draw: ProposedRound): Promise<void> => {
    setBusy(true);
    const isDone = await carryOut(client.confirm(draw, swaps));
    setBusy(false);
    if (isDone) onClose();
    else await propose();
  };
  const nameOf = (id: string): string => entrants.find(({ entrant }) => entrant === id)?.name ?? '';
  const choose = (id: string): void => {
    if (chosen === undefined || chosen === id) setChosen(chosen === id ? undefined : id);
    else {
      setSwaps([...swaps, [chosen, id]]);
      setChosen(undefined);
    }
  };
  const person = (id: string) => (
    <li key={id}>
      <ToggleButton size="small" wide isSelected={chosen === id} onPress={() => choose(id)}>
        <bdi>{nameOf(id)}</bdi>
      </ToggleButton>
    </li>
  );
  const { tables, byes } = withSwaps(proposed ?? { tables: [], byes: [] }, swaps);
  return (
    <Dialog
      title={texts.drawTitle(rounds.length + 1)}
      size="wide"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={() => void propose()}>
            {texts.again}
          </Button>
          <Button
            look="primary"
            isDisabled={isBusy || !proposed}
            onPress={() => {
              if (proposed) void confirm(proposed);
            }}
          >
            {isBusy ? texts.confirming : texts.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.draw}>
        <div className={styles.how}>
          <Select
            label={texts.make.draw}
            choices={drawMethods.map((one) => ({
              value: one,
              label: texts.methods[one],
              note: texts.methodNotes[one],
            }))}
            value={method}
            onChange={setMethod}
          />
          <p className={styles.note} aria-live="polite">
            {problem || (chosen === undefined ? texts.drawNote : texts.drawChosen(nameOf(chosen)))}
          </p>
        </div>
        <div className={styles.matches}>
          {tables.map((table, at) => (
            <section key={at} className={styles.match} aria-label={texts.table(at + 1)}>
              <header>
                <h3>{texts.table(at + 1)}</h3>
              </header>
              <ul role="list">{table.map(person)}</ul>
            </section>
          ))}
          {byes.length > 0 && (
            <section className={styles.match}>
              <header>
                <h3>{texts.make.bye}</h3>
                <span className={styles.soft}>+{figure(format.byePoints)}</span>
              </header>
              <ul role="list">{byes.map(person)}</ul>
            </section>
          )}
        </div>
      </div>
    </Dialog>
  );
};
