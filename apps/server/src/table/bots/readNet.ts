import { readFile } from 'node:fs/promises';

import type { NetReader } from '@coalbrook/bots';

/** Reads a net that comes with the bots. */
export const readNet: NetReader = (file) => readFile(new URL(import.meta.resolve(`@coalbrook/bots/nets/${file}`)));
