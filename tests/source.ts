import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parseAst } from 'vitest/node';

export const root: string = fileURLToPath(new URL('..', import.meta.url));

/** One file, with its path from the root in forward slashes. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

interface Syntax {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const isTest = ({ path }: Source): boolean => path.endsWith('.test.ts');

export const isScript = ({ path }: Source): boolean => /\.tsx?$/.test(path);

/** All packages and apps, as `packages/rules`. */
export function workspaces(): readonly string[] {
  const folders = (parent: string): readonly string[] =>
    existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => `${parent}/${name}`) : [];
  return [...folders('packages'), ...folders('apps')].filter((workspace) =>
    existsSync(join(root, workspace, 'package.json')),
  );
}

/** Every file in the `src` of a package or app, including data. */
export const sources = (workspace: string): readonly Source[] => filesIn(`${workspace}/src`);

/** Tests outside of any `src`. */
export const testFiles = (): readonly Source[] => ['tests', 'apps/web/tests'].flatMap(filesIn);

/** Files are read once: the tests look through them many times. */
const filesRead = new Map<string, readonly Source[]>();

function filesIn(path: string): readonly Source[] {
  const known = filesRead.get(path) ?? readFiles(path);
  filesRead.set(path, known);
  return known;
}

function readFiles(path: string): readonly Source[] {
  const folder = join(root, path);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(root, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }));
}

/** Visits every node; skips the children of a node for which the visit returns `false`. */
function walk(node: Syntax, visit: (node: Syntax) => boolean | void): void {
  if (visit(node) === false) return;
  for (const field in node) {
    const value = node[field];
    if (Array.isArray(value)) {
      for (const child of value as readonly unknown[]) if (isSyntax(child)) walk(child, visit);
    } else if (isSyntax(value)) walk(value, visit);
  }
}

function parse({ path, text }: Source): Syntax {
  return parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path) as unknown as Syntax;
}

const importing = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
];

interface ImportedName {
  readonly specifier: string;
  readonly name: string;
}

/** What a file imports and exports. */
interface Links {
  readonly specifiers: ReadonlySet<string>;
  readonly importedNames: readonly ImportedName[];
  readonly exportedNames: readonly string[];
}

function readLinks(source: Source): Links {
  const specifiers = new Set<string>();
  const imported: ImportedName[] = [];
  const exported: string[] = [];
  walk(parse(source), (node) => {
    const { type } = node;
    if (importing.includes(type) && isSyntax(node.source)) {
      const { value } = node.source;
      specifiers.add(typeof value === 'string' ? value : '(computed)');
    }
    if (type === 'ImportDeclaration' && isSyntax(node.source)) {
      const specifier = String(node.source.value);
      for (const one of node.specifiers as readonly Syntax[])
        if (isSyntax(one.imported)) imported.push({ specifier, name: String(one.imported.name) });
    }
    if ((type === 'ExportSpecifier' || type === 'ExportAllDeclaration') && isSyntax(node.exported))
      exported.push(String(node.exported.name));
  });
  return { specifiers, importedNames: imported, exportedNames: exported };
}

/** Files are parsed once: several tests ask for the links of all of them. */
const linksRead = new WeakMap<Source, Links>();

function linksOf(source: Source): Links {
  const links = linksRead.get(source) ?? readLinks(source);
  linksRead.set(source, links);
  return links;
}

/** What a file imports, types and dynamic imports included, as written. */
export const imports = (source: Source): readonly string[] => [...linksOf(source).specifiers];

/** What a file imports by name from a package. */
export const importedNames = (source: Source, entry: string): readonly string[] =>
  linksOf(source)
    .importedNames.filter(({ specifier }) => specifier === entry || specifier.startsWith(`${entry}/`))
    .map(({ name }) => name);

/** What a file re-exports by name. */
export const exportedNames = (source: Source): readonly string[] => linksOf(source).exportedNames;

/** The identifiers a file uses, except properties and keys; `Math.random` counts as one. */
export function names(source: Source): ReadonlySet<string> {
  const found = new Set<string>();
  const labels = new Set<unknown>();
  walk(parse(source), (node) => {
    if ('computed' in node && node.computed === false) {
      if (!node.shorthand) labels.add(node.key);
      labels.add(node.property);
    }
    if (node.type === 'MemberExpression' && isSyntax(node.object) && isSyntax(node.property)) {
      const member = node.computed ? node.property.value : node.property.name;
      found.add(`${String(node.object.name)}.${String(member)}`);
    }
    if (node.type === 'Identifier' && !labels.has(node)) found.add(String(node.name));
  });
  return found;
}

const textOf = (node: Syntax): string | undefined => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  const { value } = node;
  if (node.type !== 'TemplateElement' || typeof value !== 'object' || value === null) return undefined;
  return 'cooked' in value && typeof value.cooked === 'string' ? value.cooked : undefined;
};

/** All string literals of a file, with templates in parts; thrown messages are for programmers and left out. */
export function texts(source: Source): readonly string[] {
  const found: string[] = [];
  walk(parse(source), (node) => {
    if (node.type === 'ThrowStatement') return false;
    const text = textOf(node);
    if (text !== undefined) found.push(text);
    return true;
  });
  return found;
}
