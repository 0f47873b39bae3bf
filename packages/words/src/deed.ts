import { NOBODY } from '@coalbrook/rules';
import type { EraId, Kind, Seat, SiteId, TileId } from '@coalbrook/rules';

import { Price } from './price.ts';
import type { TellingContext } from './tellingContext.ts';
import { actorOf } from './turn.ts';
import type { DeedEvent } from './turn.ts';
import { Weighing } from './weighing.ts';

/** What was done, to what, at which price. Links laid together share a price; each sale has its own. */
interface DeedPart {
  readonly words: (objects: readonly string[]) => string;
  readonly objects: string[];
  readonly price: Price;
}

/** An action without its subject, and its results. */
export interface DeedWords {
  readonly deed: string;
  readonly outcomes: readonly string[];
}

type DistantMoved = Extract<DeedEvent, { readonly event: 'distantMoved' }>;

class Deed {
  readonly #context: TellingContext;
  readonly #seat: Seat;
  readonly #era: EraId;
  readonly #isAutomaton: boolean;
  readonly #weighing: Weighing;
  readonly #parts: DeedPart[] = [];
  readonly #cards: string[] = [];
  readonly #notes: string[] = [];
  readonly #flips = new Map<Seat, string[]>();
  readonly #spaces: readonly number[];
  /** Money for flipped tiles, by seat. */
  readonly #gains: number[];
  /** Cards displayed at the end of the action. */
  readonly #shown: string[] = [];
  #lent = 0;
  /** Tiles that were sold, or ports used for a sale. */
  readonly #sold = new Set<SiteId>();
  /** The results of offers to the distant market, in order. */
  readonly #moves: DistantMoved[] = [];
  #offers = 0;
  #built: SiteId | undefined;
  #over = '';
  #isFree: boolean;
  #isDraw: boolean;
  readonly #begun: Kind | undefined;
  #deck: DeedPart | undefined;
  #display: DeedPart | undefined;
  #award = '';

  /** `begun` is an action in progress, whose beginning is not repeated. */
  constructor(context: TellingContext, seat: Seat, era: EraId, begun?: Kind) {
    this.#context = context;
    this.#seat = seat;
    this.#era = era;
    this.#isAutomaton = context.table.automata[seat] !== undefined;
    this.#weighing = new Weighing(context);
    this.#spaces = context.names.map((_, other) => context.soFar.spaceOf(other as Seat));
    this.#gains = context.names.map(() => 0);
    this.#isFree = begun === 'double';
    this.#isDraw = begun === 'draw';
    this.#begun = begun;
  }

