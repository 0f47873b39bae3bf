/** The shelf and the open games, behind the page's calls. */

import { Host, MemoryLedger, newSheet, seededChance, sheetFaults } from '@coalbrook/host';
import type { Bots, Clock, Coach, HostNews, Ledger } from '@coalbrook/host';
import type { Divergence, Entry } from '@coalbrook/record';
import type { Result, Seat } from '@coalbrook/rules';
import type { InputFault } from '@coalbrook/rules/input';
import { mayTakeBack } from '@coalbrook/wire';
import type {
  Denial,
  NewGame,
  News,
  Opened,
  OpenedGame,
  Service,
  Sheet,
  ShelfList,
  GameSummary,
  Unreadable,
} from '@coalbrook/wire';

import type { SavedReview } from '../session/savedText.ts';
import type { RawGame } from '../storage/readStores.ts';
import { Inspections } from './inspections.ts';
import { newsFor } from './newsFor.ts';
import type { HostInView } from './newsFor.ts';
import { makeSalvage, makeSaved, readSaved } from './savedGame.ts';
import { summaryOf } from './summaryOf.ts';

/** What the service needs from its environment. */
export interface ServiceEnvironment {
  readonly ledger: Ledger;
  readonly shelf: {
    /** All games; their entries are not read. */
    readonly list: () => Promise<ShelfList>;
    /** The sheet of a readable game, or its fault; undefined if nothing is stored. */
    readonly find: (game: string) => Promise<Result<Sheet, InputFault> | undefined>;
    /** The sheet of a game, whatever its entries; undefined if it is not stored or unreadable. */
    readonly sheet: (game: string) => Promise<Sheet | undefined>;
    /** The stored data of a game, unchecked. */
    readonly raw: (game: string) => Promise<RawGame>;
    readonly keep: (summary: GameSummary, entries: readonly Entry[], reviews: readonly SavedReview[]) => Promise<void>;
    readonly keepSheet: (sheet: Sheet) => Promise<void>;
    readonly renew: (summary: GameSummary) => Promise<void>;
    readonly remove: (game: string) => Promise<void>;
  };
  readonly botsOf: (sheet: Sheet) => Bots;
  readonly coachOf: (sheet: Sheet) => Coach;
  readonly clock: Clock;
  readonly now: () => number;
  /** A name for a game or a writer, never given before. */
  readonly newId: () => string;
  readonly tell: (handle: number, news: News) => void;
  /** Reports a failure that belongs to no call. */
  readonly report: (error: unknown) => void;
}

interface OpenGame extends HostInView {
  readonly handle: number;
  /** Whether it is on the shelf; sketches are not. */
  readonly isKept: boolean;
  viewer: Seat | undefined;
  isDriven: boolean;
}

/** For a host without listeners. */
const NO_LISTENER = -1;

const unreadable = (fault: Unreadable): Opened<never> => ({ ok: false, fault });

export class GameService {
  readonly #around: ServiceEnvironment;
  readonly #open = new Map<number, OpenGame>();
  readonly #inspections: Inspections;
  #handles = 0;

  constructor(around: ServiceEnvironment) {
    this.#around = around;
    this.#inspections = new Inspections(around.shelf.find);
  }

