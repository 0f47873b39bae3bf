import type { BuyerId, EraId, LinkId, MerchantId, OutletId, PlanId, Seat, SiteId, TileId } from './ids.ts';
import { scalars } from './layout.ts';
import type { ColumnName, Layout, Scalar } from './layout.ts';

/** A run of cells whose values are ids or counts. */
export interface Column<Value extends number = number> extends Iterable<Value> {
  [index: number]: Value;
  readonly length: number;
  fill(value: Value, start?: number, end?: number): this;
  every(holds: (value: Value) => boolean): boolean;
  some(holds: (value: Value) => boolean): boolean;
}

const at = Object.fromEntries(scalars.map(({ name }, index) => [name, index])) as Readonly<Record<Scalar, number>>;

/**
 * Everything that changes in a game: columns of small integers over one buffer.
 * A copy is one `set`; search keeps a pool of states and copies into them.
 */
export class State {
  readonly layout: Layout;
  readonly cells: Int16Array;
  /** Seats in turn order. */
  readonly order: Column<Seat>;
  readonly money: Column;
  /** Space of the income marker on the track, not the level. */
  readonly income: Column;
  readonly points: Column;
  /** Money spent this round. */
  readonly spent: Column;
  /** Link tiles beside the mat. */
  readonly linkTiles: Column;
  readonly handSize: Column;
  /** Cards in hand: seat by kind of card. */
  readonly hand: Column;
  /** Cards still to come, by kind, those set aside included: there is no hidden order. */
  readonly deck: Column;
  readonly discarded: Column;
  /** Tiles left on the mats: seat by kind of tile. */
  readonly mat: Column;
  /** The tile on each site. */
  readonly tile: Column<TileId>;
  readonly tileOwner: Column<Seat>;
  /** 1 where the tile has flipped, 2 where it never will. */
  readonly flipped: Column;
  /** Cubes or barrels standing on the tile of each site. */
  readonly cubes: Column;
  readonly linkOwner: Column<Seat>;
  /** The merchant tile on each merchant space. */
  readonly buyer: Column<BuyerId>;
  /** 1 where a barrel stands beside the merchant tile. */
  readonly barrel: Column;
  /** Cubes in each market. */
  readonly market: Column;
  /** Cubes and barrels that the running action must still be given. */
  readonly owed: Column;
  /** The card on top of each automaton's deck, whose back everybody sees. */
  readonly nextPlan: Column<PlanId>;
  /** 1 where a card has left its automaton's deck: seat by plan. */
  readonly planUsed: Column;
  /** Tiles of the distant market that have not been drawn, by kind. */
  readonly distantTiles: Column;
  /** Units of money that each seat owes the bank. */
  readonly loans: Column;
  /** Cards that lie open to be taken, by kind. */
  readonly display: Column;
  /** 1 where a merchant has bought and buys no more. */
  readonly used: Column;

  constructor(layout: Layout) {
    this.layout = layout;
    const cells = Int16Array.from(layout.blank);
    this.cells = cells;
    const column = (name: ColumnName): never =>
      cells.subarray(layout.start[name], layout.start[name] + layout.width[name]) as never;
    this.order = column('order');
    this.money = column('money');
    this.income = column('income');
    this.points = column('points');
    this.spent = column('spent');
    this.linkTiles = column('linkTiles');
    this.handSize = column('handSize');
    this.hand = column('hand');
    this.deck = column('deck');
    this.discarded = column('discarded');
    this.mat = column('mat');
    this.tile = column('tile');
    this.tileOwner = column('tileOwner');
    this.flipped = column('flipped');
    this.cubes = column('cubes');
    this.linkOwner = column('linkOwner');
    this.buyer = column('buyer');
    this.barrel = column('barrel');
    this.market = column('market');
    this.owed = column('owed');
    this.nextPlan = column('nextPlan');
    this.planUsed = column('planUsed');
    this.distantTiles = column('distantTiles');
    this.loans = column('loans');
    this.display = column('display');
    this.used = column('used');
  }

  /** Takes over every cell of a state of the same layout. */
  copyFrom(other: State): this {
    this.cells.set(other.cells);
    return this;
  }

  copy(): State {
    return new State(this.layout).copyFrom(this);
  }

  /** The part of the course the game is in. */
  get phase(): number {
    return this.cells[at.phase];
  }
  set phase(value: number) {
    this.cells[at.phase] = value;
  }

  /** How far the list of steps of this phase has come. */
  get step(): number {
    return this.cells[at.step];
  }
  set step(value: number) {
    this.cells[at.step] = value;
  }

  /** How far the running step has come: seats dealt with, cards tried. */
  get progress(): number {
    return this.cells[at.progress];
  }
  set progress(value: number) {
    this.cells[at.progress] = value;
  }

