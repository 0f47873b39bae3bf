/** Somebody who talks at a table, as a page would. */

import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { Circle, Notebook, Remarks } from '@coalbrook/wire/online';

import type { Person } from './client.ts';

export class Talker {
  readonly person: Person;
  readonly game: string;
  readonly seat: Seat;
  #said = 0;

  constructor(person: Person, game: string, seat: Seat = NOBODY) {
    this.person = person;
    this.game = game;
    this.seat = seat;
  }

  async say(body: string, key = `key${this.#said++}`, name = 'Onlooker'): Promise<number> {
    const { game, seat } = this;
    const own = seat === NOBODY ? { name } : {};
    return (await this.person.post<{ number: number }>('/api/talk/say', { game, seat, key, body, ...own })).number;
  }

  read(circle: Circle, bounds: { readonly after?: number; readonly before?: number } = {}): Promise<Remarks> {
    const { game, seat } = this;
    return this.person.post('/api/talk/read', { game, seat, circle, ...bounds });
  }

  async heard(circle: Circle): Promise<readonly string[]> {
    return (await this.read(circle)).remarks.map(({ body }) => body);
  }

  mute(speaker: string, muted = true): Promise<object> {
    const { game, seat } = this;
    return this.person.post('/api/talk/mute', { game, seat, speaker, muted });
  }

  report(circle: Circle, number: number): Promise<object> {
    return this.person.post('/api/talk/report', { game: this.game, circle, number });
  }

  notes(): Promise<Notebook> {
    return this.person.post('/api/talk/notes', { game: this.game, seat: this.seat });
  }

  note(text: string, version: number): Promise<{ readonly version: number }> {
    const { game, seat } = this;
    return this.person.post('/api/talk/note', { game, seat, version, text });
  }

  /** The news of talk that were received. */
  get news(): readonly string[] {
    return this.person.received
      .filter((text) => text.startsWith('{"news":"talk"'))
      .map((text) => JSON.parse(text) as { readonly about: string; readonly number: number })
      .map(({ about, number }) => `${about} ${number}`);
  }
}
