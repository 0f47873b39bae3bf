import type { IncomingMessage } from 'node:http';

/** The path of a request as it was sent: whatever a stranger writes, this cannot fail. */
export const pathOf = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string => url.split('?', 1)[0];
