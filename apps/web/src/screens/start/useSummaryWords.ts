import { findEdition } from '@coalbrook/editions';
import type { GameSummary } from '@coalbrook/wire';
import { capital, editionWords } from '@coalbrook/words';

import { languageOf } from '../../language/languages.ts';
import { useLanguage, useMessages } from '../../language/useMessages.ts';
import { useSettings } from '../../settings/settings.ts';
import { findEra } from './findEra.ts';

/** The texts of a game on the shelf. */
export interface SummaryWords {
  readonly title: string;
  readonly company: string;
  readonly progress: string;
  readonly when: string;
}

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

const sayWhen = (touched: number, language: string): string => {
  const ago = Date.now() - touched;
  if (ago > 7 * 86_400_000) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(touched);
  const [unit, length] = units.find(([, milliseconds]) => ago >= milliseconds) ?? ['second', 1000];
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return unit === 'second' ? format.format(0, 'second') : format.format(-Math.floor(ago / length), unit);
};

export const useSummaryWords = (): ((summary: GameSummary) => SummaryWords) => {
  const { start } = useMessages();
  const language = useLanguage();
  const code = languageOf(useSettings());
  return ({ sheet, touched, isOver, era, round, points }) => {
    const edition = findEdition(sheet.header.edition);
    const others = sheet.sitters.slice(1).map(({ name }) => name);
    const best = points.indexOf(Math.max(...points));
    const sayRound = (): string => {
      if (era === '') return start.shelf.underWay;
      const found = findEra(sheet.header, era);
      const words = edition && found && language.names.era(edition, found);
      return start.shelf.round(capital(words?.one ?? era), round);
    };
    return {
      title: edition ? editionWords(edition, language).name : sheet.header.edition,
      company: others.length === 0 ? start.shelf.alone : start.shelf.against(language.listed(others)),
      progress: isOver ? start.shelf.winner(sheet.sitters[best]?.name ?? '', points[best] ?? 0) : sayRound(),
      when: sayWhen(touched, code),
    };
  };
};
