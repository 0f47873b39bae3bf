import type { Edition } from '@coalbrook/rules';
import { editionWords } from '@coalbrook/words';
import { useState } from 'react';

import { useLanguage, useMessages } from '../../language/useMessages.ts';
import { opponentsIn } from '../../opponents/candidate.ts';
import type { Candidate } from '../../opponents/candidate.ts';
import { Level } from '../../opponents/Level.tsx';
import { PlayerPicker } from '../../opponents/PlayerPicker.tsx';
import { figures } from '../../theme/seats.ts';
import { FieldButton } from '../../ui/FieldButton.tsx';
import { automaton, bot, person } from './chairs.ts';
import type { Chair, Occupant } from './chairs.ts';
import { useRole } from './useRole.ts';

import styles from './ChairRow.module.css';

export interface WhoFieldProps {
  readonly edition: Edition;
  readonly chair: Chair;
  /** From 1. */
  readonly number: number;
  /** The people sit at different devices. */
  readonly isOnline: boolean;
  readonly onChange: (occupant: Occupant) => void;
}

const idOf = ({ kind, who }: Occupant): string => `${kind} ${who}`;

/** Who plays at a seat: a person, a bot or an automaton. */
export const WhoField = ({ edition, chair, number, isOnline, onChange }: WhoFieldProps) => {
  const { online, start } = useMessages();
  const { setUp: texts, opponents } = start;
  const language = useLanguage();
  const words = editionWords(edition, language);
  const [isOpen, setOpen] = useState(false);
  const { name, level } = useRole(edition)(chair);
  const candidate = (occupant: Occupant, rest: Omit<Candidate, 'id'>) => ({ ...rest, id: idOf(occupant), occupant });
  const people = [
    candidate(person, {
      portrait: chair.kind === 'person' ? chair.figure : figures[(number - 1) % figures.length],
      name: texts.person,
      sentence: isOnline ? online.personNote : texts.personNote,
    }),
  ];
  const bots = opponentsIn(edition.slug, language).map(({ id, ...rest }) => candidate(bot(id), rest));
  const automata = edition.automata.map(({ slug }) =>
    candidate(automaton(slug), {
      portrait: '',
      name: words.automata[slug]?.name ?? slug,
      sentence: words.automata[slug]?.sentence ?? '',
    }),
  );
  const groups = [
    { title: opponents.people, candidates: people },
    { title: opponents.bots, candidates: bots },
    { title: opponents.automata, candidates: automata },
  ].filter(({ candidates }) => candidates.length > 0);
  const all = groups.flatMap(({ candidates }) => candidates);
  return (
    <>
      <FieldButton label={texts.kind} onPress={() => setOpen(true)}>
        <span>{name}</span>
        {level !== undefined && <Level level={level} />}
      </FieldButton>
      {isOpen && (
        <PlayerPicker
          label={opponents.who(number)}
          groups={groups}
          current={all.find(({ id }) => id === idOf(chair))?.id}
          colour={chair.colour}
          onChoose={(id) => {
            const chosen = all.find((one) => one.id === id);
            if (chosen) onChange(chosen.occupant);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
