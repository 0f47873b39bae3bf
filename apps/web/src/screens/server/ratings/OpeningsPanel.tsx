import type { OpeningFigures } from '@coalbrook/wire/online';

import type { RatingTexts } from '../../../language/en/ratings.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { useEditionName } from './useEditionName.ts';
import { useIndustryName } from './useIndustryName.ts';

import styles from './Ratings.module.css';

interface OpeningsPanelProps {
  readonly texts: RatingTexts;
  readonly openings: readonly OpeningFigures[];
}

/** With which industries somebody likes to begin. */
export const OpeningsPanel = ({ texts, openings }: OpeningsPanelProps) => {
  const editionName = useEditionName();
  const industryName = useIndustryName();
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
