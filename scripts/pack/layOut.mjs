// Published packages as folders, ready for `npm pack`.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

import { root } from '../ready.mjs';
import { isLeftOut, libraries, programFolders, publishedDoors } from './published.mjs';
import { dataModule, withPublishedSpecifiers } from './specifiers.mjs';

const json = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));

const write = (/** @type {string} */ path, /** @type {string} */ text) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

/** The files below a folder, as paths relative to it. */
const filesIn = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** Takes compiled modules over. */
const takeModules = (/** @type {string} */ from, /** @type {string} */ to, /** @type {RegExp} */ wanted) => {
  for (const file of filesIn(from).filter((path) => wanted.test(path) && !isLeftOut(`/${path}`))) {
    const text = readFileSync(join(from, file), 'utf8');
    write(join(to, file), file.endsWith('.map') ? text : withPublishedSpecifiers(text));
  }
};

/** Takes data over, as modules. */
const takeData = (/** @type {string} */ from, /** @type {string} */ to) => {
  for (const part of ['src', 'data'].filter((name) => existsSync(join(from, name)))) {
    for (const file of filesIn(join(from, part)).filter((path) => path.endsWith('.json') && !isLeftOut(`/${path}`)))
      write(join(to, part, `${file}.js`), dataModule(readFileSync(join(from, part, file), 'utf8')));
  }
};

const { version: VERSION, license: LICENSE, engines } = json(join(root, 'package.json'));

/** What every published manifest says. */
const common = (/** @type {{name: string, description: string}} */ { name, description }) => ({
  name,
  version: VERSION,
  description,
  license: LICENSE,
  type: 'module',
  engines,
});

/** Dependencies with versions: our own as they are released together. */
const dependencies = (/** @type {Record<string, string>} */ wanted) =>
  Object.fromEntries(
    Object.entries(wanted)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, range]) => [name, name.startsWith('@coalbrook/') ? VERSION : range]),
  );

/** A door as it is published: modules with their types, files as they are. */
const publishedDoor = (/** @type {string} */ path) => {
  if (!path.endsWith('.ts')) return path;
  const module = path.replace(/\.ts$/, '');
  return { types: `${module}.d.ts`, default: `${module}.js` };
};

const takeLegal = (/** @type {string} */ folder) => cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));

/**
 * @param {string} name the folder of the package
 * @param {string} compiled
 * @param {string} folder
 */
export const layOutPackage = (name, compiled, folder) => {
  const source = join(root, 'packages', name);
  const manifest = json(join(source, 'package.json'));
  const doors = publishedDoors(manifest);
  takeModules(join(compiled, 'packages', name), folder, /\.(?:js|d\.ts|js\.map)$/);
  takeData(source, folder);
  /** Files that are exported as they are: nets, style sheets. */
  const files = doors.map(([, path]) => path).filter((path) => !path.endsWith('.ts'));
  for (const path of files) takeFiles(source, folder, path);
  cpSync(join(source, 'README.md'), join(folder, 'README.md'));
  takeLegal(folder);
  const published = {
    ...common(manifest),
    sideEffects: files.some((path) => path.endsWith('.css')) ? ['**/*.css'] : false,
    exports: Object.fromEntries([
      ...doors.map(([door, path]) => [door, publishedDoor(path)]),
      ['./package.json', './package.json'],
    ]),
    ...(manifest.dependencies ? { dependencies: dependencies(manifest.dependencies) } : {}),
  };
  write(join(folder, 'package.json'), `${JSON.stringify(published, undefined, 2)}\n`);
  return folder;
};

/** Takes files over that a door names, or all of a folder for `./nets/*`. */
const takeFiles = (/** @type {string} */ source, /** @type {string} */ folder, /** @type {string} */ path) => {
  const all = path.endsWith('/*') ? path.slice(0, -2) : path;
  cpSync(join(source, all), join(folder, all), {
    recursive: true,
    filter: (file) => !/\.(?:ts|md)$/.test(file),
  });
};

/**
 * The program keeps the folders that it has here, so that everything finds the rest where it always is.
 * @param {string} compiled
 * @param {string} folder
 */
export const layOutProgram = (compiled, folder) => {
  const manifests = programFolders.map((name) => json(join(root, 'apps', name, 'package.json')));
  const [own] = manifests;
  for (const name of programFolders) {
    const to = join(folder, 'apps', name);
    takeModules(join(compiled, 'apps', name, 'src'), join(to, 'src'), /\.js$/);
    takeData(join(root, 'apps', name), to);
    write(join(to, 'package.json.js'), dataModule(JSON.stringify({ version: VERSION })));
    for (const file of filesIn(to)) if (file.endsWith('.js')) withinProgram(folder, join(to, file));
  }
  cpSync(join(root, 'apps/web/dist'), join(folder, 'apps/web/dist'), { recursive: true });
  cpSync(join(root, 'docs/rules'), join(folder, 'docs/rules'), { recursive: true });
  cpSync(join(root, 'scripts/pack/files'), join(folder, 'apps/cli/bin'), { recursive: true });
  cpSync(join(root, 'apps/cli/README.md'), join(folder, 'README.md'));
  takeLegal(folder);
  const needed = Object.assign({}, ...manifests.map((manifest) => manifest.dependencies));
  const isPublished = (/** @type {string} */ name) =>
    !name.startsWith('@coalbrook/') || libraries.includes(name.slice('@coalbrook/'.length));
  const published = {
    ...common(own),
    bin: { coalbrook: 'apps/cli/bin/coalbrook.mjs' },
    dependencies: dependencies(
      Object.fromEntries(Object.entries(needed).filter(([name]) => isPublished(name) && name !== 'esbuild')),
    ),
  };
  write(join(folder, 'package.json'), `${JSON.stringify(published, undefined, 2)}\n`);
  return folder;
};

const OWN = /(from |import\()'@coalbrook\/([a-z]+)'/g;

/** Lets a module of the program find its other folders, which are no packages of their own. */
const withinProgram = (/** @type {string} */ folder, /** @type {string} */ file) => {
  const text = readFileSync(file, 'utf8');
  const found = text.replace(OWN, (whole, before, name) => {
    if (!programFolders.includes(name)) return whole;
    const path = posix.relative(dirname(file), join(folder, 'apps', name, 'src/index.js'));
    return `${before}'${path}'`;
  });
  if (found !== text) writeFileSync(file, found);
};
