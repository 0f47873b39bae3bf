import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parseAst } from 'vitest/node';

export const root: string = fileURLToPath(new URL('..', import.meta.url));

/** One file of a room, by its path from the root with forward slashes. */
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

/** The packages and apps that exist, as `packages/rules`. */
export function rooms(): readonly string[] {
  const folders = (storey: string): readonly string[] =>
    existsSync(join(root, storey)) ? readdirSync(join(root, storey)).map((name) => `${storey}/${name}`) : [];
  return [...folders('packages'), ...folders('apps')].filter((room) => existsSync(join(root, room, 'package.json')));
}

/** Every file in the `src` of a room, data included; none if there is no `src` yet. */
export const sources = (room: string): readonly Source[] => filesIn(`${room}/src`);

/** The tests that belong to no room or to none's `src`. */
export const testFiles = (): readonly Source[] => ['tests', 'apps/web/tests'].flatMap(filesIn);

function filesIn(path: string): readonly Source[] {
  const folder = join(root, path);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(root, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }));
}

/** Visits every node; what lies below one for which the visit returns `false` is left out. */
function walk(node: Syntax, visit: (node: Syntax) => boolean | void): void {
  if (visit(node) === false) return;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? (value as readonly unknown[]) : [value])
      if (isSyntax(child)) walk(child, visit);
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

/** What a file imports, types and dynamic imports included, as written. */
export function imports(source: Source): readonly string[] {
  const found = new Set<string>();
  walk(parse(source), (node) => {
    if (!importing.includes(node.type) || !isSyntax(node.source)) return;
    const { value } = node.source;
    found.add(typeof value === 'string' ? value : '(computed)');
  });
  return [...found];
}

/** What a file imports by name from the doors of a package. */
export function importedNames(source: Source, door: string): readonly string[] {
  const found: string[] = [];
  walk(parse(source), (node) => {
    if (node.type !== 'ImportDeclaration' || !isSyntax(node.source)) return;
    const specifier = String(node.source.value);
    if (specifier !== door && !specifier.startsWith(`${door}/`)) return;
    for (const { imported } of node.specifiers as readonly Syntax[])
      if (isSyntax(imported)) found.push(String(imported.name));
  });
  return found;
}

/** What a file passes on by name from other files. */
export function exportedNames(source: Source): readonly string[] {
  const found: string[] = [];
  walk(parse(source), (node) => {
    if (node.type === 'ExportSpecifier' || node.type === 'ExportAllDeclaration') {
      if (isSyntax(node.exported)) found.push(String(node.exported.name));
    }
  });
  return found;
}

/** The names a file uses that are not merely properties or keys; `Math.random` counts as one name. */
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

/** Every text that a file holds, templates in parts; what is thrown is for programmers and left out. */
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
