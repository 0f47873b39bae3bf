import { findEdition } from '@coalbrook/editions';

import { useOpponentTexts } from '../language/opponentTexts.ts';
import { useLanguage } from '../language/useMessages.ts';
import type { Colour } from '../theme/seats.ts';
import { charactersIn, opponentsIn } from './candidate.ts';
import { PlayerPicker } from './PlayerPicker.tsx';

export interface BotPickerProps {
  /** The slug of the edition. */
  readonly edition: string;
  /** Whoever does not play. */
  readonly name: string;
  readonly colour: Colour;
  /** A bot that is not offered. */
  readonly except?: string;
  readonly onChoose: (policy: string) => void;
  readonly onClose: () => void;
}

/** Asks which bot is to play in somebody's place. */
export const BotPicker = ({ edition, name, colour, except, onChoose, onClose }: BotPickerProps) => {
  const texts = useOpponentTexts();
  const language = useLanguage();
  const known = findEdition(edition);
  const groups = [
    { title: texts.bots, candidates: opponentsIn(edition, language, texts) },
    { title: texts.characters, candidates: known ? charactersIn(known, language, texts) : [] },
  ].map(({ title, candidates }) => ({ title, candidates: candidates.filter(({ id }) => id !== except) }));
  return (
    <PlayerPicker
      label={texts.instead(name)}
      groups={groups.filter(({ candidates }) => candidates.length > 0)}
      current={undefined}
      colour={colour}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
};
