import type { OwnRating, PublicSeat, PublicTable } from '@coalbrook/wire/online';
import { memo } from 'react';

import { languageName } from '../../../language/languageName.ts';
import { useLobbyTexts } from '../../../language/lobbyTexts.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { hrefOf } from '../../../route/route.ts';
import { go } from '../../../route/useRoute.ts';
import { watch } from '../../../session/online/onlineApi.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { useEditionName } from '../ratings/useEditionName.ts';
import { freeSeats } from './listedTables.ts';
import { isFit, ownRatingAt } from './lobbyFilter.ts';

import styles from './Lobby.module.css';

/** People and bots by name, those who are here first to be seen. */
const Names = ({ seats }: { readonly seats: readonly PublicSeat[] }) => {
  const texts = useLobbyTexts();
  const { online } = useMessages();
  const taken = seats.filter(({ isFree }) => !isFree);
  if (taken.length === 0) return <span className={styles.soft}>{texts.nobody}</span>;
  return (
    <ul role="list" className={styles.names}>
      {taken.map(({ kind, name, isPresent }, at) => (
        <li key={`${at} ${name}`} data-kind={kind}>
          {kind === 'person' && (
            <span
              className={styles.presence}
              data-here={isPresent || undefined}
              role="img"
              aria-label={isPresent ? texts.here : texts.away}
            />
          )}
          <bdi>{name}</bdi>
          {kind !== 'person' && <small>({online.kind[kind]})</small>}
        </li>
      ))}
    </ul>
  );
};

/** A dot for each seat; what they say is written beside them. */
const SeatDots = ({ seats }: { readonly seats: readonly PublicSeat[] }) => (
  <span className={styles.dots} aria-hidden="true">
    {seats.map(({ isFree }, seat) => (
      <span key={seat} data-free={isFree || undefined} />
    ))}
  </span>
);

const Action = ({
  table,
  isOwn,
  label,
}: {
  readonly table: PublicTable;
  readonly isOwn: boolean;
  readonly label: string;
}) => {
  const texts = useLobbyTexts();
  const { online } = useMessages();
  const { game } = table;
  const lookOn = async (): Promise<void> => {
    const answer = await watch(game, '');
    if (answer.ok) go({ screen: 'online', id: game });
    else notify(answer.failed === 'absent' ? texts.gone : online.unreachable, { tone: 'fault' });
  };
  if (isOwn)
    return (
      <LinkButton size="small" href={hrefOf({ screen: 'online', id: game })}>
        {texts.back}
        <span className="visually-hidden">: {label}</span>
      </LinkButton>
    );
  if (freeSeats(table) > 0)
    return (
      <LinkButton size="small" href={hrefOf({ screen: 'join', id: game, token: '' })}>
        {texts.join}
        <span className="visually-hidden">: {label}</span>
      </LinkButton>
    );
  return (
    <Button look="quiet" size="small" aria-label={`${texts.watch}: ${label}`} onPress={() => void lookOn()}>
      {texts.watch}
    </Button>
  );
};

interface LobbyRowProps {
  readonly table: PublicTable;
  readonly isGone: boolean;
  readonly isOwn: boolean;
  readonly ratings: readonly OwnRating[];
}

/** A public table: a row, or on a phone a card. */
export const LobbyRow = memo(({ table, isGone, isOwn, ratings }: LobbyRowProps) => {
  const texts = useLobbyTexts();
  const { online, time } = useMessages();
  const { code } = useLanguage();
  const editionName = useEditionName();
  const { edition, options, seats, status, watchDelay } = table;
  const free = freeSeats(table);
  const names = seats.filter(({ isFree }) => !isFree).map(({ name }) => name);
  const label = [editionName(edition), ...names].join(', ');
  const fits = isOwn || isFit(table, ratings);
  const terms = [
    ...(table.isRated ? [online.isRated] : []),
    ...(table.hasHints ? [online.hasHints] : []),
    ...(table.language === undefined ? [] : [languageName(table.language, code)]),
    ...(status === 'running' && watchDelay > 0 ? [texts.later(watchDelay)] : []),
  ];
  const [title, ...details] = [editionName(edition), ...(options.length > 0 ? [editionName(edition, options)] : [])];
  const variants = details[0]?.slice(`${title}, `.length);
  return (
    <tr role="row" className={styles.row} data-gone={isGone || undefined}>
      <th scope="row" role="rowheader" className={styles.game}>
        {title}
        {variants !== undefined && <small>{variants}</small>}
      </th>
      <td role="cell" className={styles.people}>
        <span className={styles.seats}>
          <SeatDots seats={seats} />
          {free > 0 ? texts.free(free, seats.length) : texts.full(seats.length)}
        </span>
        <Names seats={seats} />
        {status === 'running' && free > 0 && <small>{texts.running}</small>}
      </td>
      <td role="cell" className={styles.clock}>
        {table.time && table.time.kind !== 'none' ? time.pace(table.time) : time.kinds.none}
      </td>
      <td role="cell" className={styles.terms}>
        {terms.length > 0 && <span>{terms.join(' · ')}</span>}
        {table.ratings && (
          <span data-unfit={!fits || undefined}>
            {texts.ratings(table.ratings)}
            {!fits && ` (${texts.yours(ownRatingAt(table, ratings))})`}
          </span>
        )}
      </td>
      <td role="cell" className={styles.action}>
        {/* It stays if the table is gone: whoever is about to press it learns there what has become of it. */}
        {(fits || free === 0) && <Action table={table} isOwn={isOwn} label={label} />}
        {isGone && <small>{texts.gone}</small>}
      </td>
    </tr>
  );
});
LobbyRow.displayName = 'LobbyRow';
