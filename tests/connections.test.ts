import { editions } from '@coalbrook/editions';
import { beginGame, makeTable, NOBODY, placeSets, surveyOf } from '@coalbrook/rules';
import type { LinkId, PlaceId, Seat, State } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

describe.each(editions)('connected places in $slug', (edition) => {
  const made = makeTable(edition, { seats: edition.seats[0] });
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  const table = made.value;
  const connected = (state: State, place: PlaceId): readonly PlaceId[] =>
    placeSets.placesOf(surveyOf(table, state, 0 as Seat).joined[place]);
  const withLinks = (...links: readonly LinkId[]): State => {
    const state = beginGame(table);
    for (const link of links) state.linkOwner[link] = 0 as Seat;
    return state;
  };
  const { lines } = table.eras[0];
  const endsOf = (link: LinkId): readonly PlaceId[] => table.links[link].ends;
  const leadsOn = (link: LinkId): LinkId | undefined =>
    lines.find(
      (other) => other !== link && endsOf(other).includes(endsOf(link)[1]) && !table.places[endsOf(link)[1]].terminal,
    );
  const line = lines.find((link) => leadsOn(link) !== undefined) ?? lines[0];
  const beyond = leadsOn(line) ?? line;
  const [from, to] = endsOf(line);

  it('are those that laid links lead to, directly or over others', () => {
    expect(beyond).not.toBe(line);
    expect(connected(withLinks(), from)).toEqual([from]);
    expect(connected(withLinks(line), from)).toEqual(expect.arrayContaining([...endsOf(line)]));
    expect(connected(withLinks(line, beyond), from)).toEqual(expect.arrayContaining([...endsOf(beyond)]));
  });

  it('follow every link that is laid or removed, in whatever order positions are looked at', () => {
    const state = withLinks(line);
    const other = withLinks();
    expect(connected(state, from)).toContain(to);
    expect(connected(other, from)).not.toContain(to);
    expect(connected(state, from)).toContain(to);
    state.linkOwner[line] = NOBODY;
    expect(connected(state, from)).toEqual([from]);
  });
});
