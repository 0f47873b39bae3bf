/** What the formed action would do, in words. */

import type { DeskState, Flip, Preview, Supply, ValueChange } from '@coalbrook/desk';
import { lowestTile, questionOf } from '@coalbrook/rules';
import type { GameEvent, Table, View } from '@coalbrook/rules';

import type { Messages } from '../language/english.ts';
import { spaceOf } from '../panels/incomeSpace.ts';
import { sayGain, sayWorth } from '../panels/tileWorth.ts';
import { signedMoney } from '../signs/signed.ts';
import type { DeskWords } from './useWords.ts';

export interface PreviewWords {
  readonly table: Table;
  readonly names: readonly string[];
  readonly words: DeskWords;
  readonly texts: Messages['desk'];
  readonly panels: Messages['panels'];
}

export interface PreviewText {
  /** What happens. */
  readonly sentences: readonly string[];
  /** Cards that are spent without having been touched, and what is asked next. */
  readonly notes: readonly string[];
  readonly supplies: readonly { readonly supply: Supply; readonly text: string }[];
  readonly flips: readonly string[];
  /** What new tiles and links will bring. */
  readonly later: readonly string[];
}

type Previewed = Pick<DeskState, 'sales' | 'foresight' | 'ghost' | 'preview' | 'preset' | 'view' | 'frame'>;

/** Whether a cost is still to be chosen before the action is complete. */
const asksMore = (ghost: View): boolean => ['coal', 'iron', 'beer', 'bonus'].includes(questionOf(ghost));

export const supplyText = ({ from, count }: Supply, seat: number, { names, words, texts }: PreviewWords): string => {
  const { things } = words;
  switch (from.kind) {
    case 'tile': {
      const owner = from.owner === seat ? texts.yours : texts.of(names[from.owner] ?? '');
      return `${things.placeOfSite(from.site)} (${owner}), ${texts.free}`;
    }
    case 'merchant':
      return texts.merchantBarrel(things.merchant(from.merchant));
    case 'market': {
      const prices = from.prices.slice(0, count).map((price) => things.money(price));
      return `${texts.market}, ${prices.join(' + ')}`;
    }
  }
};

export const flipText = ({ seat: owner, site, tile }: Flip, seat: number, view: View, from: PreviewWords): string => {
  const { table, names, words, texts, panels } = from;
  const whom = owner === seat ? texts.flipForYou : texts.flipFor(names[owner] ?? '');
  const gain = sayGain(table, table.tiles[tile], panels, words.things, spaceOf(table, view, owner));
  return `${texts.flips(words.things.tile(tile), words.things.placeOfSite(site))} ${whom}: ${gain}`;
};

const linkText = (
  { link, worth }: Preview['links'][number],
  { words, texts, panels }: PreviewWords,
): readonly string[] => {
  if (!worth) return [];
  const { things } = words;
  return worth.unit === 'money'
    ? [texts.linkPays(things.link(link), things.money(worth.amount))]
    : [texts.linkScores(things.link(link), panels.pointsOf(worth.amount))];
};

/** What developing a tile leaves on top of the mat, for each that was developed. */
export const nextTiles = (
  { table, words, texts }: PreviewWords,
  events: readonly GameEvent[],
  ghost: View,
  say: (tile: string) => string = texts.nextTile,
): readonly string[] =>
  events.flatMap((event) => {
    if (event.event !== 'developed') return [];
    const { industry } = table.tiles[event.tile];
    const next = lowestTile(table, ghost, event.seat, industry);
    return next ? [say(words.things.tile(next.id))] : [texts.noTileLeft(words.things.industry(industry))];
  });

/** Undefined while the consequences are not known. */
export const previewTextOf = (state: Previewed, from: PreviewWords): PreviewText | undefined => {
  const { sales, foresight, ghost, preview, preset, view, frame } = state;
  const waiting = sales?.played?.waiting.length ?? 0;
  const { table, words, texts, panels } = from;
  const { things } = words;
  const seat = frame.viewer;
  if (!preview || !foresight || !ghost) return undefined;
  return {
    sentences: words.deeds(view, foresight.events),
    notes: [
      ...(preset.length > 0
        ? [texts.cardsPreset(preset.map(({ card, use }) => texts.cardPreset(things.card(card), use)))]
        : []),
      ...(asksMore(ghost) ? [texts.afterwards(words.question(ghost))] : []),
      ...(waiting > 0 ? [texts.sales.waiting(waiting)] : []),
    ],
    supplies: preview.supplies.map((supply) => ({ supply, text: supplyText(supply, seat, from) })),
    flips: preview.flips.map((flip) => flipText(flip, seat, view, from)),
    later: [
      ...nextTiles(from, foresight.events, ghost),
      ...preview.builds.flatMap((tile) =>
        sayWorth(table, table.tiles[tile], panels, things, spaceOf(table, view, seat)),
      ),
      ...preview.links.flatMap((link) => linkText(link, from)),
    ],
  };
};

type Figures = Pick<Preview, 'money' | 'income' | 'points' | 'loans' | 'spent'>;

/** The values that change: `Money: £17 becomes £12.` */
export const figureSentences = (figures: Figures, { words, texts }: PreviewWords): readonly string[] => {
  const { things } = words;
  const say = (label: string, change: ValueChange | undefined, value: (amount: number) => string): readonly string[] =>
    !change || change.before === change.after
      ? []
      : [`${label}: ${texts.becomes(value(change.before), value(change.after))}.`];
  return [
    ...say(texts.money, figures.money, things.money),
    ...say(texts.income, figures.income, signedMoney(things.money)),
    ...say(texts.points, figures.points, String),
    ...say(texts.loans, figures.loans, String),
  ];
};

/** All of it as sentences to be heard, the effect and its cost first. */
export const previewSentences = (state: Previewed, from: PreviewWords): readonly string[] => {
  const told = previewTextOf(state, from);
  if (!told || !state.preview) return [];
  const supplied = told.supplies.map(
    ({ supply: { cargo, count }, text }) => `${count} ${from.words.things.cargo(cargo)}: ${text}.`,
  );
  return [
    ...told.sentences,
    ...figureSentences(state.preview, from),
    ...supplied,
    ...told.flips.map((flip) => `${flip}.`),
    ...told.notes,
    ...told.later.map((line) => `${line}.`),
  ];
};
