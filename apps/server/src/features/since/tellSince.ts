import { replay, tableOf } from '@coalbrook/record';
import type { GameRecord } from '@coalbrook/record';
import { mask, maskEvent } from '@coalbrook/rules';
import type { GameEvent, Seat, State, Table } from '@coalbrook/rules';
import { tellJournal } from '@coalbrook/words';
import type { JournalItem, Language } from '@coalbrook/words';

/** The deeds that are told at most: the last ones. */
const MOST = 6;

/** A deed without its details, which follow in brackets or after a semicolon. */
const brief = (text: string): string => text.replace(/ ?[(;].*$/, '').replace(/\.$/, '');

/** Deeds as one text: who does what, and then what else. */
const join = (deeds: readonly JournalItem[], names: readonly string[]): string =>
  deeds
    .map((deed, at) => {
      const goesOn = 'goesOn' in deed && deed.goesOn && deeds[at - 1]?.seat === deed.seat;
      return goesOn || deed.seat === undefined ? brief(deed.text) : `${names[deed.seat]} ${brief(deed.text)}`;
    })
    .join('; ');

/** Events from the last entry of a seat's last turn on, and the position before it if that is not the beginning. */
interface Since {
  readonly before: State | undefined;
  readonly events: readonly GameEvent[];
}

const eventsSince = (record: GameRecord, table: Table, seat: Seat): Since | undefined => {
  let [before, events]: [State | undefined, GameEvent[]] = [undefined, []];
  let entry: GameEvent[] = [];
  let mover: Seat | undefined;
  let hasEnded = false;
  let state: State | undefined;
  const hear = (event: GameEvent): void => {
    entry.push(maskEvent(event, seat));
    if (event.event !== 'turnBegan') return;
    if (mover === seat) hasEnded = true;
    mover = event.seat;
  };
  const played = replay(record, hear, (game) => {
    if (hasEnded) [before, events] = [state, []];
    for (const event of entry) events.push(event);
    [entry, hasEnded] = [[], false];
    state = mover === seat ? mask(table, game.state, seat) : undefined;
  });
  return played.ok ? { before, events } : undefined;
};

/**
 * What the others did since a seat's last turn, as it may know, in the words of the journal. A turn in progress is not
 * the last one. Empty if they have done nothing, or if the game cannot be followed here.
 */
export const tellSince = (record: GameRecord, names: readonly string[], seat: Seat, language: Language): string => {
  const made = tableOf(record.header);
  const since = made.ok ? eventsSince(record, made.value, seat) : undefined;
  if (!made.ok || !since) return '';
  const journal = tellJournal(made.value, names, language, since.before);
  const items = [...journal.note(since.events), ...journal.flush()];
  const deeds = items.filter((item) => item.kind === 'deed' && item.seat !== undefined && item.seat !== seat);
  const told = join(deeds.slice(-MOST), names);
  return deeds.length > MOST ? `… ${told}` : told;
};
