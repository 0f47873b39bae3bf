import { apprentice, unrecordedGame } from '@coalbrook/bots';
import { playContest, playing, seatBots } from '@coalbrook/referee';
import type { Contestant } from '@coalbrook/referee';
import { done, fail, seedOf } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';
import { counted, listed, namesOf, oneLine } from '@coalbrook/words';

import { botFlags, botSeconds } from '../botFlags.ts';
import type { CliCommand } from '../command.ts';
import { readTable, seedFlag, tableFlags, usualEdition } from '../tableFlags.ts';
import { JournalText } from '../text/journalText.ts';
import { paintFor } from '../text/paint.ts';

/** Who plays, and against whom. */
const playersOf = (table: Table, bots: readonly Contestant[]): string => {
  const people = namesOf(table).slice(0, table.wish.seats);
  const automata = namesOf(table).slice(table.wish.seats);
  const players = bots.every(({ name }) => name === apprentice.name)
    ? `${people.length === 1 ? 'an apprentice' : 'apprentices'}: ${listed(people)}`
    : listed(people.map((name, seat) => `${name} (${oneLine(bots[seat].name)})`));
  return automata.length === 0 ? players : `${players} against ${listed(automata)}`;
};

export const demo: CliCommand = {
  name: 'demo',
  operands: [],
  sentence: 'Plays one whole game between bots and prints its journal.',
  more: ['A different seed plays a different game.'],
  flags: {
    ...tableFlags,
    ...seedFlag('coalbrook'),
    ...botFlags(apprentice.name),
  },
  async run(flags, io) {
    const found = readTable(flags, io);
    if (!found.ok) return found;
    const wish = flags.close({
      seed: flags.text('seed', 'coalbrook'),
      bots: flags.text('bots', apprentice.name),
      seconds: botSeconds(flags),
    });
    if (!wish.ok) return wish;
    const table = found.value;
    const { seed, seconds } = wish.value;
    const bots = await seatBots(wish.value.bots, table, { ...io, seconds });
    if (!bots.ok) return fail(`--bots: ${bots.fault}`);

    const journal = new JournalText(table, io.width);
    const { tell } = journal;
    const game = await playing(() => playContest(unrecordedGame(table, tell), bots.value, seedOf(seed), tell));
    if (!game.ok) return game;
    const { rounds, decisions } = game.value;

    const { faint } = paintFor(io.colour);
    const players = `Coalbrook plays one game with ${playersOf(table, bots.value)}.`;
    const length = `${counted(rounds, 'round')} and ${counted(decisions, 'decision')} from seed ${oneLine(seed)}.`;
    const edition = table.edition === usualEdition ? '' : `--edition ${table.edition.slug} `;
    const advice = `A different seed plays a different game: npm run demo -- ${edition}--seed TEXT`;
    return done(`${faint(players)}\n\n${journal.text(io.colour)}\n${faint(`${length}\n${advice}`)}\n`);
  },
};
