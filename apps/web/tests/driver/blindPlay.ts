/** Turns of a player without eyes. */

import { kinds } from '@coalbrook/rules';

import { keyOfKind } from '../../src/desk/kindKeys.ts';
import type { HeardNode, Listener } from './listener.ts';
import { preferredKind } from './table.ts';

/** More steps than any turn takes. */
const MOST_STEPS = 80;

type Nodes = readonly HeardNode[];

const isButton = ({ role }: HeardNode): boolean => role === 'button' || role === 'ToggleButton';

/** What the tree offers: `over` has the final score, `count` the scoring of an era, `wait` the others. */
type Phase = 'over' | 'count' | 'end' | 'ready' | 'choose' | 'wait';

const phaseOf = (nodes: Nodes, { messages }: Listener): Phase => {
  const { desk, story } = messages;
  const find = (name: string): HeardNode | undefined => nodes.find((node) => isButton(node) && node.name === name);
  if (nodes.some(({ role, name }) => role === 'dialog' && name === story.final.title)) return 'over';
  if (find(story.count.goOn)) return 'count';
  const end = find(desk.endTurn) ?? find(desk.reveal);
  if (end) return end.isDisabled ? 'wait' : 'end';
  const confirm = find(desk.confirm);
  if (!confirm) return 'wait';
  return confirm.isDisabled ? 'choose' : 'ready';
};

/** Goes through the board in words to one of its things, and chooses it. */
const chooseOnBoard = async (player: Listener, nodes: Nodes, thing: HeardNode): Promise<readonly string[]> => {
  const things = nodes.filter((node) => isButton(node) && node.within.includes(player.messages.spoken.title));
  const { keyboard } = player.page;
  await keyboard.press('t');
  await keyboard.press('Home');
  for (let step = things.indexOf(thing); step > 0; step--) await keyboard.press('ArrowDown');
  const reached = await player.focused();
  if (reached?.name !== thing.name) throw new Error(`${thing.name} was not reached, but ${reached?.name}`);
  return player.ask('Enter');
};

/** Tabs from the actions to one of their buttons, and presses it. */
const chooseAtDesk = async (player: Listener, choice: HeardNode): Promise<readonly string[]> => {
  await player.page.keyboard.press('Shift+D');
  for (let stop = 0; stop < MOST_STEPS; stop++) {
    await player.page.keyboard.press('Tab');
    const reached = await player.focused();
    // What an option costs is told a little later than the option.
    if (reached?.name.startsWith(choice.name) && reached.within[0] === choice.within[0]) return player.ask('Enter');
  }
  throw new Error(`${choice.name} was not reached`);
};

const kindOf = ({ shortcut }: HeardNode, names: Nodes): string =>
  kinds.find((kind) => keyOfKind(kind) === shortcut && names.length > 0) ?? '';

/** One choice: a kind of action, or what it still needs. */
const choose = async (player: Listener, nodes: Nodes): Promise<readonly string[]> => {
  const { desk, spoken } = player.messages;
  const actions = nodes.filter((node) => isButton(node) && node.within.includes(desk.actions));
  const isBegun = actions.length === 0 || actions.some(({ isPressed }) => isPressed);
  if (!isBegun) {
    const possible = actions.filter(({ description }) => description !== desk.impossible);
    const spots = possible.map((node) => ({ key: `kind:${kindOf(node, possible)}`, x: 0, y: 0 }));
    const spot = preferredKind(spots, player.chance);
    return player.ask(possible[spots.indexOf(spot)]?.shortcut ?? '');
  }
  const listed = nodes.filter(
    (node) => isButton(node) && [desk.possibilitiesLabel, desk.choose].includes(node.within[0] ?? ''),
  );
  const things = nodes.filter(
    ({ within, description }) => within.includes(spoken.title) && description === spoken.canChoose,
  );
  const cards = nodes.filter(
    (node) => isButton(node) && node.name.endsWith(`, ${desk.playable}`) && node.shortcut !== '',
  );
  if (things.length > 0) return chooseOnBoard(player, nodes, player.chance.pick(things));
  if (listed.length > 0) return chooseAtDesk(player, player.chance.pick(listed));
  if (cards.length > 0) return player.ask(player.chance.pick(cards).shortcut);
  throw new Error(`nothing can be chosen after ${player.heard.slice(-4).join(' / ')}`);
};

export interface BlindStep {
  readonly phase: Phase;
  /** What was said. */
  readonly said: readonly string[];
}

/** One step of whatever comes next. */
export const step = async (player: Listener): Promise<BlindStep> => {
  const nodes = await player.nodes();
  const phase = phaseOf(nodes, player);
  switch (phase) {
    case 'over':
      return { phase, said: [] };
    case 'count':
      // What comes next may be a dialog, which speaks for itself.
      await player.page.keyboard.press('Enter');
      await player.page.getByRole('button', { name: player.messages.story.count.goOn }).waitFor({ state: 'hidden' });
      return { phase, said: await player.listen() };
    case 'end':
      return { phase, said: await player.ask('e') };
    case 'ready':
      return { phase, said: await player.ask('Control+Enter') };
    case 'choose':
      return { phase, said: await choose(player, nodes) };
    case 'wait':
      return { phase, said: await player.answer() };
  }
};
