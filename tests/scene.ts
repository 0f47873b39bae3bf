/** A drafted position for tests: takes actions in notation, draws automatically, and keeps all events. */

import { makeAction, openDraft, parseAction, readDraw } from '@coalbrook/record';
import type { Draft } from '@coalbrook/record';
import {
  awaitsChance,
  brokenInvariant,
  check,
  describe,
  draw,
  legalActions,
  pendingOf,
  play,
  seededDraw,
  seedOf,
  standings,
} from '@coalbrook/rules';
import type { Description, GameEvent, Pending, Refusal, Seat, Standing, State, Table } from '@coalbrook/rules';

const SEED = seedOf('scene');

export class Scene {
  readonly table: Table;
  readonly state: State;
  /** Everything that happened since the scene was set. */
  readonly events: GameEvent[] = [];

  constructor(draft: Omit<Draft, 'edition'> & { readonly edition?: string }) {
    const position = openDraft({ edition: 'birmingham', ...draft });
    if (!position.ok) throw new Error(position.fault.map((fault) => JSON.stringify(fault)).join('\n'));
    this.table = position.value.table;
    this.state = position.value.state;
  }

  #refusalOf(line: string, seat: number): Refusal | undefined {
    const parsed = parseAction(this.table, line);
    if (!parsed.ok) throw new Error(`${line}: ${JSON.stringify(parsed.fault)}`);
    return check(this.table, this.state, seat as Seat, parsed.value);
  }

  readonly #tell = (event: GameEvent): void => {
    this.events.push(event);
  };

  /** Plays actions one after another for the seat to act. Draws come from a fixed seed. */
  play(...lines: readonly string[]): this {
    for (const line of lines) {
      const refusal = this.#refusalOf(line, this.state.actor);
      if (refusal) throw new Error(`${line} is refused: ${JSON.stringify(refusal)}`);
      if (!this.legal().includes(line)) throw new Error(`${line} is not refused, but it is not listed either`);
      const parsed = parseAction(this.table, line);
      if (parsed.ok) play(this.table, this.state, parsed.value, this.#tell);
      this.#afterMove();
    }
    return this;
  }

  /** Answers chance, one draw after the other; later draws come from the fixed seed. */
  draw(...lines: readonly string[]): this {
    for (const line of lines) {
      const drawn = readDraw(this.table, this.state, line);
      if (!drawn.ok) throw new Error(`${line}: ${JSON.stringify(drawn.fault)}`);
      draw(this.table, this.state, drawn.value, this.#tell);
    }
    this.#afterMove();
    return this;
  }

  #afterMove(): void {
    while (awaitsChance(this.state)) {
      draw(this.table, this.state, seededDraw(this.table, this.state, SEED), this.#tell);
    }
    const broken = brokenInvariant(this.table, this.state);
    if (broken) throw new Error(`broken: ${broken.name}`);
  }

  /** Passes for everybody until a condition holds. */
  passUntil(holds: (now: Description) => boolean): this {
    for (let turn = 0; turn < 500; turn++) {
      if (holds(this.now)) return this;
      const [first] = this.legal();
      if (first === undefined) throw new Error('the game ended before the condition held');
      this.play(this.legal().includes('pass') ? 'pass' : first);
    }
    throw new Error('the condition never held');
  }

  /** Why an action is refused; fails if it is allowed. */
  refuse(line: string, seat: number = this.state.actor): Refusal {
    const refusal = this.#refusalOf(line, seat);
    if (!refusal) throw new Error(`${line} is allowed`);
    if (seat === this.state.actor && this.legal().includes(line)) throw new Error(`${line} is refused, but listed`);
    return refusal;
  }

  /** The rule that refuses an action. */
  rule(line: string, seat: number = this.state.actor): string {
    return this.refuse(line, seat).rule;
  }

  allows(line: string): boolean {
    return this.#refusalOf(line, this.state.actor) === undefined && this.legal().includes(line);
  }

  /** All legal actions in notation, or those of one kind. */
  legal(kind = ''): string[] {
    return legalActions(this.table, this.state)
      .map((action) => makeAction(this.table, action))
      .filter((line) => line.startsWith(kind));
  }

  get now(): Description {
    return describe(this.table, this.state);
  }

  get pending(): Pending {
    return pendingOf(this.table, this.state);
  }

  get standings(): readonly Standing[] {
    return standings(this.table, this.state);
  }

  /** Events of one kind, in order. */
  told<Name extends GameEvent['event']>(name: Name): Extract<GameEvent, { readonly event: Name }>[] {
    return this.events.filter((event): event is Extract<GameEvent, { readonly event: Name }> => event.event === name);
  }
}
