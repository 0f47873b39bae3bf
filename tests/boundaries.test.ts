import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { editions } from '@coalbrook/editions';
import { describe, expect, it } from 'vitest';

import {
  exportedNames,
  importedNames,
  imports,
  isScript,
  isTest,
  names,
  root,
  workspaces,
  sources,
  testFiles,
  type Source,
} from './source.ts';

/** Which packages each package or app may import; imports only point down this list. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'apps/lab': ['referee', 'puzzles', 'coach', 'bots', 'record', 'editions', 'rules'],
  'apps/cli': [
    'mcp',
    'referee',
    'server',
    'lessons',
    'host',
    'coach',
    'bots',
    'words',
    'record',
    'editions',
    'scene',
    'rules',
  ],
  'apps/web': [
    'guide',
    'puzzles',
    'examples',
    'lessons',
    'host',
    'desk',
    'wire',
    'coach',
    'bots',
    'words',
    'record',
    'editions',
    'scene',
    'rules',
    'time',
  ],
  'apps/mcp': ['referee', 'coach', 'bots', 'words', 'record', 'rules'],
  'apps/referee': ['bots', 'words', 'record', 'editions', 'rules'],
  'apps/server': ['host', 'desk', 'wire', 'bots', 'words', 'record', 'editions', 'rules', 'time'],
  'packages/guide': ['coach', 'bots', 'record', 'rules'],
  'packages/puzzles': ['lessons', 'coach', 'record', 'rules'],
  'packages/examples': ['lessons', 'record', 'rules'],
  'packages/lessons': ['record', 'rules'],
  'packages/host': ['desk', 'wire', 'coach', 'bots', 'record', 'rules'],
  'packages/desk': ['wire', 'record', 'rules'],
  'packages/wire': ['coach', 'record', 'rules', 'time'],
  'packages/words': ['coach', 'bots', 'record', 'editions', 'rules'],
  'packages/coach': ['bots', 'record', 'editions', 'rules'],
  'packages/bots': ['editions', 'rules'],
  'packages/record': ['editions', 'rules'],
  'packages/editions': ['rules'],
  'packages/scene': ['rules'],
  'packages/rules': [],
  'packages/time': [],
};

/** Entry points that only some packages may import. */
const restrictedEntries: Readonly<Record<string, readonly string[]>> = {
  '@coalbrook/rules/compose': ['packages/editions'],
};

/** Packages without dependencies, clock, randomness or I/O. */
const pure = [
  'packages/rules',
  'packages/scene',
  'packages/editions',
  'packages/record',
  'packages/words',
  'packages/bots',
  'packages/coach',
  'packages/wire',
  'packages/desk',
  'packages/host',
  'packages/guide',
  'packages/lessons',
  'packages/examples',
  'packages/puzzles',
  'packages/time',
];
const outside = ['Date', 'Math.random', 'console', 'process', 'performance', 'crypto', 'fetch'];

/** Packages that serve every edition, and therefore name none. */
const shared = ['rules', 'scene', 'record', 'bots', 'coach', 'wire', 'desk', 'host', 'time'].map(
  (name) => `packages/${name}`,
);
/** What editions and their automata are called, however it is written. */
const titles = new RegExp(
  editions
    .flatMap(({ slug, automata }) => [slug, ...automata.map((automaton) => automaton.slug)])
    .map((slug) => slug.replaceAll('-', '[-_ ]?'))
    .join('|'),
  'i',
);

const testTools = ['vitest', 'fast-check'];

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifests = new Map<string, Manifest>();

/** Read once: every import is compared with some. */
const manifest = (workspace: string): Manifest => {
  const known =
    manifests.get(workspace) ?? (JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as Manifest);
  manifests.set(workspace, known);
  return known;
};

/** Help for tests, which nothing else imports. */
const isForTests = ({ path }: Source): boolean => path.includes('/src/testing/');

