import { randomInt } from 'node:crypto';

import { isChannelCode, isChannelId, isMutedGame, isNewChannel, isQuietChoice } from '@coalbrook/wire/online';
import type { ChannelTest, NoticeSettings } from '@coalbrook/wire/online';

import { answer } from '../../ground/http/json.ts';
import { KeyedCredits } from '../../ground/http/keyedCredits.ts';
import { get, letterRoutes, post } from '../../ground/http/route.ts';
import type { HttpRoute } from '../../ground/http/route.ts';
import type { PostOffice } from '../../ground/mail/postOffice.ts';
import { hashOf, newId } from '../../ground/persons/tokens.ts';
import type { ChannelStore } from './channelStore.ts';
import type { Courier } from './courier.ts';
import { addressOf, receiverOf, shownChannel } from './storedChannel.ts';
import type { StoredChannel } from './storedChannel.ts';
import { unsubscribePage } from './unsubscribePage.ts';

export interface NoticesApiEnvironment {
  readonly channels: ChannelStore;
  readonly courier: Courier;
  readonly post: PostOffice;
  readonly publicKey: string;
  readonly allowPrivate: boolean;
  readonly now: () => number;
}

const ABSENT = answer(404, { failed: 'absent' });
const FULL = answer(409, { failed: 'full' });
const UNCONFIRMED = answer(409, { failed: 'unconfirmed' });
const NO_ADDRESS = answer(422, { failed: 'address' });
const FLOOD = answer(429, { failed: 'flood' });

/** Tests that a person may ask for at once, and more each hour. */
const TESTS = [5, 120] as const;
/** The same for one host: people are easily made up, and nobody shall be flooded from here. */
const TESTS_TO_ONE = [60, 600] as const;

const UNSUBSCRIBE = '/api/notices/unsubscribe';

/** How a person is told, over HTTP. */
export class NoticesApi {
  readonly #around: NoticesApiEnvironment;
  readonly #tests = new KeyedCredits(...TESTS);
  readonly #testsTo = new KeyedCredits(...TESTS_TO_ONE);

  constructor(around: NoticesApiEnvironment) {
    this.#around = around;
  }

  readonly routes: readonly HttpRoute[] = [
    get('/api/notices', async ({ person }) => answer(200, await this.#settings(person))),
    ...letterRoutes(UNSUBSCRIBE, ({ request }) => unsubscribePage(request, this.#around.channels)),
    post('/api/notices/add', isNewChannel, async (body, { person, from, origin, headers }) => {
      const { channels, post: office, allowPrivate } = this.#around;
      const address = addressOf(body, allowPrivate);
      const isMail = body.kind === 'mail';
      if (address === undefined || (isMail && !office.canMail)) return NO_ADDRESS;
      const { kind, language } = body;
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const hash = isMail ? hashOf(code) : '';
      const added = await channels.add({ id: newId(), person, kind, address, language, origin, code: hash });
      if (!added) return FULL;
      if (added.code !== '' && !(await this.#sendCode(added, code, from))) return FLOOD;
      return answer(201, { id: added.id }, headers);
    }),
    post('/api/notices/confirm', isChannelCode, async (body, { person }) => {
      const isConfirmed = await this.#around.channels.confirm(person, body.id, hashOf(body.code));
      return isConfirmed ? answer(200, {}) : ABSENT;
    }),
    post('/api/notices/remove', isChannelId, async (body, { person }) => {
      return (await this.#around.channels.remove(body.id, person)) ? answer(200, {}) : ABSENT;
    }),
    post('/api/notices/test', isChannelId, async (body, { person }) => {
      const channel = await this.#around.channels.find(body.id);
      if (channel?.person !== person) return ABSENT;
      if (channel.code !== '') return UNCONFIRMED;
      const now = this.#around.now();
      const isAllowed = this.#tests.take(person, now) && this.#testsTo.take(receiverOf(channel), now);
      return isAllowed ? answer(200, await this.#test(channel)) : FLOOD;
    }),
    post('/api/notices/quiet', isQuietChoice, async (body, { person, headers }) => {
      await this.#around.channels.setQuiet(person, body.quiet);
      return answer(200, {}, headers);
    }),
    post('/api/notices/mute', isMutedGame, async (body, { person }) => {
      return (await this.#around.channels.mute(person, body.game, body.muted)) ? answer(200, {}) : ABSENT;
    }),
  ];

  async #settings(person: string | undefined): Promise<NoticeSettings> {
    const { channels, post: office, publicKey } = this.#around;
    const offered = { push: publicKey, mail: office.canMail };
    if (person === undefined) return { ...offered, channels: [], muted: [] };
    const quiet = await channels.quietOf(person);
    return {
      ...offered,
      channels: (await channels.of(person)).map(shownChannel),
      muted: await channels.muted(person),
      ...(quiet ? { quiet } : {}),
    };
  }

  /** Sends a code to a mail address; false if there were too many. An address that takes no letter shows a problem. */
  async #sendCode(channel: StoredChannel, code: string, from: string): Promise<boolean> {
    const { channels, courier, post: office, now } = this.#around;
    if (!office.codes.take(from, channel.address, now())) return false;
    await channels.renewCode(channel.id, hashOf(code));
    const delivery = await courier.sendCode(channel, code);
    await channels.note(channel, delivery.isSent ? undefined : delivery.problem);
    return true;
  }

  async #test(channel: StoredChannel): Promise<ChannelTest> {
    const { channels, courier } = this.#around;
    const delivery = await courier.send(channel, { occasion: 'test', game: '' });
    await channels.note(channel, delivery.isSent ? undefined : delivery.problem);
    return delivery.isSent ? { worked: true } : { worked: false, problem: delivery.problem };
  }
}
