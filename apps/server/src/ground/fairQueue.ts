import type { Attention } from './attention.ts';

/** How often those who are looked at more may go first while others wait. */
const MOST_PASSED = 8;

/** Groups of which it is remembered when they last had their turn. */
const MOST_GROUPS = 10_000;

interface Waiting<Item> {
  readonly item: Item;
  readonly attention: () => Attention;
}

/**
 * What waits for a thread. Where people are looking, bots think first; groups that are looked at alike take turns. Whatever
 * was passed over often enough has its turn, too.
 */
export class FairQueue<Item> {
  #waiting: Waiting<Item>[] = [];
  /** When groups last had their turn, by a count of turns. */
  readonly #served = new Map<string, number>();
  /** How often everything that waits with so much attention was passed over. */
  readonly #passed = new Map<number, number>();
  #turns = 0;

  get length(): number {
    return this.#waiting.length;
  }

  /** `attention` is asked when there is a choice: people come and go. */
  add(item: Item, attention: () => Attention): void {
    this.#waiting.push({ item, attention });
  }

  remove(isRemoved: (item: Item) => boolean): void {
    this.#waiting = this.#waiting.filter(({ item }) => !isRemoved(item));
  }

  clear(): void {
    this.#waiting = [];
  }

  /** Takes what is next. */
  take(): Item | undefined {
    const waiting = this.#waiting.map((one) => ({ one, ...one.attention() }));
    const looking = this.#choose(new Set(waiting.map((one) => one.looking)));
    const since = (group: string): number => this.#served.get(group) ?? -1;
    const [next] = waiting
      .filter((one) => one.looking === looking)
      // What came first stays first.
      .toSorted((one, other) => since(one.group) - since(other.group));
    if (!next) return undefined;
    this.#waiting.splice(this.#waiting.indexOf(next.one), 1);
    if (this.#served.size >= MOST_GROUPS) this.#served.clear();
    this.#served.set(next.group, this.#turns++);
    return next.one.item;
  }

  #choose(among: ReadonlySet<Attention['looking']>): number {
    const all = [...among].toSorted((one, other) => one - other);
    const patient = all.find((looking) => (this.#passed.get(looking) ?? 0) >= MOST_PASSED);
    const chosen = patient ?? all.at(-1) ?? 0;
    for (const looking of all) if (looking < chosen) this.#passed.set(looking, (this.#passed.get(looking) ?? 0) + 1);
    this.#passed.set(chosen, 0);
    return chosen;
  }
}
