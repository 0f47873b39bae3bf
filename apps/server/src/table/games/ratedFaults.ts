import { inputFault } from '@coalbrook/rules/input';
import type { InputFault, PlainExpectation } from '@coalbrook/rules/input';
import { unratedReasons } from '@coalbrook/wire/online';
import type { NewTable, UnratedReason } from '@coalbrook/wire/online';

const expectations: Readonly<Record<UnratedReason, PlainExpectation>> = {
  begun: 'ratedFromSetUp',
  files: 'ratedOnPrintedBoard',
  automata: 'ratedWithoutAutomata',
  hints: 'ratedWithoutHints',
  seats: 'ratedSeatEach',
  people: 'ratedPerson',
  alone: 'ratedClock',
  leaving: 'ratedToTheEnd',
};

/** What keeps a table from being rated that is to be. */
export const ratedFaults = (
  table: Parameters<typeof unratedReasons>[0] & Pick<NewTable, 'isRated'>,
): readonly InputFault[] => {
  if (table.isRated !== true) return [];
  const { position, record, wish, sitters, hasHints, mine, time, customs } = table;
  const places: Readonly<Record<UnratedReason, readonly [at: string, found: unknown]>> = {
    begun: position === undefined ? ['record', record] : ['position', position],
    files: ['wish.files', wish.files],
    automata: ['sitters', sitters],
    hints: ['hasHints', hasHints],
    seats: ['mine', mine],
    people: ['sitters', sitters],
    alone: ['time', time],
    leaving: ['customs.leaving', customs?.leaving],
  };
  return unratedReasons(table).map((reason) => {
    const [at, found] = places[reason];
    return inputFault(at, 'impossible', { kind: expectations[reason] }, found);
  });
};
