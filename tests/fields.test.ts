import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { editions } from '@coalbrook/editions';
import {
  awaitsChance,
  beginGame,
  describe as describeState,
  describeTable,
  draw,
  isOver,
  legalActions,
  makeTable,
  mask,
  NEVER_FLIPS,
  NONE,
  pick,
  play,
  seededDraw,
  seedOf,
} from '@coalbrook/rules';
import type { Table, Wish } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { root } from './source.ts';

const text = readFileSync(join(root, 'docs/referee.md'), 'utf8');

/** The fields that a section lists, each with its type. */
const listed = (name: string): ReadonlyMap<string, string> => {
  const [, after = ''] = text.split(`## Fields of \`${name}\`\n`);
  const [section = ''] = after.split('\n## ');
  return new Map(
    [...section.matchAll(/^\| `([^`]+)` \| ([^|]+) \|/gm)].map(([, field = '', type = '']) => [field, type]),
  );
};

const typeOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'boolean') return 'true';
  return typeof value === 'string' ? 'text' : typeof value;
};

/** Every field in which an object has something, with its types. Objects by name are entered as one. */
class Fields {
  readonly found = new Map<string, Set<string>>();
  readonly #types: ReadonlyMap<string, string>;

  constructor(types: ReadonlyMap<string, string>) {
    this.#types = types;
  }

  add(object: unknown): void {
    for (const [name, value] of Object.entries(object as object)) this.#enter(name, value);
  }

  #enter(field: string, value: unknown): void {
    if (value === undefined) return;
    const types = this.found.get(field) ?? new Set();
    this.found.set(field, types.add(typeOf(value)));
    if (Array.isArray(value)) for (const one of value) this.#enterParts(`${field}[]`, one);
    else if (/by /.test(this.#types.get(field) ?? '')) {
      for (const one of Object.values(value as object)) this.#enterParts(`${field}{}`, one);
    } else if (field !== 'files') this.#enterParts(field, value);
  }

  #enterParts(field: string, value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) this.#enter(`${field}.${name}`, part);
  }
}

const tables = editions.flatMap((edition) => {
  const wishes: readonly Partial<Wish>[] = [
    ...edition.seats.map((seats) => ({ seats })),
    ...edition.options.map(({ slug }) => ({ seats: Math.max(...edition.seats), options: [slug] })),
    ...edition.automata.map(({ slug }) => ({ seats: 1, automata: [slug] })),
    ...Array.from({ length: edition.rules - 1 }, (_, rules) => ({ seats: 3, rules: rules + 1 })),
  ];
  return wishes.flatMap((wish): readonly Table[] => {
    const made = makeTable(edition, { seats: 2, ...wish });
    return made.ok ? [made.value] : [];
  });
});

/** Shows positions of a game of random moves: as the first seat sees them, and as they are. */
const watch = (table: Table, see: (description: unknown) => void): void => {
  const seed = seedOf('fields');
  const state = beginGame(table);
  for (let count = 0; !isOver(state); count++) {
    if (count % 10 === 0) see(describeState(table, mask(table, state, state.order[0])));
    if (awaitsChance(state)) draw(table, state, seededDraw(table, state, seed));
    else {
      const legal = legalActions(table, state);
      play(table, state, legal[pick(seed, count, legal.length)]);
    }
  }
  see(describeState(table, state));
  // What few games come to: a tile that never flips, and a file that came with the wish.
  const [site] = table.sites.filter(({ id }) => state.tile[id] !== NONE);
  if (site) state.flipped[site.id] = NEVER_FLIPS;
  see(describeState({ ...table, wish: { ...table.wish, files: { board: {} } } }, state));
};

describe.each([
  ['table', (table: Table, see: (object: unknown) => void) => see(describeTable(table))],
  ['view', watch],
] as const)('the fields of %s in docs/referee.md', (name, show) => {
  const types = listed(name);
  const fields = new Fields(types);
  for (const table of tables) show(table, (object) => fields.add(object));

  it('are all of those that there are, and no others', () => {
    expect([...fields.found.keys()].filter((field) => !types.has(field))).toEqual([]);
    expect([...types.keys()].filter((field) => !fields.found.has(field))).toEqual([]);
  });

  it('have the types that are said', () => {
    const wrong = [...fields.found].filter(([field, found]) => {
      const said = types.get(field) ?? '';
      return ![...found].every((type) => said.includes(type) || (type === 'object' && said.includes('by ')));
    });
    expect(wrong.map(([field, found]) => [field, ...found])).toEqual([]);
  });
});

const page = readFileSync(join(root, 'docs/bots.md'), 'utf8');

/** The names in the first column of a section; several may share a line. */
const namesIn = (title: string): readonly string[] => {
  const [, after = ''] = page.split(`## ${title}\n`);
  const [section = ''] = after.split('\n## ');
  return [...section.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []),
  );
};

/** Own names of an object and of what it inherits from, apart from functions. */
const namesOf = (object: object): readonly string[] => {
  const names = new Set<string>();
  for (let each = object; each !== Object.prototype; each = Object.getPrototypeOf(each) as object) {
    for (const name of Object.getOwnPropertyNames(each)) names.add(name);
  }
  return [...names].filter((name) => typeof Reflect.get(object, name) !== 'function');
};

describe('docs/bots.md', () => {
  const state = beginGame(tables[0]);
  const isList = (name: string): boolean => typeof Reflect.get(state, name) === 'object';
  const inside = ['layout', 'cells'];
  const fields = namesOf(state).filter((name) => !inside.includes(name));

  it('lists all that a table has', () => {
    expect(namesIn('Fields of a table').toSorted()).toEqual(Object.keys(tables[0]).toSorted());
  });

  it('lists all that a view has', () => {
    const numbers = fields.filter((name) => !isList(name));
    expect(namesIn('Single numbers of a view').toSorted()).toEqual(numbers.toSorted());
    expect(namesIn('Lists of a view').toSorted()).toEqual(fields.filter(isList).toSorted());
  });
});
