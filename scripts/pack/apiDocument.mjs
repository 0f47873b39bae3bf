// What a package exports, as a document: the declarations that the compiler writes, in the order of the doors.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { parseAst } from 'vitest/node';

/**
 * @typedef {{name: string, comment: string, code: string}} Entry
 * @typedef {{type: string, start: number, end: number, [field: string]: any}} Syntax
 */

/** @type {Map<string, {text: string, body: readonly Syntax[]}>} */
const read = new Map();

const moduleAt = (/** @type {string} */ path) => {
  const known = read.get(path);
  if (known) return known;
  const text = readFileSync(path, 'utf8');
  const found = {
    text,
    body: /** @type {readonly Syntax[]} */ (/** @type {unknown} */ (parseAst(text, { lang: 'dts' }).body)),
  };
  read.set(path, found);
  return found;
};

const sourceOf = (/** @type {string} */ path, /** @type {Syntax} */ statement) =>
  join(dirname(path), statement.source.value.replace(/\.[jt]s$/, '.d.ts'));

const nameOf = (/** @type {Syntax} */ { name, value }) => name ?? value;

/** The names that a declaration gives. */
const namesIn = (/** @type {Syntax} */ declaration) =>
  declaration.type === 'VariableDeclaration'
    ? declaration.declarations.map((/** @type {Syntax} */ { id }) => nameOf(id))
    : [nameOf(declaration.id)];

/** The text of a comment above a statement, without its frame. */
const commentAbove = (/** @type {string} */ text, /** @type {number} */ start) => {
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(text.slice(0, start)) ?? [];
  return comment.replace(/^\s*\* ?/gm, '').trim();
};

/** A declaration as a reader needs it: no `export declare`, and nothing private. */
const plain = (/** @type {string} */ code) =>
  code
    .replace(/^export (?:default )?(?:declare )?/, '')
    .replace(/^ +(?:#private|private [^;]*);\n/gm, '')
    .replace(/^( +)/gm, (indent) => indent.slice(indent.length / 2));

/**
 * Everything that a module declares or passes on under a name.
 * @param {string} path
 * @param {string} name
 * @returns {readonly Entry[]}
 */
const entriesFor = (path, name, as = name) => {
  const { text, body } = moduleAt(path);
  return body.flatMap((statement) => {
    const { type, declaration, start, end } = statement;
    if (type === 'ExportNamedDeclaration' && statement.source) {
      const found = statement.specifiers.find((/** @type {Syntax} */ { exported }) => nameOf(exported) === name);
      return found ? entriesFor(sourceOf(path, statement), nameOf(found.local), as) : [];
    }
    if (type === 'ExportAllDeclaration' && !statement.exported) return entriesFor(sourceOf(path, statement), name, as);
    const declared = declaration ?? statement;
    if (!('id' in declared || 'declarations' in declared) || !namesIn(declared).includes(name)) return [];
    return [{ name: as, comment: commentAbove(text, start), code: plain(text.slice(start, end)) }];
  });
};

/**
 * Everything that a door exports.
 * @param {string} path
 * @returns {readonly Entry[]}
 */
const entriesOf = (path) =>
  moduleAt(path).body.flatMap((statement) => {
    const { type, declaration } = statement;
    if (type === 'ExportAllDeclaration' && statement.exported) {
      const { text } = moduleAt(path);
      const name = nameOf(statement.exported);
      const inside = entriesOf(sourceOf(path, statement)).map(({ code }) => code.replace(/^/gm, '  '));
      const code = `namespace ${name} {\n${inside.join('\n')}\n}`;
      return [{ name, comment: commentAbove(text, statement.start), code }];
    }
    if (type === 'ExportAllDeclaration') return entriesOf(sourceOf(path, statement));
    if (type !== 'ExportNamedDeclaration') return [];
    const names = declaration
      ? namesIn(declaration)
      : statement.specifiers.map((/** @type {Syntax} */ { exported }) => nameOf(exported));
    return names.flatMap((/** @type {string} */ name) => entriesFor(path, name));
  });

const section = (/** @type {Entry} */ { name, comment, code }) =>
  [`### ${name}`, ...(comment === '' ? [] : [comment]), `\`\`\`ts\n${code}\n\`\`\``].join('\n\n');

/**
 * The document of a package.
 * @param {{name: string, description: string}} manifest
 * @param {readonly (readonly [door: string, path: string])[]} doors with the declarations of each
 */
export const apiDocument = ({ name, description }, doors) => {
  const parts = doors.map(([door, path]) => {
    const entries = entriesOf(path);
    // Overloads and a type beside its values share a name.
    const joined = [...new Set(entries.map((entry) => entry.name))].map((entry) => {
      const all = entries.filter((one) => one.name === entry);
      const comment = all.map((one) => one.comment).find((one) => one !== '') ?? '';
      return { name: entry, comment, code: all.map(({ code }) => code).join('\n') };
    });
    return [`## ${name}${door.slice(1)}`, ...joined.map(section)].join('\n\n');
  });
  return `# ${name}\n\n${description}\n\n${parts.join('\n\n')}\n`;
};