  note(event: DeedEvent): void {
    const {
      things,
      soFar,
      language: { journal, plans },
    } = this.#context;
    const { words } = things;
    soFar.note(event);
    switch (event.event) {
      case 'actionBegan':
        this.#isFree = event.kind === 'double';
        this.#isDraw = event.kind === 'draw';
        // An automaton removes no tile when it develops, so none is named.
        if (this.#isAutomaton && event.kind === 'develop') this.#begin(() => plans.develop);
        if (this.#isAutomaton && event.kind === 'pass') this.#begin(() => journal.pass);
        return;
      case 'weighed':
        this.#weighing.note(event);
        return;
      case 'awarded':
        this.#award = ` ${plans.forPoints(event.points)}`;
        return;
      case 'discarded':
        this.#cards.push(things.card(event.card));
        return;
      case 'overbuilt':
        this.#over = ` ${journal.over(this.#ownerName(event.seat), words.tile(event.tile))}`;
        return;
      case 'built': {
        const deed = journal.build(things.tile(event.tile), words.placeOfSite(event.site)) + this.#over;
        const cards = this.#isFree ? ` ${things.dialect.builtFreely}` : '';
        const why = this.#weighing.ofBuild(event.site);
        this.#begin(() => deed + cards + why).pay(event.cost);
        this.#built = event.site;
        return;
      }
      case 'laid': {
        const line = things.link(event.link) + this.#weighing.ofLink(event.link);
        this.#goOn((links) => journal.lay(words.link(this.#era), links), line).pay(event.cost);
        return;
      }
      case 'developed':
        if (this.#sold.size > 0 || this.#begun === 'sell') this.#notes.push(journal.bonusTile(things.tile(event.tile)));
        else this.#goOn(journal.develop, things.tile(event.tile));
        return;
      case 'sold':
        this.#sell(event.site, (tile) =>
          journal.sell(tile, things.dialect.merchant, words.place(this.#context.table.merchants[event.merchant].place)),
        );
        return;
      case 'shipped': {
        const owner = this.#ownerName(soFar.ownerOf(event.port));
        const port = words.tile(soFar.tileOn(event.port));
        this.#sell(event.site, (tile) => journal.sellThrough(tile, owner, port, words.placeOfSite(event.port)));
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
        this.#begin(() => journal.borrow(things.money(event.amount)));
        this.#notes.push(journal.fall(things.money(soFar.levelOf(event.seat))));
        return;
      case 'lent':
        this.#lent += event.amount;
        return;
      case 'repaid':
        this.#begin(() => journal.repay(things.money(event.amount)));
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
        const cost = this.#context.table.turnRules.find(({ kind }) => kind === 'scout')?.cards ?? 0;
        // If not all cards are known, the known ones follow as for any other action.
        const spent = this.#cards.length < cost ? [] : this.#cards.splice(0);
        this.#begin(() =>
          journal.scout(
            spent,
            event.cards.map((card) => things.card(card)),
          ),
        );
        return;
      }
      case 'passed':
        if (!this.#isAutomaton) this.#begin(() => journal.pass);
        return;
      case 'took': {
        const owner = soFar.ownerOf(event.site);
        const why = this.#weighing.ofSource(event.site);
        this.#price.take(this.#ownerName(owner), event.cargo, event.site, why);
        return;
      }
      case 'bought':
        this.#price.buy(event.cargo, event.price);
        return;
      case 'drank':
        this.#price.drink();
        return;
      case 'rewarded':
        if (event.bonus === 'money') this.#notes.push(journal.bonusMoney(things.money(event.amount)));
        if (event.bonus === 'income') this.#notes.push(journal.bonusIncome(event.amount));
        if (event.bonus === 'points') this.#notes.push(journal.bonusPoints(event.amount));
        return;
      case 'marketed':
        this.#notes.push(
          this.#isAutomaton
            ? plans.marketed(event.count, words.cargo(event.cargo))
            : journal.marketed(event.count, words.cargo(event.cargo), things.dialect.ladder, things.money(event.money)),
        );
        return;
      case 'flipped':
        this.#flip(event.seat, event.site, event.tile);
        if (this.#context.table.flipPaysCash) this.#gains[event.seat] += event.income;
    }
  }

  inWords(): DeedWords {
    const { table, things, language } = this.#context;
    const { journal } = language;
    // A draw without any card yet is waiting for the deck.
    if (this.#isDraw && this.#begun === undefined && this.#parts.length === 0) this.#drawn.push('');
    if (this.#parts.length === 0 && this.#cards.length > 0) {
      const spent = this.#cards.splice(0);
      this.#begin(() => journal.spend(spent));
    }
    const deeds = this.#parts.map(({ words, objects, price }) =>
      [words(objects), price.inWords(things, language)].filter(Boolean).join(' '),
    );
    const besides = [
      ...(this.#cards.length > 0 ? [journal.cards(this.#cards)] : []),
      ...(this.#lent > 0 ? [journal.loan(things.money(this.#lent), this.#lent === table.credit?.unit)] : []),
    ];
    const shown = this.#shown.length > 0 ? [journal.laidOpen(this.#shown)] : [];
    return {
      deed: [journal.deeds(deeds), ...(besides.length > 0 ? [journal.besides(besides)] : [])].join(' ') + this.#award,
      outcomes: [...this.#notes, ...this.#outcomes(), ...shown],
    };
  }

  /** Tiles that flipped, income gained and money received, the actor first. */
  #outcomes(): string[] {
    const {
      names,
      soFar,
      things,
      language: { journal },
    } = this.#context;
    const others = names.map((_, seat) => seat as Seat).filter((seat) => seat !== this.#seat);
    const seats = this.#seat === NOBODY ? others : [this.#seat, ...others];
    return seats.flatMap((seat) => {
      const tiles = this.#flips.get(seat) ?? [];
      const rise = soFar.spaceOf(seat) - this.#spaces[seat];
      const gain = this.#gains[seat];
      const owner = this.#ownerName(seat);
      const facts = [
        ...(tiles.length > 0 ? [journal.flips(tiles)] : []),
        ...(rise > 0 ? [journal.rises(owner, rise, things.money(soFar.levelOf(seat)))] : []),
        ...(gain > 0 ? [journal.gains(owner, things.money(gain))] : []),
      ];
      return facts.length > 0 ? [facts.join(', ')] : [];
    });
  }

  /** Cards from the deck, of which only the number is known. */
  get #drawn(): string[] {
    this.#deck ??= this.#open((cards) => this.#context.language.journal.draw(cards.length));
    return this.#deck.objects;
  }

  get #picked(): string[] {
    this.#display ??= this.#open(this.#context.language.journal.pick);
    return this.#display.objects;
  }

  get #price(): Price {
    const last = this.#parts.at(-1);
    return last ? last.price : this.#begin(() => this.#context.language.journal.goOn);
  }

  #open(words: DeedPart['words']): DeedPart {
    const part: DeedPart = { words, objects: [], price: new Price(!this.#isAutomaton) };
    this.#parts.push(part);
    return part;
  }

  #begin(words: DeedPart['words']): Price {
    return this.#open(words).price;
  }

  #goOn(words: DeedPart['words'], object: string): Price {
    if (this.#parts.length === 0) this.#begin(words);
    this.#parts[0].objects.push(object);
    return this.#price;
  }

  #sell(site: SiteId, words: (tile: string) => string): void {
    const {
      things,
      soFar,
      language: { journal },
    } = this.#context;
    const tile = things.tile(soFar.tileOn(site));
    const standing = journal.standing(tile, things.words.placeOfSite(site), this.#weighing.ofSale(site));
    this.#begin(() => words(standing));
    this.#sold.add(site);
  }

  /** An offer has no result until its distant tile is drawn. */
  #fateAbroad(tile: string, moved: DistantMoved | undefined): string {
    const { journal } = this.#context.language;
    if (!moved) return journal.offerAbroad(tile);
    if (moved.closed) return journal.offerInVain(tile);
    const { move = 0 } = this.#context.table.distant?.tiles[moved.tile] ?? {};
    return journal.sellAbroad(tile, move, moved.income);
  }

  /** Flips caused by a sale are not mentioned. */
  #flip(seat: Seat, site: SiteId, tile: TileId): void {
    if (this.#sold.has(site)) return;
    const {
      things: { words },
      language: { journal },
    } = this.#context;
    const flipped =
      site === this.#built
        ? journal.newTile
        : journal.tileOf(this.#ownerName(seat), words.tile(tile), words.placeOfSite(site));
    this.#flips.set(seat, [...(this.#flips.get(seat) ?? []), flipped]);
  }

  /** Undefined for the actor. */
  #ownerName(owner: Seat): string | undefined {
    return owner === this.#seat ? undefined : this.#context.names[owner];
  }
}

/** Describes one action of a turn. Adds its events to the game so far. */
export const tellDeed = (
  context: TellingContext,
  era: EraId,
  events: readonly DeedEvent[],
  begun?: Kind,
): DeedWords => {
  const deed = new Deed(context, actorOf(events), era, begun);
  for (const event of events) deed.note(event);
  return deed.inWords();
};
