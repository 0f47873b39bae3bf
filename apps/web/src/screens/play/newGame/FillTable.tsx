import type { Edition } from '@coalbrook/rules';

import { useOpponentTexts } from '../../../language/opponentTexts.ts';
import { ToggleButton } from '../../../ui/Button.tsx';
import { mixtures, withMixture } from './mixture.ts';
import { judge } from './possible.ts';
import { isCompany } from './setUp.ts';
import type { SetUp } from './setUp.ts';

import styles from './Company.module.css';

export interface FillTableProps {
  readonly edition: Edition;
  readonly setUp: SetUp;
  readonly onChange: (setUp: SetUp) => void;
}

/** Fills the table with different opponents, about as strong as one chooses. */
export const FillTable = ({ edition, setUp, onChange }: FillTableProps) => {
  const texts = useOpponentTexts();
  return (
    <div className={styles.presets} role="group" aria-label={texts.fill}>
      <span className={styles.label} aria-hidden="true">
        {texts.fill}
      </span>
      {mixtures.map((mixture) => {
        const filled = withMixture(setUp, edition, mixture);
        const hasBots = filled.chairs.some(({ kind }) => kind === 'bot');
        return (
          <ToggleButton
            key={mixture}
            size="small"
            isSelected={hasBots && isCompany(setUp, filled.chairs)}
            isDisabled={!hasBots || judge(filled).faults.length > judge(setUp).faults.length}
            onPress={() => onChange(filled)}
          >
            {texts.mixtures[mixture]}
          </ToggleButton>
        );
      })}
    </div>
  );
};
