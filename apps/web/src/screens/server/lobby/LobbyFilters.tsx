import { editions } from '@coalbrook/editions';
import type { PublicTable } from '@coalbrook/wire/online';

import { languageName } from '../../../language/languageName.ts';
import { useLobbyTexts } from '../../../language/lobbyTexts.ts';
import { useLanguage } from '../../../language/useMessages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { useMedia } from '../../../ui/useMedia.ts';
import { useEditionName } from '../ratings/useEditionName.ts';
import { orders } from './listedTables.ts';
import { ANY, countSet, NO_FILTER, paces } from './lobbyFilter.ts';
import type { LobbyFilter } from './lobbyFilter.ts';

import styles from './Lobby.module.css';

/** The numbers of seats that tables of any game can have. */
const sizes = ['2', '3', '4', '5'];

interface LobbyFiltersProps {
  readonly filter: LobbyFilter;
  readonly tables: readonly PublicTable[];
  /** Something else offers to clear them. */
  readonly isCleared?: boolean;
  readonly onChange: (filter: LobbyFilter) => void;
}

/** Chooses which tables are shown, and in which order. On a phone, the filters unfold. */
export const LobbyFilters = ({ filter, tables, isCleared = false, onChange }: LobbyFiltersProps) => {
  const texts = useLobbyTexts();
  const language = useLanguage();
  const editionName = useEditionName();
  const isWide = useMedia('(min-width: 761px)');
  const set = countSet(filter);
  const any = { value: ANY, label: texts.any } as const;
  const yesNo = (words: { readonly yes: string; readonly no: string }) =>
    [any, { value: 'yes', label: words.yes }, { value: 'no', label: words.no }] as const;
  // Only languages that somebody has named can be looked for; the one that is chosen stays.
  const named = tables.flatMap((table) => table.language ?? []);
  const languages = [...new Set([...named, ...(filter.language === ANY ? [] : [filter.language])])];
  return (
    <div className={styles.head}>
      <details className={styles.fold} open={isWide}>
        <summary>{texts.filters(set)}</summary>
        <div className={styles.filters}>
          <Select
            label={texts.edition}
            choices={[any, ...editions.map(({ slug }) => ({ value: slug, label: editionName(slug) }))]}
            value={filter.edition}
            onChange={(edition) => onChange({ ...filter, edition })}
          />
          <Select
            label={texts.seats}
            choices={[any, ...sizes.map((size) => ({ value: size, label: size }))]}
            value={filter.seats}
            onChange={(seats) => onChange({ ...filter, seats })}
          />
          <Select
            label={texts.pace}
            choices={[any, ...paces.map((pace) => ({ value: pace, label: texts.paces[pace] }))]}
            value={filter.pace}
            onChange={(pace) => onChange({ ...filter, pace })}
          />
          <Select
            label={texts.rated.label}
            choices={yesNo(texts.rated)}
            value={filter.rated}
            onChange={(rated) => onChange({ ...filter, rated })}
          />
          <Select
            label={texts.hints.label}
            choices={yesNo(texts.hints)}
            value={filter.hints}
            onChange={(hints) => onChange({ ...filter, hints })}
          />
          {languages.length > 0 && (
            <Select
              label={texts.language}
              choices={[any, ...languages.map((code) => ({ value: code, label: languageName(code, language.code) }))]}
              value={filter.language}
              onChange={(code) => onChange({ ...filter, language: code })}
            />
          )}
          <Switch isOn={filter.canJoin} onChange={(canJoin) => onChange({ ...filter, canJoin })}>
            {texts.canJoin}
          </Switch>
          {set > 0 && !isCleared && (
            <Button look="quiet" size="small" onPress={() => onChange({ ...NO_FILTER, order: filter.order })}>
              {texts.clear}
            </Button>
          )}
        </div>
      </details>
      <div className={styles.order}>
        <Select
          label={texts.order}
          choices={orders.map((order) => ({ value: order, label: texts.orders[order] }))}
          value={filter.order}
          onChange={(order) => onChange({ ...filter, order })}
        />
      </div>
    </div>
  );
};
