import type { Seat } from '@coalbrook/rules';
import type { OnlineTable } from '@coalbrook/wire/online';
import { useState } from 'react';

import { useFriendTexts } from '../language/friendTexts.ts';
import { askToBeFriends, blockSeat, keepCard } from '../session/online/friendsApi.ts';
import { Button } from '../ui/Button.tsx';
import { BlockDialog } from './BlockDialog.tsx';
import { CardForm } from './CardForm.tsx';
import { useFriends } from './useFriends.ts';

import styles from './People.module.css';

/** The other people at a table, who can be asked to be friends, or blocked. Nothing if there are none, or one only looks on. */
export const OthersHere = ({ table: { game, seats, held } }: { readonly table: OnlineTable }) => {
  const texts = useFriendTexts();
  const { list, run } = useFriends();
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set());
  const [toBlock, setToBlock] = useState<Seat>();
  const [blocked, setBlocked] = useState<ReadonlySet<number>>(new Set());
  const others = seats.flatMap(({ kind, name, isFree }, at) =>
    kind === 'person' && !isFree && !held.includes(at as Seat) ? [{ seat: at as Seat, name }] : [],
  );
  if (held.length === 0 || others.length === 0 || !list) return undefined;
  const ask = async (seat: Seat): Promise<void> => {
    if (await run(() => askToBeFriends(game, seat))) setAsked((before) => new Set([...before, seat]));
  };
  const block = async (seat: Seat): Promise<void> => {
    if (await run(() => blockSeat(game, seat))) setBlocked((before) => new Set([...before, seat]));
  };
  const away = others.find(({ seat }) => seat === toBlock);
  return (
    <section aria-label={texts.people} className={styles.others}>
      <h3 className={styles.heading}>{texts.people}</h3>
      <ul role="list" className={styles.list}>
        {others.map(({ seat, name }) => (
          <li key={seat}>
            <span className={styles.name}>
              <bdi>{name}</bdi>
            </span>
            {blocked.has(seat) && <span role="status">{texts.blocked}</span>}
            {asked.has(seat) && !blocked.has(seat) && <span role="status">{texts.asked}</span>}
            {!asked.has(seat) && !blocked.has(seat) && list.card && (
              <Button size="small" aria-label={`${texts.ask}: ${name}`} onPress={() => void ask(seat)}>
                {texts.ask}
              </Button>
            )}
            {!blocked.has(seat) && (
              <Button look="quiet" size="small" aria-label={`${texts.block}: ${name}`} onPress={() => setToBlock(seat)}>
                {texts.block}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!list.card && (
        <>
          <p>{texts.nameFirst}</p>
          <CardForm card={undefined} onKeep={(card) => void run(() => keepCard(card))} />
        </>
      )}
      {away && (
        <BlockDialog name={away.name} onBlock={() => void block(away.seat)} onClose={() => setToBlock(undefined)} />
      )}
    </section>
  );
};
