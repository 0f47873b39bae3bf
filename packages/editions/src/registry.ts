import type { Edition } from '@coalbrook/rules';

import { ageOfIndustry } from './age-of-industry/edition.ts';
import { birmingham } from './birmingham/edition.ts';
import { lancashire } from './lancashire/edition.ts';

/** Every edition that can be played. */
export const editions: readonly Edition[] = [birmingham, lancashire, ageOfIndustry];

export const findEdition = (slug: string): Edition | undefined => editions.find((edition) => edition.slug === slug);
