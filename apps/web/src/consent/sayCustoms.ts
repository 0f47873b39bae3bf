import type { Customs } from '@coalbrook/wire/online';

import type { ConsentTexts } from '../language/en/consent.ts';

/** What a table does about people who leave and, if there is a clock, about those who are late. */
export const sayCustoms = (
  { leaving, late }: Customs,
  hasClock: boolean,
  { customs: texts }: Pick<ConsentTexts, 'customs'>,
): string =>
  [texts.sayLeaving(texts.leavingChoices[leaving]), ...(hasClock ? [texts.sayLate(texts.lateChoices[late])] : [])].join(
    ' ',
  );
