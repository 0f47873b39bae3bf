import { useOpponentTexts } from '../language/opponentTexts.ts';
import { useLanguage } from '../language/useMessages.ts';
import type { Colour } from '../theme/seats.ts';
import { opponentsIn } from './candidate.ts';
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
  const others = opponentsIn(edition, useLanguage()).filter(({ id }) => id !== except);
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
