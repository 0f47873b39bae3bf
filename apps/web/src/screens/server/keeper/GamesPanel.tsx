import { findEdition } from '@coalbrook/editions';
import type { KeptGame } from '@coalbrook/wire/online';
import { editionWords } from '@coalbrook/words';
import { useDeferredValue, useEffect, useState } from 'react';

import type { KeeperTexts } from '../../../language/en/keeper.ts';
import { useFormats } from '../../../language/useFormats.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { useNaming } from '../../../language/useNaming.ts';
import type { KeeperClient } from '../../../session/online/keeperApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { GameDialog } from './GameDialog.tsx';

import styles from './Keeper.module.css';

const MOST_SHOWN = 100;

interface GamesPanelProps {
  readonly texts: KeeperTexts;
  readonly client: KeeperClient;
  /** Grows when something has changed. */
  readonly changes: number;
  readonly carryOut: (asked: Promise<{ readonly ok: boolean }>) => Promise<boolean>;
}

/** Finds games, to look after one of them. */
export const GamesPanel = ({ texts, client, changes, carryOut }: GamesPanelProps) => {
  const { online } = useMessages();
  const language = useLanguage();
  const naming = useNaming();
  const { moment } = useFormats();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const [games, setGames] = useState<readonly KeptGame[]>([]);
  const [open, setOpen] = useState<KeptGame>();
  useEffect(() => {
    let isCurrent = true;
    void client.games(wanted).then((answer) => {
      if (isCurrent && answer.ok) setGames(answer.value.games);
    });
    return () => {
      isCurrent = false;
    };
  }, [client, wanted, changes]);
  const close = (): void => setOpen(undefined);
  const titleOf = ({ edition }: KeptGame): string => {
    const known = findEdition(edition);
    return known ? editionWords(known, language).name : edition;
  };
  return (
    <Panel title={texts.games} className={styles.games ?? ''}>
      <TextField type="search" label={texts.search} value={search} maxLength={60} onChange={setSearch} />
      {games.length === 0 && <p>{texts.none}</p>}
      <ul role="list" className={styles.list}>
        {games.map((game) => (
          <li key={game.game} className={styles.row}>
            <span className={styles.name}>
              <strong>{titleOf(game)}</strong>{' '}
              <bdi>
                {naming
                  .sitters(game.sitters)
                  .map(({ name }) => name)
                  .join(', ')}
              </bdi>
              <small>
                {[
                  online.status[game.status],
                  ...(game.isPublic ? [texts.public] : []),
                  texts.entries(game.seq),
                  texts.last(moment(game.touched)),
                  game.game,
                ].join(' · ')}
              </small>
            </span>
            <Button size="small" aria-label={`${texts.manage}: ${game.game}`} onPress={() => setOpen(game)}>
              {texts.manage}
            </Button>
          </li>
        ))}
      </ul>
      {games.length >= MOST_SHOWN && <p>{texts.most}</p>}
      {open && (
        <GameDialog
          texts={texts}
          title={titleOf(open)}
          game={naming.sheet(open)}
          onClose={close}
          onBan={(seat, reason) => void carryOut(client.ban({ game: open.game, seat, reason })).then(close)}
          onDelete={() => void carryOut(client.remove(open.game)).then(close)}
        />
      )}
    </Panel>
  );
};
