import type { Edition } from '@coalbrook/rules';

import { ageOfIndustry } from './age-of-industry/edition.ts';
import type { optionList as ofAgeOfIndustry } from './age-of-industry/edition.ts';
import { birmingham } from './birmingham/edition.ts';
import type { optionList as ofBirmingham } from './birmingham/edition.ts';
import { lancashire } from './lancashire/edition.ts';
import type { options as ofLancashire } from './lancashire/variants.ts';

/** Every edition that can be played. */
export const editions: readonly Edition[] = [birmingham, lancashire, ageOfIndustry];

/** The options of each edition, by slug, for whoever must have something for every one of them. */
export interface OptionsByEdition {
  readonly birmingham: (typeof ofBirmingham)[number]['slug'];
  readonly lancashire: (typeof ofLancashire)[number]['slug'];
  readonly 'age-of-industry': (typeof ofAgeOfIndustry)[number]['slug'];
}

export const findEdition = (slug: string): Edition | undefined => editions.find((edition) => edition.slug === slug);
