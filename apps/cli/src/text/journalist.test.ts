import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { playGame, random } from '@coalbrook/bots';
import type { Policy } from '@coalbrook/bots';
import { ageOfIndustry, birmingham, lancashire } from '@coalbrook/editions';
import { parseRecord, replay, tableOf } from '@coalbrook/record';
import { makeTable, questionOf, seedOf, standings } from '@coalbrook/rules';
import type {
  DistantId,
  Edition,
  EraId,
  GameEvent,
  LinkId,
  Seat,
  SiteId,
  State,
  Table,
  Tell,
  Wish,
} from '@coalbrook/rules';
import { figure, namesOf } from '@coalbrook/words';
import { describe, expect, it } from 'vitest';

import { priorityBot } from '../../../../samples/priorities.ts';
import { journalist } from './journalist.ts';

const tableFor = (edition: Edition, wish: Wish): Table => {
  const table = makeTable(edition, wish);
  if (!table.ok) throw new Error('no table');
  return table.value;
};

const tables: readonly (readonly [string, Table])[] = [
  ['2 seats', tableFor(birmingham, { seats: 2 })],
  ['3 seats', tableFor(birmingham, { seats: 3 })],
  ['4 seats', tableFor(birmingham, { seats: 4 })],
  ['the introductory game', tableFor(birmingham, { seats: 3, options: ['introductory'] })],
  ['an automaton', tableFor(birmingham, { seats: 1, automata: ['eadweard:normal'] })],
  ['two automata', tableFor(birmingham, { seats: 1, automata: ['eadweard:hard', 'emily:easy'] })],
  [
    'two automata in varying order',
    tableFor(birmingham, { seats: 1, options: ['varying-order'], automata: ['eadweard:normal', 'emily:normal'] }),
  ],
  ['2 seats and a distant market', tableFor(lancashire, { seats: 2 })],
  ['3 seats and a distant market', tableFor(lancashire, { seats: 3, options: ['virtual-link-both'] })],
  ['4 seats and a distant market', tableFor(lancashire, { seats: 4 })],
  ['a distant market in the introductory game', tableFor(lancashire, { seats: 3, options: ['introductory'] })],
  ['a distant market and the classic deck', tableFor(lancashire, { seats: 4, options: ['classic-deck'] })],
  ['3 seats and loans', tableFor(ageOfIndustry, { seats: 3 })],
  ['4 seats, loans and ships', tableFor(ageOfIndustry, { seats: 4, options: ['new-england', 'ship-card-own-port'] })],
  ['5 seats and loans', tableFor(ageOfIndustry, { seats: 5, options: ['develop-lowest'] })],
  ['a distant market on another map', tableFor(lancashire, { seats: 2, options: ['community'] })],
];

const everySeat = (table: Table, policy: Policy): readonly Policy[] =>
  Array.from({ length: table.wish.seats }, () => policy);

interface ToldGame {
  readonly table: Table;
  readonly state: State;
  readonly lines: readonly string[];
}

const tellGame = (table: Table, play: (tell: Tell) => State): ToldGame => {
  const journal = journalist(table, namesOf(table));
  const lines: string[] = [];
  const state = play((event) => lines.push(...journal.tell(event)));
  expect(journal.catchUp()).toEqual([]);
  return { table, state, lines };
};

/** Each game is played once for all tests that read its journal. */
const randomGames = tables.map(([name, table]) => ({
  name: `a random game with ${name}`,
  told: tellGame(table, (tell) => playGame(table, everySeat(table, random), seedOf('journal'), tell).state),
}));

const golden = join(import.meta.dirname, '../../../../tests/golden/games');

const goldenGames = readdirSync(golden)
  .filter((file) => file.endsWith('.json'))
  .map((file) => {
    const record = parseRecord(readFileSync(join(golden, file), 'utf8'));
    const table = record.ok ? tableOf(record.value.header) : record;
    if (!record.ok || !table.ok) throw new Error(`${file} cannot be read`);
    const told = tellGame(table.value, (tell) => {
      const game = replay(record.value, tell);
      if (!game.ok) throw new Error(`${file} cannot be replayed`);
      return game.value.state;
    });
    return { name: `the golden game ${file}`, told };
  });