  readonly calls: Service = {
    list: async () => this.#inspections.applyTo(await this.#around.shelf.list()),
    inspect: (game) => this.#inspections.inspect(game),
    begin: (game) => this.#begin(game, this.#around.newId()),
    importGame: async (text) => {
      const id = this.#around.newId();
      const saved = readSaved(text, id);
      if (!saved.ok) return unreadable({ kind: 'input', faults: saved.fault });
      if (!('record' in saved.value)) return this.#begin(saved.value, id);
      const { record, reviews, ...rest } = saved.value;
      const sheet: Sheet = { ...rest, id, header: record.header, begun: this.#around.now() };
      return this.#keep(sheet, record.entries, reviews);
    },
    remove: async (game) => {
      this.#open.forEach(({ host }, handle) => {
        if (host.sheet.id === game) this.#close(handle);
      });
      await this.#around.shelf.remove(game);
    },
    salvage: async (game) => makeSalvage(await this.#around.shelf.raw(game)),
    open: async (game) => {
      const sheet = await this.#inspections.find(game);
      if (!sheet) return unreadable({ kind: 'absent' });
      const faults = sheet.ok ? sheetFaults(sheet.value) : [sheet.fault];
      if (!sheet.ok || faults.length > 0) return unreadable({ kind: 'input', faults });
      return this.#openOn(sheet.value, this.#around.ledger, true);
    },
    sketch: async (game) => {
      const sheet = newSheet(game, this.#around.newId(), this.#around.now());
      if (!sheet.ok) return unreadable({ kind: 'input', faults: sheet.fault });
      return this.#openOn(sheet.value, new MemoryLedger(), false);
    },
    close: (handle) => {
      this.#close(handle);
      return Promise.resolve();
    },
    drive: async (handle, isDriving) => {
      const open = this.#game(handle);
      open.isDriven = isDriving;
      open.host.halt();
      if (!isDriving) return;
      if (!(await this.#reseat(open))) {
        open.isDriven = false;
        throw new Error('this game is no longer kept');
      }
      // Another tab may have taken the game back meanwhile.
      if (!open.isDriven) return;
      this.#check(await open.host.claim(this.#around.newId()));
      this.#goOn(open);
    },
    look: (handle, viewer, from) => {
      const open = this.#game(handle);
      open.viewer = viewer;
      const { host } = open;
      const { sitters } = host.sheet;
      return Promise.resolve({ seen: host.look(viewer), steps: host.steps(viewer, from), sitters });
    },
    counted: (handle, viewer, seq) => Promise.resolve(this.#game(handle).host.viewCounted(seq, viewer)),
    views: (handle, viewer, from, to) => Promise.resolve(this.#game(handle).host.viewsAt(from, to, viewer)),
    keepDraft: (handle, seat, seq, draft) => this.#act(handle, (host) => host.keepDraft(seat, seq, draft)),
    commit: async (handle, seat, seq, draft) => {
      const open = this.#game(handle);
      const denial = await this.#act(handle, (host) => host.commit(seat, seq, draft));
      if (!denial) this.#goOn(open);
      return denial;
    },
    askAgain: (handle) => {
      this.#goOn(this.#game(handle));
      return Promise.resolve();
    },
    replaceBot: async (handle, seat, policy) => {
      const open = this.#game(handle);
      const denial = await this.#act(handle, (host) => host.replaceBot(seat, policy));
      if (denial) return denial;
      this.#tellSitters(open);
      if (open.isKept) await this.#around.shelf.keepSheet(open.host.sheet);
      this.#goOn(open);
      return undefined;
    },
    thoughts: (handle, seat, from, to) => this.#game(handle).host.thoughts(seat, from, to),
    hint: (handle, seat, seq, draft) => this.#game(handle).host.hint(seat, seq, draft),
    save: async (handle) => {
      const { host, isKept } = this.#game(handle);
      if (!isKept) throw new Error('a sketch is not saved');
      const { reviews } = await this.#around.shelf.raw(host.sheet.id);
      return makeSaved(host.sheet, host.record(), reviews);
    },
    takeBack: (handle, seq) => {
      const { host, isKept } = this.#game(handle);
      const actor = seq >= 0 && seq <= host.seq ? host.actorAt(seq) : undefined;
      const isOwnTurn = actor !== undefined && host.sheet.sitters[actor]?.kind === 'person';
      if (!isKept || !isOwnTurn || !mayTakeBack(host.sheet))
        return Promise.reject(new Error('this turn cannot be taken back'));
      const { newId, now } = this.#around;
      const sheet: Sheet = { ...host.sheet, id: newId(), begun: now(), isTakenBack: true };
      return this.#keep(sheet, host.record().entries.slice(0, seq));
    },
  };

  /**
   * A game or its sheet was written: its followers read it. If it was written elsewhere, that can also be a late
   * write of another tab from which this one took the game.
   */
  async hear(game: string, isWrittenElsewhere: boolean): Promise<void> {
    const following = [...this.#open.values()].filter(
      ({ host, isDriven }) => host.sheet.id === game && (isWrittenElsewhere || !isDriven),
    );
    // If one of them fails to follow, the others still do.
    await Promise.all(
      following.map(async (open) => {
        await this.#reseat(open);
        this.#check(await open.host.reload());
        this.#goOn(open);
      }),
    );
  }

  /** Reads the stored sheet again, because another tab may have replaced a bot. Returns false if there is none. */
  async #reseat(open: OpenGame): Promise<boolean> {
    const { host, isKept } = open;
    if (!isKept) return true;
    const sheet = await this.#around.shelf.sheet(host.sheet.id);
    if (!sheet) return false;
    const isSame = JSON.stringify(sheet.sitters) === JSON.stringify(host.sheet.sitters);
    await host.reseat(sheet.sitters);
    if (!isSame) this.#tellSitters(open);
    return true;
  }

  #tellSitters({ handle, host }: OpenGame): void {
    this.#around.tell(handle, { news: 'sitters', sitters: host.sheet.sitters });
  }

  #game(handle: number): OpenGame {
    const open = this.#open.get(handle);
    if (!open) throw new Error('this game is not open');
    return open;
  }

  #close(handle: number): void {
    const open = this.#open.get(handle);
    if (!open) return;
    // A call still in flight must not start the game again.
    open.isDriven = false;
    open.host.halt();
    this.#open.delete(handle);
  }

