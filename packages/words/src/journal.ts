import { gainOf } from '@coalbrook/record';
import type { Gain, GainSource } from '@coalbrook/record';
import { kinds, NOBODY, NONE, phases } from '@coalbrook/rules';
import type { EraId, GameEvent, Kind, PlaceId, Seat, State, Table } from '@coalbrook/rules';

import { tellAutomatonTurn } from './automatonTurn.ts';
import { capital } from './capital.ts';
import type { JournalWords } from './catalogue/journalWords.ts';
import { tellDeed } from './deed.ts';
import { groupOf, phaseFrom } from './groups.ts';
import type { EventOf, Group, JournalPhase } from './groups.ts';
import type { JournalItem, SeatItem, TableItem } from './items.ts';
import type { Language } from './language.ts';
import { tellClosing, tellInterest } from './loans.ts';
import { marksOf } from './marks.ts';
import { sheetOf } from './scoreSheet.ts';
import { contextOf } from './tellingContext.ts';
import type { TellingContext } from './tellingContext.ts';
import { journalTitle } from './titles.ts';
import { actionsOf, actorOf } from './turn.ts';
import type { ActingEvent, DeedEvent } from './turn.ts';

type Items = readonly JournalItem[];

/** Turns events into sentences for people who know the board game. */
export interface Journal {
  /** The items that this event completes. Events that belong together become one item. */
  note(events: readonly GameEvent[]): Items;
  /** Items for events that have not been told yet. */
  flush(): Items;
  /** An independent copy at the same point. */
  fork(): Journal;
}

/** One seat's points at the end of an era by source; links are named if they scored. */
const gainsOf = (journal: JournalWords, gains: readonly Gain[], linksScore: boolean): readonly string[] => {
  const from = (source: GainSource): readonly number[] =>
    gains.filter((gain) => gain.source === source).map(({ amount }) => amount);
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  const [links, tiles, again] = [from('link'), from('tile'), from('again')];
  const [cash, income, loans] = [from('cash'), from('income'), from('loans')];
  return [
    ...(linksScore ? [journal.fromLinks(sum(links), links.length)] : []),
    journal.fromTiles(sum(tiles), tiles.length),
    ...(cash.length > 0 ? [journal.fromCash(sum(cash))] : []),
    ...(income.length > 0 ? [journal.fromIncome(sum(income))] : []),
    ...(again.length > 0 ? [journal.fromTilesAgain(sum(again), again.length)] : []),
    ...(loans.length > 0 ? [journal.fromLoans(sum(loans))] : []),
  ];
};

const isInTurn = ({ phase }: State): boolean => phases[phase] === 'turns' || phases[phase] === 'turnEnd';

class Teller implements Journal {
  readonly #table: Table;
  readonly #context: TellingContext;
  readonly #words: Language;
  #era: EraId;
  /** The action in progress in the starting position. */
  #begun: Kind | undefined;
  /** Sentences about the current turn so far. */
  #sentences = 0;
  #gathered: GameEvent[] = [];
  #phase: JournalPhase;
  #group: Group | undefined;
  /** Whether anything was told before the events of this group. */
  #hasBegun: boolean;

  constructor(context: TellingContext, from: State | undefined) {
    this.#table = context.table;
    this.#context = context;
    this.#words = context.language;
    this.#era = from?.era ?? (0 as EraId);
    this.#begun = from && from.task !== NONE ? kinds[from.task] : undefined;
    this.#phase = from && isInTurn(from) ? 'turn' : 'setUp';
    this.#hasBegun = from !== undefined;
  }

