import { listCircumstances, makeCondition, MOST_MONEY, parseCondition } from '@coalbrook/record';
import type { Circumstance } from '@coalbrook/record';
import type { Table, View } from '@coalbrook/rules';
import type { Sheet } from '@coalbrook/wire';
import { lazy, Suspense, useMemo, useState } from 'react';

import type { DeskWords } from '../../../desk/useWords.ts';
import { useConditionTexts } from '../../../language/conditionTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import type { SelectOption } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { sayOutlet } from './conditionSentence.ts';
import { limitOf } from './limitOf.ts';
import { builtIn, keysOf } from './mapChoice.ts';

import styles from './OrderDesk.module.css';

// Most conditions are chosen from the list.
const ConditionMap = lazy(() => import('./ConditionMap.tsx').then((module) => ({ default: module.ConditionMap })));

type About = Circumstance['about'];

interface ConditionPickerProps {
  readonly table: Table;
  readonly view: View;
  readonly words: DeskWords;
  readonly sheet: Sheet;
  /** The condition in notation; undefined while what is typed is none. */
  readonly value: string | undefined;
  readonly onChange: (condition: string | undefined) => void;
}

/** In place of a town or an industry. */
const ANY = 'any';

const sorted = (options: readonly SelectOption<string>[]): readonly SelectOption<string>[] =>
  options.toSorted((one, other) => one.label.localeCompare(other.label));

/** What a circumstance is about, by name; a condition is made from what was chosen. */
export const ConditionPicker = ({ table, view, words, sheet, value, onChange }: ConditionPickerProps) => {
  const [isMapOpen, setMapOpen] = useState(false);
  const texts = useConditionTexts();
  const { things } = words;
  const all = useMemo(() => listCircumstances(table, view), [table, view]);
  const read = value === undefined ? undefined : parseCondition(table, value);
  const about: About = read?.is.about ?? 'money';
  const isNot = read?.isNot ?? false;
  const nameOf = (is: Circumstance): string => makeCondition(table, { is, isNot: false });
  const choose = (is: Circumstance): void => onChange(makeCondition(table, { is, isNot }));
  const abouts = [...new Set<About>([...all.map((is) => is.about), 'money'])];
  const begin = (next: string): void => {
    const first = all.find((is) => is.about === next);
    choose(first ?? { about: 'money', least: 20 });
  };

  const labelOf = (is: Circumstance): string => {
    switch (is.about) {
      case 'sold':
        return sayOutlet({ table, words }, is.outlet);
      case 'site':
        return things.site(is.site);
      case 'link':
        return things.link(is.link);
      case 'price':
        return `${things.cargo(is.cargo)}: ${texts.atMost.toLowerCase()} ${things.money(is.most)}`;
      default:
        return '';
    }
  };

  const chooseNamed = (name: string): void => {
    const is = all.find((one) => nameOf(one) === name);
    if (is) choose(is);
  };

  const is = read?.is;
  const builds = all.flatMap((one) => (one.about === 'built' ? one : []));
  const places = [...new Set(builds.flatMap(({ place }) => place ?? []))];
  const industries = table.industries.filter(({ id }) =>
    builds.some(
      ({ place, industry }) =>
        industry === id && (is?.about !== 'built' || is.place === undefined || place === is.place),
    ),
  );
  return (
    <div className={styles.condition}>
      <Select
        label={texts.kind}
        choices={abouts.map((one) => ({ value: one, label: texts.kinds[one] }))}
        value={about}
        onChange={begin}
      />
      {is?.about === 'built' && (
        <>
          <Select
            label={texts.place}
            choices={[
              ...(is.industry === undefined ? [] : [{ value: ANY, label: texts.anywhere }]),
              ...sorted(places.map((id) => ({ value: table.places[id].slug, label: things.label(id) }))),
            ]}
            value={is.place === undefined ? ANY : table.places[is.place].slug}
            onChange={(slug) => {
              const place = places.find((id) => table.places[id].slug === slug);
              choose(builtIn(all, is, place));
            }}
          />
          <Select
            label={texts.industry}
            choices={[
              ...(is.place === undefined ? [] : [{ value: ANY, label: texts.anything }]),
              ...industries.map(({ id, slug }) => ({ value: slug, label: things.industry(id) })),
            ]}
            value={is.industry === undefined ? ANY : table.industries[is.industry].slug}
            onChange={(slug) => choose({ ...is, industry: industries.find((one) => one.slug === slug)?.id })}
          />
        </>
      )}
      {is && ['sold', 'site', 'link', 'price'].includes(about) && (
        <Select
          label={texts.which}
          choices={sorted(
            all.filter((one) => one.about === about).map((one) => ({ value: nameOf(one), label: labelOf(one) })),
          )}
          value={nameOf(is)}
          onChange={chooseNamed}
        />
      )}
      {is && keysOf(all.filter((one) => one.about === about)).size > 0 && (
        <Button size="small" onPress={() => setMapOpen(true)}>
          {texts.onMap}
        </Button>
      )}
      {is && isMapOpen && (
        <Suspense>
          <ConditionMap
            table={table}
            view={view}
            sheet={sheet}
            all={all}
            value={is}
            onChoose={choose}
            onClose={() => setMapOpen(false)}
          />
        </Suspense>
      )}
      {about === 'money' && (
        <TextField
          label={texts.amount}
          value={is?.about === 'money' ? String(is.least) : ''}
          onChange={(typed) => {
            const least = limitOf(typed);
            if (least !== undefined && least >= 1 && least <= MOST_MONEY) choose({ about: 'money', least });
            else onChange(undefined);
          }}
          maxLength={4}
          note={is ? '' : texts.wrongAmount}
        />
      )}
      <Switch
        isOn={isNot}
        isDisabled={!read}
        onChange={(next) => {
          if (read) onChange(makeCondition(table, { is: read.is, isNot: next }));
        }}
      >
        {texts.isNot}
      </Switch>
    </div>
  );
};
