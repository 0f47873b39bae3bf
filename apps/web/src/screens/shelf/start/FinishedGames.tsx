import type { ListedGame } from '@coalbrook/wire';
import { useDeferredValue, useState } from 'react';

import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { Button } from '../../../ui/Button.tsx';
import { BinIcon, SaveIcon } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { editionTitle } from './editionTitle.ts';
import { GameRow } from './GameRow.tsx';
import type { GameRowProps } from './GameRow.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { isFound } from './shelfFigures.ts';
import { ShelfResults } from './ShelfResults.tsx';
import type { GameActions } from './useGameActions.ts';

import styles from './FinishedGames.module.css';

export interface FinishedGamesProps {
  readonly games: readonly ListedGame[];
  readonly rowOf: (summary: ListedGame) => Omit<GameRowProps, 'picking'>;
  readonly onSaveAll: GameActions['saveAll'];
  readonly onRemoveAll: GameActions['remove'];
}

const FIRST = 8;
const MORE = 40;
/** Fewer games need no search. */
const FEW = 3;

/** Finished games: results, search, and saving or deleting many at once. */
export const FinishedGames = ({ games, rowOf, onSaveAll, onRemoveAll }: FinishedGamesProps) => {
  const { shelf } = useMessages().start;
  const { finished } = shelf;
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query);
  const [shown, setShown] = useState(FIRST);
  const [picked, setPicked] = useState<ReadonlySet<string> | undefined>();
  const [isRemoving, setRemoving] = useState(false);

  const found = games.filter((game) => isFound(game, editionTitle(game.sheet.header.edition, language), sought));
  const chosen = games.filter(({ sheet }) => picked?.has(sheet.id)).map(({ sheet }) => sheet.id);
  const toggle = (id: string, isOn: boolean): void =>
    setPicked((now) => new Set([...(now ?? [])].filter((one) => one !== id).concat(isOn ? [id] : [])));
  const pickingOf = ({ sheet }: ListedGame): Pick<GameRowProps, 'picking'> =>
    picked ? { picking: { isPicked: picked.has(sheet.id), onPick: (isOn) => toggle(sheet.id, isOn) } } : {};
  return (
    <Panel title={finished.title}>
      <ShelfResults games={games} />
      {games.length > FEW && (
        <TextField label={finished.search} type="search" value={query} onChange={setQuery} maxLength={60} />
      )}
      <div className={styles.bar}>
        <span role="status" className={styles.count}>
          {picked ? finished.selected(chosen.length) : finished.found(found.length, games.length)}
        </span>
        {picked && (
          <>
            <Button size="small" look="quiet" onPress={() => setPicked(new Set(found.map(({ sheet }) => sheet.id)))}>
              {finished.selectAll}
            </Button>
            <Button size="small" isDisabled={chosen.length === 0} onPress={() => void onSaveAll(chosen)}>
              <SaveIcon size={16} /> {finished.save}
            </Button>
            <Button size="small" look="danger" isDisabled={chosen.length === 0} onPress={() => setRemoving(true)}>
              <BinIcon size={16} /> {shelf.remove}
            </Button>
          </>
        )}
        <Button size="small" look="quiet" onPress={() => setPicked(picked ? undefined : new Set())}>
          {picked ? finished.selectNone : finished.select}
        </Button>
      </div>
      {found.length === 0 && <p className={styles.count}>{finished.nothing}</p>}
      <ul role="list" className={styles.list}>
        {found.slice(0, shown).map((game) => (
          <GameRow key={game.sheet.id} {...rowOf(game)} {...pickingOf(game)} />
        ))}
      </ul>
      {found.length > shown && (
        <Button look="quiet" onPress={() => setShown((count) => count + MORE)}>
          {finished.more(Math.min(MORE, found.length - shown))}
        </Button>
      )}
      <RemoveDialog
        title={finished.removeTitle(chosen.length)}
        sentence={finished.removeSentence(chosen.length)}
        isOpen={isRemoving}
        onCancel={() => setRemoving(false)}
        onRemove={() => {
          setRemoving(false);
          setPicked(undefined);
          void onRemoveAll(chosen, finished.removed(chosen.length));
        }}
      />
    </Panel>
  );
};
