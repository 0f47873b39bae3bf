import { editions } from '@coalbrook/editions';
import { editionWords } from '@coalbrook/words';
import { Label, Radio, RadioGroup } from 'react-aria-components';

import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { Emblem } from '../../../signs/Emblem.tsx';

import styles from './EditionCards.module.css';

export interface EditionCardsProps {
  readonly value: string;
  readonly onChange: (edition: string) => void;
}

export const EditionCards = ({ value, onChange }: EditionCardsProps) => {
  const { start } = useMessages();
  const language = useLanguage();
  return (
    <RadioGroup className={styles.cards ?? ''} value={value} onChange={onChange} orientation="horizontal">
      <Label className="visually-hidden">{start.setUp.edition}</Label>
      {editions.map((edition) => (
        <Radio key={edition.slug} value={edition.slug} className={styles.card ?? ''}>
          <Emblem edition={edition.slug} size={64} />
          <span className={styles.words}>
            <span className={styles.name}>{editionWords(edition, language).name}</span>
            <span className={styles.line}>{start.editions[edition.slug]}</span>
            <span className={styles.seats}>
              {start.seatsOf(Math.min(...edition.seats), Math.max(...edition.seats))}
            </span>
          </span>
        </Radio>
      ))}
    </RadioGroup>
  );
};
