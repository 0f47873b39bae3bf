import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { birmingham, lancashire } from '@coalbrook/editions';
import type { Edition } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { root } from '../source.ts';
import { coalbrook, recordOf, refused, said, settle } from './coalbrook.ts';

const optionsOf = ({ options }: Edition): string => options.map(({ slug }) => slug).join(', ');

describe('demo', () => {
  it('plays a whole game and breaks the score down', async () => {
    const text = await said('demo --seats 3');
    expect(text).toMatch(/^Coalbrook plays one game with apprentices: \w+, \w+ and \w+\.\n\nBrass: Birmingham\n/);
    expect(text).toMatch(/\n\nCANAL ERA\n\nRound 1\n/);
    expect(text).toMatch(/\nFinal score\n[^]+ wins? with \d+ points[^]*\n\d+ rounds and \d+ decisions from seed /);
    expect(text).toMatch(/\n$/);
    expect(text).not.toContain('\u001b');
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(110);
  });

  it('plays the same game from the same seed, and a different one from another', async () => {
    const game = (seed: string): Promise<string> =>
      said(`demo --bots random --seats 2 --option introductory --seed ${seed}`);
    expect(await game('a')).toBe(await game('a'));
    expect(await game('a')).not.toBe((await game('b')).replaceAll('seed b', 'seed a'));
  });

  it('is coloured only on request', async () => {
    const words = ['demo', '--bots', 'random', '--seats', '2', '--option', 'introductory'];
    const plain = await settle(words);
    const coloured = await settle(words, {}, { colour: true });
    if (!plain.outcome.ok || !coloured.outcome.ok) throw new Error('no demo');
    expect(coloured.outcome.value).toContain('\u001b[1mRound 1\u001b[0m');
    // oxlint-disable-next-line no-control-regex
    expect(coloured.outcome.value.replace(/\u001b\[\d+m/g, '')).toBe(plain.outcome.value);
  });
});

interface Tally {
  readonly games: number;
  readonly points: { readonly total: number };
  readonly bySeat: readonly {
    readonly bot: string;
    readonly points: { readonly total: number; readonly mean: number };
    readonly wins: number;
    readonly shared: number;
  }[];
  readonly byBot: readonly {
    readonly bot: string;
    readonly seats: readonly number[];
    readonly points: { readonly total: number };
  }[];
  readonly rounds: { readonly total: number; readonly mean: number };
  readonly decisions: { readonly total: number };
  readonly actions: Readonly<Record<string, number>>;
}

describe('simulate', () => {
  it('adds up, and prints the same JSON for the same flags', async () => {
    const line = 'simulate --edition birmingham --seats 3 --games 2 --bots random,apprentice --seed 1 --json';
    const text = await said(line);
    expect(await said(line)).toBe(text);
    expect(text).toMatch(/^\{.*\}\n$/);
    const tally = JSON.parse(text) as Tally;
    const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
    expect(tally).toMatchObject({ edition: 'birmingham', rules: 2, seats: 3, options: [], seed: '1', games: 2 });
    expect(tally.bySeat.map(({ bot }) => bot)).toEqual(['random', 'apprentice', 'random']);
    expect(tally.byBot.map(({ bot, seats }) => [bot, seats])).toEqual([
      ['random', [0, 2]],
      ['apprentice', [1]],
    ]);
    expect(sum(tally.bySeat.map(({ points }) => points.total))).toBe(tally.points.total);
    expect(sum(tally.byBot.map(({ points }) => points.total))).toBe(tally.points.total);
    expect(sum(tally.bySeat.map(({ wins, shared }) => wins - shared))).toBeLessThanOrEqual(2);
    expect(sum(Object.values(tally.actions))).toBe(tally.decisions.total);
    expect(tally.rounds.mean).toBe(18);
  });

  it('plays the introductory game and prints a report', async () => {
    const text = await said('simulate --seats 2 --option introductory --games 3');
    expect(text).toMatch(/^Brass: Birmingham, introductory, 2 seats, 3 games\n/);
    expect(text).toMatch(/\nrounds +10\.0 /);
    expect(text).toMatch(/games a second/);
  });

  it('writes the record of the first game, which is the game of its seed', async () => {
    const record = await recordOf('simulate --seats 2 --games 1 --seed s');
    const journal = await said('replay game.json', { 'game.json': record });
    const demo = await said('demo --bots random --seats 2 --seed s/1');
    expect(demo).toContain(journal);
  });
});

describe('replay', () => {
  const files = async (): Promise<Readonly<Record<string, string>>> => {
    const record = await recordOf('simulate --seats 4 --games 1 --seed replay');
    const other = record.replace('loan 30 =', 'loan 31 =');
    const check = record.replace(/"(0 \w+ .*) =\w{4}"/, '"$1 =zzzz"');
    const half = `${record.split(',\n').slice(0, 60).join(',\n')}\n]}\n`;
    return { record, other, check, half, cut: record.slice(0, 500), rules: record.replace('"rules":2', '"rules":3') };
  };

  it('prints the final result', async () => {
    const all = await files();
    const result = JSON.parse(await said('replay record --json', all)) as Readonly<Record<string, unknown>>;
    expect(result).toMatchObject({ edition: 'birmingham', rules: 2, seats: 4, options: [], over: true });
    expect(result['entries']).toBe(all['record'].split('\n').length - 3);
    expect(result['scores']).toHaveLength(4);
    expect(result['standings']).toHaveLength(4);
    expect(JSON.parse(await said('replay half --json', all))).toMatchObject({ over: false, entries: 60 });
    expect(await said('replay half', all)).toMatch(
      /Round 2[^]+The record ends after 60 entries, before the game is over; waiting for /,
    );
    expect(await said('replay record', all)).not.toContain('The record ends');
  });

  it('reads the files that the page saves: one game or several, with sitters, reviews and progress', async () => {
    const { record } = await files();
    const sitters = ['Ada', 'Bob', 'Cy', 'Di'].map((name) => ({ kind: 'person', name, policy: '' }));
    const game = `{"file":"coalbrook-game","version":1,"seed":"s","sitters":${JSON.stringify(sitters)},"reviews":[{"seat":0}],"record":${record}}`;
    const games = `{"file":"coalbrook-games","version":1,"progress":{"lessons":[]},"games":[${game},${game}]}`;
    const broken = games.replace(/(.*) =\w{4}"/s, '$1 =zzzz"');
    const position = '{"file":"coalbrook-position","version":1,"position":{},"sitters":[]}';
    const all = { record, game, games, broken, position };
    const bare = await said('replay record --json', all);
    expect(await said('replay game --json', all)).toBe(bare);
    expect(await said('replay games --json', all)).toBe(bare + bare);
    expect(await said('replay game', all)).toContain('Ada');
    const both = await said('replay games', all);
    expect(both).toMatch(/^Game 1 of 2[^]+Game 2 of 2/);
    expect(both.split('Final score')).toHaveLength(3);
    expect(await refused('replay broken', all)).toMatch(
      /^broken: games\[1\]: entries\[\d+\]: the check value says zzzz/,
    );
    expect(await refused('replay position', all)).toContain('coalbrook-position');
  });

  it('names the rules of a record that are not the newest where it does not fit', async () => {
    const all = await files();
    const old = all['check'].replace('"rules":2', '"rules":1');
    expect(await refused('replay old', { old })).toMatch(/ \(played by rules 1; the newest are rules 2\)$/);
  });

  it('reports the first wrong entry and why it is wrong', async () => {
    const all = await files();
    expect(await refused('replay other', all)).toMatch(
      /^other: entries\[\d+\]: "loan 31" is refused by birmingham\.loan\.1: /,
    );
    expect(await refused('replay check', all)).toMatch(/^check: entries\[\d+\]: the check value says zzzz, but /);
    expect(await refused('replay check --json', all)).toMatch(/^check: entries\[\d+\]/);
    expect(await refused('replay rules', all)).toBe(
      'rules: rules: written for rules 3, but this program plays rules up to 2',
    );
    expect(await refused('replay cut', all)).toBe('cut: the file: expected JSON, found something else');
    expect(await refused('replay none', all)).toBe('none: there is no such file');
  });
});

describe('review', () => {
  const files = async (): Promise<Readonly<Record<string, string>>> => {
    const record = await recordOf('simulate --seats 2 --option introductory --games 1 --seed review');
    const check = record.replace(/"(0 \w+ .*) =\w{4}"/, '"$1 =zzzz"');
    const upTo = (entries: number): string => `${record.split(',\n').slice(0, entries).join(',\n')}\n]}\n`;
    // Both seats have made some choices in the start, and the first seat one in the opening.
    return { record, check, start: upTo(22), opening: upTo(6) };
  };

  it('says what cost most and what gained most, of a single seat the same as of all', async () => {
    const all = await files();
    const text = await said('review start', all);
    expect(text).toMatch(
      /^\w+ \(seat 1\): \d+ points\n {2}\d+ choices looked at again\.\n\nPoints expected\n {2}Canal era, by round: \d+/,
    );
    expect(text).toMatch(/\n\w+ \(seat 2\): /);
    expect(text.split('\nWhat cost most\n')).toHaveLength(3);
    expect(text.split('\nThe best moves\n')).toHaveLength(3);
    expect(text.endsWith(`\n${await said('review start --seat 2', all)}`)).toBe(true);
  });

  it('reviews one seat on request, also as figures', async () => {
    const all = await files();
    const lines = (await said('review start --seat 2 --json', all)).trim().split('\n');
    expect(lines).toHaveLength(1);
    const { seat, expected } = JSON.parse(lines[0]) as { readonly seat: number; readonly expected: readonly object[] };
    expect(seat).toBe(2);
    expect(expected.length).toBeGreaterThan(3);
  });

  it('looks more closely with the scholar', async () => {
    const all = await files();
    const pointsBy = async (flag: string): Promise<readonly object[]> => {
      const text = await said(`review opening --seat 1 --json${flag}`, all);
      return (JSON.parse(text) as { readonly expected: readonly object[] }).expected;
    };
    const [usual, close] = [await pointsBy(''), await pointsBy(' --scholar')];
    expect(usual.length).toBeGreaterThan(0);
    expect(close).toHaveLength(usual.length);
    expect(close).not.toEqual(usual);
  });

  it('refuses what cannot be reviewed, and prints nothing', async () => {
    const all = await files();
    expect(await refused('review', all)).toBe('review needs a file: review FILE');
    expect(await refused('review none', all)).toBe('none: there is no such file');
    expect(await refused('review record --seat 3', all)).toBe('--seat: expected a whole number from 1 to 2, found "3"');
    expect(await refused('review check', all)).toMatch(/^check: entries\[\d+\]: the check value says zzzz, but /);
  });
});

describe('perft', () => {
  it('prints counts, by first action if asked', async () => {
    const line = 'perft --edition birmingham --seats 2 --seed 1 --depth 2';
    const { counts, divide } = JSON.parse(await said(`${line} --divide --json`)) as {
      readonly counts: readonly number[];
      readonly divide: Readonly<Record<string, number>>;
    };
    expect(counts).toHaveLength(2);
    expect(Object.values(divide).reduce((sum, count) => sum + count, 0)).toBe(counts[1]);
    expect(Object.keys(divide)).toContain('pass');
    const header = { edition: 'birmingham', seats: 2, options: [], seed: '1', depth: 2 };
    expect(JSON.parse(await said(`${line} --json`))).toEqual({ ...header, counts });
    expect(await said(line)).toMatch(/^Brass: Birmingham, 2 seats, seed 1\n\ndepth +sequences\n1 +\d+\n2 +[\d,]+\n$/);
    expect(await said(`${line} --divide`)).toMatch(/\npass +\d+\n/);
  });
});

describe('Lancashire', () => {
  const game = '--edition lancashire --seats 2';

  it('is played, described and recorded', async () => {
    const text = await said(`demo ${game} --bots random --seed s/1`);
    expect(text).toMatch(/\n\nBrass: Lancashire\n[^]+\nRAIL ERA\n[^]+\nFinal score\n/);
    expect(text).toMatch(
      /A different seed plays a different game: npm run demo -- --edition lancashire --seed TEXT\n$/,
    );
    expect(text).not.toMatch(/undefined|NaN|merchant|beer|#/i);
    const record = await recordOf(`simulate ${game} --games 1 --seed s`);
    expect(text).toContain(await said('replay record', { record }));
    expect(JSON.parse(await said('replay record --json', { record }))).toMatchObject({
      edition: 'lancashire',
      over: true,
    });
  });

  it('is replayed up to the end of its record, even in the middle of a distant sale', async () => {
    const isDraw = (line: string): boolean => line.includes('? distant ');
    let lines: readonly string[] = [];
    for (let seed = 0; !lines.some(isDraw); seed++) {
      lines = (await recordOf(`simulate ${game} --games 1 --seed ${seed}`)).split(',\n');
    }
    const half = `${lines.slice(0, lines.findIndex(isDraw)).join(',\n')}\n]}\n`;
    expect((await said('replay half', { half })).replace(/\s+/g, ' ')).toMatch(
      /offers cotton mill \S+ in [^.;]+ to the distant market \([^)]+ card\)\. The record ends after \d+ entries, before the game is over; waiting for a draw\. $/,
    );
  });

  it('works with simulate and perft, and with options', async () => {
    const tally = JSON.parse(
      await said('simulate --edition lancashire --seats 4 --games 5 --bots random --option classic-deck --json'),
    ) as Tally;
    expect(tally).toMatchObject({ edition: 'lancashire', seats: 4, options: ['classic-deck'], games: 5 });
    expect(tally.rounds.mean).toBe(16);
    expect(tally.actions['double']).toBeGreaterThan(0);
    expect(await said(`perft ${game} --option community --depth 1`)).toMatch(
      /^Brass: Lancashire, Alternate Map \(reconstructed board\), community, 2 seats, seed 1\n\ndepth +sequences\n1 +\d+\n$/,
    );
  });

  it('works with the referee', async () => {
    const asked = await said(`referee ${game} --option introductory --seed 7`, {}, '{"do":"legal"}\n{"do":"table"}\n');
    const [legal, table] = asked
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    expect(legal).toMatchObject({ ok: true, pending: { awaits: 'action' } });
    expect(table).toMatchObject({
      table: { edition: 'lancashire', merchants: [], distant: { track: [3, 3, 2, 2, 1, 1, 0, 0] } },
    });
  });
});

describe.each([
  ['Germany', ''],
  ['New England', ' --option new-england'],
])('the third edition, in %s', (board, option) => {
  const game = `--edition age-of-industry${option}`;

  it('is played, described and recorded, in dollars', async () => {
    const text = await said(`demo ${game} --bots random --seats 3 --seed s/1`);
    expect(text).toContain(`\n\nAge of Industry · ${board} (reconstructed board)\n`);
    expect(text).toMatch(/\nAGE OF RAILWAYS\n[^]+\$[^]+\nFinal score\n[^]+ wins? with −?\d+ points/);
    expect(text).not.toMatch(/undefined|NaN|£|[Mm]erchant|beer|[Ii]ncome|#/);
    const record = await recordOf(`simulate ${game} --seats 3 --games 1 --seed s`);
    expect(text).toContain(await said('replay record', { record }));
    expect(JSON.parse(await said('replay record --json', { record }))).toMatchObject({
      edition: 'age-of-industry',
      board: { name: board, reconstructed: true },
      over: true,
    });
  });

  it('has the maximum number of seats by default', async () => {
    const tally = JSON.parse(await said(`simulate ${game} --games 4 --json`)) as Tally;
    expect(tally).toMatchObject({ seats: 5, board: { name: board }, games: 4 });
    expect(tally.actions['draw']).toBeGreaterThan(0);
    expect(tally.actions['remove']).toBeGreaterThan(0);
    const title = `Age of Industry, ${board} (reconstructed board), 5 seats`;
    expect(await said(`simulate ${game} --games 1`)).toContain(`${title}, 1 games\n`);
    expect(await said(`perft ${game} --depth 1`)).toContain(`${title}, seed 1\n`);
  });

  it('is replayed up to the end of its record, even before a draw', async () => {
    const isDraw = (line: string): boolean => / draw deck /.test(line);
    let lines: readonly string[] = [];
    for (let seed = 0; !lines.some(isDraw); seed++) {
      lines = (await recordOf(`simulate ${game} --games 1 --seed ${seed}`)).split(',\n');
    }
    const half = `${lines.slice(0, lines.findIndex(isDraw) + 1).join(',\n')}\n]}\n`;
    expect((await said('replay half', { half })).replace(/\s+/g, ' ')).toMatch(
      /(draws a card from the deck|from the display)\. The record ends after \d+ entries, before the game is over; waiting for a draw\. $/,
    );
  });

  it('works with the referee', async () => {
    const asked = await said(`referee ${game} --seats 4 --seed 7`, {}, '{"do":"legal"}\n{"do":"table"}\n');
    const [legal, table] = asked
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    expect(legal).toMatchObject({ ok: true, pending: { awaits: 'action' } });
    expect(table).toMatchObject({
      table: { currency: '$', board: { name: board, reconstructed: true }, credit: { unit: 10, interest: 1 } },
    });
  });

  it('cannot be played by two', async () => {
    expect(await refused(`demo ${game} --seats 2`)).toBe('--seats: Age of Industry is for 3, 4, 5 seats, not 2');
  });
});

describe('lesson', () => {
  const file = 'packages/lessons/src/data/birmingham/08-borrow-low.json';
  const other = 'packages/lessons/src/data/birmingham/09-empty-works.json';

  it('lists the lessons of every game', async () => {
    const text = await said('lesson list');
    expect(text).toMatch(/^birmingham\n  reach-first +Reach first, then build\n/);
    for (const slug of ['automata', 'lancashire', 'age-of-industry'])
      expect(text).toMatch(new RegExp(`^${slug}$`, 'm'));
  });

  it('checks files and prints a solution', async () => {
    const { code, stdout } = await coalbrook(['lesson', 'check', file, other]);
    expect(stdout).toMatch(/: Borrow low\n  1 of \d+ ends [^]+\n  loan 30, discard \w+, sell [^]+: Empty works\n/);
    expect(code).toBe(0);
  });

  it('names what is wrong', async () => {
    const rules = join(root, 'docs/rules/birmingham.md');
    const files = {
      sound: readFileSync(join(root, file), 'utf8'),
      [rules]: readFileSync(rules, 'utf8'),
      'package.json': '{}',
    };
    expect(await refused('lesson check sound package.json nowhere.json', files)).toBe(
      'package.json: $format: missing, expected coalbrook-lesson/1\nnowhere.json: there is no such file',
    );
    expect(await refused('lesson check')).toBe('lesson check needs a file: lesson check FILE…');
    expect(await refused('lesson')).toBe('lesson needs check or list');
    expect(await refused('lesson draw')).toBe('lesson: expected check or list, found "draw"');
    expect(await refused('lesson list here')).toBe('unexpected "here" after lesson list');
  });
});

describe('help', () => {
  it('lists every command and all its flags', async () => {
    const overview = await said('help');
    for (const name of ['demo', 'simulate', 'replay', 'perft', 'referee', 'bench']) {
      expect(overview).toMatch(new RegExp(`^  ${name} `, 'm'));
      expect(await said(`help ${name}`)).toBe(await said(`${name} --help`));
    }
    expect(await said('help simulate')).toMatch(/--games N[^]+--bots NAME,…[^]+--record FILE[^]+--json/);
    expect(await said('--help')).toBe(overview);
    expect(await said('--version')).toMatch(/^coalbrook \d+\.\d+\.\d+\n$/);
  });

  it('is not printed when something is wrong', async () => {
    expect(await refused('dance')).toMatch(/^unknown command "dance"; expected one of demo, /);
    expect(await refused('help dance')).toMatch(/^unknown command "dance"/);
    expect(await refused('--loud')).toMatch(/^unknown flag "--loud"/);
    expect(await refused('demo --loud')).toMatch(/^unknown flag "--loud" after demo; it takes --edition, /);
    expect(await refused('demo --edition chess')).toBe(
      '--edition: unknown edition "chess"; expected one of birmingham, lancashire, age-of-industry',
    );
    expect(await refused('demo --seats 5')).toBe('--seats: Brass: Birmingham is for 2, 3, 4 seats, not 5');
    expect(await refused('demo --option x')).toBe(
      `--option: Brass: Birmingham has no "x"; it has ${optionsOf(birmingham)}`,
    );
    expect(await refused('replay')).toBe('replay needs a file: replay FILE');
  });

  it.each([
    [
      '--seats 3 --option virtual-link --option virtual-link-both',
      '--option: "virtual-link-both" does not fit the other choices, expected only one of “Virtual link” and “Virtual link both ways”',
    ],
    [
      '--seats 2 --option classic-deck',
      '--option: "classic-deck" does not fit the other choices, expected 3 or 4 seats',
    ],
    ['--option community', '--option: "community" does not fit the other choices, expected 2 seats'],
    ['--option varying-order', `--option: Brass: Lancashire has no "varying-order"; it has ${optionsOf(lancashire)}`],
    ['--seats 5', '--seats: Brass: Lancashire is for 2, 3, 4 seats, not 5'],
    ['--automa eadweard', '--automa: Brass: Lancashire has no automata'],
    ['--automa-deck deck', '--automa-deck: Brass: Lancashire has no automata'],
  ])('says what an edition does not have, or not together: %s', async (flags, complaint) => {
    expect(await refused(`demo --edition lancashire ${flags}`, { deck: '{}' })).toBe(complaint);
  });
});
