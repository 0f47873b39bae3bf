import type { EraId, GameEvent, PlaceId, Seat, Table } from '@coalbrook/rules';

import { tellAutomatonTurn } from './automatonTurn.ts';
import type { Circle } from './circle.ts';
import { tellDeed } from './deed.ts';
import { english } from './english.ts';
import { englishPlans } from './englishPlans.ts';
import { capital } from './grammar.ts';
import { groupOf, phaseFrom } from './groups.ts';
import type { EventOf, Group, Phase } from './groups.ts';
import { Ledger } from './ledger.ts';
import { wrap } from './lines.ts';
import { tellClosing, tellInterest } from './loans.ts';
import { rank, tieBreakBetween } from './ranking.ts';
import { Scorekeeper, totalOf } from './score.ts';
import { scoreTable } from './scoreTable.ts';
import { thingsOf } from './things.ts';
import { journalTitle } from './titles.ts';
import { actionsOf, actorOf } from './turn.ts';
import type { ActingEvent, DeedEvent } from './turn.ts';

/** Wider lines are hard to read. */
const MOST_WIDTH = 110;
const MARGIN = '  ';

type Lines = readonly string[];

/** Turns what happens into lines for people who know the board game. */
export interface Journalist {
  /** The lines that are ready now that this has happened. What belongs together is told when it is complete. */
  tell(event: GameEvent): Lines;
  /** What has happened but was not told yet. */
  catchUp(): Lines;
}

/** The points of one seat at the end of an era, each with what brought them; links are named where they bring any. */
const gainsOf = (events: readonly EventOf<'scoring'>[], linksScore: boolean): readonly string[] => {
  const points = (some: readonly EventOf<'scoring'>[]): number => some.reduce((sum, event) => sum + event.points, 0);
  const links = events.filter(({ event }) => event === 'linkScored');
  const tiles = events.filter((event) => event.event === 'tileScored' && !event.again);
  const again = events.filter((event) => event.event === 'tileScored' && event.again);
  const cash = events.filter(({ event }) => event === 'cashScored');
  const income = events.filter(({ event }) => event === 'incomeScored');
  const loans = events.filter(({ event }) => event === 'loansScored');
  return [
    ...(linksScore ? [english.fromLinks(points(links), links.length)] : []),
    english.fromTiles(points(tiles), tiles.length),
    ...(cash.length > 0 ? [english.fromCash(points(cash))] : []),
    ...(income.length > 0 ? [english.fromIncome(points(income))] : []),
    ...(again.length > 0 ? [english.fromTilesAgain(points(again), again.length)] : []),
    ...(loans.length > 0 ? [english.fromLoans(points(loans))] : []),
  ];
};

class Chronicle implements Journalist {
  readonly #table: Table;
  readonly #width: number;
  readonly #circle: Circle;
  readonly #scores: Scorekeeper;
  #era = 0 as EraId;
  /** Sentences told of the running turn. */
  #sentences = 0;
  #gathered: GameEvent[] = [];
  #phase: Phase = 'setUp';
  #group: Group | undefined;

  constructor(table: Table, names: Lines, width: number) {
    this.#table = table;
    this.#width = Math.min(width, MOST_WIDTH);
    this.#circle = { table, things: thingsOf(table), names, ledger: new Ledger(table) };
    this.#scores = new Scorekeeper(table);
  }

