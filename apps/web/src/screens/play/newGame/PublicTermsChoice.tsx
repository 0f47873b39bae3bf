import type { RatingRange } from '@coalbrook/wire/online';

import { languageName, talkLanguages } from '../../../language/languageName.ts';
import { useLobbyTexts } from '../../../language/lobbyTexts.ts';
import { useLanguage } from '../../../language/useMessages.ts';
import { Select } from '../../../ui/Select.tsx';

import styles from './PublicTerms.module.css';

/** Whom whoever opens a public table wants to play with. */
export interface PublicTerms {
  readonly ratings?: RatingRange;
  readonly language?: string;
}

/** Ratings that can be chosen as a limit. */
const limits = [600, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1800, 2000];

const ANY = 'any';

const rangeOf = (from: number | undefined, to: number | undefined): Pick<PublicTerms, 'ratings'> =>
  from === undefined && to === undefined
    ? {}
    : { ratings: { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) } };

interface PublicTermsChoiceProps {
  readonly value: PublicTerms;
  readonly onChange: (terms: PublicTerms) => void;
}

/** Chooses the ratings and the language of a public table. */
export const PublicTermsChoice = ({ value, onChange }: PublicTermsChoiceProps) => {
  const texts = useLobbyTexts();
  const { code } = useLanguage();
  const { ratings, language } = value;
  const { from, to } = ratings ?? {};
  const any = { value: ANY, label: texts.terms.anyLanguage } as const;
  const choicesOf = (possible: readonly number[]) => [
    any,
    ...possible.map((limit) => ({ value: String(limit), label: String(limit) })),
  ];
  const numberOf = (chosen: string): number | undefined => (chosen === ANY ? undefined : Number(chosen));
  const withRange = (low: number | undefined, high: number | undefined): void =>
    onChange({ ...(language === undefined ? {} : { language }), ...rangeOf(low, high) });
  return (
    <div className={styles.terms}>
      <div className={styles.ratings}>
        <Select
          label={texts.terms.from}
          choices={choicesOf(limits.filter((limit) => to === undefined || limit <= to))}
          value={String(from ?? ANY)}
          onChange={(chosen) => withRange(numberOf(chosen), to)}
        />
        <Select
          label={texts.terms.to}
          choices={choicesOf(limits.filter((limit) => from === undefined || limit >= from))}
          value={String(to ?? ANY)}
          onChange={(chosen) => withRange(from, numberOf(chosen))}
        />
      </div>
      {ratings && <p className={styles.note}>{texts.terms.note}</p>}
      <Select
        label={texts.terms.language}
        choices={[any, ...talkLanguages.map((one) => ({ value: one, label: languageName(one, code) }))]}
        value={language ?? ANY}
        onChange={(chosen) =>
          onChange({ ...(ratings ? { ratings } : {}), ...(chosen === ANY ? {} : { language: chosen }) })
        }
      />
    </div>
  );
};
