import { useOpponentTexts } from '../language/opponentTexts.ts';
import { useLanguage } from '../language/useMessages.ts';
import type { Colour } from '../theme/seats.ts';
import { opponentsIn } from './candidate.ts';
import { PlayerPicker } from './PlayerPicker.tsx';

export interface ReplacementPickerProps {
  /** The slug of the edition. */
  readonly edition: string;
  /** The name of the seat. */
  readonly name: string;
  readonly colour: Colour;
  /** The bot that is to be replaced. */
  readonly policy: string;
  readonly onChoose: (policy: string) => void;
  readonly onClose: () => void;
}

/** Asks which bot is to play in another one's place. */
export const ReplacementPicker = ({ edition, name, colour, policy, onChoose, onClose }: ReplacementPickerProps) => {
  const texts = useOpponentTexts();
  const others = opponentsIn(edition, useLanguage()).filter(({ id }) => id !== policy);
  return (
    <PlayerPicker
      label={texts.instead(name)}
      groups={[{ title: texts.bots, candidates: others }]}
      current={undefined}
      colour={colour}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
};