const workspaceOf = ({ path }: Source): string => path.split('/', 2).join('/');

const packageOf = (specifier: string): string | undefined => /^@coalbrook\/([^/]+)/.exec(specifier)?.[1];

/** The workspace of a package by its name. */
const folderOf = (name: string): string => (`packages/${name}` in mayImport ? `packages/${name}` : `apps/${name}`);

/** The entry points of a package. */
const entriesOf = (name: string): readonly string[] =>
  Object.keys(manifest(folderOf(name)).exports ?? {}).map((entry) => `@coalbrook/${name}${entry.slice(1)}`);

const target = (source: Source, specifier: string): string => posix.join(posix.dirname(source.path), specifier);

/** Says what is wrong with an import, or nothing. */
function faultOf(source: Source, specifier: string, dependencies: readonly string[]): string | undefined {
  const workspace = workspaceOf(source);
  if (specifier.startsWith('.')) {
    const path = target(source, specifier);
    const isOwn = path.startsWith(`${workspace}/`) || (isTest(source) && path.startsWith('samples/'));
    return isOwn ? undefined : 'leaves its package or app';
  }
  // Loads a module by the path of a user's file, such as a bot.
  if (specifier === '(computed)' && source.path === 'apps/referee/src/files.ts') return undefined;
  const other = packageOf(specifier);
  if (other !== undefined) {
    if (!mayImport[workspace]?.includes(other)) return 'is not allowed by the table';
    if (!entriesOf(other).includes(specifier)) return 'is not an entry point of that package';
    if (specifier in restrictedEntries && !restrictedEntries[specifier].includes(workspace))
      return 'is an entry point for other packages';
    return dependencies.includes(`@coalbrook/${other}`) ? undefined : 'is not among the dependencies';
  }
  if (isTest(source) && (testTools.includes(specifier) || specifier.startsWith('node:'))) return undefined;
  if (pure.includes(workspace)) return 'is not allowed in a package without dependencies';
  if (specifier.startsWith('node:')) return undefined;
  const dependency = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  return dependencies.includes(dependency) ? undefined : 'is not among the dependencies';
}

const faultsOf = (source: Source, dependencies: readonly string[]): readonly string[] =>
  imports(source).flatMap((specifier) => {
    const fault = faultOf(source, specifier, dependencies);
    return fault === undefined ? [] : [`${source.path}: '${specifier}' ${fault}`];
  });

/** An app whose folders have an order. */
interface Floors {
  readonly app: string;
  /** From the lowest to the highest; a folder imports only those before it. */
  readonly folders: readonly string[];
}

/** The table in an app's README.md says which folders there are, and in which order. */
const floorsOf = (app: string): Floors => ({
  app,
  folders: tableIn(`${app}/README.md`).flatMap(([, folder = '']) => quotedIn(folder)),
});

/** The folder of the list that a file is in, the innermost one; undefined if it is in none of them. */
const folderIn = ({ app, folders }: Floors, path: string): string | undefined => {
  const within = posix.dirname(path.slice(`${app}/src/`.length));
  const around = folders.filter((folder) => within === folder || within.startsWith(`${folder}/`));
  return around.toSorted((one, other) => other.length - one.length).at(0);
};

/** The files at the top start the app, and may import everything. */
const isAtTop = ({ app }: Floors, path: string): boolean => posix.dirname(path) === `${app}/src`;

/** Imports of a file that lead to a higher folder, or to one that is not in the list. */
const upwardImports = (floors: Floors, source: Source): readonly string[] => {
  const height = (path: string): number => {
    const folder = folderIn(floors, path);
    return folder === undefined ? Infinity : floors.folders.indexOf(folder);
  };
  if (isAtTop(floors, source.path)) return [];
  return imports(source)
    .filter((specifier) => specifier.startsWith('.') && !specifier.endsWith('.json'))
    .filter((specifier) => height(target(source, specifier)) > height(source.path))
    .map((specifier) => `${source.path}: '${specifier}'`);
};

