import { noticeWords } from '@coalbrook/words';
import type { Occasion } from '@coalbrook/words';

import type { Delivery } from '../../ground/mail/delivery.ts';
import { failed } from '../../ground/mail/delivery.ts';
import { languageOf } from '../../ground/mail/languageOf.ts';
import type { Letter } from '../../ground/mail/mail.ts';
import type { PostOffice } from '../../ground/mail/postOffice.ts';
import { guardedPost } from './guardedPost.ts';
import type { PostOptions } from './guardedPost.ts';
import type { NoticeMessage } from './notice.ts';
import type { StoredChannel } from './storedChannel.ts';
import { noticeText, ownText } from './texts.ts';
import type { KnownGame, OwnNews } from './texts.ts';
import { webhookPost } from './webhooks.ts';
import { pushPost, readPushAddress } from './webPush.ts';
import type { PushKeys } from './webPush.ts';

/** What happened, for a person with one or more channels. */
export interface TableNews {
  readonly occasion: Occasion;
  /** Empty in a test. */
  readonly game: string;
  readonly known?: KnownGame;
  /** Sent only where nobody else reads it. */
  readonly own?: OwnNews;
}

export interface CourierEnvironment extends PostOptions {
  readonly publicUrl: string | undefined;
  readonly keys: PushKeys;
  readonly post: PostOffice;
}

/** Whom push services could turn to. They require an address, also of a server that has none. */
const NO_ADDRESS = 'https://coalbrook.invalid';

/** Several people may read a chat or a topic, and an order is a secret. */
const isPrivate = ({ kind }: StoredChannel): boolean => kind === 'push' || kind === 'mail';

/** Where a notice leads: an invitation is answered where friends are listed. */
const placeOf = (occasion: Occasion, game: string): string => {
  if (occasion === 'invited') return 'people';
  return game === '' ? '' : `online/${game}`;
};

/** Puts notices into words and sends them. */
export class Courier {
  readonly #around: CourierEnvironment;

  constructor(around: CourierEnvironment) {
    this.#around = around;
  }

  /** Never throws. */
  async send(channel: StoredChannel, news: TableNews): Promise<Delivery> {
    const { keys, publicUrl } = this.#around;
    const notice = this.#noticeFor(channel, news);
    const { kind, address } = channel;
    if (kind === 'mail') return this.#around.post.send(this.#letterTo(channel, notice));
    if (kind !== 'push') return guardedPost(webhookPost(kind, address, notice), this.#around);
    const push = readPushAddress(address);
    const subject = publicUrl?.startsWith('https:') ? publicUrl : NO_ADDRESS;
    return push ? guardedPost(await pushPost(push, notice, keys, subject), this.#around) : failed('refused');
  }

  /** Sends the code by which an address is confirmed. */
  sendCode({ address, language }: StoredChannel, code: string): Promise<Delivery> {
    const words = noticeWords(languageOf(language));
    return this.#around.post.send({ to: address, subject: words.codeTitle(code), text: `${words.code(code)}\n` });
  }

  #baseOf({ origin }: StoredChannel): string {
    return (this.#around.publicUrl ?? origin).replace(/\/+$/, '');
  }

  #noticeFor(channel: StoredChannel, { occasion, game, known, own }: TableNews): NoticeMessage {
    const { body, ...text } = noticeText(occasion, known, channel.language);
    const reason = own && isPrivate(channel) ? ownText(own, channel.language) : '';
    return {
      ...text,
      body: reason === '' ? body : `${body}\n${reason}`,
      link: `${this.#baseOf(channel)}/#/${placeOf(occasion, game)}`,
      game,
    };
  }

  #letterTo(channel: StoredChannel, { title, body, link }: NoticeMessage): Letter {
    const words = noticeWords(languageOf(channel.language));
    const unsubscribe = `${this.#baseOf(channel)}/api/notices/unsubscribe?id=${channel.id}`;
    const text = `${body}\n\n${words.open}: ${link}\n\n-- \n${words.stop}: ${unsubscribe}\n`;
    return { to: channel.address, subject: title, text, unsubscribe };
  }
}
