import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { describe, expect, it } from 'vitest';

import {
  exportedNames,
  importedNames,
  imports,
  isScript,
  isTest,
  names,
  root,
  rooms,
  sources,
  testFiles,
  type Source,
} from './source.ts';

/** Which rooms a room may import; arrows only point down. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'apps/cli': ['host', 'desk', 'wire', 'bots', 'words', 'record', 'editions', 'scene', 'rules'],
  'apps/web': ['host', 'desk', 'wire', 'bots', 'words', 'record', 'editions', 'scene', 'rules'],
  'packages/host': ['desk', 'wire', 'bots', 'record', 'editions', 'rules'],
  'packages/desk': ['wire', 'record', 'rules'],
  'packages/wire': ['record', 'rules'],
  'packages/bots': ['record', 'editions', 'rules'],
  'packages/words': ['record', 'editions', 'rules'],
  'packages/record': ['editions', 'rules'],
  'packages/editions': ['rules'],
  'packages/scene': ['rules'],
  'packages/rules': [],
};

/** Doors that are not for everybody, and who may use them. */
const keptDoors: Readonly<Record<string, readonly string[]>> = {
  '@coalbrook/rules/compose': ['packages/editions'],
};

/** What a door offers although nobody here asks for it. */
const offeredAhead: Readonly<Record<string, readonly string[]>> = {
  // Log lines one by one, also for players who sit elsewhere.
  'packages/record': ['maskEntry', 'parseDraw', 'parseEntry'],
};

/** Rooms without dependencies, clock, chance or any way out. */
const pure = [
  'packages/rules',
  'packages/scene',
  'packages/editions',
  'packages/record',
  'packages/words',
  'packages/bots',
  'packages/wire',
  'packages/desk',
  'packages/host',
];
const outside = ['Date', 'Math.random', 'console', 'process', 'performance', 'crypto', 'fetch'];

/** Rooms that serve every edition and so name none. */
const shared = ['rules', 'scene', 'record', 'bots', 'wire', 'desk', 'host'].map((name) => `packages/${name}`);
const titles = /birmingham|lancashire|age[-_ ]?of[-_ ]?industry|eadweard|emily/i;

/**
 * The folders of the page from the lowest to the highest; a folder imports only those before it.
 * `worker` is a program of its own, which the session starts by its address and nobody imports.
 */
const pageFolders = [
  'theme',
  'settings',
  'language',
  'route',
  'ui',
  'signs',
  'target',
  'session',
  'storage',
  'worker',
  'files',
  'page',
  'rulebook',
  'board',
  'hand',
  'panels',
  'desk',
  'journal',
  'history',
  'count',
  'telling',
  'automaton',
  'screens/learn',
  'screens/rules',
  'screens/newGame',
  'screens/replay',
  'screens/start',
  'screens/table',
  'app',
];

const testTools = ['vitest', 'fast-check'];

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifest = (room: string): Manifest =>
  JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8')) as Manifest;

const roomOf = ({ path }: Source): string => path.split('/', 2).join('/');

const doorOf = (specifier: string): string | undefined => /^@coalbrook\/([^/]+)/.exec(specifier)?.[1];

/** What may be imported from a package: whatever it exports by name. */
const doorsOf = (name: string): readonly string[] =>
  Object.keys(manifest(`packages/${name}`).exports ?? {}).map((door) => `@coalbrook/${name}${door.slice(1)}`);

const target = (source: Source, specifier: string): string => posix.join(posix.dirname(source.path), specifier);

