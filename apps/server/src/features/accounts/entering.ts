import type { SqlDatabase, Transaction } from '../../ground/database/database.ts';
import { addDevice } from '../../ground/persons/devices.ts';
import { newSignedIn } from '../../ground/persons/person.ts';
import type { PersonalData } from '../../ground/persons/personalData.ts';
import { forgetDevice } from './knownDevices.ts';
import { movePerson } from './personalData.ts';

/** A device at the door of an account. */
export interface Entrant {
  /** Who it was until now, and its hash. */
  readonly person: string;
  readonly device: string;
  /** What to call it. */
  readonly deviceName: string;
}

/** A device that has been signed in. */
export interface Entered {
  /** Whom it belongs to now. */
  readonly person: string;
  /** Its new cookie. */
  readonly cookie: string;
  /** Whose account it has left for this one. */
  readonly left: readonly string[];
  /** The games that came with it. */
  readonly games: readonly string[];
}

/** Lets devices into accounts, with everything that they had. */
export class Entering {
  readonly #database: SqlDatabase;
  readonly #kinds: () => readonly PersonalData[];
  readonly #isSecure: boolean;
  readonly #now: () => number;

  constructor(database: SqlDatabase, kinds: () => readonly PersonalData[], isSecure: boolean, now: () => number) {
    this.#database = database;
    this.#kinds = kinds;
    this.#isSecure = isSecure;
    this.#now = now;
  }

  /**
   * Signs a device in to the account that `open` names; nothing happens if it names none. The device gets a new cookie,
   * so that whatever is remembered of the one before does no harm. What it had as a person of its own goes to the
   * account. If it was signed in to another account, that one keeps what it has.
   */
  enter(
    { person: before, device, deviceName }: Entrant,
    open: (queries: Transaction, at: number) => Promise<string | undefined>,
  ): Promise<Entered | undefined> {
    const { hash, cookie } = newSignedIn(this.#isSecure);
    return this.#database.transaction(async (queries) => {
      const at = this.#now();
      const person = await open(queries, at);
      if (person === undefined) return undefined;
      const rows = await queries.query<{ person: string }>(
        'delete from devices where token_hash = $1 returning person',
        device,
      );
      const left = rows.map((row) => row.person);
      await forgetDevice(queries, device);
      await addDevice(queries, person, { hash, name: deviceName }, at);
      await queries.announce('people', left);
      // Nobody's seats are taken out of another account.
      const games = before === device ? await movePerson(queries, this.#kinds(), before, person) : [];
      return { person, cookie, left, games };
    });
  }
}
