import { findEdition } from '@coalbrook/editions';
import type { GameSummary } from '@coalbrook/wire';
import { capital } from '@coalbrook/words';

import { sayWhen } from '../../../language/sayWhen.ts';
import { useFormats } from '../../../language/useFormats.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { editionTitle } from './editionTitle.ts';
import { findEra } from './findEra.ts';
import { winnersOf } from './shelfFigures.ts';

/** The texts of a game on the shelf. */
export interface SummaryWords {
  readonly title: string;
  readonly company: string;
  readonly progress: string;
  readonly when: string;
}

export const useSummaryWords = (): ((summary: GameSummary) => SummaryWords) => {
  const { start } = useMessages();
  const language = useLanguage();
  const formats = useFormats();
  return (summary) => {
    const { sheet, touched, isOver, era, round, points } = summary;
    const edition = findEdition(sheet.header.edition);
    // Somebody who sits here need not have the first seat.
    const own = Math.max(
      0,
      sheet.sitters.findIndex(({ kind }) => kind === 'person'),
    );
    const others = sheet.sitters.flatMap(({ name }, seat) => (seat === own ? [] : [name]));
    const winners = winnersOf(summary);
    const sayRound = (): string => {
      if (era === '') return start.shelf.underWay;
      const found = findEra(sheet.header, era);
      const words = edition && found && language.names.era(edition, found);
      return start.shelf.round(capital(words?.one ?? era), round);
    };
    const sayResult = (): string => {
      const names = winners.map((seat) => sheet.sitters[seat]?.name ?? '');
      return start.shelf.winner(language.listed(names), points[winners[0]] ?? 0, names.length);
    };
    return {
      title: editionTitle(sheet.header.edition, language),
      company: others.length === 0 ? start.shelf.alone : start.shelf.against(language.listed(others)),
      progress: isOver && sheet.header.abandoned !== true ? sayResult() : sayRound(),
      when: sayWhen(touched, formats),
    };
  };
};