/** Says what is wrong with an import, or nothing. */
function faultOf(source: Source, specifier: string, dependencies: readonly string[]): string | undefined {
  const room = roomOf(source);
  if (specifier.startsWith('.')) {
    const path = target(source, specifier);
    const isOwn = path.startsWith(`${room}/`) || (isTest(source) && path.startsWith('examples/'));
    return isOwn ? undefined : 'reaches out of its room';
  }
  // Where somebody names a module, such as a bot of their own.
  if (specifier === '(computed)' && source.path === 'apps/cli/src/files.ts') return undefined;
  const other = doorOf(specifier);
  if (other !== undefined) {
    if (!mayImport[room]?.includes(other)) return 'is an arrow the table does not allow';
    if (!doorsOf(other).includes(specifier)) return 'goes past the doors of another room';
    if (specifier in keptDoors && !keptDoors[specifier].includes(room)) return 'is a door for other rooms';
    return dependencies.includes(`@coalbrook/${other}`) ? undefined : 'is not among the dependencies';
  }
  if (isTest(source) && (testTools.includes(specifier) || specifier.startsWith('node:'))) return undefined;
  if (pure.includes(room)) return 'is not for a room without dependencies';
  if (specifier.startsWith('node:')) return undefined;
  const dependency = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  return dependencies.includes(dependency) ? undefined : 'is not among the dependencies';
}

const faultsOf = (source: Source, dependencies: readonly string[]): readonly string[] =>
  imports(source).flatMap((specifier) => {
    const fault = faultOf(source, specifier, dependencies);
    return fault === undefined ? [] : [`${source.path}: '${specifier}' ${fault}`];
  });

const PAGE = 'apps/web/src/';

/** The folder of the page that a file lies in; undefined for the files beside the folders, which start the page. */
const pageFolderOf = (path: string): string | undefined => {
  const [folder = '', screen = '', ...rest] = path.slice(PAGE.length).split('/');
  if (folder === 'screens' && rest.length > 0) return `${folder}/${screen}`;
  return screen === '' ? undefined : folder;
};

/** Imports of a file of the page that lead to a higher folder, or to one that is not in the list. */
const upwardImports = (source: Source): readonly string[] => {
  const height = (path: string): number => {
    const folder = pageFolderOf(path);
    return folder === undefined ? Infinity : pageFolders.indexOf(folder);
  };
  return imports(source)
    .filter((specifier) => specifier.startsWith('.'))
    .filter((specifier) => {
      const [from, to] = [height(source.path), height(target(source, specifier))];
      return from < 0 || to < 0 || to > from;
    })
    .map((specifier) => `${source.path}: '${specifier}'`);
};

/** The first ring of files found that import each other, or nothing. */
function ring(files: readonly Source[]): readonly string[] | undefined {
  const next = new Map<string, readonly string[]>();
  for (const file of files) {
    const local = imports(file).filter((specifier) => specifier.startsWith('.'));
    next.set(
      file.path,
      local.map((specifier) => target(file, specifier)),
    );
  }
  const done = new Set<string>();
  const follow = (path: string, trail: readonly string[]): readonly string[] | undefined => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (done.has(path)) return undefined;
    for (const other of next.get(path) ?? []) {
      const found = follow(other, [...trail, path]);
      if (found) return found;
    }
    done.add(path);
    return undefined;
  };
  for (const path of next.keys()) {
    const found = follow(path, []);
    if (found) return found;
  }
  return undefined;
}

/** What rooms and tests import by name from the doors of a room. */
const importedByRoom = (room: string): ReadonlySet<string> => {
  const { name } = manifest(room);
  const others = rooms().filter((other) => other !== room);
  const files = [...others.flatMap(sources), ...testFiles()].filter(isScript);
  return new Set(files.flatMap((file) => importedNames(file, name)));
};

const foreignNames = (source: Source): readonly string[] => {
  const used = names(source);
  return outside.filter((name) => used.has(name)).map((name) => `${source.path}: ${name}`);
};

const titlesIn = ({ path, text }: Source): readonly string[] =>
  text.split('\n').flatMap((line, index) => (titles.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : []));

