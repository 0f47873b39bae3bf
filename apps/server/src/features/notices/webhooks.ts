/** What chat services and ntfy are sent. Names are data: nothing in them is formatted, and nobody is mentioned. */

import type { OutgoingPost } from './guardedPost.ts';
import type { NoticeMessage } from './notice.ts';

export type WebhookKind = 'discord' | 'slack' | 'ntfy';

const JSON_TYPE = { 'content-type': 'application/json' };

const escapeMarkdown = (text: string): string => text.replaceAll(/[\\*_~`|<>@#:[\]()/]/g, String.raw`\$&`);

const escapeSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Many people may read a chat. */
const lineOf = ({ to, title, body }: NoticeMessage): string => `${to === '' ? '' : `${to}: `}${title}. ${body}`;

const makers: Readonly<Record<WebhookKind, (notice: NoticeMessage) => Omit<OutgoingPost, 'url'>>> = {
  discord: (notice) => ({
    headers: JSON_TYPE,
    body: JSON.stringify({
      content: `${escapeMarkdown(lineOf(notice))}\n<${notice.link}>`,
      allowed_mentions: { parse: [] },
    }),
  }),
  slack: (notice) => ({
    headers: JSON_TYPE,
    body: JSON.stringify({
      text: `${escapeSlack(lineOf(notice))}\n<${notice.link}>`,
      mrkdwn: false,
      unfurl_links: false,
    }),
  }),
  // Titles are ours and plain ASCII, as a header must be.
  ntfy: ({ title, body, link }) => ({
    headers: { 'content-type': 'text/plain; charset=utf-8', title, click: link },
    body,
  }),
};

export const webhookPost = (kind: WebhookKind, url: string, notice: NoticeMessage): OutgoingPost => ({
  url,
  ...makers[kind](notice),
});