  note(events: readonly GameEvent[]): Items {
    return events.flatMap((event) => this.#hear(event));
  }

  flush(): Items {
    const events = this.#gathered;
    const group = this.#group;
    this.#gathered = [];
    return events.length === 0 || !group ? [] : this.#tellers[group](events as never);
  }

  fork(): Journal {
    const fork = new Teller({ ...this.#context, soFar: this.#context.soFar.copy() }, undefined);
    fork.#era = this.#era;
    fork.#begun = this.#begun;
    fork.#sentences = this.#sentences;
    fork.#gathered = [...this.#gathered];
    fork.#phase = this.#phase;
    fork.#group = this.#group;
    fork.#hasBegun = this.#hasBegun;
    return fork;
  }

  #hear(event: GameEvent): Items {
    if (this.#isMoot(event)) this.#gathered = [];
    this.#phase = phaseFrom(event, this.#phase);
    const group = groupOf(event, this.#phase);
    const items = group === this.#group ? [] : this.flush();
    this.#hasBegun ||= this.#group !== undefined && this.#group !== group;
    this.#gathered.push(event);
    this.#group = group;
    return group === 'gameEnd' ? [...items, ...this.flush()] : items;
  }

  readonly #tellers: { readonly [G in Group]: (events: readonly EventOf<G>[]) => Items } = {
    order: (events) => {
      const [event] = events;
      const { journal } = this.#words;
      this.#context.soFar.note(event);
      return [this.#title(), this.#item('note', journal.firstOrder(event.order.map((seat) => this.#name(seat))))];
    },
    merchants: (events) => {
      const { merchant } = this.#context.things.dialect;
      return [this.#item('note', this.#words.journal.merchants(merchant, this.#merchants(events)), events)];
    },
    deal: () => [],
    display: (events) => [
      this.#item(
        'note',
        this.#words.journal.display(events.map(({ card }) => this.#context.things.card(card))),
        events,
      ),
    ],
    roundBegin: ([event]) => {
      const { era, round } = event;
      this.#era = era;
      this.#context.soFar.note(event);
      const { journal } = this.#words;
      const heading = this.#item('round', journal.round(round));
      return round === 1
        ? [this.#item('era', journal.eraBegins(this.#context.things.words.era(era))), heading]
        : [heading];
    },
    turnBegin: () => {
      this.#sentences = 0;
      this.#begun = undefined;
      return [];
    },
    turn: (events) =>
      this.#table.automata[actorOf(events)] ? this.#automatonTurn(events) : this.#turn(events as readonly DeedEvent[]),
    newOrder: ([event]) => {
      const { soFar, things } = this.#context;
      const { journal } = this.#words;
      soFar.note(event);
      const { order, spent } = event;
      const spenders = order.map((seat) => journal.spender(this.#name(seat), things.money(spent[seat])));
      return [this.#item('note', journal.order(spenders))];
    },
    income: (events) => this.#incomes(events),
    interest: (events) => [this.#item('note', tellInterest(this.#context, events))],
    closing: (events) =>
      tellClosing(this.#context, this.#era, events).map((sentence, index) => {
        const seat = index as Seat;
        return this.#about(
          'scoring',
          seat,
          sentence,
          events.filter((event) => event.seat === seat),
        );
      }),
    eraEnd: ([{ era }]) => [this.#item('eraEnd', this.#words.journal.eraEnds(this.#context.things.words.era(era)))],
    scoring: (events) => this.#points(events),
    removal: (events) => {
      for (const event of events) this.#context.soFar.note(event);
      return [this.#item('note', this.#words.journal.removed(events.length), events)];
    },
    mats: (events) =>
      events.map(({ seat, count }) => this.#item('note', this.#words.plans.matCleared(this.#name(seat), count))),
    barrels: (events) => {
      const places = [...new Set(events.map(({ merchant }) => this.#table.merchants[merchant].place))];
      return [this.#item('note', this.#words.journal.barrels(places.map(this.#context.things.words.place)), events)];
    },
    distant: ([event]) => {
      const { soFar } = this.#context;
      const { journal } = this.#words;
      const text = soFar.isDistantClosed ? journal.distantOpens : journal.distantBegins;
      soFar.note(event);
      return [this.#item('note', text)];
    },
    shuffle: ([{ count }]) => [this.#item('note', this.#words.journal.reshuffled(count, this.#soloists()))],
    resumption: ([event]) => {
      this.#era = event.era;
      this.#context.soFar.note(event);
      const { journal } = this.#words;
      const era = this.#context.things.words.era(event.era);
      if (this.#hasBegun) return [this.#item('note', journal.resumed(era, event.round))];
      return [this.#title(), this.#item('note', journal.beginsAt(era, event.round))];
    },
    gameEnd: ([{ winners }]) => this.#finish(winners),
  };

  #turn(events: readonly DeedEvent[]): Items {
    const { journal } = this.#words;
    return actionsOf(events).flatMap((action, index): Items => {
      const begun = index === 0 ? this.#begun : undefined;
      const { deed, outcomes } = tellDeed(this.#context, this.#era, action, begun);
      // The rest of an action that was told partly.
      if (deed === '' && outcomes.length === 0) return [];
      const sentence = journal.deed(deed, outcomes);
      const actor = actorOf(action);
      const seat = actor === NOBODY ? undefined : actor;
      if (deed === '') return [this.#about('deed', seat, capital(sentence), action, true)];
      const goesOn = this.#sentences++ > 0;
      return [this.#about('deed', seat, goesOn ? journal.thenDeed(sentence) : sentence, action, goesOn)];
    });
  }

  #automatonTurn(events: readonly ActingEvent[]): Items {
    const seat = actorOf(events);
    return tellAutomatonTurn(this.#context, this.#era, events).map((sentence) => {
      const goesOn = this.#sentences++ > 0;
      const next = sentence.side === 'back' ? this.#words.journal.thenDeed : capital;
      const text = goesOn ? next(sentence.text) : sentence.text;
      return { kind: 'plan', seat, goesOn, ...sentence, text };
    });
  }

  /** The turn order does not matter after the end of the game, unless it breaks ties. */
  #isMoot({ event }: GameEvent): boolean {
    const { eras, tieBreaks } = this.#table;
    const isLast = event === 'eraEnded' && this.#era + 1 === eras.length;
    return isLast && this.#gathered[0]?.event === 'reordered' && !tieBreaks.includes('order');
  }

  #name(seat: Seat): string {
    return this.#context.names[seat];
  }

  /** The people, if there are automata; otherwise empty. */
  #soloists(): readonly string[] {
    const { automata, wish } = this.#table;
    return wish.automata.length === 0 ? [] : this.#context.names.filter((_, seat) => !automata[seat]);
  }

  #title(): TableItem {
    return this.#item('title', this.#words.journal.title(journalTitle(this.#table, this.#words)));
  }

  #item(kind: TableItem['kind'], text: string, events: readonly GameEvent[] = []): TableItem {
    return { kind, seat: undefined, text, ...marksOf(this.#table, events) };
  }

  #about(
    kind: SeatItem['kind'],
    seat: Seat | undefined,
    text: string,
    events: readonly GameEvent[],
    goesOn = false,
  ): SeatItem {
    return { kind, seat, goesOn, text, ...marksOf(this.#table, events) };
  }

  /** What the merchants of each place buy. */
  #merchants(events: readonly EventOf<'merchants'>[]): readonly string[] {
    const { things } = this.#context;
    const wares = new Map<PlaceId, string[]>();
    for (const { merchant, buyer } of events) {
      const { place } = this.#table.merchants[merchant];
      const bought = this.#table.buyers[buyer].blank ? [] : [things.wares(buyer)];
      wares.set(place, [...(wares.get(place) ?? []), ...bought]);
    }
    return Array.from(wares, ([place, bought]) => this.#words.journal.merchant(things.words.place(place), bought));
  }

  /** Everybody's income in one sentence, followed by who could not pay. */
  #incomes(events: readonly EventOf<'income'>[]): Items {
    const { things, soFar } = this.#context;
    const { journal } = this.#words;
    const earners: string[] = [];
    const shortfalls: TableItem[] = [];
    for (const event of events) {
      const name = this.#name(event.seat);
      const { debt } = soFar;
      soFar.note(event);
      switch (event.event) {
        case 'earned':
          earners.push(journal.earner(name, things.change(event.money), things.money(soFar.moneyOf(event.seat))));
          break;
        case 'forfeited': {
          const { site, tile, money } = event;
          const text = journal.forfeit(
            name,
            things.money(debt),
            things.tile(tile),
            things.words.placeOfSite(site),
            things.money(money),
            things.money(soFar.moneyOf(event.seat)),
          );
          shortfalls.push(this.#item('note', text, [event]));
          break;
        }
        case 'fellShort':
          shortfalls.push(this.#item('note', journal.fallShort(name, things.money(event.debt), event.points)));
      }
    }
    const incomes = earners.length > 0 ? [this.#item('note', journal.incomes(earners))] : [];
    return [...incomes, ...shortfalls];
  }

  /** What each seat scored in an era. */
  #points(events: readonly EventOf<'scoring'>[]): Items {
    const { journal } = this.#words;
    const { soFar } = this.#context;
    for (const event of events) soFar.note(event);
    const linksScore = events.some(({ event }) => event === 'linkScored');
    return this.#context.names.map((_, index) => {
      const seat = index as Seat;
      const own = events.filter((event) => event.seat === seat);
      const gains = gainsOf(
        journal,
        own.flatMap((event) => gainOf(event) ?? []),
        linksScore,
      );
      return this.#about('scoring', seat, journal.scored(gains, soFar.pointsOf(seat)), own);
    });
  }

  #finish(winners: readonly Seat[]): Items {
    const sheet = sheetOf(this.#context, winners);
    return [
      { kind: 'score', seat: undefined, text: sheet.heading, sheet, ...marksOf(this.#table, []) },
      this.#item('end', sheet.victory),
    ];
  }
}

/** The journal of a game from its beginning, or from the given position. */
export const tellJournal = (table: Table, names: readonly string[], language: Language, from?: State): Journal =>
  new Teller(contextOf(table, names, language, from), from);

/** An action that has begun but done nothing yet, if there is a sentence for it. */
const tellBeginning = (table: Table, { journal }: Language, events: readonly GameEvent[]): Items =>
  events.flatMap((event): Items => {
    if (event.event !== 'actionBegan') return [];
    const { kind, seat } = event;
    if (kind !== 'scout' && kind !== 'pass') return [];
    const text = journal.deed(kind === 'scout' ? journal.scouting : journal.pass, []);
    return [{ kind: 'deed', seat, goesOn: false, text, ...marksOf(table, events) }];
  });

/** Describes the events of a single action, or of its preview, from a position. */
export const tellDeeds = (
  table: Table,
  names: readonly string[],
  language: Language,
  before: State,
  events: readonly GameEvent[],
): Items => {
  const journal = tellJournal(table, names, language, before);
  const items = [...journal.note(events), ...journal.flush()];
  return items.length > 0 ? items : tellBeginning(table, language, events);
};