describe.each([...randomGames, ...goldenGames])('the journal of $name', ({ told: { table, state, lines } }) => {
  it('ends with the final standings', () => {
    const ranking = standings(table, state).map(({ seat, rank, points }) => [
      `${rank}. ${namesOf(table)[seat]}`,
      figure(points),
    ]);
    const rows = lines
      .map((line) => /^ {2}(\d\. \S+) .* (−?\d+)$/.exec(line))
      .flatMap((row) => (row ? [[row[1], row[2]]] : []));
    expect(rows).toEqual(ranking);
    expect(lines.at(-1)).toContain(`${ranking[0][1]} point`);
  });

  it('has no gaps and no slugs', () => {
    const gaps = lines.filter((line) => /undefined|NaN|#|farm-|\(\)|\S {2}[a-z]+ [a-z]+ {2}/.test(line));
    expect(gaps).toEqual([]);
    expect(lines.filter((line) => line.length > 110)).toEqual([]);
  });

  it('uses one currency', () => {
    const text = lines.join('\n');
    expect(text).toMatch(table.edition.currency === '$' ? /\$\d/ : /£\d/);
    expect(text).not.toMatch(table.edition.currency === '$' ? /£/ : /\$/);
    expect(text).not.toMatch(/[£$](?!\d)/);
  });
});

describe('the journal', () => {
  it('describes the end of an era and of a game against automata', () => {
    const table = tableFor(birmingham, { seats: 1, automata: ['eadweard:normal'] });
    const journal = journalist(table, namesOf(table));
    const events: readonly GameEvent[] = [
      { event: 'reshuffled', count: 40 },
      { event: 'matCleared', seat: 1 as Seat, count: 2 },
      { event: 'gameEnded', winners: [0 as Seat, 1 as Seat] },
    ];
    const lines = events.flatMap((event) => journal.tell(event));
    expect(lines.slice(0, 2)).toEqual([
      '  All 40 cards are shuffled, and Arkwright is dealt a new hand.',
      '  Eadweard removes 2 tiles that are too old for the next era.',
    ]);
    expect(lines.at(-1)).toBe('  Arkwright and Eadweard share the win with 0 points.');
  });

  it('says whether the distant market was closed when it starts over', () => {
    const table = tableFor(lancashire, { seats: 2 });
    const journal = journalist(table, namesOf(table));
    const told = (...events: readonly GameEvent[]): string | undefined => {
      for (const event of events) journal.tell(event);
      return journal.catchUp().at(-1);
    };
    const [seat, site, tile] = [0 as Seat, 0 as SiteId, table.industries[0].tiles[0]];
    const built: GameEvent = { event: 'built', seat, site, tile, cost: 0 };
    const exported: GameEvent = { event: 'exported', seat, site };
    const closed: GameEvent = {
      event: 'distantMoved',
      seat,
      tile: 4 as DistantId,
      space: 8,
      income: 0,
      closed: true,
    };
    expect(told({ event: 'distantReset' })).toBe('  The distant market starts over.');
    expect(told(built, exported, closed, { event: 'distantReset' })).toBe('  The distant market is open again.');
    expect(told({ event: 'distantReset' })).toBe('  The distant market starts over.');
  });

  it('states what cash is worth at the end of a game, also in the score table', () => {
    const table = tableFor(lancashire, { seats: 2 });
    const journal = journalist(table, namesOf(table));
    const events: readonly GameEvent[] = [
      { event: 'roundBegan', era: 1 as EraId, round: 10 },
      { event: 'eraEnded', era: 1 as EraId },
      { event: 'linkScored', seat: 1 as Seat, link: 0 as LinkId, points: 4 },
      { event: 'cashScored', seat: 0 as Seat, points: 3 },
      { event: 'cashScored', seat: 1 as Seat, points: 0 },
      { event: 'gameEnded', winners: [1 as Seat] },
    ];
    const lines = events.flatMap((event) => journal.tell(event));
    expect(lines.slice(lines.indexOf('End of the rail era'))).toEqual([
      'End of the rail era',
      '  Arkwright  0 for 0 links, 0 for 0 tiles and 3 for cash; now 3 points.',
      '  Tinsley    4 for 1 link, 0 for 0 tiles and 0 for cash; now 4 points.',
      '',
      'Final score',
      '                canal  canal   rail   rail',
      '                links  tiles  links  tiles  cash  total',
      '  1. Tinsley        0      0      4      0     0      4',
      '  2. Arkwright      0      0      0      0     3      3',
      '',
      '  Tinsley wins with 4 points.',
    ]);
  });

  const [arkwright, tinsley, brunel] = [0, 1, 2] as Seat[];

  it('states everyone’s loans at the end of a round', () => {
    const table = tableFor(ageOfIndustry, { seats: 3 });
    const site = (slug: string): SiteId => table.sites.findIndex((one) => one.slug === slug) as SiteId;
    const journal = journalist(table, namesOf(table));
    const events: readonly GameEvent[] = [
      { event: 'ordered', order: [tinsley, brunel, arkwright] },
      { event: 'displayed', card: table.cards[0].id },
      { event: 'displayed', card: table.cards[0].id },
      { event: 'turnBegan', seat: arkwright },
      { event: 'lent', seat: arkwright, amount: 10 },
      { event: 'built', seat: arkwright, site: site('hamburg#3'), tile: table.industries[0].tiles[0], cost: 4 },
      { event: 'repaid', seat: arkwright, amount: 10 },
      { event: 'reordered', order: [brunel, arkwright, tinsley], spent: [4, 5, 0] },
      { event: 'repaid', seat: brunel, amount: 20 },
      { event: 'lent', seat: brunel, amount: 10 },
      { event: 'interestPaid', seat: brunel, money: 3 },
      { event: 'interestPaid', seat: arkwright, money: 1 },
      { event: 'roundBegan', era: 0 as EraId, round: 2 },
    ];
    const lines = events.flatMap((event) => journal.tell(event));
    expect(lines).toEqual([
      'Age of Industry · Germany (reconstructed board)',
      '',
      '  Turn order: Tinsley, Brunel, Arkwright.',
      `  In the display: 2 ${table.cards[0].name} cards.`,
      '  Arkwright  builds cotton mill 1 in Hamburg for $4 (a loan of $10).',
      '             Then pays back $10.',
      '  Next turn order, by money spent: Brunel $0, Arkwright $4, Tinsley $5.',
      '  Loans: Brunel pays back $20, borrows $10 and pays $3 interest (has −$13); Arkwright pays $1 interest (has',
      '  −$5).',
    ]);
  });

  it('states what links pay before scoring, and that the turn order breaks ties', () => {
    const table = tableFor(ageOfIndustry, { seats: 3 });
    const journal = journalist(table, namesOf(table));
    const tile = table.industries[0].tiles[1];
    const events: readonly GameEvent[] = [
      { event: 'roundBegan', era: 0 as EraId, round: 10 },
      { event: 'reordered', order: [tinsley, brunel, arkwright], spent: [2, 0, 1] },
      { event: 'eraEnded', era: 0 as EraId },
      { event: 'linkPaid', seat: arkwright, link: 0 as LinkId, money: 5 },
      { event: 'linkPaid', seat: arkwright, link: 1 as LinkId, money: 6 },
      { event: 'linkPaid', seat: brunel, link: 2 as LinkId, money: 7 },
      { event: 'repaid', seat: arkwright, amount: 10 },
      { event: 'cashScored', seat: arkwright, points: 0 },
      { event: 'cashScored', seat: tinsley, points: 2 },
      { event: 'cashScored', seat: brunel, points: 1 },
      { event: 'tileScored', seat: arkwright, site: 0 as SiteId, tile, points: 2, again: false },
      { event: 'tileScored', seat: brunel, site: 1 as SiteId, tile, points: 2, again: false },
      { event: 'loansScored', seat: brunel, points: -3 },
      { event: 'gameEnded', winners: [tinsley] },
    ];
    const lines = events.flatMap((event) => journal.tell(event));
    expect(lines.slice(2)).toEqual([
      '  Next turn order, by money spent: Tinsley $0, Brunel $1, Arkwright $2.',
      '',
      'End of the age of railways',
      '  Arkwright  receives $11 for 2 rails, pays back $10 and has $1.',
      '  Tinsley    has $0.',
      '  Brunel     receives $7 for 1 rail and has $7.',
      '  Arkwright  2 for 1 tile and 0 for cash; now 2 points.',
      '  Tinsley    0 for 0 tiles and 2 for cash; now 2 points.',
      '  Brunel     2 for 1 tile, 1 for cash and −3 for loans; now 0 points.',
      '',
      'Final score',
      '                tiles  cash  loans  total',
      '  1. Tinsley        0     2      0      2',
      '  2. Arkwright      2     0      0      2',
      '  3. Brunel         2     1     −3      0',
      '',
      '  Tinsley wins with 2 points, breaking the tie by going earlier in turn order.',
    ]);
  });

  it('continues in the middle of an action after catching up', () => {
    const table = tableFor(ageOfIndustry, { seats: 3 });
    const journal = journalist(table, namesOf(table));
    const told = (...events: readonly GameEvent[]): readonly string[] => [
      ...events.flatMap((event) => journal.tell(event)),
      ...journal.catchUp(),
    ];
    expect([
      told({ event: 'turnBegan', seat: tinsley }, { event: 'actionBegan', seat: tinsley, kind: 'draw' }),
      told({ event: 'dealt', seat: tinsley, count: 1, cards: undefined }),
      told({ event: 'picked', seat: tinsley, card: table.cards[0].id }),
      told({ event: 'displayed', card: table.cards[1].id }),
    ]).toEqual([
      ['  Tinsley    draws a card from the deck.'],
      [],
      [`             Then takes the ${table.cards[0].name} card from the display.`],
      [`             The ${table.cards[1].name} card is displayed.`],
    ]);
  });

  it.each([
    ['people', tableFor(birmingham, { seats: 4 })],
    ['automata', tableFor(birmingham, { seats: 1, automata: ['eadweard:normal', 'emily:normal'] })],
    ['people with a distant market', tableFor(lancashire, { seats: 4 })],
    ['people with loans', tableFor(ageOfIndustry, { seats: 5, options: ['new-england'] })],
  ])('can catch up in the middle of a turn, with %s', (_, table) => {
    const journal = journalist(table, namesOf(table));
    const whole: string[] = [];
    const parts: string[] = [];
    const eager = journalist(table, namesOf(table));
    const asking: Policy = {
      ...priorityBot,
      choose(decision) {
        if (questionOf(decision.view) === 'action') parts.push(...eager.catchUp());
        return priorityBot.choose(decision);
      },
    };
    playGame(table, everySeat(table, asking), seedOf('b'), (event) => {
      whole.push(...journal.tell(event));
      parts.push(...eager.tell(event));
    });
    expect(parts).toEqual(whole);
  });
});
