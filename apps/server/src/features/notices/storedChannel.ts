import type { Channel, ChannelKind, ChannelProblem, NewChannel } from '@coalbrook/wire/online';

import { isMailAddress } from '../../ground/mail/mail.ts';
import { hostOf, isPostable } from './guardedPost.ts';
import { readPushAddress } from './webPush.ts';

/** A channel as its row holds it. */
export interface StoredChannel {
  readonly id: string;
  readonly person: string;
  readonly kind: ChannelKind;
  readonly address: string;
  readonly language: string;
  /** The address of the page on which it was added. */
  readonly origin: string;
  /** The hash of the code that confirms the address; empty once it is confirmed. */
  readonly code: string;
  /** Failures in a row. */
  readonly failures: number;
  readonly problem: ChannelProblem | '';
}

/** The address of a new channel as it is stored; undefined if nothing could be sent there. */
export const addressOf = ({ kind, address }: NewChannel, allowPrivate: boolean): string | undefined => {
  switch (kind) {
    case 'mail':
      return isMailAddress(address) ? address : undefined;
    case 'push': {
      const push = readPushAddress(address);
      return push && isPostable(push.endpoint, allowPrivate) ? JSON.stringify(push) : undefined;
    }
    default:
      return isPostable(address, allowPrivate) ? address : undefined;
  }
};

/** The host that a channel sends to; empty for mail. */
export const receiverOf = ({ kind, address }: Pick<StoredChannel, 'kind' | 'address'>): string => {
  if (kind === 'mail') return '';
  return hostOf(kind === 'push' ? (readPushAddress(address)?.endpoint ?? 'https://absent.invalid') : address);
};

/** A mail address as its owner recognises it. */
const shortened = (address: string): string => address.replace(/^(.)[^@]*/, '$1…');

/** A channel as its person sees it: whoever knew the whole address could send messages, too. */
export const shownChannel = (channel: StoredChannel): Channel => {
  const { id, kind, address, code, problem } = channel;
  return {
    id,
    kind,
    name: kind === 'mail' ? shortened(address) : receiverOf(channel),
    isConfirmed: code === '',
    ...(problem === '' ? {} : { problem }),
  };
};
