import { findEdition } from '@coalbrook/editions';
import type { Tournament } from '@coalbrook/wire/online';
import { editionWords } from '@coalbrook/words';

import { useTournamentTexts } from '../../../language/tournamentTexts.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';

/** What is played, how, and how far it has come, in one line. */
export const useSubtitle = ({ format, status, rounds }: Tournament): string => {
  const texts = useTournamentTexts();
  const language = useLanguage();
  const { time } = useMessages();
  const edition = findEdition(format.edition);
  const words = edition && editionWords(edition, language);
  const parts = [
    words?.name ?? format.edition,
    ...(format.wish.options ?? []).map((option) => words?.options[option]?.name ?? option),
    format.isLeague ? texts.league : texts.tournament,
    rounds.length > 0 && status !== 'over' ? texts.roundOf(rounds.length, format.rounds) : texts.status[status],
    ...(format.time ? [time.pace(format.time)] : []),
  ];
  return parts.join(' · ');
};
