import type { Edition } from '@coalbrook/rules';
import { editionWords } from '@coalbrook/words';

import { useLanguage, useMessages } from '../../language/useMessages.ts';
import { Medallion } from '../../signs/Medallion.tsx';
import { portraitOf } from '../../signs/portraitOf.ts';
import { seatPlate, seatStyle } from '../../signs/seatLook.ts';
import { colours, figures } from '../../theme/seats.ts';
import { IconButton } from '../../ui/Button.tsx';
import { CrossIcon } from '../../ui/icons.tsx';
import { Select } from '../../ui/Select.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Chair, ChairLook, Occupant } from './chairs.ts';
import { WhoField } from './WhoField.tsx';

import styles from './ChairRow.module.css';

export interface ChairRowProps {
  readonly edition: Edition;
  readonly chair: Chair;
  /** What was typed, or else the default. */
  readonly name: string;
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
  const { edition, chair, name, number, isOnline, onSeat, onChange, onRemove, isHere = false, onHere } = props;
  const { common, online, panels, start } = useMessages();
  const { setUp: texts, opponents } = start;
  const language = useLanguage();
  const words = editionWords(edition, language);
  const own = portraitOf({ kind: chair.kind, policy: chair.who, figure: '' });
  const faces = [
    ...(chair.kind === 'bot'
      ? [
          {
            value: '' as const,
            label: opponents.ownPortrait,
            mark: <Medallion portrait={own} colour={chair.colour} size={34} />,
          },
        ]
      : []),
    ...figures.map((figure) => ({
      value: figure,
      label: common.figures[figure],
      note: `${panels.figures[figure]?.name ?? ''}, ${panels.figures[figure]?.years ?? ''}`,
      mark: <Medallion portrait={figure} colour={chair.colour} size={34} />,
    })),
  ];
  return (
    <li className={styles['chair']}>
      <div className={styles['head']}>
        <Medallion portrait={portraitOf({ ...chair, policy: chair.who })} colour={chair.colour} size={64} />
        <h3 className={styles['title']}>
          <span className={styles['number']}>{texts.seat(number)}</span>
          <span className={styles['name']}>{name}</span>
        </h3>
        {onRemove && (
          <IconButton label={texts.drop(number)} size="small" onPress={onRemove}>
            <CrossIcon />
          </IconButton>
        )}
      </div>
      <div className={styles['fields']}>
        <WhoField edition={edition} chair={chair} number={number} isOnline={isOnline} onChange={onSeat} />
        {chair.kind === 'automaton' ? (
          <Select
            label={texts.level}
            choices={edition.levels.map(({ slug }) => ({
              value: slug,
              label: words.levels[slug]?.name ?? slug,
              note: words.levels[slug]?.sentence ?? '',
            }))}
            value={chair.level}
            onChange={(level) => onChange({ level })}
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
            onChange={(figure) => onChange({ figure })}
          />
        )}
        <Select
          label={texts.colour}
          choices={colours.map((colour) => ({
            value: colour,
            label: common.colours[colour],
            mark: <span className={`${seatPlate(colour)} ${styles['swatch']}`} style={seatStyle(colour)} />,
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
