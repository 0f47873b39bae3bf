import type { OnlineTable } from '@coalbrook/wire/online';
import { sayUnplayed } from '@coalbrook/words';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import { happeningSeqs } from '../../../consent/happeningSeqs.ts';
import { sayHappening } from '../../../consent/sayConsent.ts';
import { sharesSince } from '../../../consent/sharesSince.ts';
import { useHappenings } from '../../../consent/useHappenings.ts';
import type { Aside, Asides } from '../../../journal/asides.ts';
import { useConsentTexts } from '../../../language/consentTexts.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import type { Session } from '../../../session/session.ts';
import { notify } from '../../../ui/notices.ts';

interface TableNewsProps {
  readonly table: OnlineTable;
  readonly session: Session;
  /** How many happenings there were when this table was opened here. */
  readonly known: number;
  /** What the journal tells between the turns. */
  readonly onAsides: (asides: Asides) => void;
}

/** Orders of the viewer that could not be carried out, since the table was opened here. */
const useLostOrders = (session: Session): Asides => {
  const language = useLanguage();
  const [lost, setLost] = useState<Asides>([]);
  const snapshot = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.snapshot,
  );
  const { order, table, sheet } = snapshot;
  useEffect(() => {
    if (!order?.failed) return;
    const { seq, why } = order.failed;
    const names = sheet.sitters.map(({ name }) => name);
    const aside: Aside = { id: `order ${order.id} ${seq}`, seq, text: sayUnplayed(table, why, language, names) };
    setLost((before) => [...before.filter(({ id }) => id !== aside.id), aside]);
  }, [order, table, sheet, language]);
  return lost;
};

interface Said extends Aside {
  /** It is known already, or something else tells it: a question has a bar, another device a notice. */
  readonly isSilent: boolean;
}

/** What has to be read out, each once. */
const useHeard = (said: readonly Said[]): Asides => {
  const told = useRef<ReadonlySet<string>>(new Set());
  const [heard, setHeard] = useState<Asides>([]);
  useEffect(() => {
    const fresh = said.filter(({ id, isSilent }) => !isSilent && !told.current.has(id));
    told.current = new Set([...told.current, ...fresh.map(({ id }) => id)]);
    if (fresh.length > 0) setHeard(fresh);
  }, [said]);
  return heard;
};

/**
 * Tells what happens beside the game: that somebody left or is back, that a bot plays for them, that the game is paused
 * or goes on, that turns were taken back, that an order could not be carried out. The journal shows it.
 */
export const TableNews = ({ table, session, known, onAsides }: TableNewsProps) => {
  const texts = useConsentTexts();
  const { time } = useMessages();
  const happenings = useHappenings(table);
  const lost = useLostOrders(session);
  const told = useMemo((): readonly Said[] => {
    const seqs = happeningSeqs(happenings);
    return happenings.flatMap(({ number, what }, at) => {
      const text = sayHappening(what, texts, time);
      const isSilent = number < known || what.kind === 'asked' || (what.kind === 'came' && what.isShared === true);
      return text === '' ? [] : [{ id: `happening ${number}`, seq: seqs[at], text, isSilent }];
    });
  }, [happenings, known, texts, time]);
  const said = useMemo(
    () => [...told, ...lost.map((aside) => ({ ...aside, isSilent: false }))].toSorted((one, two) => one.seq - two.seq),
    [told, lost],
  );
  useEffect(() => onAsides(said), [said, onAsides]);
  const heard = useHeard(said);

  // Whose seat it is, has a bar.
  const shared = useRef(known);
  const own = table.held.map((seat) => table.seats[seat].name).join('\n');
  useEffect(() => {
    const names = sharesSince(happenings, shared.current);
    shared.current = Math.max(shared.current, ...happenings.map(({ number }) => number + 1));
    for (const name of names) if (!own.split('\n').includes(name)) notify(texts.lines.shared(name));
  }, [happenings, own, texts]);

  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {heard.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
};
