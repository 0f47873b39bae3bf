import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import type { Selection } from 'react-aria-components';

import { useOpponentTexts } from '../language/opponentTexts.ts';
import { Medallion } from '../signs/Medallion.tsx';
import type { Colour } from '../theme/seats.ts';
import type { Candidate } from './candidate.ts';
import { Level } from './Level.tsx';

import styles from './CandidateList.module.css';

export interface CandidateGroup<Id extends string> {
  readonly title: string;
  readonly candidates: readonly Candidate<Id>[];
}

export interface CandidateListProps<Id extends string> {
  readonly label: string;
  readonly groups: readonly CandidateGroup<Id>[];
  /** Who sits there now; undefined if they are not among those to choose from. */
  readonly current: Id | undefined;
  /** The colour of the seat. */
  readonly colour: Colour;
  readonly onChoose: (id: Id) => void;
}

/** Those who can be chosen for a seat, as cards. Choosing whoever sits there already counts as choosing. */
export const CandidateList = <Id extends string>(props: CandidateListProps<Id>) => {
  const { label, groups, current, colour, onChoose } = props;
  const texts = useOpponentTexts();
  const choose = (keys: Selection): void => {
    const chosen = keys === 'all' ? undefined : [...keys][0];
    const id = groups.flatMap(({ candidates }) => candidates).find((one) => one.id === (chosen ?? current))?.id;
    if (id !== undefined) onChoose(id);
  };
  return (
    <ListBox
      className={styles.list ?? ''}
      aria-label={label}
      layout="grid"
      selectionMode="single"
      selectedKeys={current === undefined ? [] : [current]}
      onSelectionChange={choose}
      // Escape closes the dialog around it.
      escapeKeyBehavior="none"
      autoFocus
    >
      {groups.map(({ title, candidates }) => (
        <ListBoxSection key={title} id={`group ${title}`} className={styles.group ?? ''}>
          <Header className={styles.title ?? ''}>{title}</Header>
          {candidates.map(({ id, portrait, name, sentence, level, strength, equal }) => (
            <ListBoxItem key={id} id={id} textValue={name} className={styles.card ?? ''}>
              <Medallion portrait={portrait} colour={colour} size={84} />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                {level !== undefined && (
                  <span className={styles.figures}>
                    <Level level={level} />
                    {strength !== undefined && <span>{texts.strength(strength)}</span>}
                  </span>
                )}
                {equal !== undefined && <span className={styles.figures}>{texts.equal(equal)}</span>}
                <span className={styles.sentence}>{sentence}</span>
              </span>
            </ListBoxItem>
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  );
};
