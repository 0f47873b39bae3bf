import { hrefOf } from '../../route/route.ts';
import { linkToGame } from '../../session/links.ts';

/** What browsers and messengers still carry along. */
const LONGEST_LINK = 32_000;

/** The address that holds a whole game; nothing where it would be too long. */
export const linkTo = async (text: string): Promise<string | undefined> => {
  const link = new URL(hrefOf({ screen: 'shared', payload: await linkToGame(text) }), window.location.href).href;
  return link.length > LONGEST_LINK ? undefined : link;
};
