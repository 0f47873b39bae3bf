import { parseArgs } from 'node:util';

/** The options after a command, by name. Throws an error with one sentence if they are wrong. */
export class Args {
  readonly #values: Readonly<Record<string, string | boolean | undefined>>;
  /** What comes before and between the options. */
  readonly operands: readonly string[];

  /** `usual` has every option with what it is if it is not given; one that is usually false is a switch. */
  constructor(args: readonly string[], usual: Readonly<Record<string, string | false | undefined>>) {
    const options = Object.fromEntries(
      Object.entries(usual).map(([name, value]) => [name, { type: value === false ? 'boolean' : 'string' } as const]),
    );
    try {
      const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
      this.#values = { ...usual, ...values };
      this.operands = positionals;
    } catch (error) {
      const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
      throw new Error(`${sentence.replace(/\.$/, '')}.`, { cause: error });
    }
  }

  text(name: string): string {
    return this.optional(name) ?? '';
  }

  optional(name: string): string | undefined {
    const value = this.#values[name];
    return typeof value === 'string' ? value : undefined;
  }

  has(name: string): boolean {
    return this.#values[name] === true;
  }

  number(name: string): number {
    const text = this.text(name);
    const value = Number(text);
    if (text.trim() === '' || !Number.isFinite(value) || value < 0) throw new Error(`--${name} must be a number.`);
    return value;
  }

  count(name: string): number {
    const value = this.number(name);
    if (!Number.isSafeInteger(value)) throw new Error(`--${name} must be a whole number.`);
    return value;
  }

  atLeastOne(name: string): number {
    const value = this.count(name);
    if (value < 1) throw new Error(`--${name} must be at least 1.`);
    return value;
  }

  /** Whole numbers between commas. */
  counts(name: string): readonly number[] {
    const texts = this.list(name);
    for (const text of texts) if (!/^\d+$/.test(text)) throw new Error(`--${name} must be numbers, not "${text}".`);
    return texts.map(Number);
  }

  /** The parts between commas. */
  list(name: string): readonly string[] {
    return this.text(name)
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }
}
