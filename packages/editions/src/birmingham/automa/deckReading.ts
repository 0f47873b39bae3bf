import { indexOfSlug, Reading } from '@coalbrook/rules/input';
import type { BoardFile, IndustryFile, PlaceFile } from '@coalbrook/rules/input';

export type DeckFields = Readonly<Record<string, unknown>>;

export const acceptsIndustry = (place: PlaceFile, industry: string): boolean =>
  place.sites?.some((site) => site.includes(industry)) ?? false;

/** Reads plan cards for the board and tiles they are used with. */
export class DeckReading extends Reading {
  readonly board: BoardFile;
  readonly industries: readonly IndustryFile[];

  constructor(board: BoardFile, industries: readonly IndustryFile[]) {
    super('deck');
    this.board = board;
    this.industries = industries;
  }

  /** A required list; undefined if it is none. */
  items(value: unknown, at: string): readonly unknown[] | undefined {
    this.need(value, at, { kind: 'list' });
    const list = this.list(value, at);
    return list === value ? list : undefined;
  }

  /** A value that is the same on every card and may be omitted. */
  printed<const Printed extends string | number | boolean>(value: unknown, at: string, printed: Printed): Printed {
    if (value !== undefined && value !== printed)
      this.fault(at, 'impossible', { kind: 'exactly', value: String(printed) }, value);
    return printed;
  }

  /** A place of the board; `farm_north` is read as `farm-north`. */
  place(value: unknown, at: string): PlaceFile | undefined {
    const name = this.text(value, at);
    if (name === undefined) return undefined;
    const place = this.board.places[indexOfSlug(this.board.places, name.replaceAll('_', '-'))];
    if (!place) this.fault(at, 'unknown', { kind: 'thing', thing: 'place' }, name);
    return place;
  }
}
