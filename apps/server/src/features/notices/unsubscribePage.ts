import type { IncomingMessage } from 'node:http';

import { noticeWords } from '@coalbrook/words';

import { answer } from '../../ground/http/json.ts';
import type { HttpAnswer } from '../../ground/http/json.ts';
import { languageOf } from '../../ground/mail/languageOf.ts';
import type { ChannelStore } from './channelStore.ts';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

const page = (language: string, content: string): HttpAnswer =>
  answer(
    200,
    `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><title>Coalbrook</title><p>${content}</p></html>\n`,
    HEADERS,
  );

/**
 * What the link at the end of a letter leads to: a button, because programs that look at letters follow links. Mail
 * programs send the same request when their own button is pressed. The id is known only to whoever has the letter.
 */
export const unsubscribePage = async (request: IncomingMessage, channels: ChannelStore): Promise<HttpAnswer> => {
  const id = /[?&]id=([\w-]{1,64})$/.exec(request.url ?? '')?.[1] ?? '';
  const channel = await channels.find(id);
  const accepted = request.headers['accept-language']?.split(',', 1)[0];
  const language = languageOf(channel?.language ?? accepted ?? '');
  const { code } = language;
  const words = noticeWords(language);
  if (channel?.kind === 'mail' && request.method === 'GET')
    return page(code, `<form method="post"><button>${words.stopNow}</button></form>`);
  if (channel?.kind === 'mail' && request.method === 'POST') await channels.remove(id);
  return page(code, words.stopped);
};
