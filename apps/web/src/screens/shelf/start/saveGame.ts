import { hrefOf } from '../../../route/route.ts';
import { linkToGame } from '../../../session/links.ts';

/** The longest address that browsers and messengers handle. */
const LONGEST_LINK = 32_000;

/** A link that holds a whole game; undefined if it would be too long. */
export const linkTo = async (text: string): Promise<string | undefined> => {
  const link = new URL(hrefOf({ screen: 'shared', payload: await linkToGame(text) }), window.location.href).href;
  return link.length > LONGEST_LINK ? undefined : link;
};
