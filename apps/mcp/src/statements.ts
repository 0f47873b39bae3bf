/** The numbered rules, found by their number or by words. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const STATEMENT = /^- \*\*([\w.-]+)\*\* (.+)$/gm;

/** More are not read. */
const MOST = 8;

interface Statement {
  readonly id: string;
  readonly text: string;
}

const folder = fileURLToPath(new URL('../../../docs/rules', import.meta.url));

const read = new Map<string, readonly Statement[]>();

const statementsOf = (document: string): readonly Statement[] => {
  const known = read.get(document);
  if (known) return known;
  const all = [...readFileSync(join(folder, `${document}.md`), 'utf8').matchAll(STATEMENT)].map(([, id, text]) => ({
    id,
    text,
  }));
  read.set(document, all);
  return all;
};

/** The documents in English, by their names without an ending. */
const documents: readonly string[] = readdirSync(folder).flatMap((file) => /^([\w-]+)\.md$/.exec(file)?.slice(1) ?? []);

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[a-z0-9£]{4,}/g) ?? [];

/** How many words of a question a statement has; a word counts less if many statements have it. */
const rank = (all: readonly Statement[], question: string): readonly Statement[] => {
  const asked = new Set(wordsIn(question));
  const texts = all.map((statement) => ({ statement, words: new Set(wordsIn(statement.text)) }));
  const weights = new Map(
    [...asked].map((word) => [
      word,
      Math.log(all.length / Math.max(1, texts.filter(({ words }) => words.has(word)).length)),
    ]),
  );
  return texts
    .map(({ statement, words }) => ({
      statement,
      worth: [...asked].reduce((sum, word) => sum + (words.has(word) ? (weights.get(word) ?? 0) : 0), 0),
    }))
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ statement }) => statement);
};

/** The statements of these documents that answer a question best, or the one with this number. */
const among = (all: readonly Statement[], question: string): readonly string[] => {
  const named = all.filter(({ id }) => id === question.trim());
  return (named.length > 0 ? named : rank(all, question)).slice(0, MOST).map(({ id, text }) => `${id} ${text}`);
};

/** What the rules of a game say about something; those of its automata, too, if there are any at the table. */
export const lookUp = (edition: string, hasAutomata: boolean, question: string): readonly string[] => {
  const wanted = documents.filter((name) => name === edition || (hasAutomata && name.startsWith(`${edition}-`)));
  return among(wanted.flatMap(statementsOf), question);
};
