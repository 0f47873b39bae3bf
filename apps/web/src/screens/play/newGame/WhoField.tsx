import type { Edition } from '@coalbrook/rules';
import { editionWords } from '@coalbrook/words';
import { useState } from 'react';

import { useOpponentTexts } from '../../../language/opponentTexts.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { charactersIn, opponentsIn } from '../../../opponents/candidate.ts';
import type { Candidate } from '../../../opponents/candidate.ts';
import { PlayerPicker } from '../../../opponents/PlayerPicker.tsx';
import type { Figure } from '../../../theme/seats.ts';
import { FieldButton } from '../../../ui/FieldButton.tsx';
import { automaton, bot, person } from './chairs.ts';
import type { Chair, Occupant } from './chairs.ts';
import { useRole } from './useRole.ts';

export interface WhoFieldProps {
  readonly edition: Edition;
  readonly chair: Chair;
  /** The figure of a person who sits there, or would. */
  readonly figure: Figure | '';
  /** From 1. */
  readonly number: number;
  /** The people sit at different devices. */
  readonly isOnline: boolean;
  readonly onChange: (occupant: Occupant) => void;
}

const idOf = ({ kind, who }: Occupant): string => `${kind} ${who}`;

/** Who plays at a seat: a person, a bot or an automaton. */
export const WhoField = ({ edition, chair, figure, number, isOnline, onChange }: WhoFieldProps) => {
  const { online, start } = useMessages();
  const { setUp: texts } = start;
  const opponents = useOpponentTexts();
  const language = useLanguage();
  const words = editionWords(edition, language);
  const [isOpen, setOpen] = useState(false);
  const { name } = useRole(edition)(chair);
  const candidate = (occupant: Occupant, rest: Omit<Candidate, 'id'>) => ({ ...rest, id: idOf(occupant), occupant });
  const people = [
    candidate(person, {
      portrait: figure,
      name: texts.person,
      sentence: isOnline ? online.personNote : texts.personNote,
    }),
  ];
  const bots = opponentsIn(edition.slug, language, opponents).map(({ id, ...rest }) => candidate(bot(id), rest));
  const characters = charactersIn(edition, language, opponents).map(({ id, ...rest }) => candidate(bot(id), rest));
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
    { title: opponents.characters, candidates: characters },
    { title: opponents.automata, candidates: automata },
  ].filter(({ candidates }) => candidates.length > 0);
  const all = groups.flatMap(({ candidates }) => candidates);
  return (
    <>
      <FieldButton label={texts.kind} onPress={() => setOpen(true)}>
        {name}
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
