import { CodeCredits } from './codeCredits.ts';
import { failed } from './delivery.ts';
import type { Delivery } from './delivery.ts';
import { smtpMailer } from './mail.ts';
import type { Letter, Mailer } from './mail.ts';

export interface MailOptions {
  /** The server over which mail is sent, such as `smtps://user:password@mail.example.org`. */
  readonly smtp?: string | undefined;
  /** Milliseconds that it may take. */
  readonly patience?: number;
}

const USUAL_PATIENCE = 10_000;

/** Sends letters, if the server knows how. */
export class PostOffice {
  readonly #mailer: Mailer | undefined;
  /** For letters with codes to addresses that anybody may have typed in. */
  readonly codes = new CodeCredits();

  constructor({ smtp, patience = USUAL_PATIENCE }: MailOptions) {
    this.#mailer = smtp === undefined ? undefined : smtpMailer(smtp, patience);
  }

  get canMail(): boolean {
    return this.#mailer !== undefined;
  }

  /** Never throws. */
  send(letter: Letter): Promise<Delivery> {
    return this.#mailer?.(letter) ?? Promise.resolve(failed('unreachable'));
  }
}
