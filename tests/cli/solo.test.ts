/** The solo game on the command line. */

import { describe, expect, it } from 'vitest';

import { coalbrook, recordOf, refused, said } from './coalbrook.ts';
import { deck } from './samples.ts';

const ONE = '--seats 1 --automa eadweard:normal';
const TWO = '--automa eadweard:hard,emily:easy';

interface Deck {
  readonly cards: { front: { industry?: string; locations: string[] }[] }[];
}

describe('the flags of a table', () => {
  it('choose automata, with or without --seats', async () => {
    const counts = async (flags: string): Promise<unknown> => JSON.parse(await said(`perft --depth 1 --json ${flags}`));
    const game = { edition: 'birmingham', seats: 1, options: [], seed: '1', depth: 1 };
    expect(await counts(ONE)).toMatchObject({ ...game, automata: ['eadweard:normal'] });
    expect(await counts('--automa eadweard')).toEqual(await counts(ONE));
    expect(await counts(TWO)).toMatchObject({ automata: ['eadweard:hard', 'emily:easy'] });
    expect(await counts('--automa eadweard:easy+cotton-1=3,emily')).toMatchObject({
      automata: ['eadweard:easy+cotton-1=3', 'emily:normal'],
    });
    expect(await said(`perft --depth 1 ${TWO}`)).toMatch(
      /^Brass: Birmingham, 1 seat against eadweard:hard and emily:easy, seed 1\n/,
    );
  });

  it('list what each edition offers', async () => {
    expect(await said('help demo')).toMatch(/--automa NAME:LEVEL,… .*eadweard, emily, at the level easy, normal, hard/);
    expect(await said('help demo')).toMatch(/--automa-deck FILE .*birmingham/);
  });

  it.each([
    ['--automa x', '--automa: "x" is unknown, expected one of eadweard, emily'],
    ['--automa eadweard:odd', '--automa: "odd" is unknown, expected one of easy, normal, hard'],
    ['--automa=', '--automa is empty'],
    ['--automa eadweard --seats 2', '--seats: 2 is out of range, expected 1 beside automata'],
    [
      '--option varying-order',
      '--option: "varying-order" does not fit the other choices, expected an automaton at the table',
    ],
    ['--automa eadweard --automa-deck none', 'none: there is no such file'],
    ['--automa eadweard --automa-deck text', 'text: expected JSON, found something else'],
    ['--automa eadweard --automa-deck list', 'list: the deck: expected an object, found []'],
    ['--automa-deck deck', '--automa-deck: impossible, expected an automaton at the table, found "automa-deck"'],
  ])('are refused in one line: %s', async (flags, complaint) => {
    const line = await refused(`demo ${flags}`, { text: 'cards', list: '[]', deck });
    if (typeof complaint === 'string') expect(line).toBe(complaint);
    else expect(line).toMatch(complaint);
  });

  it('accept custom cards', async () => {
    const other = JSON.parse(deck) as Deck;
    for (const { front } of other.cards) {
      for (const slot of front) {
        if (slot.industry === 'cotton') slot.locations = ['tamworth'];
      }
    }
    const files = { deck, other: JSON.stringify(other) };
    const game = (flags: string): Promise<string> => said(`demo ${ONE} --bots random${flags}`, files);
    expect(await game(' --automa-deck deck')).toBe(await game(''));
    expect(await game(' --automa-deck other')).not.toBe(await game(''));
  });

  it('report the faults of custom cards one per line, up to a limit', async () => {
    const broken = JSON.parse(deck) as Deck;
    broken.cards[3].front[0].locations[1] = 'atlantis';
    broken.cards[5].front[1].locations = [];
    const lines = (await refused(`demo ${ONE} --automa-deck my.json`, { 'my.json': JSON.stringify(broken) })).split(
      '\n',
    );
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe('my.json: cards[3].front[0].locations[1]: "atlantis" is unknown, expected a place');
    expect(lines[1]).toMatch(/^my\.json: cards\[5\]\.front\[1\]\.locations: /);

    for (const { front } of broken.cards) front[0].locations = ['atlantis'];
    const many = (await refused(`demo ${ONE} --automa-deck my.json`, { 'my.json': JSON.stringify(broken) })).split(
      '\n',
    );
    expect(many).toHaveLength(21);
    expect(many[20]).toMatch(/^and \d+ more$/);
  });
});

