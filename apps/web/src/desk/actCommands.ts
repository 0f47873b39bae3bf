/** Commands that choose a kind of action or a card. */

import { asks, kinds } from '@coalbrook/rules';
import type { Kind } from '@coalbrook/rules';

import { stacksOf } from '../hand/cardFace.ts';
import type { Target } from '../target/target.ts';
import { turnKinds } from '../target/turnKinds.ts';
import type { CommandContext, TableCommand } from './command.ts';
import { keyOfKind } from './kindKeys.ts';

const ofKind = (kind: Kind): TableCommand => ({
  id: `kind:${kind}`,
  group: 'act',
  keys: [keyOfKind(kind)],
  label: ({ words }) => words.kind(kind),
  isOffered: ({ table }) => table.rules[kinds.indexOf(kind)] !== undefined,
  // An impossible kind of action explains itself; an answer exists only when it is asked for.
  isEnabled: ({ table, view, desk }) =>
    desk.isOpen &&
    (((view.awaits === asks.action || desk.stopping !== undefined) && turnKinds(table).includes(kind)) ||
      desk.offers.some(({ action }) => action.kind === kind)),
  run: ({ desk }) => desk.pick({ on: 'kind', kind }),
});

/** The nth card of the hand. */
const cardAt = ({ table, view, snapshot }: CommandContext, index: number): Target | undefined => {
  const { viewer } = snapshot.frame;
  const stack = viewer < 0 ? undefined : stacksOf(table, view, viewer)?.[index];
  return stack && { on: 'card', card: stack.card };
};

const MOST_CARDS = 9;

const card = (index: number): TableCommand => ({
  id: `card:${index + 1}`,
  group: 'act',
  keys: [String(index + 1)],
  label(context) {
    const target = cardAt(context, index);
    return target?.on === 'card' ? context.words.things.card(target.card) : context.texts.commands.card(index + 1);
  },
  isOffered: (context) => cardAt(context, index) !== undefined,
  isEnabled: (context) => context.desk.isOpen && cardAt(context, index) !== undefined,
  run(context) {
    const target = cardAt(context, index);
    if (target) context.desk.pick(target);
  },
});

export const actCommands: readonly TableCommand[] = [
  ...kinds.filter((kind) => keyOfKind(kind) !== '').map(ofKind),
  ...Array.from({ length: MOST_CARDS }, (_, index) => card(index)),
];