  tell(event: GameEvent): Lines {
    if (this.#isMoot(event)) this.#gathered = [];
    this.#phase = phaseFrom(event, this.#phase);
    const group = groupOf(event, this.#phase);
    const lines = group === this.#group ? [] : this.catchUp();
    this.#scores.note(event);
    this.#gathered.push(event);
    this.#group = group;
    return group === 'gameEnd' ? [...lines, ...this.catchUp()] : lines;
  }

  catchUp(): Lines {
    const events = this.#gathered;
    const group = this.#group;
    this.#gathered = [];
    return events.length === 0 || !group ? [] : this.#tellers[group](events as never);
  }

  readonly #tellers: { readonly [G in Group]: (events: readonly EventOf<G>[]) => Lines } = {
    order: ([event]) => {
      this.#circle.ledger.note(event);
      return [
        english.title(journalTitle(this.#table)),
        '',
        ...this.#line(english.firstOrder(event.order.map((seat) => this.#name(seat)))),
      ];
    },
    merchants: (events) => this.#line(english.merchants(this.#circle.things.words.merchant, this.#merchants(events))),
    deal: () => [],
    display: (events) => this.#line(english.display(events.map(({ card }) => this.#circle.things.card(card)))),
    roundBegin: ([{ era, round }]) => {
      this.#era = era;
      const heading = ['', english.round(round)];
      return round === 1 ? ['', english.eraBegins(this.#circle.things.era(era)), ...heading] : heading;
    },
    turnBegin: () => {
      this.#sentences = 0;
      return [];
    },
    turn: (events) =>
      this.#table.automata[actorOf(events)] ? this.#automatonTurn(events) : this.#turn(events as readonly DeedEvent[]),
    newOrder: ([event]) => {
      const { ledger, things } = this.#circle;
      ledger.note(event);
      const { order, spent } = event;
      return this.#line(
        english.order(order.map((seat) => english.spender(this.#name(seat), things.money(spent[seat])))),
      );
    },
    income: (events) => this.#incomes(events),
    interest: (events) => this.#line(tellInterest(this.#circle, events)),
    closing: (events) =>
      tellClosing(this.#circle, this.#era, events).flatMap((sentence, seat) => this.#about(seat as Seat, sentence)),
    eraEnd: ([{ era }]) => ['', english.eraEnds(this.#circle.things.era(era))],
    scoring: (events) => this.#points(events),
    removal: (events) => {
      for (const event of events) this.#circle.ledger.note(event);
      return this.#line(english.removed(events.length));
    },
    mats: (events) => events.flatMap(({ seat, count }) => this.#line(englishPlans.matCleared(this.#name(seat), count))),
    barrels: (events) => {
      const merchants = events.map(({ merchant }) => this.#circle.things.merchant(merchant));
      return this.#line(english.barrels([...new Set(merchants)]));
    },
    distant: ([event]) => {
      const { ledger } = this.#circle;
      const text = ledger.isDistantClosed ? english.distantOpens : english.distantBegins;
      ledger.note(event);
      return this.#line(text);
    },
    shuffle: ([{ count }]) => this.#line(english.reshuffled(count, this.#soloists())),
    gameEnd: ([{ winners }]) => this.#finish(winners),
  };

  #turn(events: readonly DeedEvent[]): Lines {
    return actionsOf(events).flatMap((action) => {
      const { deed, outcomes } = tellDeed(this.#circle, this.#era, action);
      // The rest of an action that was told in part.
      if (deed === '' && outcomes.length === 0) return [];
      const sentence = english.deed(deed, outcomes);
      if (deed === '') return this.#about(undefined, capital(sentence));
      return this.#sentences++ === 0
        ? this.#about(actorOf(action), sentence)
        : this.#about(undefined, english.thenDeed(sentence));
    });
  }

  #automatonTurn(events: readonly ActingEvent[]): Lines {
    return tellAutomatonTurn(this.#circle, this.#era, events).flatMap((sentence) =>
      this.#sentences++ === 0 ? this.#about(actorOf(events), sentence) : this.#about(undefined, capital(sentence)),
    );
  }

  /** Nobody needs an order of play when the game is over, unless it decides between equals. */
  #isMoot({ event }: GameEvent): boolean {
    const { eras, tieBreaks } = this.#table;
    const isLast = event === 'eraEnded' && this.#era + 1 === eras.length;
    return isLast && this.#gathered[0]?.event === 'reordered' && !tieBreaks.includes('order');
  }

  #name(seat: Seat): string {
    return this.#circle.names[seat];
  }

  /** The people where not everybody is one. */
  #soloists(): Lines {
    const { automata, wish } = this.#table;
    return wish.automata.length === 0 ? [] : this.#circle.names.filter((_, seat) => !automata[seat]);
  }

  #line(text: string): Lines {
    return wrap(MARGIN, text, this.#width);
  }

  /** A line about a seat, or more about the one of the line before. */
  #about(seat: Seat | undefined, text: string): Lines {
    const width = Math.max(...this.#circle.names.map((name) => name.length));
    const name = seat === undefined ? '' : this.#name(seat);
    return wrap(`${MARGIN}${name.padEnd(width)}${MARGIN}`, text, this.#width);
  }

  /** What the merchants of each place buy. */
  #merchants(events: readonly EventOf<'merchants'>[]): Lines {
    const wares = new Map<PlaceId, string[]>();
    for (const { merchant, buyer } of events) {
      const { place } = this.#table.merchants[merchant];
      const bought = this.#table.buyers[buyer].blank ? [] : [this.#circle.things.wares(buyer)];
      wares.set(place, [...(wares.get(place) ?? []), ...bought]);
    }
    return Array.from(wares, ([place, bought]) => english.merchant(this.#circle.things.place(place), bought));
  }

  /** Everybody's income in one line, then who could not pay. */
  #incomes(events: readonly EventOf<'income'>[]): Lines {
    const { things, ledger } = this.#circle;
    const earners: string[] = [];
    const shortfalls: string[] = [];
    for (const event of events) {
      const name = this.#name(event.seat);
      const { debt } = ledger;
      ledger.note(event);
      switch (event.event) {
        case 'earned':
          earners.push(english.earner(name, things.change(event.money), things.money(ledger.moneyOf(event.seat))));
          break;
        case 'forfeited': {
          const { site, tile, money } = event;
          shortfalls.push(
            english.forfeit(
              name,
              things.money(debt),
              things.tile(tile),
              things.inPlaceOfSite(site),
              things.money(money),
              things.money(ledger.moneyOf(event.seat)),
            ),
          );
          break;
        }
        case 'fellShort':
          shortfalls.push(english.fallShort(name, things.money(event.debt), event.points));
      }
    }
    const incomes = earners.length > 0 ? [english.incomes(earners)] : [];
    return [...incomes, ...shortfalls].flatMap((text) => this.#line(text));
  }

  /** What an era brought each seat. */
  #points(events: readonly EventOf<'scoring'>[]): Lines {
    const linksScore = events.some(({ event }) => event === 'linkScored');
    return this.#circle.names.flatMap((_, index) => {
      const seat = index as Seat;
      const gains = gainsOf(
        events.filter((event) => event.seat === seat),
        linksScore,
      );
      return this.#about(seat, english.scored(gains, totalOf(this.#scores.of(seat))));
    });
  }

  #finish(winners: readonly Seat[]): Lines {
    const { names, ledger } = this.#circle;
    const { tieBreaks } = this.#table;
    const ranked = rank(
      names.map((name, index) => {
        const seat = index as Seat;
        const score = this.#scores.of(seat);
        return {
          name,
          score,
          points: totalOf(score),
          level: ledger.levelOf(seat),
          money: ledger.moneyOf(seat),
          position: ledger.positionOf(seat),
        };
      }),
      tieBreaks,
    );
    const [best] = ranked;
    const { points } = best;
    const rivals = ranked.slice(winners.length).filter((result) => result.points === points);
    const ties = rivals.map((rival) => tieBreakBetween(best, rival, tieBreaks));
    const tieBreak = tieBreaks.findLast((one) => ties.includes(one));
    return [
      '',
      english.finalScore,
      ...scoreTable(this.#table, ranked).map((line) => MARGIN + line),
      '',
      ...this.#line(
        english.victory(
          winners.map((seat) => this.#name(seat)),
          points,
          tieBreak === undefined ? undefined : english.tieBreaks[tieBreak],
        ),
      ),
    ];
  }
}

/** `width` is how many characters a line may have. */
export const journalist = (table: Table, names: Lines, width = MOST_WIDTH): Journalist =>
  new Chronicle(table, names, width);
