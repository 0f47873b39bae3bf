import { failed, SENT } from './delivery.ts';
import type { Delivery } from './delivery.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where the receiver can say that they want no more; missing in the letter that asks whether they do. */
  readonly unsubscribe?: string;
}

/** Sends a letter; never throws. */
export type Mailer = (letter: Letter) => Promise<Delivery>;

/** A letter to an address such as this, without names, quotes or lists. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?=.{1,190}$)[A-Za-z\d](?:[A-Za-z\d-]*\.)+[A-Za-z\d-]{2,}$/;

export const isMailAddress = (text: string): boolean => ADDRESS.test(text);

/** What a permanent answer of an SMTP server begins with. */
const PERMANENT = 500;

/** Errors before a letter was handed over. */
const NOT_HANDED_OVER = new Set(['ECONNECTION', 'EDNS', 'ECONNREFUSED', 'EAUTH', 'ETLS', 'ESOCKET']);

const deliveryOf = (error: unknown): Delivery => {
  const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number };
  if (responseCode !== undefined) return failed('refused', responseCode < PERMANENT);
  return code !== undefined && NOT_HANDED_OVER.has(code) ? failed('unreachable', true) : failed('silent');
};

/** Whom letters come from: `from` in the address of the server, or else its user, or a name at its host. */
const senderOf = (smtp: URL): string => {
  const user = decodeURIComponent(smtp.username);
  return smtp.searchParams.get('from') ?? (user.includes('@') ? user : `coalbrook@${smtp.hostname}`);
};

/** Sends mail over a server such as `smtps://user:password@mail.example.org?from=coalbrook@example.org`. */
export const smtpMailer = (address: string, patience: number): Mailer => {
  const smtp = new URL(address);
  const from = senderOf(smtp);
  smtp.searchParams.delete('from');
  const connect = async () => {
    // A server without mail does without it.
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtp.href,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  const connected = connect();
  return async ({ to, subject, text, unsubscribe }) => {
    const headers: Record<string, string> = { 'Auto-Submitted': 'auto-generated' };
    if (unsubscribe !== undefined) {
      headers['List-Unsubscribe'] = `<${unsubscribe}>`;
      headers['List-Unsubscribe-Post'] = 'List-Unsubscribe=One-Click';
    }
    try {
      const transport = await connected;
      await transport.sendMail({ from: { name: 'Coalbrook', address: from }, to, subject, text, headers });
      return SENT;
    } catch (error) {
      return deliveryOf(error);
    }
  };
};
