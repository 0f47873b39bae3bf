import type { IncomingMessage } from 'node:http';

const LONGEST = 60;

/** What a request looks for; undefined if that is too long. */
export const searchOf = ({ url = '' }: Pick<IncomingMessage, 'url'>): string | undefined => {
  const search = new URL(url, 'http://localhost').searchParams.get('search') ?? '';
  return search.length > LONGEST ? undefined : search.trim();
};
