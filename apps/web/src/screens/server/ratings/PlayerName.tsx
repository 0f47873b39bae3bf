import type { RatedPlayer } from '@coalbrook/wire/online';
import { policyName } from '@coalbrook/words';

import type { RatingTexts } from '../../../language/en/ratings.ts';
import { useLanguage } from '../../../language/useMessages.ts';
import { hrefOf } from '../../../route/route.ts';

interface PlayerNameProps {
  readonly texts: RatingTexts;
  readonly player: Pick<RatedPlayer, 'player' | 'name' | 'isBot'>;
}

/** What somebody who is rated is called: a bot has the name of its policy. */
export const usePlayerName = (texts: RatingTexts) => {
  const language = useLanguage();
  return ({ name, isBot }: PlayerNameProps['player']): string =>
    isBot ? `${policyName(name, language)} (${texts.bot})` : name;
};

/** A name that leads to everything about the player. */
export const PlayerName = ({ texts, player }: PlayerNameProps) => {
  const nameOf = usePlayerName(texts);
  return (
    <a href={hrefOf({ screen: 'player', id: player.player })}>
      <bdi>{nameOf(player)}</bdi>
    </a>
  );
};
