import type { Edition } from '@coalbrook/rules';
import { editionWords } from '@coalbrook/words';

import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { Button, ToggleButton } from '../../../ui/Button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { ChairRow } from './ChairRow.tsx';
import { person } from './chairs.ts';
import { FillTable } from './FillTable.tsx';
import { namesOf } from './names.ts';
import { companyOf, onlinePresetsOf, presetsOf } from './presets.ts';
import type { Preset } from './presets.ts';
import { isCompany, isHere, withChair, withCompany, withHere, withOccupant, withoutSeat, withSeat } from './setUp.ts';
import type { SetUp } from './setUp.ts';
import { useNames } from './useNames.ts';

import styles from './Company.module.css';

export interface CompanyProps {
  readonly edition: Edition;
  readonly setUp: SetUp;
  /** The people sit at different devices. */
  readonly isOnline: boolean;
  readonly onChange: (setUp: SetUp) => void;
}

/** Who sits at the table: a preset, or seat by seat. */
export const Company = ({ edition, setUp, isOnline, onChange }: CompanyProps) => {
  const { start, online } = useMessages();
  const texts = start.setUp;
  const language = useLanguage();
  const words = editionWords(edition, language);
  const sayPreset = (preset: Preset): string => {
    switch (preset.kind) {
      case 'apprentices':
        return texts.preset.apprentices(preset.count);
      case 'automata':
        return texts.preset.automata(...preset.slugs.map((slug) => words.automata[slug]?.name ?? slug));
      case 'friends':
        return isOnline ? online.people(preset.count) : texts.preset.friends(preset.count);
    }
  };
  const most = Math.max(...edition.seats);
  const names = namesOf(setUp.chairs, useNames());
  return (
    <>
      <div className={styles.presets} role="group" aria-label={texts.presets}>
        {(isOnline ? onlinePresetsOf : presetsOf)(edition).map((preset) => (
          <ToggleButton
            key={sayPreset(preset)}
            size="small"
            isSelected={isCompany(setUp, companyOf(preset))}
            onPress={() => onChange(withCompany(setUp, companyOf(preset)))}
          >
            {sayPreset(preset)}
          </ToggleButton>
        ))}
      </div>
      <FillTable edition={edition} setUp={setUp} onChange={onChange} />
      <ol role="list" className={styles.chairs}>
        {setUp.chairs.map((chair, index) => (
          <ChairRow
            key={index}
            edition={edition}
            chair={chair}
            name={names[index]}
            figure={withOccupant(setUp, index, person).chairs[index]?.figure ?? ''}
            number={index + 1}
            isOnline={isOnline}
            onSeat={(occupant) => onChange(withOccupant(setUp, index, occupant))}
            onChange={(change) => onChange(withChair(setUp, index, change))}
            {...(isOnline && chair.kind === 'person'
              ? { isHere: isHere(setUp, index), onHere: (on: boolean) => onChange(withHere(setUp, index, on)) }
              : {})}
            onRemove={setUp.chairs.length > 2 ? () => onChange(withoutSeat(setUp, index)) : undefined}
          />
        ))}
      </ol>
      {setUp.chairs.length < most && (
        <Button look="quiet" onPress={() => onChange(withSeat(setUp))}>
          <PlusIcon /> {texts.add}
        </Button>
      )}
    </>
  );
};
