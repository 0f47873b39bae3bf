import { isOver } from '@coalbrook/rules';
import { inputFault } from '@coalbrook/rules/input';
import type { InputFault } from '@coalbrook/rules/input';

import type { GameRecord, Header } from './record.ts';
import { replay } from './replay.ts';

/** Entries before a resumption are not checked. Under the same rules, nothing would excuse that. */
const resumptionFault = ({ resumed, rules }: Header): InputFault | undefined =>
  resumed?.rules === rules
    ? inputFault('resumed.rules', 'impossible', { kind: 'otherRules', rules }, rules)
    : undefined;

/** A game that was played to its end cannot have been abandoned. */
const abandonedFault = (record: GameRecord): InputFault | undefined => {
  if (!record.header.abandoned) return undefined;
  const game = replay(record);
  return game.ok && isOver(game.value.state)
    ? inputFault('abandoned', 'impossible', { kind: 'unfinishedGame' }, true)
    : undefined;
};

/** What a record from elsewhere may not claim. Whether its entries fit shows in the replay. */
export const foreignFault = (record: GameRecord): InputFault | undefined =>
  resumptionFault(record.header) ?? abandonedFault(record);
