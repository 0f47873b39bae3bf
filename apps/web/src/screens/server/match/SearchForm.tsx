import { editions } from '@coalbrook/editions';
import { paces } from '@coalbrook/wire/online';
import type { SearchFigures, SearchPace } from '@coalbrook/wire/online';
import { useState } from 'react';

import { useMatchTexts } from '../../../language/matchTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { keepOwnName, ownName } from '../../../session/online/ownName.ts';
import { ownSearch } from '../../../session/online/ownSearch.ts';
import { Button, ToggleButton } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useEditionName } from '../ratings/useEditionName.ts';
import { botChoices, fitting, isPace, keepChoice, keptChoice, missingPart, offeredSizes } from './searchChoice.ts';
import type { SearchChoice } from './searchChoice.ts';

import styles from './Match.module.css';

const LONGEST_NAME = 40;
const MINUTE = 60_000;

interface SeveralProps<Value extends string | number> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly name: string }[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Choices of which several can be made. */
const Several = <Value extends string | number>({ label, choices, chosen, onChange }: SeveralProps<Value>) => (
  <div role="group" aria-label={label} className={styles.several}>
    <span className={styles.label}>{label}</span>
    <div className={styles.choices}>
      {choices.map(({ value, name }) => (
        <ToggleButton
          key={value}
          isSelected={chosen.includes(value)}
          onPress={() => onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])}
        >
          {name}
        </ToggleButton>
      ))}
    </div>
  </div>
);

/** Who searches at a pace, and how long it takes. */
const useCrowd = (figures: readonly SearchFigures[]): ((pace: SearchPace) => string) => {
  const texts = useMatchTexts();
  const { time } = useMessages();
  return (pace) => {
    const figure = figures.find((one) => one.pace === pace);
    if (!figure) return '';
    const { searching, usual } = figure;
    const parts = [texts.searching(searching), ...(usual === undefined ? [] : [texts.usual(time.lasted(usual))])];
    return `${parts.join(', ')}.`;
  };
};

/** What somebody searches for. */
export const SearchForm = ({ figures }: { readonly figures: readonly SearchFigures[] }) => {
  const texts = useMatchTexts();
  const { time } = useMessages();
  const editionName = useEditionName();
  const crowd = useCrowd(figures);
  const [choice, setChoice] = useState(() => keptChoice(ownName()));
  const [isBusy, setBusy] = useState(false);
  const change = (part: Partial<SearchChoice>): void => setChoice((before) => fitting({ ...before, ...part }));
  const missing = missingPart(choice);
  const begin = async (): Promise<void> => {
    setBusy(true);
    keepChoice(choice);
    keepOwnName(choice.name);
    const { botsAfter, ...rest } = choice;
    const terms = { ...rest, name: choice.name.trim(), ...(botsAfter === undefined ? {} : { botsAfter }) };
    const answer = await ownSearch.begin(terms);
    setBusy(false);
    if (answer.ok) return;
    const { flood, offline, other } = texts.failed;
    notify({ flood, offline }[answer.failed] ?? other, { tone: 'fault' });
  };
  const never = 'never';
  return (
    <Panel>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (missing === undefined && !isBusy) void begin();
        }}
      >
        <TextField
          label={texts.name}
          value={choice.name}
          maxLength={LONGEST_NAME}
          onChange={(name) => change({ name })}
        />
        <Several
          label={texts.games}
          choices={editions.map(({ slug }) => ({ value: slug, name: editionName(slug) }))}
          chosen={choice.editions}
          onChange={(slugs) => change({ editions: slugs })}
        />
        <Several
          label={texts.seats}
          choices={offeredSizes(choice.editions).map((size) => ({ value: size, name: String(size) }))}
          chosen={choice.seats}
          onChange={(seats) => change({ seats })}
        />
        <div className={styles.part}>
          <Segments
            label={texts.pace}
            choices={Object.keys(paces)
              .filter(isPace)
              .map((pace) => ({ value: pace, label: texts.paces[pace] }))}
            value={choice.pace}
            onChange={(pace) => change({ pace })}
          />
          <p className={styles.note}>
            {texts.paceNotes[choice.pace]} {crowd(choice.pace)}
          </p>
        </div>
        <div className={styles.part}>
          <Switch isOn={choice.isRated} describedBy="match-rated" onChange={(isRated) => change({ isRated })}>
            {texts.isRated}
          </Switch>
          <p id="match-rated" className={styles.note}>
            {choice.isRated ? texts.ratedNote : texts.unratedNote}
          </p>
        </div>
        <div className={styles.part}>
          <Select
            label={texts.bots}
            choices={botChoices[choice.pace].map((minutes) =>
              minutes === undefined
                ? { value: never, label: texts.never }
                : { value: String(minutes), label: texts.botsAfter(time.span(minutes * MINUTE)) },
            )}
            value={choice.botsAfter === undefined ? never : String(choice.botsAfter)}
            onChange={(value) => change({ botsAfter: value === never ? undefined : Number(value) })}
          />
          <p className={styles.note}>{texts.botsNote}</p>
        </div>
        <div className={styles.begin}>
          <Button type="submit" look="primary" size="large" isDisabled={isBusy || missing !== undefined}>
            {texts.begin}
          </Button>
          <p role="status" className={styles.note}>
            {missing !== undefined && texts.missing[missing]}
          </p>
        </div>
      </form>
    </Panel>
  );
};
