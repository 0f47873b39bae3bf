import { useOpponentTexts } from '../language/opponentTexts.ts';

/** How a bot plays, in a sentence; nothing of one that this version does not know. */
export const Manner = ({ policy }: { readonly policy: string }) => {
  const manners = new Map(Object.entries(useOpponentTexts().manners));
  return <p>{manners.get(policy)}</p>;
};