describe('the rooms of the house', () => {
  const existing = rooms();

  it('are all in the table, whose arrows only point down', () => {
    expect(Object.keys(mayImport)).toEqual(expect.arrayContaining([...existing]));
    const order = Object.keys(mayImport);
    for (const [room, others] of Object.entries(mayImport))
      for (const other of others) expect(order.indexOf(`packages/${other}`)).toBeGreaterThan(order.indexOf(room));
  });

  it.each(existing)('%s depends on what it may, and the pure ones on nothing else', (room) => {
    const wanted = Object.keys(manifest(room).dependencies ?? {});
    for (const name of wanted) {
      const other = doorOf(name);
      if (other !== undefined) expect(mayImport[room], `${room} depends on ${name}`).toContain(other);
      else expect(pure, `${room} depends on ${name}`).not.toContain(room);
    }
  });

  it.each(existing)('%s imports what it may', (room) => {
    const dependencies = Object.keys(manifest(room).dependencies ?? {});
    const faults = sources(room)
      .filter(isScript)
      .flatMap((source) => faultsOf(source, dependencies));
    expect(faults).toEqual([]);
  });

  it.each(existing.filter((room) => room.startsWith('packages/')))('%s offers only what others ask for', (room) => {
    const { exports } = manifest(room);
    const asked = importedByRoom(room);
    const scripts = Object.entries(exports ?? {}).filter(([, path]) => isScript({ path, text: '' }));
    const unasked = scripts.flatMap(([door, file]) => {
      const index = sources(room).find(({ path }) => path === posix.join(room, file));
      if (!index) return [`${door} has no file`];
      return exportedNames(index).filter((name) => !asked.has(name) && !offeredAhead[room]?.includes(name));
    });
    expect(unasked).toEqual([]);
  });

  it.each(existing)('%s has no ring of files that import each other', (room) => {
    expect(ring(sources(room).filter((source) => isScript(source) && !isTest(source)))).toBeUndefined();
  });

  it.each(existing.filter((room) => pure.includes(room)))('%s knows no clock, no chance and no process', (room) => {
    const inside = sources(room).filter((source) => isScript(source) && !isTest(source));
    expect(inside.flatMap(foreignNames)).toEqual([]);
  });

  it.each(existing.filter((room) => shared.includes(room)))('%s names no edition', (room) => {
    const inside = sources(room).filter((source) => !isTest(source));
    expect(inside.flatMap(titlesIn)).toEqual([]);
  });
});

describe('the folders of the page', () => {
  const files = sources('apps/web').filter((source) => isScript(source) && !isTest(source));

  it('are all in the list', () => {
    const existing = new Set(files.flatMap(({ path }) => pageFolderOf(path) ?? []));
    expect([...existing].toSorted()).toEqual(pageFolders.toSorted());
  });

  it('import only folders below them', () => {
    expect(files.flatMap(upwardImports)).toEqual([]);
  });
});

