/** What an option costs and what follows from it, in a few words beside its name. */

import type { ForeseenAction } from '@coalbrook/desk';
import { lowestTile } from '@coalbrook/rules';
import type { Action, GameEvent, View } from '@coalbrook/rules';

import { flipText, nextTiles, supplyText } from './previewText.ts';
import type { PreviewWords } from './previewText.ts';

/** Where the goods of an answer come from is its name. */
const isAnswer = ({ kind }: Action): boolean => ['coal', 'iron', 'beer', 'barrel', 'buy'].includes(kind);

const rewardText = (event: GameEvent, { words, texts, panels }: PreviewWords): readonly string[] => {
  if (event.event !== 'rewarded') return [];
  const { bonus, amount } = event;
  const gains = {
    money: () => words.things.change(amount),
    points: () => panels.pointsOf(amount),
    income: () => panels.worth.income(amount),
    develop: () => texts.options.develops,
  };
  return [texts.options.bonus(gains[bonus]())];
};

/** Whether the merchant of a sale has its beer, if the tile needs any. */
const barrelText = (action: Action, view: View, { table, texts }: PreviewWords): readonly string[] => {
  if (action.kind !== 'sell' || table.tiles[view.tile[action.site]].beer === 0) return [];
  const { merchant } = table.outlets[action.outlet];
  if (merchant === undefined) return [];
  return [view.barrel[merchant] === 1 ? texts.options.barrel : texts.options.noBarrel];
};

/** Whose tile an answer takes from, and what is left there. */
const leftText = (action: Action, view: View, ghost: View, { names, texts }: PreviewWords): readonly string[] => {
  if (action.kind !== 'coal' && action.kind !== 'iron' && action.kind !== 'beer') return [];
  const owner = view.tileOwner[action.site];
  return [
    owner === view.actor ? texts.yours : texts.of(names[owner] ?? ''),
    texts.options.left(ghost.cubes[action.site]),
  ];
};

/** Whether it changes what is built next: not if a tile leaves the mat that is higher than that. */
const changesNext =
  (ghost: View, { table }: PreviewWords) =>
  (event: GameEvent): boolean => {
    if (event.event !== 'developed') return false;
    const { industry, level } = table.tiles[event.tile];
    return (lowestTile(table, ghost, event.seat, industry)?.level ?? level) >= level;
  };

/** The tiles that flip; of an answer, only what depends on it. */
const flipsBy = (action: Action, { flips }: ForeseenAction['preview']): ForeseenAction['preview']['flips'] => {
  if (action.kind === 'bonus') return [];
  return isAnswer(action) ? flips.filter(({ site }) => 'site' in action && site === action.site) : flips;
};

/** What the markets are paid, which the sources say. */
const fromMarket = ({ supplies }: ForeseenAction['preview']): number =>
  supplies.flatMap(({ from }) => (from.kind === 'market' ? from.prices : [])).reduce((sum, price) => sum + price, 0);

export const optionNote = (
  action: Action,
  { events, preview, ghost }: ForeseenAction,
  view: View,
  from: PreviewWords,
): string => {
  const { words, texts } = from;
  const { things } = words;
  const cost = preview.money.before - preview.money.after;
  const seat = view.actor;
  return [
    ...(cost > 0 && (isAnswer(action) || cost !== fromMarket(preview))
      ? [texts.options.costs(things.money(cost))]
      : []),
    ...barrelText(action, view, from),
    ...(isAnswer(action)
      ? leftText(action, view, ghost, from)
      : preview.supplies.map((supply) =>
          texts.options.from(things.cargo(supply.cargo), supplyText(supply, seat, from)),
        )),
    ...events.flatMap((event) => rewardText(event, from)),
    ...nextTiles(from, events.filter(changesNext(ghost, from)), ghost, texts.options.next),
    ...flipsBy(action, preview).map((flip) => flipText(flip, seat, view, from)),
  ].join(' · ');
};
