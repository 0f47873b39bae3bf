import type { Result } from '@coalbrook/rules';
import type { InputFault } from '@coalbrook/rules/input';
import { withDamaged } from '@coalbrook/wire';
import type { Sheet, ShelfList } from '@coalbrook/wire';

type Find = (game: string) => Promise<Result<Sheet, InputFault> | undefined>;

/** Reads stored games with all their entries, and remembers until the page is closed which of them are damaged. */
export class Inspections {
  readonly #find: Find;
  readonly #faults = new Map<string, InputFault | undefined>();

  constructor(find: Find) {
    this.#find = find;
  }

  /** Reads a game, whatever was found before. */
  readonly find: Find = async (game) => {
    const found = await this.#find(game);
    this.#faults.set(game, found?.ok === false ? found.fault : undefined);
    return found;
  };

  /** The first fault of a game. A game is read only once for this; opening one reads it anyway. */
  async inspect(game: string): Promise<InputFault | undefined> {
    if (!this.#faults.has(game)) await this.find(game);
    return this.#faults.get(game);
  }

  /** A list with the damage found so far. */
  applyTo(list: ShelfList): ShelfList {
    const found = [...this.#faults].flatMap(([id, fault]) => (fault ? [{ id, fault }] : []));
    return withDamaged(list, found);
  }
}
