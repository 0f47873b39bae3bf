import { isAddressChoice, isLetterCode, isLetterLink, isMailSignIn, isNewAddress } from '@coalbrook/wire/online';
import { noticeWords } from '@coalbrook/words';

import type { Queries, Transaction } from '../database/database.ts';
import type { Asking } from '../http/asking.ts';
import { answer, UNREADABLE } from '../http/json.ts';
import type { HttpAnswer } from '../http/json.ts';
import type { Log } from '../log.ts';
import type { CodeCredits } from '../notices/codeCredits.ts';
import type { Courier } from '../notices/courier.ts';
import { isMailAddress } from '../notices/mail.ts';
import { languageOf } from '../notices/texts.ts';
import { hashOf, newToken } from '../seats/tokens.ts';
import { addAccount, addAddress, addressKey, findAddress, lockAccount } from './accountStore.ts';
import type { ConfirmedAddress } from './accountStore.ts';
import { isDeviceKnown } from './knownDevices.ts';
import { LetterCredits } from './letterCredits.ts';
import type { CodeLetter, Letters, NewLetter } from './letters.ts';
import { entrantOf, sayEntered } from './passkeysApi.ts';
import type { PasskeysEnvironment } from './passkeysApi.ts';
import { isSignedIn, sayRemoval } from './signedIn.ts';

type Posts = Readonly<Record<string, (body: unknown, asking: Asking) => Promise<HttpAnswer>>>;

export interface MailEnvironment extends PasskeysEnvironment {
  readonly letters: Letters;
  readonly courier: Courier;
  readonly codes: CodeCredits;
  readonly publicUrl: string | undefined;
  readonly log: Log;
}

const ABSENT = answer(404, { failed: 'absent' });
const TAKEN = answer(409, { failed: 'taken' });
const NO_ADDRESS = answer(422, { failed: 'address' });
const FLOOD = answer(429, { failed: 'flood' });
const DONE = answer(200, {});

/** Accounts by mail, over HTTP. */
export const mailPosts = (around: MailEnvironment): Posts => {
  const { database, store, letters, courier, codes, now, log } = around;
  const credits = new LetterCredits();
  const canMailTo = (address: string): boolean => courier.canMail && isMailAddress(address);

  /** Nobody waits for it: how long it takes would say whether an address is known. */
  const send = (to: string, language: string, code: string, text: string): void => {
    const subject = noticeWords(languageOf(language)).codeTitle(code);
    void courier.write({ to, subject, text: `${text}\n` }).then((delivery) => {
      if (!delivery.isSent) log('warn', 'a letter could not be sent', { problem: delivery.problem });
    });
  };

  /** The link goes to where the address was confirmed, not to where somebody claims to be who asks for it. */
  const sendSignIn = (
    { written, origin }: ConfirmedAddress,
    language: string,
    { id, code, token }: NewLetter,
  ): void => {
    const base = (around.publicUrl ?? origin).replace(/\/+$/, '');
    const link = `${base}/#/account/${id}/${token}`;
    send(written, language, code, noticeWords(languageOf(language)).signIn(code, link));
  };

  /** Whom a letter lets in: whoever has the address, or a new account for it. */
  const ownerOf = async (queries: Transaction, letter: CodeLetter, at: number): Promise<string | undefined> => {
    const known = await findAddress(queries, letter.address);
    if (known) return around.isBanned(known.person) ? undefined : known.person;
    if (letter.purpose === 'in') return undefined;
    const person = hashOf(newToken());
    await addAccount(queries, person, letter.name, at);
    const { address: written, origin } = letter;
    return (await addAddress(queries, person, { written, origin }, at)) ? person : undefined;
  };

  /** Adds the address of a letter to the account of somebody who is signed in. */
  const addTo = async (
    queries: Transaction,
    { person }: Asking,
    letter: CodeLetter,
    at: number,
  ): Promise<HttpAnswer> => {
    const { address: written, origin } = letter;
    if (!(await lockAccount(queries, person))) return ABSENT;
    if ((await findAddress(queries, written))?.person === person) return DONE;
    return (await addAddress(queries, person, { written, origin }, at)) ? DONE : TAKEN;
  };

  const open = async (
    asking: Asking,
    take: (queries: Queries) => Promise<CodeLetter | undefined>,
  ): Promise<HttpAnswer> => {
    let otherwise = ABSENT;
    const entered = await around.enter(entrantOf(asking), async (queries, at) => {
      otherwise = ABSENT;
      const letter = await take(queries);
      if (!letter) return undefined;
      if (letter.purpose === 'in' || !isSignedIn(asking)) return ownerOf(queries, letter, at);
      otherwise = await addTo(queries, asking, letter, at);
      return undefined;
    });
    return sayEntered(entered, otherwise);
  };

  return {
    '/api/account/mail/ask': async (body, { person, device, from, origin, headers }) => {
      if (!isMailSignIn(body)) return UNREADABLE;
      const { address, language } = body;
      if (!canMailTo(address)) return NO_ADDRESS;
      const known = await findAddress(database, address);
      const owner = known?.person ?? '';
      const isKnown = person === owner || (await isDeviceKnown(database, device, owner));
      if (!credits.take({ from, device, isKnown }, addressKey(address), now())) return FLOOD;
      const letter = await letters.keep(device, { purpose: 'in', address, origin, name: '' });
      if (known) sendSignIn(known, language, letter);
      return answer(200, { id: letter.id }, headers);
    },
    '/api/account/mail/add': async (body, { device, from, origin, headers }) => {
      if (!isNewAddress(body)) return UNREADABLE;
      const { address, language, name } = body;
      if (!canMailTo(address)) return NO_ADDRESS;
      if (!codes.take(from, address, now())) return FLOOD;
      const letter = await letters.keep(device, { purpose: 'add', address, origin, name: name.trim() });
      send(address, language, letter.code, noticeWords(languageOf(language)).account(letter.code));
      return answer(200, { id: letter.id }, headers);
    },
    '/api/account/mail/code': async (body, asking) => {
      if (!isLetterCode(body)) return UNREADABLE;
      const { id, code } = body;
      if (!(await letters.mayTry(id, asking.device))) return ABSENT;
      return open(asking, (queries) => letters.takeByCode(queries, id, code));
    },
    '/api/account/mail/link': async (body, asking) => {
      if (!isLetterLink(body)) return UNREADABLE;
      return open(asking, (queries) => letters.takeByToken(queries, body.id, body.token));
    },
    '/api/account/mail/remove': async (body, { person }) =>
      isAddressChoice(body) ? sayRemoval(await store.removeAddress(person, body.address)) : UNREADABLE,
  };
};
