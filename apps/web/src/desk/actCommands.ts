/** Commands that choose a kind of action or a card. */

import type { Target, TargetedAction } from '@coalbrook/desk';
import { asks, kinds } from '@coalbrook/rules';
import type { Kind } from '@coalbrook/rules';

import { stacksOf } from '../hand/cardFace.ts';
import type { CommandContext, TableCommand } from './command.ts';
import { keyOfKind } from './kindKeys.ts';

const ofKind = (kind: Kind): TableCommand => ({
  id: `kind:${kind}`,
  group: 'act',
  keys: [keyOfKind(kind)],
  label: ({ words }) => words.kind(kind),
  isOffered: ({ table }) => table.rules[kinds.indexOf(kind)] !== undefined,
  isEnabled: ({ state }) => state.kinds.includes(kind),
  run: ({ desk }) => desk.pick({ on: 'kind', kind }),
});

/** The nth card of the hand. */
const cardAt = ({ table, view, snapshot }: CommandContext, index: number): Target | undefined => {
  const { viewer } = snapshot.frame;
  const stack = viewer < 0 ? undefined : stacksOf(table, view, viewer)?.[index];
  return stack && { on: 'card', card: stack.card };
};

/** The nth of the listed choices, while no card can be chosen: where a cube comes from, for instance. */
const optionAt = ({ state, view }: CommandContext, index: number): TargetedAction | undefined => {
  const isCardAsked = [...state.lit, ...state.chosen].some((key) => key.startsWith('card:'));
  const listed = state.formed ? state.instead : state.remaining;
  return !state.isOpen || isCardAsked || view.awaits === asks.action ? undefined : listed[index];
};

const MOST_CARDS = 9;

const card = (index: number): TableCommand => ({
  id: `card:${index + 1}`,
  group: 'act',
  keys: [String(index + 1)],
  label(context) {
    const option = optionAt(context, index);
    if (option) return context.words.action(option.action, context.view);
    const target = cardAt(context, index);
    return target?.on === 'card' ? context.words.things.card(target.card) : context.texts.commands.card(index + 1);
  },
  isOffered: (context) => optionAt(context, index) !== undefined || cardAt(context, index) !== undefined,
  isEnabled: (context) =>
    optionAt(context, index) !== undefined || (context.state.isOpen && cardAt(context, index) !== undefined),
  run(context) {
    const option = optionAt(context, index);
    if (option) {
      context.desk.take(option);
      return;
    }
    const target = cardAt(context, index);
    if (target) context.desk.pick(target);
  },
});

export const actCommands: readonly TableCommand[] = [
  ...kinds.filter((kind) => keyOfKind(kind) !== '').map(ofKind),
  ...Array.from({ length: MOST_CARDS }, (_, index) => card(index)),
];
