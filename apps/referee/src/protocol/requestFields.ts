import { NOBODY, seedOf } from '@coalbrook/rules';
import type { Seat, Seed } from '@coalbrook/rules';
import { inputFault, isObject } from '@coalbrook/rules/input';
import type { Expected, Fields, InputFault, Problem } from '@coalbrook/rules/input';

/** Reads the fields of a request and remembers the first fault. */
export class RequestFields {
  readonly #fields: Fields;
  readonly #seats: number;
  fault: InputFault | undefined;

  /** Without a game the number of `seats` is unknown, and any seat is accepted. */
  constructor(fields: Fields, seats = Infinity) {
    this.#fields = fields;
    this.#seats = seats;
  }

  #wrong(at: string, problem: Problem, expected: Expected): void {
    this.fault ??= inputFault(at, problem, expected, this.#fields[at]);
  }

  /** Refuses unknown fields. */
  allow(known: readonly string[]): void {
    const stray = Object.keys(this.#fields).find((name) => !known.includes(name));
    if (stray === undefined) return;
    const place = stray === '' ? { at: '', document: 'line' as const } : stray;
    this.fault ??= inputFault(place, 'superfluous', { kind: 'oneOf', words: known }, stray);
  }

  refuse(name: string, expected: Expected): void {
    this.#wrong(name, 'superfluous', expected);
  }

  has(name: string): boolean {
    return this.#fields[name] !== undefined;
  }

  any(name: string, expected: Expected): unknown {
    if (!this.has(name)) this.#wrong(name, 'missing', expected);
    return this.#fields[name];
  }

  text(name: string, expected: Expected): string {
    const value = this.any(name, expected);
    if (typeof value === 'string') return value;
    this.#wrong(name, 'wrongKind', expected);
    return '';
  }

  integer(name: string): number {
    const value = this.any(name, { kind: 'wholeNumber' });
    if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
    this.#wrong(name, 'wrongKind', { kind: 'wholeNumber' });
    return 0;
  }

  texts(name: string): readonly string[] {
    const value = this.has(name) ? this.#fields[name] : [];
    if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
    this.#wrong(name, 'wrongKind', { kind: 'items', items: 'texts' });
    return [];
  }

  object(name: string): Fields {
    const value = this.has(name) ? this.#fields[name] : {};
    if (isObject(value)) return value;
    this.#wrong(name, 'wrongKind', { kind: 'object' });
    return {};
  }

  seed(): Seed | undefined {
    const { seed } = this.#fields;
    if (seed === undefined) return undefined;
    if (typeof seed === 'string' || (typeof seed === 'number' && Number.isFinite(seed))) return seedOf(seed);
    this.#wrong('seed', 'wrongKind', { kind: 'textOrNumber' });
    return undefined;
  }

  /** An optional seat. */
  seat(name: string, mayBeNobody: boolean): Seat | undefined {
    const value = this.#fields[name];
    if (value === undefined) return undefined;
    if (mayBeNobody && value === 'nobody') return NOBODY;
    const isSeat = typeof value === 'number' && Number.isSafeInteger(value);
    if (isSeat && value >= 0 && value < this.#seats) return value as Seat;
    const seats = Number.isFinite(this.#seats) ? this.#seats : undefined;
    const expected = { kind: 'seatNumber', seats, orNobody: mayBeNobody } as const;
    this.#wrong(name, isSeat ? 'outOfRange' : 'wrongKind', expected);
    return undefined;
  }
}
