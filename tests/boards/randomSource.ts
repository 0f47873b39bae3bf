import fc from 'fast-check';
import type { GeneratorValue } from 'fast-check';

/** Random values from fast-check, one at a time. */
export class RandomSource {
  readonly #ask: GeneratorValue;

  constructor(ask: GeneratorValue) {
    this.#ask = ask;
  }

  number(min: number, max: number): number {
    return this.#ask(fc.integer, { min, max });
  }

  flag(): boolean {
    return this.#ask(fc.boolean);
  }

  one<Item>(items: readonly Item[]): Item {
    return items[this.number(0, items.length - 1)];
  }

  some<Item>(items: readonly Item[]): Item[] {
    return items.filter(() => this.flag());
  }

  atLeastOne<Item>(items: readonly Item[]): readonly Item[] {
    const some = this.some(items);
    return some.length > 0 ? some : [this.one(items)];
  }
}
