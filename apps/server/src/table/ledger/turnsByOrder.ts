/** Which turns of the games that are open on this node were played by order. */
export class TurnsByOrder {
  readonly #begins = new Map<string, Set<number>>();

  /** Notes that the turn which begins with an entry was. */
  note(game: string, seq: number): void {
    const known = this.#begins.get(game) ?? new Set();
    this.#begins.set(game, known.add(seq));
  }

  has(game: string, seq: number): boolean {
    return this.#begins.get(game)?.has(seq) === true;
  }

  /** The table was put away, or is read anew. */
  forget(game: string): void {
    this.#begins.delete(game);
  }
}
