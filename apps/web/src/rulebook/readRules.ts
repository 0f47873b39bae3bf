/** Parses a rules text: headings, numbered statements, paragraphs, lists and tables, which is all they contain. */

/** A run of text. `id` refers to another statement. */
export type Span =
  | { readonly kind: 'text' | 'bold' | 'italic' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly slug: string; readonly text: string }
  | { readonly kind: 'statement'; readonly id: string; readonly spans: readonly Span[] }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'item'; readonly spans: readonly Span[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Span[])[])[] };

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;

export const readSpans = (text: string): readonly Span[] => {
  const spans: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) spans.push({ kind: 'text', text: text.slice(at, match.index) });
    const [whole, bold, italic, code, label, href] = match;
    if (bold !== undefined) spans.push({ kind: 'bold', text: bold });
    else if (italic !== undefined) spans.push({ kind: 'italic', text: italic });
    else if (code !== undefined) spans.push({ kind: 'code', text: code });
    else spans.push({ kind: 'link', text: label ?? '', href: href ?? '' });
    at = match.index + whole.length;
  }
  if (at < text.length) spans.push({ kind: 'text', text: text.slice(at) });
  return spans;
};

const HEADING = /^(#{1,4}) (?:([\w-]+): )?(.+)$/;
const STATEMENT = /^- \*\*([a-z][\w-]*(?:\.[\w-]+)+)\*\*\s*(.*)$/;
const ITEM = /^- (.*)$/;
const RULE_OF_TABLE = /^\|?[\s:|-]+$/;

const readRow = (line: string): readonly (readonly Span[])[] =>
  line
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => readSpans(cell.trim()));

/** Joins wrapped lines to the paragraph or item they continue. */
const unwrap = (text: string): readonly string[] => {
  const lines: string[] = [];
  let isOpen = false;
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trimEnd();
    const begins = /^(#|\||- )/.test(line);
    const last = lines.length - 1;
    if (line !== '' && !begins && isOpen) lines[last] = `${lines[last]} ${line.trim()}`;
    else lines.push(line);
    isOpen = line !== '' && !/^(#|\|)/.test(line);
  }
  return lines;
};

export const readRules = (text: string): readonly Block[] => {
  const blocks: Block[] = [];
  let table: (readonly (readonly Span[])[])[] | undefined;
  for (const line of unwrap(text)) {
    if (line.startsWith('|')) {
      if (!table) {
        table = [];
        blocks.push({ kind: 'table', rows: table });
      }
      if (!RULE_OF_TABLE.test(line)) table.push(readRow(line));
      continue;
    }
    table = undefined;
    if (line === '') continue;
    const heading = HEADING.exec(line);
    if (heading) {
      const [, marks = '', slug = '', title = ''] = heading;
      blocks.push({ kind: 'heading', level: marks.length, slug, text: title });
      continue;
    }
    const statement = STATEMENT.exec(line);
    if (statement) {
      blocks.push({ kind: 'statement', id: statement[1] ?? '', spans: readSpans(statement[2] ?? '') });
      continue;
    }
    const item = ITEM.exec(line);
    blocks.push(
      item ? { kind: 'item', spans: readSpans(item[1] ?? '') } : { kind: 'paragraph', spans: readSpans(line) },
    );
  }
  return blocks;
};

export const plainText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');

/** The text that contains a statement: `birmingham-automa.company.1` is in birmingham-automa. */
export const textOfRule = (id: string): string => id.split('.', 1)[0] ?? '';