/** Imports by which one feature of the server knows another. */
const sidewardImports = (source: Source): readonly string[] =>
  imports(source)
    .filter((specifier) => {
      const [from = '', to = ''] = [source.path, target(source, specifier)].map((path) => folderIn(server, path));
      return specifier.startsWith('.') && to.startsWith('features/') && from.startsWith('features/') && from !== to;
    })
    .map((specifier) => `${source.path}: '${specifier}'`);

/** The first import cycle found, if any. */
function importCycle(files: readonly Source[]): readonly string[] | undefined {
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

/** Everything that others, including tests, import by name from a package. */
const importedFrom = (workspace: string): ReadonlySet<string> => {
  const { name } = manifest(workspace);
  const others = workspaces().filter((other) => other !== workspace);
  const files = [...others.flatMap(sources), ...testFiles()].filter(isScript);
  return new Set(files.flatMap((file) => importedNames(file, name)));
};

const foreignNames = (source: Source): readonly string[] => {
  const used = names(source);
  return outside.filter((name) => used.has(name)).map((name) => `${source.path}: ${name}`);
};

/** The lines of a table in a document: their cells. */
const tableIn = (document: string): readonly (readonly string[])[] =>
  readFileSync(join(root, document), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** What stands in backquotes. */
const quotedIn = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, quoted]) => quoted);

/** In the page, `worker` is a separate program that the session starts by URL and that is never imported. */
const page = floorsOf('apps/web');

/** In the server, features import no other feature. */
const server = floorsOf('apps/server');

const titlesIn = ({ path, text }: Source): readonly string[] =>
  text.split('\n').flatMap((line, index) => (titles.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : []));

describe('packages and apps', () => {
  const existing = workspaces();

  it('are all in the table, which only allows imports that point down', () => {
    expect(Object.keys(mayImport)).toEqual(expect.arrayContaining([...existing]));
    const order = Object.keys(mayImport);
    for (const [workspace, others] of Object.entries(mayImport))
      for (const other of others) expect(order.indexOf(folderOf(other))).toBeGreaterThan(order.indexOf(workspace));
  });

  it('are listed in ARCHITECTURE.md, with what they may import', () => {
    const allPackages = Object.keys(mayImport).filter((name) => name.startsWith('packages/'));
    const namedIn = (cell: string): readonly string[] => {
      if (cell === 'nothing') return [];
      return cell === 'all packages' ? allPackages.map((name) => posix.basename(name)) : cell.split(', ');
    };
    const row = (folder: string, others: readonly string[]): string => `${folder}: ${others.toSorted().join(', ')}`;
    const listed = tableIn('ARCHITECTURE.md').map(([, folder, , others]) => row(quotedIn(folder)[0], namedIn(others)));
    const allowed = Object.entries(mayImport).map(([folder, others]) => row(folder, others));
    expect(listed.toSorted()).toEqual(allowed.toSorted());
  });

  it.each(existing)('%s depends only on what it may import', (workspace) => {
    const wanted = Object.keys(manifest(workspace).dependencies ?? {});
    for (const name of wanted) {
      const other = packageOf(name);
      if (other !== undefined) expect(mayImport[workspace], `${workspace} depends on ${name}`).toContain(other);
      else expect(pure, `${workspace} depends on ${name}`).not.toContain(workspace);
    }
  });

  it.each(existing)('%s uses everything that it may import and depends on', (workspace) => {
    const used = new Set(sources(workspace).filter(isScript).flatMap(imports).map(packageOf));
    const wanted = Object.keys(manifest(workspace).dependencies ?? {}).flatMap((name) => packageOf(name) ?? []);
    const unused = [...new Set([...(mayImport[workspace] ?? []), ...wanted])].filter((name) => !used.has(name));
    expect(unused, `take these out of the table, ARCHITECTURE.md and ${workspace}/package.json`).toEqual([]);
  });

  it.each(existing)('%s imports only what it may', (workspace) => {
    const { dependencies = {}, devDependencies = {} } = manifest(workspace);
    const used = Object.keys(dependencies);
    const forTests = [...used, ...Object.keys(devDependencies)];
    const faults = sources(workspace)
      .filter(isScript)
      .flatMap((source) => faultsOf(source, isForTests(source) ? forTests : used));
    expect(faults).toEqual([]);
  });

  it.each(existing.filter((workspace) => workspace.startsWith('packages/')))(
    '%s exports only what others use',
    (workspace) => {
      const { exports } = manifest(workspace);
      const asked = importedFrom(workspace);
      const scripts = Object.entries(exports ?? {}).filter(([, path]) => isScript({ path, text: '' }));
      const unasked = scripts.flatMap(([entry, file]) => {
        const index = sources(workspace).find(({ path }) => path === posix.join(workspace, file));
        if (!index) return [`${entry} has no file`];
        return exportedNames(index).filter((name) => !asked.has(name));
      });
      expect(unasked, 'an export that nobody outside imports is taken out of the index').toEqual([]);
    },
  );

  it.each(existing)('%s has no import cycle', (workspace) => {
    expect(importCycle(sources(workspace).filter((source) => isScript(source) && !isTest(source)))).toBeUndefined();
  });

  it.each(existing.filter((workspace) => pure.includes(workspace)))(
    '%s uses no clock, no randomness and no I/O',
    (workspace) => {
      const inside = sources(workspace).filter((source) => isScript(source) && !isTest(source));
      expect(inside.flatMap(foreignNames)).toEqual([]);
    },
  );

  it.each(existing.filter((workspace) => shared.includes(workspace)))('%s names no edition', (workspace) => {
    const inside = sources(workspace).filter((source) => !isTest(source));
    expect(inside.flatMap(titlesIn)).toEqual([]);
  });
});