  #check(divergence: Divergence | undefined): void {
    if (divergence) throw new Error(`entry ${divergence.seq} does not follow: ${divergence.kind}`);
  }

  async #openOn(sheet: Sheet, ledger: Ledger, isKept: boolean): Promise<Opened<OpenedGame>> {
    const handle = this.#handles++;
    const host = await this.#hostOf(sheet, ledger, handle);
    if (!host.ok) return host;
    this.#open.set(handle, { handle, host: host.value, isKept, viewer: undefined, isDriven: false });
    return { ok: true, value: { handle, sheet: host.value.sheet } };
  }

  async #hostOf(sheet: Sheet, ledger: Ledger, handle: number): Promise<Opened<Host>> {
    const { botsOf, coachOf, clock } = this.#around;
    const opened = await Host.open(sheet, {
      ledger,
      chance: seededChance(sheet.seed),
      bots: botsOf(sheet),
      coach: coachOf(sheet),
      clock,
      audience: { tell: (news) => this.#tell(handle, news) },
    });
    if (opened.ok) return { ok: true, value: opened.value };
    return unreadable({ kind: 'divergence', divergence: opened.fault, header: sheet.header });
  }

  async #begin(game: NewGame, id: string): Promise<Opened<string>> {
    const sheet = newSheet(game, id, this.#around.now());
    return sheet.ok ? this.#keep(sheet.value, []) : unreadable({ kind: 'input', faults: sheet.fault });
  }

  /** Stores a new game if it can be opened, with all chance drawn up to the first decision. */
  async #keep(sheet: Sheet, entries: readonly Entry[], reviews: readonly SavedReview[] = []): Promise<Opened<string>> {
    const ledger = new MemoryLedger();
    await ledger.append(sheet.id, 0, entries);
    const opened = await this.#hostOf(sheet, ledger, NO_LISTENER);
    if (!opened.ok) return opened;
    const host = opened.value;
    await host.deal();
    await this.#around.shelf.keep(summaryOf(host, this.#around.now()), host.record().entries, reviews);
    return { ok: true, value: sheet.id };
  }

  #tell(handle: number, heard: HostNews): void {
    const open = this.#open.get(handle);
    if (!open) return;
    const { now, report, shelf, tell } = this.#around;
    const news = newsFor(open, heard);
    if (news) tell(handle, news);
    if (open.isKept && open.isDriven && heard.news === 'steps') shelf.renew(summaryOf(open.host, now())).catch(report);
  }

  #goOn({ host, isDriven }: OpenGame): void {
    if (isDriven) host.go().catch(this.#around.report);
  }

  /** Only the tab that drives a game can act in it. */
  async #act(handle: number, act: (host: Host) => Promise<Denial | undefined>): Promise<Denial | undefined> {
    const { host, isDriven } = this.#game(handle);
    return isDriven ? act(host) : { denied: 'idle' };
  }
}