  get era(): EraId {
    return this.cells[at.era] as EraId;
  }
  set era(value: number) {
    this.cells[at.era] = value;
  }

  get round(): number {
    return this.cells[at.round];
  }
  set round(value: number) {
    this.cells[at.round] = value;
  }

  /** Position in turn order of the seat whose turn it is. */
  get turn(): number {
    return this.cells[at.turn];
  }
  set turn(value: number) {
    this.cells[at.turn] = value;
  }

  /** Who must decide, or for whom chance must draw. */
  get actor(): Seat {
    return this.cells[at.actor] as Seat;
  }
  set actor(value: number) {
    this.cells[at.actor] = value;
  }

  /** Index of the question that is open. */
  get awaits(): number {
    return this.cells[at.awaits];
  }
  set awaits(value: number) {
    this.cells[at.awaits] = value;
  }

  get actionsLeft(): number {
    return this.cells[at.actionsLeft];
  }
  set actionsLeft(value: number) {
    this.cells[at.actionsLeft] = value;
  }

  /** Index of the kind of action that was begun and is not finished. */
  get task(): number {
    return this.cells[at.task];
  }
  set task(value: number) {
    this.cells[at.task] = value;
  }

  get taskSite(): SiteId {
    return this.cells[at.taskSite] as SiteId;
  }
  set taskSite(value: number) {
    this.cells[at.taskSite] = value;
  }

  get taskLink(): LinkId {
    return this.cells[at.taskLink] as LinkId;
  }
  set taskLink(value: number) {
    this.cells[at.taskLink] = value;
  }

  get taskMerchant(): MerchantId {
    return this.cells[at.taskMerchant] as MerchantId;
  }
  set taskMerchant(value: number) {
    this.cells[at.taskMerchant] = value;
  }

  /** What the running sale goes to. */
  get taskOutlet(): OutletId {
    return this.cells[at.taskOutlet] as OutletId;
  }
  set taskOutlet(value: number) {
    this.cells[at.taskOutlet] = value;
  }

  /** 1 while a tile of the distant market must still be drawn for the running sale. */
  get owedDistant(): number {
    return this.cells[at.owedDistant];
  }
  set owedDistant(value: number) {
    this.cells[at.owedDistant] = value;
  }

  /** Space of the marker of the distant market; behind the last one it is closed. */
  get distantSpace(): number {
    return this.cells[at.distantSpace];
  }
  set distantSpace(value: number) {
    this.cells[at.distantSpace] = value;
  }

  /** 1 while a card of the deck must still be drawn for the running action. */
  get owedDraw(): number {
    return this.cells[at.owedDraw];
  }
  set owedDraw(value: number) {
    this.cells[at.owedDraw] = value;
  }

  /** Steps of the running action that are finished. */
  get stepsDone(): number {
    return this.cells[at.stepsDone];
  }
  set stepsDone(value: number) {
    this.cells[at.stepsDone] = value;
  }

  /** Cards still to be spent for the running action. */
  get owedCards(): number {
    return this.cells[at.owedCards];
  }
  set owedCards(value: number) {
    this.cells[at.owedCards] = value;
  }

  /** Tiles still to be removed from the mat as a bonus. */
  get owedBonus(): number {
    return this.cells[at.owedBonus];
  }
  set owedBonus(value: number) {
    this.cells[at.owedBonus] = value;
  }

  /** What the actor cannot pay of a negative income. */
  get debt(): number {
    return this.cells[at.debt];
  }
  set debt(value: number) {
    this.cells[at.debt] = value;
  }

  /** Index of the urn that chance must draw from. */
  get urn(): number {
    return this.cells[at.urn];
  }
  set urn(value: number) {
    this.cells[at.urn] = value;
  }

  /** How many draws chance is asked for. */
  get drawing(): number {
    return this.cells[at.drawing];
  }
  set drawing(value: number) {
    this.cells[at.drawing] = value;
  }

  /** How often chance has answered. */
  get draws(): number {
    return this.cells[at.draws];
  }
  set draws(value: number) {
    this.cells[at.draws] = value;
  }

  get deckSize(): number {
    return this.cells[at.deckSize];
  }
  set deckSize(value: number) {
    this.cells[at.deckSize] = value;
  }

  /** Cards of the deck that will not be drawn in this era. */
  get aside(): number {
    return this.cells[at.aside];
  }
  set aside(value: number) {
    this.cells[at.aside] = value;
  }

  /** The card that the automaton at its turn has turned over. */
  get plan(): PlanId {
    return this.cells[at.plan] as PlanId;
  }
  set plan(value: number) {
    this.cells[at.plan] = value;
  }
}
