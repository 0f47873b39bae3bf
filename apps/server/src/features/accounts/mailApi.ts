import { isAddressChoice, isLetterCode, isLetterLink, isMailSignIn, isNewAddress } from '@coalbrook/wire/online';
import { noticeWords } from '@coalbrook/words';

import type { Queries, Transaction } from '../../ground/database/database.ts';
import { answer } from '../../ground/http/json.ts';
import type { HttpAnswer } from '../../ground/http/json.ts';
import { post } from '../../ground/http/route.ts';
import type { Asking, HttpRoute } from '../../ground/http/route.ts';
import type { Log } from '../../ground/log.ts';
import { languageOf } from '../../ground/mail/languageOf.ts';
import { isMailAddress } from '../../ground/mail/mail.ts';
import type { PostOffice } from '../../ground/mail/postOffice.ts';
import { hashOf, newToken } from '../../ground/persons/tokens.ts';
import { addAccount, addAddress, addressKey, findAddress, lockAccount } from './accountStore.ts';
import type { ConfirmedAddress } from './accountStore.ts';
import { isDeviceKnown } from './knownDevices.ts';
import { LetterCredits } from './letterCredits.ts';
import type { CodeLetter, Letters, NewLetter } from './letters.ts';
import { entrantOf, sayEntered } from './passkeysApi.ts';
import type { PasskeysEnvironment } from './passkeysApi.ts';
import { isSignedIn, sayRemoval } from './signedIn.ts';

export interface MailEnvironment extends PasskeysEnvironment {
  readonly letters: Letters;
  readonly office: PostOffice;
  readonly publicUrl: string | undefined;
  readonly log: Log;
}

const ABSENT = answer(404, { failed: 'absent' });
const TAKEN = answer(409, { failed: 'taken' });
const NO_ADDRESS = answer(422, { failed: 'address' });
const FLOOD = answer(429, { failed: 'flood' });
const DONE = answer(200, {});

/** Accounts by mail, over HTTP. */
export const mailRoutes = (around: MailEnvironment): readonly HttpRoute[] => {
  const { database, store, letters, office, now, log } = around;
  const credits = new LetterCredits();
  const canMailTo = (address: string): boolean => office.canMail && isMailAddress(address);

  /** Nobody waits for it: how long it takes would say whether an address is known. */
  const send = (to: string, language: string, code: string, text: string): void => {
    const subject = noticeWords(languageOf(language)).codeTitle(code);
    void office.send({ to, subject, text: `${text}\n` }).then((delivery) => {
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

  return [
    post('/api/account/mail/ask', isMailSignIn, async (body, { person, device, from, origin, headers }) => {
      const { address, language } = body;
      if (!canMailTo(address)) return NO_ADDRESS;
      const known = await findAddress(database, address);
      const owner = known?.person ?? '';
      const isKnown = person === owner || (await isDeviceKnown(database, device, owner));
      if (!credits.take({ from, device, isKnown }, addressKey(address), now())) return FLOOD;
      const letter = await letters.keep(device, { purpose: 'in', address, origin, name: '' });
      if (known) sendSignIn(known, language, letter);
      return answer(200, { id: letter.id }, headers);
    }),
    post('/api/account/mail/add', isNewAddress, async (body, { device, from, origin, headers }) => {
      const { address, language, name } = body;
      if (!canMailTo(address)) return NO_ADDRESS;
      if (!office.codes.take(from, address, now())) return FLOOD;
      const letter = await letters.keep(device, { purpose: 'add', address, origin, name: name.trim() });
      send(address, language, letter.code, noticeWords(languageOf(language)).account(letter.code));
      return answer(200, { id: letter.id }, headers);
    }),
    post('/api/account/mail/code', isLetterCode, async (body, asking) => {
      const { id, code } = body;
      if (!(await letters.mayTry(id, asking.device))) return ABSENT;
      return open(asking, (queries) => letters.takeByCode(queries, id, code));
    }),
    post('/api/account/mail/link', isLetterLink, async (body, asking) => {
      return open(asking, (queries) => letters.takeByToken(queries, body.id, body.token));
    }),
    post('/api/account/mail/remove', isAddressChoice, async ({ address }, { person }) =>
      sayRemoval(await store.removeAddress(person, address)),
    ),
  ];
};
