import { kinds } from '@coalbrook/rules';
import type { IndustryId, LinkId, PlaceId, Seat, SiteId, Table, TileId } from '@coalbrook/rules';
import type { Reading, Thing } from '@coalbrook/rules/input';

import { figureNames, meansNames } from './lesson.ts';
import type { Bounds, Goal, Sequel, WantedTile } from './lesson.ts';

const MOST = 9999;

const sequelFields = ['seat', 'does', 'not', 'flip'];

const goalFields = ['flip', 'build', 'lay', 'without', 'atLeast', 'atMost', 'most', 'least', 'first', 'sequel'];

interface Named {
  readonly slug: string;
}

const readIds = (reading: Reading, value: unknown, at: string, thing: Thing, things: readonly Named[]): number[] =>
  reading.list(value, at).flatMap((slug, index) => reading.slug(slug, `${at}[${index}]`, thing, things) ?? []);

const readOptional = (
  reading: Reading,
  value: unknown,
  at: string,
  thing: Thing,
  things: readonly Named[],
): number | undefined => (value === undefined ? undefined : reading.slug(value, at, thing, things));

const readBuild = (reading: Reading, table: Table, value: unknown): readonly WantedTile[] =>
  reading.list(value, 'goal.build').map((one, index) => {
    const at = `goal.build[${index}]`;
    const fields = reading.object(one, at, ['tile', 'industry', 'at']);
    return {
      tile: readOptional(reading, fields['tile'], `${at}.tile`, 'tile', table.tiles) as TileId | undefined,
      industry: readOptional(reading, fields['industry'], `${at}.industry`, 'industry', table.industries) as
        | IndustryId
        | undefined,
      place: readOptional(reading, fields['at'], `${at}.at`, 'place', table.places) as PlaceId | undefined,
    };
  });

const readBounds = (reading: Reading, value: unknown, at: string): Bounds =>
  Object.fromEntries(
    Object.entries(reading.object(value, at, figureNames)).map(([name, bound]) => [
      name,
      reading.integer(bound, `${at}.${name}`, 0, -MOST, MOST),
    ]),
  );

const readBest = (reading: Reading, { most, least }: Readonly<Record<string, unknown>>): Goal['best'] => {
  if (most === undefined && least === undefined) return undefined;
  if (most !== undefined && least !== undefined) {
    reading.fault('goal.least', 'superfluous', { kind: 'noField', field: 'least' }, least);
    return undefined;
  }
  const is = most === undefined ? 'least' : 'most';
  const figure = reading.word(most ?? least, `goal.${is}`, figureNames);
  return figure && { figure, is };
};

const readSequel = (reading: Reading, table: Table, value: unknown): Sequel | undefined => {
  if (value === undefined) return undefined;
  const at = 'goal.sequel';
  const fields = reading.object(value, at, sequelFields);
  const seat = reading.integer(fields['seat'], `${at}.seat`, table.seats - 1, 0, table.seats - 1);
  if (!table.automata[seat])
    reading.fault(`${at}.seat`, 'impossible', { kind: 'sitter', isAutomaton: true }, fields['seat']);
  const kind = (field: 'does' | 'not'): Sequel['does'] =>
    fields[field] === undefined ? undefined : reading.word(fields[field], `${at}.${field}`, kinds);
  const flip = readIds(reading, fields['flip'], `${at}.flip`, 'site', table.sites) as SiteId[];
  const sequel = { seat: seat as Seat, does: kind('does'), not: kind('not'), flip };
  if (!sequelFields.slice(1).some((field) => field in fields))
    reading.fault(at, 'missing', { kind: 'oneOf', words: sequelFields.slice(1) }, undefined);
  return sequel;
};

/** Reads a goal at a table. */
export const readGoal = (reading: Reading, table: Table, value: unknown): Goal => {
  const fields = reading.fields(value, 'goal', goalFields) ?? {};
  if (value !== undefined && Object.keys(fields).length === 0)
    reading.fault('goal', 'missing', { kind: 'oneOf', words: goalFields }, undefined);
  return {
    flip: readIds(reading, fields['flip'], 'goal.flip', 'site', table.sites) as SiteId[],
    build: readBuild(reading, table, fields['build']),
    lay: readIds(reading, fields['lay'], 'goal.lay', 'line', table.links) as LinkId[],
    without: reading
      .list(fields['without'], 'goal.without')
      .flatMap((one, index) => reading.word(one, `goal.without[${index}]`, meansNames) ?? []),
    atLeast: readBounds(reading, fields['atLeast'], 'goal.atLeast'),
    atMost: readBounds(reading, fields['atMost'], 'goal.atMost'),
    best: readBest(reading, fields),
    isFirst: reading.flag(fields['first'], 'goal.first', false),
    sequel: readSequel(reading, table, fields['sequel']),
  };
};
