/** What a remark refers to: places of the board, turns, and addresses. Nothing else in it is interpreted. */

import type { PlaceId, Table } from '@coalbrook/rules';
import { languages, thingsOf } from '@coalbrook/words';

/** A part of a remark. The texts of all parts together are the remark. */
export type RemarkPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'place'; readonly text: string; readonly place: PlaceId }
  | { readonly kind: 'turn'; readonly text: string; readonly turn: number }
  | { readonly kind: 'address'; readonly text: string };

export type FindParts = (body: string) => readonly RemarkPart[];

/** An address that shows where it leads: HTTPS, only plain characters, nobody's name before the host. */
const ADDRESS = String.raw`https://[!-~]+`;

/** Characters at the end of an address that belong to the sentence. */
const TRAILING = /[.,;:!?'")\]}>]+$/;

const isAddress = (text: string): boolean => {
  try {
    const { protocol, host, username, password } = new URL(text);
    return protocol === 'https:' && host !== '' && username === '' && password === '' && !/[<>"\\`]/.test(text);
  } catch {
    return false;
  }
};

const escaped = (text: string): string =>
  text
    .trim()
    .replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`);

const plainOf = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** The names of all places, in all languages. */
const placesOf = (table: Table): ReadonlyMap<string, PlaceId> => {
  const found = new Map<string, PlaceId>();
  for (const language of languages) {
    const things = thingsOf(table, language);
    for (const { id } of table.places)
      for (const name of [things.place(id), things.label(id)])
        if (!found.has(plainOf(name))) found.set(plainOf(name), id);
  }
  found.delete('');
  return found;
};

/** Finds whole words only; of several names that fit, the longest. */
export const partFinder = (table: Table | undefined, turnWords: readonly string[]): FindParts => {
  const places = table ? placesOf(table) : new Map<string, PlaceId>();
  const names = [...places.keys()].toSorted((one, other) => other.length - one.length).map(escaped);
  const turns = String.raw`(?:${turnWords.map(escaped).join('|')})\s+(?<turn>\d{1,3})`;
  const either = [ADDRESS, turns, ...(names.length > 0 ? [names.join('|')] : [])].join('|');
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}_])(?:${either})(?![\p{L}\p{M}\p{N}_])`, 'giu');

  const partOf = (match: RegExpExecArray): RemarkPart | undefined => {
    const [text] = match;
    const turn = match.groups?.['turn'];
    if (turn !== undefined) return { kind: 'turn', text, turn: Number(turn) };
    if (/^https:/i.test(text)) {
      const address = text.replace(TRAILING, '');
      return isAddress(address) ? { kind: 'address', text: address } : undefined;
    }
    const place = places.get(plainOf(text));
    return place === undefined ? undefined : { kind: 'place', text, place };
  };

  return (body) => {
    const parts: RemarkPart[] = [];
    let read = 0;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(body); match; match = pattern.exec(body)) {
      const part = partOf(match);
      if (!part) continue;
      if (match.index > read) parts.push({ kind: 'text', text: body.slice(read, match.index) });
      parts.push(part);
      read = match.index + part.text.length;
      pattern.lastIndex = read;
    }
    if (read < body.length) parts.push({ kind: 'text', text: body.slice(read) });
    return parts;
  };
};
