import type { Tournament } from '@coalbrook/wire/online';
import { useState } from 'react';

import { useTournamentTexts } from '../../../language/tournamentTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Select } from '../../../ui/Select.tsx';
import { arePlaces } from './places.ts';

import styles from './Tournament.module.css';

interface DecideDialogProps {
  readonly tournament: Tournament;
  readonly round: number;
  readonly table: number;
  readonly onClose: () => void;
  /** By seat; empty for no points, undefined to take a decision back. */
  readonly onDecide: (places: readonly number[] | undefined) => void;
}

/** Decides a game that was not played to its end. */
export const DecideDialog = ({ tournament, round, table, onClose, onDecide }: DecideDialogProps) => {
  const texts = useTournamentTexts();
  const match = tournament.rounds.find((one) => one.round === round)?.matches[table];
  const seats = match?.entrants ?? [];
  const [places, setPlaces] = useState<readonly number[]>(() =>
    match?.places && match.places.length > 0 ? match.places : seats.map((_, seat) => seat + 1),
  );
  if (!match) return undefined;
  const nameOf = (id: string): string => tournament.entrants.find(({ entrant }) => entrant === id)?.name ?? '';
  const isFine = arePlaces(places);
  return (
    <Dialog
      title={texts.decideTitle(round, table + 1)}
      isOpen
      onClose={onClose}
      actions={
        <>
          {match.status === 'decided' && (
            <Button look="quiet" onPress={() => onDecide(undefined)}>
              {texts.undoDecision}
            </Button>
          )}
          <Button onPress={() => onDecide([])}>{texts.voidMatch}</Button>
          <Button look="primary" isDisabled={!isFine} onPress={() => onDecide(places)}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={styles.decide}>
        <p>
          {texts.decideNote} {match.status === 'running' && texts.decideRunning}
        </p>
        {seats.map((id, seat) => (
          <Select
            key={id}
            label={texts.placeOf(nameOf(id))}
            choices={seats.map((_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
            value={String(places[seat])}
            onChange={(place) => setPlaces(places.map((one, at) => (at === seat ? Number(place) : one)))}
          />
        ))}
        {!isFine && (
          <p role="alert" className={styles.fault}>
            {texts.decideBad}
          </p>
        )}
      </div>
    </Dialog>
  );
};