describe('a game against automata', () => {
  it('is described with their names and cards', async () => {
    const journal = await said(`demo ${TWO}`);
    expect(journal).toMatch(
      /^Coalbrook plays one game with an apprentice: Arkwright against Eadweard and Emily\.\n\nBrass: Birmingham · against eadweard:hard and emily:easy\n/,
    );
    expect(journal).toContain('Turn order: Arkwright, Eadweard, Emily.');
    expect(journal).toMatch(/\n {2}Emily +(turns over|follows the corner of) card /);
    expect(journal).toMatch(/card \d+\/3p \(reconstructed\)/);
    expect(journal).not.toMatch(/card \d+\/3p(?! \(reconstructed\)| *\n)/);
    expect(journal).toContain('and Arkwright is dealt a new hand.');
    expect(journal).not.toMatch(/Next turn order|Tinsley|Eadweard (\+|−)?£/);
    expect(await said(`demo ${TWO} --bots random --option varying-order`)).toMatch(
      /Next turn order, by money spent: .*Emily £\d+/,
    );
  });

  it('can be replayed', async () => {
    const files = { game: await recordOf(`simulate ${TWO} --games 1 --seed s`) };
    expect(await said(`demo ${TWO} --bots random --seed s/1`)).toContain(await said('replay game', files));
    expect(JSON.parse(await said('replay game --json', files))).toMatchObject({
      seats: 1,
      automata: ['eadweard:hard', 'emily:easy'],
      over: true,
      scores: [expect.any(Number), expect.any(Number), expect.any(Number)] as unknown,
    });
  });

  it('is recorded with its custom cards', async () => {
    const files = { game: await recordOf(`simulate ${ONE} --automa-deck deck --games 1`, { deck }) };
    expect(JSON.parse(await said('replay game --json', files))).toMatchObject({ over: true });
    const cut = { game: files.game.replace('"locations":["redditch","coalbrookdale"]', '"locations":["atlantis"]') };
    expect(await refused('replay game', cut)).toMatch(/^game: files\.automa-deck\.cards\[0\]\.front\[0\]/);
  });
});

describe('simulate', () => {
  it('counts automata like bots', async () => {
    const line = `simulate ${TWO} --games 4 --json`;
    const tally = JSON.parse(await said(line)) as {
      readonly bySeat: readonly { readonly bot: string; readonly points: { readonly mean: number } }[];
      readonly byBot: readonly { readonly bot: string; readonly seats: readonly number[] }[];
    };
    expect(tally).toMatchObject({ seats: 1, automata: ['eadweard:hard', 'emily:easy'], seed: '1', games: 4 });
    expect(tally).not.toHaveProperty('automaDeck');
    expect(tally.bySeat.map(({ bot }) => bot)).toEqual(['random', 'eadweard:hard', 'emily:easy']);
    expect(tally.byBot.map(({ seats }) => seats)).toEqual([[0], [1], [2]]);
    expect(Math.min(...tally.bySeat.slice(1).map(({ points }) => points.mean))).toBeGreaterThan(50);
    const withDeck = JSON.parse(await said(`${line} --automa-deck deck`, { deck })) as Readonly<
      Record<string, unknown>
    >;
    expect(withDeck).toEqual({ ...tally, automaDeck: true });
  });

  it('shows that a bot that plans its turns scores well against an automaton, and a random one does not', async () => {
    const person = async (bot: string): Promise<number> => {
      const tally = JSON.parse(await said(`simulate ${ONE} --bots ${bot} --games 2 --json`)) as {
        readonly bySeat: readonly { readonly points: { readonly mean: number } }[];
      };
      return tally.bySeat[0].points.mean;
    };
    expect(await person('apprentice')).toBeGreaterThan(100);
    expect(await person('random')).toBeLessThan(50);
  });

  it('says who plays, and how many cards are reconstructions', async () => {
    const page = await said(`simulate ${TWO} --games 2`);
    expect(page).toMatch(
      /^Brass: Birmingham, 1 seat against eadweard:hard and emily:easy, 2 games\n9 of the 31 cards are reconstructions\.\n/,
    );
    expect(page).toMatch(/\n {2}seat 2 \(emily:easy\) +\d/);
    expect(await said(`simulate ${ONE} --games 2`)).not.toContain('reconstruction');
  });

  it('seats bots for people only', async () => {
    expect(await refused(`simulate ${ONE} --bots random,apprentice`)).toBe('--bots: 2 bots, but 1 seat');
  });
});

describe('the referee', () => {
  const ask = async (flags: string, ...requests: readonly string[]): Promise<readonly unknown[]> => {
    const text = await said(`referee ${flags}`, { deck }, requests.map((one) => `{"do":"${one}"}\n`).join(''));
    return text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
  };

  it('opens the game of its flags', async () => {
    const [legal, record] = await ask(`--edition birmingham ${ONE} --seed 7`, 'legal', 'record');
    expect(legal).toMatchObject({ ok: true, pending: { awaits: 'action', seat: 0 } });
    expect(record).toMatchObject({ record: { seats: 1, automata: ['eadweard:normal'] } });
    expect(await ask(ONE, 'legal')).toMatchObject([{ pending: { awaits: 'chance', urn: 'merchants' } }]);
    expect(await ask(`${ONE} --automa-deck deck --seed 7`, 'legal')).toEqual([legal]);
  });

  it('opens no game without flags', async () => {
    expect(await ask('--seed 7', 'legal')).toMatchObject([{ ok: true }]);
    expect(await said('referee', {}, '{"do":"legal"}\n')).toMatch(/^\{"ok":false,"error":"there is no game yet/);
  });

  it('refuses bad flags before it reads anything', async () => {
    expect(await refused('referee --automa ada')).toBe('--automa: "ada" is unknown, expected one of eadweard, emily');
  });
});

describe('the process', () => {
  it('reports one fault per line', async () => {
    const { code, stdout, stderr } = await coalbrook(['demo', '--automa', 'ada:odd']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe(
      'coalbrook: --automa: "ada" is unknown, expected one of eadweard, emily\n' +
        'coalbrook: --automa: "odd" is unknown, expected one of easy, normal, hard\n',
    );
  });
});
