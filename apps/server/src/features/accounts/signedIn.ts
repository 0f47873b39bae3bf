import { answer } from '../../ground/http/json.ts';
import type { HttpAnswer } from '../../ground/http/json.ts';
import type { Asking } from '../../ground/http/route.ts';
import type { Removal } from './accountStore.ts';

/** Whether a device belongs to an account; otherwise it is a person by itself. */
export const isSignedIn = ({ person, device }: Pick<Asking, 'person' | 'device'>): boolean => person !== device;

const removals: Readonly<Record<Removal, HttpAnswer>> = {
  removed: answer(200, {}),
  absent: answer(404, { failed: 'absent' }),
  last: answer(409, { failed: 'last' }),
};

/** The answer to somebody who removes a way to sign in. */
export const sayRemoval = (removal: Removal): HttpAnswer => removals[removal];
