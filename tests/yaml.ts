/** Reads the part of YAML that this repository uses; anything else is an error. */

export type Yaml = string | readonly Yaml[] | { readonly [key: string]: Yaml };

interface Line {
  readonly depth: number;
  readonly text: string;
}

const linesOf = (text: string): readonly Line[] =>
  text
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .map((line) => ({ depth: line.search(/\S/), text: line.trim() }));

const plain = (text: string): string => {
  const quoted = /^'([^']*)'$/.exec(text);
  if (quoted) return quoted[1];
  if (/^["'&*|>]|[{}[\]]$/.test(text) && !text.endsWith('}')) throw new Error(`not read: ${text}`);
  return text;
};

/** `{ a: b }` and `[a, b]`. */
const inline = (text: string): Yaml => {
  const list = /^\[(.*)\]$/.exec(text);
  if (list) return splitParts(list[1]).map(inline);
  const map = /^\{ (.*) \}$/.exec(text);
  if (!map) return plain(text);
  return Object.fromEntries(
    splitParts(map[1]).map((part) => {
      const [, key, value] = /^(\w+): (.*)$/.exec(part) ?? [];
      if (key === undefined) throw new Error(`not read: ${text}`);
      return [key, inline(value)];
    }),
  );
};

/** Parts between commas that are in no brackets. */
const splitParts = (text: string): readonly string[] => {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if ('{['.includes(letter)) depth++;
    if ('}]'.includes(letter)) depth--;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
};

export const readYaml = (text: string): Yaml => {
  const lines = [...linesOf(text)];
  const anchors = new Map<string, Yaml>();
  const valueOf = (word: string, depth: number): Yaml => {
    const [, anchor, rest] = /^(?:&(\w+)\s*)?(.*)$/.exec(word) ?? ['', undefined, ''];
    const made = madeOf(rest, depth);
    if (anchor !== undefined) anchors.set(anchor, made);
    return made;
  };
  const madeOf = (word: string, depth: number): Yaml => {
    if (word.startsWith('*')) {
      const known = anchors.get(word.slice(1));
      if (known === undefined) throw new Error(`no anchor ${word}`);
      return known;
    }
    if (word !== '' && word !== '|') return inline(word);
    const inner: Line[] = [];
    while (lines.length > 0 && lines[0].depth > depth) inner.push(lines.shift() as Line);
    if (word === '|') return inner.map((line) => line.text).join('\n');
    lines.unshift(...inner);
    return mapAt(inner[0]?.depth ?? -1);
  };
  const mapAt = (depth: number): Yaml => {
    const map: Record<string, Yaml> = {};
    while (lines.length > 0 && lines[0].depth === depth) {
      const line = lines.shift() as Line;
      const [, key, word] = /^([\w-]+):(?: (.*))?$/.exec(line.text) ?? [];
      if (key === undefined) throw new Error(`not read: ${line.text}`);
      map[key] = valueOf(word ?? '', depth);
    }
    return map;
  };
  const made = mapAt(0);
  if (lines.length > 0) throw new Error(`not read: ${lines[0].text}`);
  return made;
};
