import { findEdition } from '@coalbrook/editions';
import { tableFor } from '@coalbrook/record';
import type { Edition, Table } from '@coalbrook/rules';
import type { OpeningFigures } from '@coalbrook/wire/online';

import type { RatingTexts } from '../../../language/en/ratings.ts';
import { useLanguage } from '../../../language/useMessages.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { useEditionName } from './useEditionName.ts';

import styles from './Ratings.module.css';

const industriesOf = ({ slug, seats }: Edition): Table['industries'] => {
  const made = tableFor(slug, { seats: Math.max(...seats) });
  return made.ok ? made.value.industries : [];
};

interface OpeningsPanelProps {
  readonly texts: RatingTexts;
  readonly openings: readonly OpeningFigures[];
}

/** With which industries somebody likes to begin. */
export const OpeningsPanel = ({ texts, openings }: OpeningsPanelProps) => {
  const language = useLanguage();
  const editionName = useEditionName();
  const industryName = (slug: string, edition: string): string => {
    const known = findEdition(edition);
    if (!known) return slug;
    const industry = industriesOf(known).find((one) => one.slug === slug);
    return industry ? language.names.industry(known, industry).one : slug;
  };
  return (
    <Panel title={texts.openings}>
      <p className={styles.note}>{texts.openingNote}</p>
      <ul role="list" className={styles.list}>
        {openings.map(({ edition, options, opening, games, wins }) => (
          <li key={`${edition} ${options?.join()} ${opening.join(' ')}`}>
            <strong>{texts.opening(opening.map((slug) => industryName(slug, edition)))}</strong>
            <span>
              {editionName(edition, options)}: {texts.openingRow(games, wins)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
