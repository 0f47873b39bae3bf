import type { Edition } from '@coalbrook/rules';

import { birmingham } from './birmingham/edition.ts';

/** Every edition that can be played. */
export const editions: readonly Edition[] = [birmingham];

export const findEdition = (slug: string): Edition | undefined => editions.find((edition) => edition.slug === slug);
