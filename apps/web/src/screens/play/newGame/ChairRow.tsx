import type { Edition } from '@coalbrook/rules';
import { editionWords, policyName } from '@coalbrook/words';

import { useOpponentTexts } from '../../../language/opponentTexts.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { Level } from '../../../opponents/Level.tsx';
import { Medallion } from '../../../signs/Medallion.tsx';
import { portraitOf } from '../../../signs/portraitOf.ts';
import { seatPlate, seatStyle } from '../../../signs/seatLook.ts';
import { colours, figures } from '../../../theme/seats.ts';
import type { Figure } from '../../../theme/seats.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { CrossIcon } from '../../../ui/icons.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Chair, ChairLook, Occupant } from './chairs.ts';
import { useRole } from './useRole.ts';
import { WhoField } from './WhoField.tsx';

import styles from './ChairRow.module.css';

export interface ChairRowProps {
  readonly edition: Edition;
  readonly chair: Chair;
  /** What was typed, or else the default. */
  readonly name: string;
  /** The figure of a person who sits there, or would. */
  readonly figure: Figure | '';
  /** From 1. */
  readonly number: number;
  /** The people sit at different devices. */
  readonly isOnline: boolean;
  readonly onSeat: (occupant: Occupant) => void;
  readonly onChange: (change: Partial<ChairLook>) => void;
  readonly onRemove: (() => void) | undefined;
  /** At an online table: whether this person plays on this device. */
  readonly isHere?: boolean;
  readonly onHere?: (isHere: boolean) => void;
}

/** One seat of a new table: who plays there, and how they look. */
export const ChairRow = (props: ChairRowProps) => {
  const { edition, chair, name, figure, number, isOnline, onSeat, onChange, onRemove, isHere = false, onHere } = props;
  const { common, online, panels, start } = useMessages();
  const { setUp: texts } = start;
  const opponents = useOpponentTexts();
  const language = useLanguage();
  const words = editionWords(edition, language);
  const { level } = useRole(edition)(chair);
  const own = portraitOf({ kind: chair.kind, policy: chair.who, figure: '' });
  const faces = [
    ...(chair.kind === 'bot'
      ? [
          {
            value: '' as const,
            label: policyName(chair.who, language),
            note: opponents.ownPortrait,
            mark: <Medallion portrait={own} colour={chair.colour} size={34} />,
          },
        ]
      : []),
    ...figures.map((one) => ({
      value: one,
      label: common.figures[one],
      note: `${panels.figures[one]?.name ?? ''}, ${panels.figures[one]?.years ?? ''}`,
      mark: <Medallion portrait={one} colour={chair.colour} size={34} />,
    })),
  ];
  return (
    <li className={styles.chair}>
      <div className={styles.head}>
        <Medallion portrait={portraitOf({ ...chair, policy: chair.who })} colour={chair.colour} size={64} />
        <h3 className={styles.title}>
          <span className={styles.number}>
            {texts.seat(number)}
            {level !== undefined && <Level level={level} />}
          </span>
          <span className={styles.name}>{name}</span>
        </h3>
        {onRemove && (
          <IconButton label={texts.drop(number)} size="small" onPress={onRemove}>
            <CrossIcon />
          </IconButton>
        )}
      </div>
      <div className={styles.fields}>
        <WhoField
          edition={edition}
          chair={chair}
          figure={figure}
          number={number}
          isOnline={isOnline}
          onChange={onSeat}
        />
        {chair.kind === 'automaton' ? (
          <Select
            label={texts.level}
            choices={edition.levels.map(({ slug }) => ({
              value: slug,
              label: words.levels[slug]?.name ?? slug,
              note: words.levels[slug]?.sentence ?? '',
            }))}
            value={chair.level}
            onChange={(chosen) => onChange({ level: chosen })}
          />
        ) : (
          <TextField
            label={texts.name}
            value={chair.name}
            placeholder={name}
            maxLength={24}
            onChange={(text) => onChange({ name: text })}
          />
        )}
        {chair.kind !== 'automaton' && (
          <Select
            label={texts.figure}
            choices={faces}
            value={chair.figure}
            onChange={(chosen) => onChange({ figure: chosen })}
          />
        )}
        <Select
          label={texts.colour}
          choices={colours.map((colour) => ({
            value: colour,
            label: common.colours[colour],
            mark: <span className={classes(seatPlate(colour), styles.swatch)} style={seatStyle(colour)} />,
          }))}
          value={chair.colour}
          onChange={(colour) => onChange({ colour })}
        />
      </div>
      {onHere && (
        <Switch isOn={isHere} onChange={onHere}>
          {online.seatHere}
        </Switch>
      )}
    </li>
  );
};
