import { NOBODY } from '@coalbrook/rules';
import type { EraId, Seat, SiteId, TileId } from '@coalbrook/rules';

import type { Circle } from './circle.ts';
import { english } from './english.ts';
import { englishPlans } from './englishPlans.ts';
import { Price } from './price.ts';
import { actorOf } from './turn.ts';
import type { DeedEvent } from './turn.ts';
import { Weighing } from './weighing.ts';

/** What was done, to which objects, at which price. Links laid together share a price; each sale has its own. */
interface Step {
  readonly words: (objects: readonly string[]) => string;
  readonly objects: string[];
  readonly price: Price;
}

/** An action without its subject, and what came of it. */
export interface DeedWords {
  readonly deed: string;
  readonly outcomes: readonly string[];
}

type DistantMoved = Extract<DeedEvent, { readonly event: 'distantMoved' }>;

class Deed {
  readonly #circle: Circle;
  readonly #seat: Seat;
  readonly #era: EraId;
  readonly #isAutomaton: boolean;
  readonly #weighing: Weighing;
  readonly #steps: Step[] = [];
  readonly #cards: string[] = [];
  readonly #notes: string[] = [];
  readonly #flips = new Map<Seat, string[]>();
  readonly #spaces: readonly number[];
  /** Money that flipping tiles brought, by seat. */
  readonly #gains: number[];
  /** Cards that were laid open when the action was over. */
  readonly #shown: string[] = [];
  #lent = 0;
  /** Tiles that were sold, or sold through. */
  readonly #sold = new Set<SiteId>();
  /** What became of the tiles offered to the distant market, one after the other. */
  readonly #moves: DistantMoved[] = [];
  #offers = 0;
  #built: SiteId | undefined;
  #over = '';
  #isFree = false;
  #isDraw = false;
  #deck: Step | undefined;
  #display: Step | undefined;
  #award = '';

  constructor(circle: Circle, seat: Seat, era: EraId) {
    this.#circle = circle;
    this.#seat = seat;
    this.#era = era;
    this.#isAutomaton = circle.table.automata[seat] !== undefined;
    this.#weighing = new Weighing(circle);
    this.#spaces = circle.names.map((_, other) => circle.ledger.spaceOf(other as Seat));
    this.#gains = circle.names.map(() => 0);
  }

