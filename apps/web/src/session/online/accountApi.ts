/** The account of this person, if they have one. */

import type { AccountState } from '@coalbrook/wire/online';

import { ask, post } from './onlineApi.ts';
import type { ApiAnswer } from './onlineApi.ts';

type Done = Promise<ApiAnswer<object>>;

export const readAccount = (): Promise<ApiAnswer<AccountState>> => ask('account', { method: 'GET' });

export const rename = (name: string): Done => post('account/name', { name });

/** Signs this device out; it is a stranger's from then on. */
export const signOut = (): Done => post('account/out', {});

/** Signs out another device, or all others. */
export const signOutOther = (id?: string): Done => post('account/devices/out', id === undefined ? {} : { id });

export const deleteEverything = (): Done => post('account/delete', {});

/** Everything that is stored about this person. */
export const readEverything = (): Done => ask('account/export', { method: 'GET' });

/** A letter for an account with this address, if there is one. */
export const askForLetter = (address: string, language: string): Promise<ApiAnswer<{ readonly id: string }>> =>
  post('account/mail/ask', { address, language });

/** A letter to an address that is to belong to the account, or to a new one. */
export const addAddress = (
  address: string,
  language: string,
  name: string,
): Promise<ApiAnswer<{ readonly id: string }>> => post('account/mail/add', { address, language, name });

export const enterCode = (id: string, code: string): Done => post('account/mail/code', { id, code });

export const followLink = (id: string, token: string): Done => post('account/mail/link', { id, token });

export const removeAddress = (address: string): Done => post('account/mail/remove', { address });

export const removePasskey = (id: string): Done => post('account/passkeys/remove', { id });
