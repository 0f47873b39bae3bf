import { parseArgs } from 'node:util';

import { show } from '@coalbrook/referee';
import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';

export interface Flag {
  /** Placeholder for the value in the help; a flag without one is a switch. */
  readonly value?: string;
  readonly sentence: string;
  /** May be given several times. */
  readonly many?: boolean;
  /** One-letter alias. */
  readonly short?: string;
}

export type FlagsByName = Readonly<Record<string, Flag>>;

/** The flags and operands of a command line. Remembers the first fault found in their values. */
export class Flags {
  readonly #values: ReadonlyMap<string, readonly string[]>;
  readonly operands: readonly string[];
  #complaint: string | undefined;

  constructor(values: ReadonlyMap<string, readonly string[]>, operands: readonly string[]) {
    this.#values = values;
    this.operands = operands;
  }

  complain(line: string): void {
    this.#complaint ??= line;
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  all(name: string): readonly string[] {
    return this.#values.get(name) ?? [];
  }

  text(name: string): string | undefined;
  text(name: string, fallback: string): string;
  text(name: string, fallback?: string): string | undefined {
    const [value] = this.all(name);
    if (value === '') this.complain(`--${name} is empty`);
    return value ?? fallback;
  }

  integer(name: string, fallback: number, low: number, high: number): number {
    const [value] = this.all(name);
    if (value === undefined) return fallback;
    const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
    if (number >= low && number <= high) return number;
    this.complain(`--${name}: expected a whole number from ${low} to ${high}, found ${show(value)}`);
    return fallback;
  }

  /** The value, or the first fault. */
  close<Value>(value: Value): Result<Value, string> {
    return this.#complaint === undefined ? done(value) : fail(this.#complaint);
  }
}

const knownTo = (flags: FlagsByName): string => {
  const names = Object.keys(flags).map((name) => `--${name}`);
  return names.length === 0 ? 'it takes no flags' : `it takes ${names.join(', ')}`;
};

/** Reads the arguments of a command, with at most `mostOperands` positional ones. */
export const readFlags = (
  command: string,
  args: readonly string[],
  known: FlagsByName,
  mostOperands: number,
): Result<Flags, string> => {
  const options = Object.fromEntries(
    Object.entries(known).map(([name, { value, short }]) => [
      name,
      { type: value ? 'string' : 'boolean', ...(short === undefined ? {} : { short }) } as const,
    ]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const values = new Map<string, readonly string[]>();
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const flag = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!flag || (rawName !== `--${name}` && rawName !== `-${flag.short}`))
      return fail(`unknown flag ${show(rawName)} after ${command}; ${knownTo(known)}`);
    if (!flag.value && value !== undefined) return fail(`${rawName} takes no value, found ${show(value)}`);
    if (flag.value && value === undefined) return fail(`${rawName} needs a value: ${rawName} ${flag.value}`);
    if (flag.value && !inlineValue && value?.startsWith('-')) {
      return fail(`${rawName} needs a value, found ${show(value)}; write ${rawName}=${value} if that is meant`);
    }
    const before = values.get(name);
    if (before && !flag.many) return fail(`${rawName} is given twice`);
    values.set(name, [...(before ?? []), value ?? '']);
  }
  if (operands.length > mostOperands) return fail(`unexpected ${show(operands[mostOperands])} after ${command}`);
  return done(new Flags(values, operands));
};