describe('the boundary check', () => {
  const file = (path: string, text: string): Source => ({ path, text });
  const faults = (path: string, specifier: string, ...dependencies: readonly string[]): number =>
    faultsOf(file(path, `export type { A } from '${specifier}';`), dependencies).length;

  it('refuses arrows that point up, aside or inside', () => {
    expect(faults('packages/editions/src/a.ts', '@coalbrook/rules', '@coalbrook/rules')).toBe(0);
    expect(faults('packages/editions/src/a.ts', '@coalbrook/rules')).toBe(1);
    expect(faults('packages/editions/src/a.ts', '@coalbrook/rules/src/ids.ts', '@coalbrook/rules')).toBe(1);
    expect(faults('packages/editions/src/a.ts', '@coalbrook/rules/compose', '@coalbrook/rules')).toBe(0);
    expect(faults('packages/bots/src/a.ts', '@coalbrook/rules/compose', '@coalbrook/rules')).toBe(1);
    expect(faults('packages/editions/src/a.ts', '../../rules/src/ids.ts')).toBe(1);
    expect(faults('apps/web/src/a.ts', '@coalbrook/scene/drawing.module.css', '@coalbrook/scene')).toBe(0);
    expect(faults('apps/web/src/a.ts', '@coalbrook/scene/other.css', '@coalbrook/scene')).toBe(1);
    expect(faults('packages/editions/src/a/b.ts', '../c.ts')).toBe(0);
    expect(faults('packages/rules/src/a.ts', '@coalbrook/editions', '@coalbrook/editions')).toBe(1);
    expect(faults('packages/rules/src/a.ts', '@coalbrook/rules', '@coalbrook/rules')).toBe(1);
    expect(faults('packages/rules/src/a.test.ts', '@coalbrook/editions')).toBe(1);
  });

  it('refuses tools and libraries where they do not belong', () => {
    expect(faults('packages/rules/src/a.ts', 'node:fs')).toBe(1);
    expect(faults('packages/rules/src/a.ts', 'vitest')).toBe(1);
    expect(faults('packages/rules/src/a.test.ts', 'vitest')).toBe(0);
    expect(faults('apps/cli/src/a.ts', 'node:fs')).toBe(0);
    expect(faults('apps/cli/src/a.ts', 'left-pad')).toBe(1);
  });

  it('reads imports of types, dynamic imports and import types', () => {
    const text = "import type { A } from 'a'; export * from 'b'; const c = await import('c'); type D = import('d').D;";
    expect(imports(file('packages/rules/src/a.ts', text))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('reads what is imported and exported by name', () => {
    const text =
      "import { a, type B } from '@x/y'; import type { C as D } from '@x/y/z'; import { e } from '@x/yz'; export { f as g } from './h'; export * as i from './j';";
    const source = file('packages/rules/src/a.ts', text);
    expect(importedNames(source, '@x/y')).toEqual(['a', 'B', 'C']);
    expect(exportedNames(source)).toEqual(['g', 'i']);
  });

  it('finds a ring of files', () => {
    const a = file('packages/rules/src/a.ts', "import './b.ts';");
    const b = file('packages/rules/src/b.ts', "import type { A } from './a.ts';");
    expect(ring([a, b])).toEqual([a.path, b.path, a.path]);
    expect(ring([a])).toBeUndefined();
  });

  it('finds imports of higher folders of the page', () => {
    const upward = (path: string, specifier: string): number =>
      upwardImports(file(`apps/web/src/${path}`, `import '${specifier}';`)).length;
    expect(upward('board/Board.tsx', '../target/target.ts')).toBe(0);
    expect(upward('board/Board.tsx', './Tile.tsx')).toBe(0);
    expect(upward('board/ground/paint.ts', '../camera.ts')).toBe(0);
    expect(upward('target/target.ts', '../board/Board.tsx')).toBe(1);
    expect(upward('board/Board.tsx', '../misc/helper.ts')).toBe(1);
    expect(upward('screens/table/GameTable.tsx', '../newGame/setUp.ts')).toBe(0);
    expect(upward('screens/newGame/setUp.ts', '../table/GameTable.tsx')).toBe(1);
    expect(upward('main.tsx', './app/App.tsx')).toBe(0);
    expect(upward('app/App.tsx', '../main.tsx')).toBe(1);
  });

  it('finds names from outside, but not in words, keys and properties', () => {
    const foreign = (text: string): number => foreignNames(file('packages/rules/src/a.ts', text)).length;
    expect(foreign('new Date(); Math.random(); console.log(process)')).toBe(4);
    expect(foreign("Math['random']()")).toBe(1);
    expect(foreign('export const a = { process };')).toBe(1);
    expect(foreign("/** Date */ export const a = { Date: 1, process: 'console' }; a.process;")).toBe(0);
  });

  it('finds titles', () => {
    expect(titlesIn(file('packages/rules/src/a.ts', '// as in\n// Brass: Birmingham'))).toHaveLength(1);
    expect(titlesIn(file('packages/rules/src/a.ts', 'ageOfIndustry'))).toHaveLength(1);
    expect(titlesIn(file('packages/rules/src/a.ts', 'the whole family, of an age and industry'))).toEqual([]);
  });
});
