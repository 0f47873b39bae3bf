/** A table made of text: everything it says and hears is a line, as at a terminal or for a screen reader. */

import { distinctDeeds, labelsOf } from '@coalbrook/desk';
import type { Desk, DeskCommand, TargetedAction } from '@coalbrook/desk';
import { capital, explain, sayAction, sayKind, sayQuestion, tellDeeds, thingsOf } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';

const commandNames: Readonly<Record<DeskCommand, string>> = {
  confirm: 'yes',
  endTurn: 'end turn',
  undo: 'undo',
  redo: 'redo',
  clear: 'never mind',
};

const commands = Object.entries(commandNames) as readonly (readonly [DeskCommand, string])[];

const isSame = (name: string, line: string): boolean => name.toLowerCase() === line.trim().toLowerCase();

export class TextTable {
  readonly #desk: Desk;
  readonly #names: readonly string[];
  readonly #language: Language;

  constructor(desk: Desk, names: readonly string[], language: Language) {
    this.#desk = desk;
    this.#names = names;
    this.#language = language;
  }

  /** What is asked or was refused, and what the chosen action would do. */
  get said(): readonly string[] {
    const { table, state } = this.#desk;
    const { view, frame, formed, refusal, foresight, preview } = state;
    if (frame.stage === 'over') return ['The game is over.'];
    if (refusal) return [explain(table, refusal, this.#language, this.#names)];
    if (!formed || !foresight) return frame.stage === 'open' ? [sayQuestion(table, view, this.#language)] : ['Done?'];
    const { money } = thingsOf(table, this.#language);
    return [
      ...tellDeeds(table, this.#names, this.#language, view, foresight.events).map(({ text }) => capital(text)),
      ...(preview ? [`${money(preview.money.before)} → ${money(preview.money.after)}`] : []),
    ];
  }

  /** Every line that would be understood and done now. */
  get choices(): readonly string[] {
    return [...this.#answers().keys()];
  }

  /** Does what a line says, or says why not. Anything else is answered with undefined. */
  type(line: string): readonly string[] | undefined {
    const meant = [...this.#answers(), ...this.#attempts()].find(([name]) => isSame(name, line));
    if (!meant) return undefined;
    meant[1]();
    return this.said;
  }

  /** The remaining actions by their names, each deed once. */
  #moves(): readonly (readonly [string, TargetedAction])[] {
    const { table, state } = this.#desk;
    const { view, ranking, formed, instead, permitted, remaining } = state;
    const moves = distinctDeeds(formed ? instead : (permitted ?? remaining), ranking);
    const say = ({ action }: TargetedAction): string => sayAction(table, action, this.#language, view);
    return labelsOf(moves, say, (label, site) => `${label} (${site})`).map((label, index) => [label, moves[index]]);
  }

  #answers(): ReadonlyMap<string, () => void> {
    const desk = this.#desk;
    const { table, state } = desk;
    const things = thingsOf(table, this.#language);
    const asked = commands.filter(([command]) => state.can.has(command));
    const hand = state.ranking.filter((card) => state.lit.has(`card:${card}`));
    const lines: readonly (readonly [string, () => void])[] = [
      ...asked.map(([command, name]) => [name, () => desk.do(command)] as const),
      ...hand.map((card) => [`with ${things.card(card)}`, () => desk.pick({ on: 'card', card })] as const),
      ...this.#moves().map(([name, move]) => [name, () => desk.take(move)] as const),
    ];
    const known = new Map(lines);
    if (known.size < lines.length)
      throw new Error(`two choices sound alike: ${lines.map(([name]) => name).join('; ')}`);
    return known;
  }

  /** What can be tried although it may be refused: a kind of action, a place. */
  #attempts(): ReadonlyMap<string, () => void> {
    const desk = this.#desk;
    const { places } = desk.table;
    const things = thingsOf(desk.table, this.#language);
    return new Map<string, () => void>([
      ...desk.state.kinds.map(
        (kind) => [sayKind(desk.table, kind, this.#language), () => desk.pick({ on: 'kind', kind })] as const,
      ),
      ...places.map(({ id }) => [things.label(id), () => desk.pick({ on: 'place', place: id })] as const),
    ]);
  }
}
