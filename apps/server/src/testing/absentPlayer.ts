/** A game of two, in which one person is at the table and the other comes only to play. */

import type { Seat } from '@coalbrook/rules';
import type { NoticeSettings } from '@coalbrook/wire/online';

import { FollowedGame, Person } from './client.ts';
import { newTable } from './fixtures.ts';
import { fillTurn } from './play.ts';

const [ABSENT, PRESENT] = [0 as Seat, 1 as Seat];

export class AbsentPlayer {
  readonly absent: Person;
  readonly present: Person;
  game = '';
  #followed!: FollowedGame;

  readonly #port: number;

  private constructor(port: number) {
    this.#port = port;
    this.absent = Person.known(port);
    this.present = Person.known(port);
  }

  static arrive(port: number): AbsentPlayer {
    return new AbsentPlayer(port);
  }

  /** Opens a table and deals. */
  async begin(table: object = newTable('lancashire', 'pp'), name = 'Ben'): Promise<void> {
    const { game, invite } = await this.absent.open({ ...table, mine: [ABSENT] });
    this.game = game;
    await this.present.sit(game, invite, PRESENT, name);
    await this.present.connect();
    this.#followed = new FollowedGame(this.present, game, PRESENT);
    await this.#followed.join();
    await this.#followed.until(() => this.#followed.info?.status !== 'open' && this.#followed.actor >= 0);
  }

  /** Another device of the absent player. */
  async secondDevice(): Promise<Person> {
    const device = Person.known(this.#port);
    await device.sit(this.game, await this.absent.linkTo(this.game, ABSENT), ABSENT, 'Ada');
    return device;
  }

  /** Whether those at the table see the absent player there. */
  get isAbsentShown(): boolean {
    return this.#followed.info?.seats[ABSENT]?.isPresent ?? false;
  }

  get isAbsentsTurn(): boolean {
    return this.#followed.actor === ABSENT;
  }

  get seq(): number {
    return this.#followed.seq;
  }

  get isOver(): boolean {
    return this.#followed.isOver;
  }

  /** The absent player agrees to what is asked, without coming to the table. */
  async agree(): Promise<void> {
    const followed = this.#followed;
    await followed.until(() => followed.info?.question !== undefined);
    await this.absent.post('/api/answer', { game: this.game, id: followed.info?.question?.id, choice: 'yes' });
  }

  /** Plays one turn of whoever decides. The absent player comes and goes. */
  async playTurn(): Promise<void> {
    const followed = this.#followed;
    const { seq } = followed;
    if (this.isAbsentsTurn) {
      await this.absent.connect();
      const own = new FollowedGame(this.absent, this.game, ABSENT);
      await own.join();
      await this.#commit(own);
      await this.absent.leave();
    } else await this.#commit(followed);
    await followed.until(() => followed.seq > seq && (followed.actor >= 0 || followed.isOver));
  }

  /** Plays until the absent player's turn begins with a move of the other one. */
  async untilAbsentsTurn(): Promise<void> {
    while (this.isAbsentsTurn) await this.playTurn();
    while (!this.isAbsentsTurn) await this.playTurn();
  }

  addChannel(kind: string, address: string, language = 'en'): Promise<{ readonly id: string }> {
    return this.absent.post('/api/notices/add', { kind, address, language });
  }

  async settings(): Promise<NoticeSettings> {
    return JSON.parse(await this.absent.get('/api/notices')) as NoticeSettings;
  }

  async #commit(followed: FollowedGame): Promise<void> {
    const { seq } = followed;
    const denial = await followed.person.ask('commit', this.game, followed.viewer, seq, fillTurn(followed, seq));
    if (denial) throw new Error(JSON.stringify(denial));
  }
}