  note(event: DeedEvent): void {
    const { things, names, ledger } = this.#circle;
    ledger.note(event);
    switch (event.event) {
      case 'actionBegan':
        this.#isFree = event.kind === 'double';
        this.#isDraw = event.kind === 'draw';
        // Of an automaton no tile is told that it develops: it takes none.
        if (this.#isAutomaton && event.kind === 'develop') this.#begin(() => englishPlans.develop);
        if (this.#isAutomaton && event.kind === 'pass') this.#begin(() => english.pass);
        return;
      case 'weighed':
        this.#weighing.note(event);
        return;
      case 'awarded':
        this.#award = ` ${englishPlans.forPoints(event.points)}`;
        return;
      case 'discarded':
        this.#cards.push(things.card(event.card));
        return;
      case 'overbuilt':
        this.#over = ` ${english.over(english.tileOf(this.#whose(event.seat), things.tile(event.tile)))}`;
        return;
      case 'built': {
        const words = english.build(things.tile(event.tile), things.inPlaceOfSite(event.site)) + this.#over;
        const cards = this.#isFree ? ` ${things.words.builtFreely}` : '';
        const why = this.#weighing.ofBuild(event.site);
        this.#begin(() => words + cards + why).pay(event.cost);
        this.#built = event.site;
        return;
      }
      case 'laid': {
        const line = things.link(event.link) + this.#weighing.ofLink(event.link);
        this.#goOn((links) => english.lay(things.linkWord(this.#era), links), line).pay(event.cost);
        return;
      }
      case 'developed':
        if (this.#sold.size > 0) this.#notes.push(english.bonusTile(things.tile(event.tile)));
        else this.#goOn(english.develop, things.tile(event.tile));
        return;
      case 'sold':
        this.#sell(event.site, (tile) => english.sell(tile, things.merchant(event.merchant)));
        return;
      case 'shipped': {
        const port = english.tileOf(this.#whose(ledger.ownerOf(event.port)), this.#standing(event.port));
        this.#sell(event.site, (tile) => english.sellThrough(tile, port));
        this.#sold.add(event.port);
        return;
      }
      case 'exported': {
        const offer = this.#offers++;
        this.#sell(event.site, (tile) => this.#fateAbroad(tile, this.#moves[offer]));
        return;
      }
      case 'distantMoved':
        this.#moves.push(event);
        return;
      case 'borrowed':
        this.#begin(() => english.borrow(things.money(event.amount)));
        this.#notes.push(english.fall(things.money(ledger.levelOf(event.seat))));
        return;
      case 'lent':
        this.#lent += event.amount;
        return;
      case 'repaid':
        this.#begin(() => english.repay(things.money(event.amount)));
        return;
      case 'dealt':
        if (this.#isDraw) this.#drawn.push(...Array.from({ length: event.count }, () => ''));
        return;
      case 'picked':
        this.#picked.push(things.card(event.card));
        return;
      case 'displayed':
        this.#shown.push(things.card(event.card));
        return;
      case 'scouted': {
        const spent = this.#cards.splice(0);
        this.#begin(() =>
          english.scout(
            spent,
            event.cards.map((card) => things.card(card)),
          ),
        );
        return;
      }
      case 'passed':
        if (!this.#isAutomaton) this.#begin(() => english.pass);
        return;
      case 'took': {
        const owner = ledger.ownerOf(event.site);
        const why = this.#weighing.ofSource(event.site);
        this.#price.take(owner === this.#seat ? undefined : names[owner], event.cargo, event.site, why);
        return;
      }
      case 'bought':
        this.#price.buy(event.cargo, event.price);
        return;
      case 'drank':
        this.#price.drink();
        return;
      case 'rewarded':
        if (event.bonus === 'money') this.#notes.push(english.bonusMoney(things.money(event.amount)));
        if (event.bonus === 'income') this.#notes.push(english.bonusIncome(event.amount));
        if (event.bonus === 'points') this.#notes.push(english.bonusPoints(event.amount));
        return;
      case 'marketed':
        this.#notes.push(
          this.#isAutomaton
            ? englishPlans.marketed(event.count, things.cargo(event.cargo))
            : english.marketed(event.count, things.cargo(event.cargo), things.words.ladder, things.money(event.money)),
        );
        return;
      case 'flipped':
        this.#flip(event.seat, event.site, event.tile);
        if (this.#circle.table.flipPaysCash) this.#gains[event.seat] += event.income;
    }
  }

  inWords(): DeedWords {
    const { table, things } = this.#circle;
    // Whoever has begun to draw and taken nothing yet waits for the deck.
    if (this.#isDraw && this.#steps.length === 0) this.#drawn.push('');
    const deeds = this.#steps.map(({ words, objects, price }) =>
      [words(objects), price.inWords(things)].filter(Boolean).join(' '),
    );
    const besides = [
      ...(this.#cards.length > 0 ? [english.cards(this.#cards)] : []),
      ...(this.#lent > 0 ? [english.loan(things.money(this.#lent), this.#lent === table.credit?.unit)] : []),
    ];
    const shown = this.#shown.length > 0 ? [english.laidOpen(this.#shown)] : [];
    return {
      deed: [english.deeds(deeds), ...(besides.length > 0 ? [english.besides(besides)] : [])].join(' ') + this.#award,
      outcomes: [...this.#notes, ...this.#outcomes(), ...shown],
    };
  }

  /** What flipped, whose income rose and who received money, the actor first. */
  #outcomes(): string[] {
    const { names, ledger, things } = this.#circle;
    const others = names.map((_, seat) => seat as Seat).filter((seat) => seat !== this.#seat);
    const seats = this.#seat === NOBODY ? others : [this.#seat, ...others];
    return seats.flatMap((seat) => {
      const tiles = this.#flips.get(seat) ?? [];
      const rise = ledger.spaceOf(seat) - this.#spaces[seat];
      const gain = this.#gains[seat];
      const income = seat === this.#seat ? english.ownIncome : english.incomeOf(names[seat]);
      const facts = [
        ...(tiles.length > 0 ? [english.flips(tiles)] : []),
        ...(rise > 0 ? [english.rises(income, rise, things.money(ledger.levelOf(seat)))] : []),
        ...(gain > 0 ? [this.#gainOf(seat, things.money(gain))] : []),
      ];
      return facts.length > 0 ? [facts.join(', ')] : [];
    });
  }

  #gainOf(seat: Seat, money: string): string {
    return seat === this.#seat ? english.ownGain(money) : english.gainOf(this.#circle.names[seat], money);
  }

  /** The cards from the deck: their number is known, but not which they are. */
  get #drawn(): string[] {
    this.#deck ??= this.#open((cards) => english.draw(cards.length));
    return this.#deck.objects;
  }

  get #picked(): string[] {
    this.#display ??= this.#open(english.pick);
    return this.#display.objects;
  }

  get #price(): Price {
    return this.#steps[this.#steps.length - 1].price;
  }

  #open(words: Step['words']): Step {
    const step: Step = { words, objects: [], price: new Price(!this.#isAutomaton) };
    this.#steps.push(step);
    return step;
  }

  #begin(words: Step['words']): Price {
    return this.#open(words).price;
  }

  #goOn(words: Step['words'], object: string): Price {
    if (this.#steps.length === 0) this.#begin(words);
    this.#steps[0].objects.push(object);
    return this.#price;
  }

  #sell(site: SiteId, words: (tile: string) => string): void {
    const tile = this.#standing(site) + this.#weighing.ofSale(site);
    this.#begin(() => words(tile));
    this.#sold.add(site);
  }

  /** Nothing has become of an offer that is still waiting for its tile of the distant market. */
  #fateAbroad(tile: string, moved: DistantMoved | undefined): string {
    if (!moved) return english.offerAbroad(tile);
    if (moved.closed) return english.offerInVain(tile);
    const { move = 0 } = this.#circle.table.distant?.tiles[moved.tile] ?? {};
    return english.sellAbroad(tile, move, moved.income);
  }

  /** The tile on a site, and where that is. */
  #standing(site: SiteId): string {
    const { things, ledger } = this.#circle;
    return `${things.tile(ledger.tileOn(site))} ${things.inPlaceOfSite(site)}`;
  }

  /** That a tile flips when it is sold, or sold through, goes without saying. */
  #flip(seat: Seat, site: SiteId, tile: TileId): void {
    if (this.#sold.has(site)) return;
    const { things } = this.#circle;
    const standing = `${things.tile(tile)} ${things.inPlaceOfSite(site)}`;
    const words = site === this.#built ? english.it : english.tileOf(this.#whose(seat), standing);
    this.#flips.set(seat, [...(this.#flips.get(seat) ?? []), words]);
  }

  #whose(owner: Seat): string {
    return owner === this.#seat ? english.own : english.ownedBy(this.#circle.names[owner]);
  }
}

/** Tells one action of a turn. Notes its events in the ledger. */
export const tellDeed = (circle: Circle, era: EraId, events: readonly DeedEvent[]): DeedWords => {
  const deed = new Deed(circle, actorOf(events), era);
  for (const event of events) deed.note(event);
  return deed.inWords();
};
