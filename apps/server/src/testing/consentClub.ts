/** For tests: people at one table of a server whose clock the test moves. */

import { join } from 'node:path';

import type { Seat } from '@coalbrook/rules';
import type { Happening, OpenedTable, Proposal, Vote } from '@coalbrook/wire/online';

import type { RunningServer } from '../roof/server.ts';
import type { ServerOptions } from '../roof/serverOptions.ts';
import { FollowedGame, Person } from './client.ts';
import { folder, newTable, startAt } from './fixtures.ts';
import { fillTurn } from './play.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** One person at each seat of a person, all at the table. */
export class ConsentClub {
  readonly file: string;
  readonly #options: Partial<ServerOptions>;
  now = Date.parse('2026-11-16T12:00Z');
  server!: RunningServer;
  opened!: OpenedTable;
  readonly people: Person[] = [];
  readonly games: FollowedGame[] = [];

  private constructor(file: string, options: Partial<ServerOptions>) {
    this.file = file;
    this.#options = options;
  }

  /** `letters` as in `newTable`; seats of people come first. */
  static async open(
    onEnd: (end: () => Promise<void> | void) => void,
    letters: string,
    table: object = {},
    options: Partial<ServerOptions> = {},
  ): Promise<ConsentClub> {
    const club = new ConsentClub(join(folder(onEnd), 'games.db'), options);
    onEnd(() => club.server.close());
    await club.start();
    await club.#gather(letters, table);
    return club;
  }

  async start(): Promise<void> {
    this.server = await startAt(this.file, { now: () => this.now, ...this.#options });
  }

  get game(): string {
    return this.opened.game;
  }

  /** The seat that decides, as its own person sees it. */
  get actor(): FollowedGame {
    const found = this.games.find((game) => game.actor === game.viewer);
    if (!found) throw new Error('no person decides');
    return found;
  }

  propose(seat: number, what: Proposal): Promise<unknown> {
    return this.people[seat].post('/api/propose', { game: this.game, what });
  }

  answer(seat: number, choice: Vote, id = this.questionId(seat)): Promise<unknown> {
    return this.people[seat].post('/api/answer', { game: this.game, id, choice });
  }

  resume(seat: number): Promise<unknown> {
    return this.people[seat].post('/api/resume', { game: this.game });
  }

  questionId(seat: number): string {
    return this.games[seat].info?.question?.id ?? 'none';
  }

  async happenings(seat = 0): Promise<readonly Happening[]> {
    const text = await this.people[seat].get(`/api/games/${this.game}/happenings`);
    return (JSON.parse(text) as { readonly happenings: readonly Happening[] }).happenings;
  }

  /** Everybody has heard something about the table. */
  async heard(holds: (game: FollowedGame) => boolean): Promise<void> {
    for (const game of this.games) await game.until(() => holds(game));
  }

  /** Plays one turn of whoever decides, and waits until everybody knows. */
  async playTurn(salt = 1): Promise<void> {
    const { actor } = this;
    const { seq } = actor;
    const denial = await this.commit(actor, seq, fillTurn(actor, salt));
    if (denial) throw new Error(JSON.stringify(denial));
    const isSettled = (game: FollowedGame): boolean =>
      game.isOver || this.games.some(({ viewer }) => viewer === game.actor);
    await this.heard((game) => game.seq > seq && isSettled(game));
  }

  commit(game: FollowedGame, seq = game.seq, draft = fillTurn(game, 1)) {
    return game.person.ask('commit', this.game, game.viewer, seq, draft, game.info?.line ?? 0);
  }

  /** Somebody comes to the table with a seat of their own. */
  async follow(person: Person, seat: Seat): Promise<FollowedGame> {
    await person.connect();
    const game = new FollowedGame(person, this.game, seat);
    await game.join();
    return game;
  }

  async #gather(letters: string, { edition = 'birmingham', ...table }: { edition?: string }): Promise<void> {
    const seats = letters.split('').flatMap((letter, seat) => (letter === 'p' ? [seat as Seat] : []));
    for (const seat of seats) {
      const person = Person.known(this.server.port);
      this.people.push(person);
      if (seat === seats[0]) this.opened = await person.open({ ...newTable(edition, letters), mine: [seat], ...table });
      else await person.sit(this.game, this.opened.invite, seat, `Person ${seat}`);
    }
    for (const seat of seats) this.games.push(await this.follow(this.people[seat], seat));
    await this.heard((game) => game.steps.length > 0 && this.games.some(({ viewer }) => viewer === game.actor));
  }
}
