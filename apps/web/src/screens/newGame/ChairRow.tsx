import { policyNames } from '@coalbrook/bots';
import type { Edition } from '@coalbrook/rules';
import { editionWords, policyWords } from '@coalbrook/words';

import { useLanguage, useMessages } from '../../language/useMessages.ts';
import { Medallion } from '../../signs/Medallion.tsx';
import { seatPlate, seatStyle } from '../../signs/seatLook.ts';
import { colours, figures } from '../../theme/seats.ts';
import { IconButton } from '../../ui/Button.tsx';
import { CrossIcon } from '../../ui/icons.tsx';
import { Select } from '../../ui/Select.tsx';
import type { SelectOption } from '../../ui/Select.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { nameOf } from './setUp.ts';
import type { Chair } from './setUp.ts';
import { useNames } from './useNames.ts';

import styles from './ChairRow.module.css';

export interface ChairRowProps {
  readonly edition: Edition;
  readonly chair: Chair;
  /** From 1. */
  readonly number: number;
  readonly onChange: (change: Partial<Chair>) => void;
  readonly onRemove: (() => void) | undefined;
  /** At an online table: whether this person plays on this device. */
  readonly isHere?: boolean;
  readonly onHere?: (isHere: boolean) => void;
}

const keyOf = ({ kind, who }: Pick<Chair, 'kind' | 'who'>): string => (kind === 'person' ? kind : `${kind} ${who}`);

/** The strongest bots first. */
const offeredPolicies = policyNames.toReversed();

export const ChairRow = ({ edition, chair, number, onChange, onRemove, isHere = false, onHere }: ChairRowProps) => {
  const { common, online, panels, start } = useMessages();
  const texts = start.setUp;
  const language = useLanguage();
  const names = useNames();
  const words = editionWords(edition, language);
  const name = nameOf(chair, names);
  const kinds: readonly (SelectOption<string> & { readonly chair: Pick<Chair, 'kind' | 'who'> })[] = [
    {
      value: 'person',
      label: texts.person,
      note: onHere ? online.personNote : texts.personNote,
      chair: { kind: 'person', who: '' },
    },
    ...offeredPolicies.map((policy) => ({
      value: `bot ${policy}`,
      label: policyWords(policy, language).name,
      note: texts.bot(policyWords(policy, language).sentence),
      chair: { kind: 'bot', who: policy } as const,
    })),
    ...edition.automata.map(({ slug }) => ({
      value: `automaton ${slug}`,
      label: words.automata[slug]?.name ?? slug,
      note: texts.automaton(words.automata[slug]?.sentence ?? ''),
      chair: { kind: 'automaton', who: slug } as const,
    })),
  ];
  return (
    <li className={styles['chair']}>
      <div className={styles['head']}>
        <Medallion figure={chair.kind === 'automaton' ? '' : chair.figure} colour={chair.colour} size={58} />
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
        <Select
          label={texts.kind}
          choices={kinds}
          value={keyOf(chair)}
          onChange={(key) => {
            const chosen = kinds.find(({ value }) => value === key);
            if (chosen) onChange(chosen.chair);
          }}
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
            onChange={(level) => onChange({ level })}
          />
        ) : (
          <TextField
            label={texts.name}
            value={chair.name}
            placeholder={texts.namePlaceholder}
            maxLength={24}
            onChange={(text) => onChange({ name: text })}
          />
        )}
        {chair.kind !== 'automaton' && (
          <Select
            label={texts.figure}
            choices={figures.map((figure) => ({
              value: figure,
              label: common.figures[figure],
              note: `${panels.figures[figure]?.name ?? ''}, ${panels.figures[figure]?.years ?? ''}`,
              mark: <Medallion figure={figure} colour={chair.colour} size={34} />,
            }))}
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
