import { useEffect } from 'react';

import { useFriendTexts } from '../../../language/friendTexts.ts';
import { go } from '../../../route/useRoute.ts';
import { notify } from '../../../ui/notices.ts';

/** Of how many somebody at this page was told. */
let told = 0;

/** Tells, once for each, that somebody wants to be a friend or asks to a table. */
export const AskedNotice = ({ asks }: { readonly asks: number }) => {
  const texts = useFriendTexts();
  useEffect(() => {
    if (asks > told)
      notify(texts.isAsked, { action: { label: texts.title, run: () => go({ screen: 'people', token: '' }) } });
    told = asks;
  }, [asks, texts]);
  return undefined;
};