describe.each([page, server])('the folders of $app', (floors) => {
  const files = sources(floors.app).filter((source) => isScript(source) && !isTest(source));

  it('are all in the table of its README.md', () => {
    const existing = new Set(
      files
        .filter(({ path }) => !isAtTop(floors, path))
        .map(({ path }) => folderIn(floors, path) ?? posix.dirname(path)),
    );
    const wanted = `a new folder belongs in the table of ${floors.app}/README.md, after every folder that it imports`;
    expect([...existing].toSorted(), wanted).toEqual(floors.folders.toSorted());
  });

  it('import only folders below them', () => {
    const upward = files.flatMap((source) => upwardImports(floors, source));
    expect(upward, `the table of ${floors.app}/README.md lists folders from the lowest to the highest`).toEqual([]);
  });
});

it('the folders of screens are listed with their addresses', () => {
  const files = sources(page.app);
  const textOf = (path: string): string => files.find((file) => file.path === `${page.app}/src/${path}`)?.text ?? '';
  const app = textOf('app/App.tsx');
  const lazily = app.matchAll(/const (\w+) = lazy\(\(\) =>\s*import\('\.\.\/(screens\/\w+\/\w+)\//g);
  const folders = new Map([...lazily].map(([, component = '', folder = '']) => [component, folder]));
  const shown = app.matchAll(/case '(\w+)':\s*return <(\w+)/g);
  const existing = [...shown].flatMap(([, screen = '', component = '']) => {
    const folder = folders.get(component);
    return folder === undefined ? [] : [`#/${screen === 'start' ? '' : screen} ${folder}`];
  });
  const listed = tableIn('apps/web/README.md').flatMap(([, folder = '', what = '']) =>
    quotedIn(what)
      .filter((quoted) => quoted.startsWith('#/'))
      .map((address) => `${address} ${quotedIn(folder).join()}`),
  );
  expect(listed.toSorted()).toEqual(existing.toSorted());
  const addresses = [...textOf('route/route.ts').matchAll(/readonly screen: '(\w+)'/g)].map(([, screen]) => screen);
  expect(existing).toHaveLength(new Set(addresses.filter((screen) => screen !== 'unknown')).size);
});

it('features of the server do not know each other', () => {
  const files = sources('apps/server').filter((source) => isScript(source) && !isTest(source));
  expect(files.flatMap(sidewardImports)).toEqual([]);
});

describe('the boundary check', () => {
  const file = (path: string, text: string): Source => ({ path, text });
  const faults = (path: string, specifier: string, ...dependencies: readonly string[]): number =>
    faultsOf(file(path, `export type { A } from '${specifier}';`), dependencies).length;

  it('refuses imports that point up, sideways or inside a package', () => {
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

  it('refuses tools and libraries that do not belong there', () => {
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

  it('finds an import cycle', () => {
    const a = file('packages/rules/src/a.ts', "import './b.ts';");
    const b = file('packages/rules/src/b.ts', "import type { A } from './a.ts';");
    expect(importCycle([a, b])).toEqual([a.path, b.path, a.path]);
    expect(importCycle([a])).toBeUndefined();
  });

  it('finds imports of higher folders', () => {
    const upward = (path: string, specifier: string, floors = page): number =>
      upwardImports(floors, file(`${floors.app}/src/${path}`, `import '${specifier}';`)).length;
    expect(upward('board/Board.tsx', '../signs/Icon.tsx')).toBe(0);
    expect(upward('board/Board.tsx', './Tile.tsx')).toBe(0);
    expect(upward('board/ground/paint.ts', '../camera.ts')).toBe(0);
    expect(upward('signs/Icon.tsx', '../board/Board.tsx')).toBe(1);
    expect(upward('board/Board.tsx', '../misc/helper.ts')).toBe(1);
    expect(upward('screens/play/table/GameTable.tsx', '../newGame/setUp.ts')).toBe(0);
    expect(upward('screens/play/newGame/setUp.ts', '../table/GameTable.tsx')).toBe(1);
    expect(upward('main.tsx', './app/App.tsx')).toBe(0);
    expect(upward('app/App.tsx', '../main.tsx')).toBe(1);
    expect(upward('table/games/holders.ts', '../../ground/log.ts', server)).toBe(0);
    expect(upward('table/games/holders.ts', '../listeners.ts', server)).toBe(0);
    expect(upward('ground/log.ts', './http/json.ts', server)).toBe(1);
    expect(upward('table/games/holders.ts', '../../features/talk/said.ts', server)).toBe(1);
  });

  it('finds a feature of the server that knows another one', () => {
    const sideward = (specifier: string): number =>
      sidewardImports(file('apps/server/src/features/talk/said.ts', `import '${specifier}';`)).length;
    expect(sideward('./talkApi.ts')).toBe(0);
    expect(sideward('../../table/listeners.ts')).toBe(0);
    expect(sideward('../consent/outcome.ts')).toBe(1);
  });

  it('finds forbidden globals, but not in strings, keys and properties', () => {
    const foreign = (text: string): number => foreignNames(file('packages/rules/src/a.ts', text)).length;
    expect(foreign('new Date(); Math.random(); console.log(process)')).toBe(4);
    expect(foreign("Math['random']()")).toBe(1);
    expect(foreign('export const a = { process };')).toBe(1);
    expect(foreign("/** Date */ export const a = { Date: 1, process: 'console' }; a.process;")).toBe(0);
  });

  it('finds names of editions', () => {
    expect(titlesIn(file('packages/rules/src/a.ts', '// as in\n// Brass: Birmingham'))).toHaveLength(1);
    expect(titlesIn(file('packages/rules/src/a.ts', 'ageOfIndustry'))).toHaveLength(1);
    expect(titlesIn(file('packages/rules/src/a.ts', 'the whole family, of an age and industry'))).toEqual([]);
  });
});
