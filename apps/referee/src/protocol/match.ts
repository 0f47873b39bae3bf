import { Game } from '@coalbrook/record';
import type { GameRecord, Position } from '@coalbrook/record';
import { awaitsChance, draw, play, seededDraw } from '@coalbrook/rules';
import type { Action, GameEvent, Seed, State, Table, Tell } from '@coalbrook/rules';

/** A game from its start, or a drafted position. With a seed, draws are made automatically. */
export class Match {
  readonly table: Table;
  readonly state: State;
  readonly #game: Game | undefined;
  readonly #seed: Seed | undefined;

  constructor(begun: Game | Position, seed: Seed | undefined) {
    this.table = begun.table;
    this.state = begun.state;
    this.#game = begun instanceof Game ? begun : undefined;
    this.#seed = seed;
    this.#answerChance(undefined);
  }

  /** Plays a legal action and returns the events. */
  play(action: Action): readonly GameEvent[] {
    return this.#hear((tell) => {
      if (this.#game) this.#game.play(action, tell);
      else play(this.table, this.state, action, tell);
    });
  }

  /** Answers the pending draw and returns the events. */
  draw(drawn: readonly number[]): readonly GameEvent[] {
    return this.#hear((tell) => this.#draw(drawn, tell));
  }

  /** Undefined for a drafted position. */
  record(): GameRecord | undefined {
    return this.#game?.record();
  }

  #hear(happen: (tell: Tell) => void): readonly GameEvent[] {
    const events: GameEvent[] = [];
    const tell = (event: GameEvent): number => events.push(event);
    happen(tell);
    this.#answerChance(tell);
    return events;
  }

  #draw(drawn: readonly number[], tell: Tell): void {
    if (this.#game) this.#game.draw(drawn, tell);
    else draw(this.table, this.state, drawn, tell);
  }

  #answerChance(tell: Tell): void {
    const { table, state } = this;
    while (this.#seed && awaitsChance(state)) this.#draw(seededDraw(table, state, this.#seed), tell);
  }
}
