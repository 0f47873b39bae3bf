import { apprentice, playGame } from '@coalbrook/bots';
import { done, seedOf } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';
import { counted, listed, namesOf, oneLine } from '@coalbrook/words';

import type { Command } from '../command.ts';
import { readTable, seedFlag, tableFlags, usualEdition } from '../tableFlags.ts';
import { Journal } from '../text/journal.ts';
import { paintFor } from '../text/paint.ts';

/** Who plays, and against whom. */
const playersOf = (table: Table): string => {
  const people = namesOf(table).slice(0, table.wish.seats);
  const automata = namesOf(table).slice(table.wish.seats);
  const players = `${people.length === 1 ? 'an apprentice' : 'apprentices'}: ${listed(people)}`;
  return automata.length === 0 ? players : `${players} against ${listed(automata)}`;
};

export const demo: Command = {
  name: 'demo',
  operands: [],
  sentence: 'Plays one whole game between apprentices and prints its journal.',
  more: ['Another seed plays another game.'],
  flags: { ...tableFlags, ...seedFlag('coalbrook') },
  run(flags, desk) {
    const found = readTable(flags, desk);
    if (!found.ok) return found;
    const wish = flags.close(flags.text('seed', 'coalbrook'));
    if (!wish.ok) return wish;
    const table = found.value;
    const seed = wish.value;

    const journal = new Journal(table, desk.width);
    const policies = Array.from({ length: table.wish.seats }, () => apprentice);
    const { rounds, decisions } = playGame(table, policies, seedOf(seed), journal.tell);

    const { faint } = paintFor(desk.colour);
    const players = `Coalbrook plays one game with ${playersOf(table)}.`;
    const length = `${counted(rounds, 'round')} and ${counted(decisions, 'decision')} from the seed ${oneLine(seed)}.`;
    const edition = table.edition === usualEdition ? '' : `--edition ${table.edition.slug} `;
    const advice = `Another seed plays another game: npm run demo -- ${edition}--seed TEXT`;
    return done(`${faint(players)}\n\n${journal.text(desk.colour)}\n${faint(`${length}\n${advice}`)}\n`);
  },
};
