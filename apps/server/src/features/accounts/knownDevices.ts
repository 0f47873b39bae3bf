/** Devices that were signed in to an account and have signed out by themselves: they may ask for letters like its own. */

import type { Queries } from '../../ground/database/database.ts';

/** Milliseconds after which a device is forgotten. */
const REMEMBERED = 365 * 24 * 60 * 60 * 1000;

/** Remembers a device by the hash of the cookie that it has from now on. */
export const rememberDevice = (queries: Queries, device: string, person: string, at: number): Promise<unknown> =>
  queries.query('insert into known_devices (device, person, since) values ($1, $2, $3)', device, person, at);

export const isDeviceKnown = async (queries: Queries, device: string, person: string): Promise<boolean> =>
  (await queries.query('select device from known_devices where device = $1 and person = $2', device, person)).length >
  0;

/** A device has another cookie. */
export const forgetDevice = (queries: Queries, device: string): Promise<unknown> =>
  queries.query('delete from known_devices where device = $1', device);

export const clearKnownDevices = (queries: Queries, now: number): Promise<unknown> =>
  queries.query('delete from known_devices where since < $1', now - REMEMBERED);
