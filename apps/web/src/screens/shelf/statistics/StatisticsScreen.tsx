import { policyName } from '@coalbrook/words';
import { useState } from 'react';

import { ONE_DIGIT } from '../../../language/formats.ts';
import { useStatisticsTexts } from '../../../language/statisticsTexts.ts';
import { useFormats } from '../../../language/useFormats.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { Page } from '../../../page/Page.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useEditionName } from '../../server/ratings/useEditionName.ts';
import { useIndustryName } from '../../server/ratings/useIndustryName.ts';
import { FiguresPanel, useCopyTable } from './FiguresPanel.tsx';
import type { Row } from './FiguresPanel.tsx';
import type { FinishedGame } from './finishedGame.ts';
import { openingFigures, records, rivalFigures, titleFigures } from './statistics.ts';
import { useFinishedGames } from './useFinishedGames.ts';

import styles from './Statistics.module.css';

const ANY = 'any';
const MOST_RECORDS = 10;
const MOST_RIVALS = 20;
const MOST_OPENINGS = 10;

const titleOf = ({ edition, options }: Pick<FinishedGame, 'edition' | 'options'>): string =>
  JSON.stringify([edition, options]);

const distinct = <Value,>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

const pick = <Value extends string>(wanted: Value, possible: readonly Value[]): Value | typeof ANY =>
  possible.includes(wanted) ? wanted : ANY;

/** Seconds, as spreadsheets can work with them. */
const inSeconds = (pace: number | undefined): number | string => (pace === undefined ? '' : Math.round(pace / 1000));

const useRows = (games: readonly FinishedGame[]) => {
  const texts = useStatisticsTexts();
  const { headings } = texts;
  const { time, story } = useMessages();
  const { day, number } = useFormats();
  const language = useLanguage();
  const editionName = useEditionName();
  const industryName = useIndustryName();
  const nameOf = (seat: { readonly kind: string; readonly name: string }): string =>
    seat.kind === 'bot' ? `${policyName(seat.name, language)} (${texts.bot})` : seat.name;
  const othersOf = ({ seats, seat }: FinishedGame): string =>
    seats
      .filter((_, index) => index !== seat)
      .map(nameOf)
      .join(', ');
  const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);
  const rounded = (value: number): number => Math.round(value * 10) / 10;

  const titles = titleFigures(games).map(
    ({ edition, options, seats, games: count, wins, place, average, best, pace }): Row => {
      const name = editionName(edition, options);
      return {
        key: `${name} ${seats}`,
        shown: [
          <>
            {name} <small>{texts.players(seats)}</small>
          </>,
          count,
          wins,
          number(place, ONE_DIGIT),
          number(average, ONE_DIGIT),
          best,
          pace === undefined ? '–' : time.lasted(pace),
        ],
        copied: [
          `${name}, ${texts.players(seats)}`,
          count,
          wins,
          rounded(place),
          rounded(average),
          best,
          inSeconds(pace),
        ],
      };
    },
  );
  const best = records(games, MOST_RECORDS).map((game, index): Row => {
    const { edition, options, at, seats, seat } = game;
    const name = editionName(edition, options);
    const { points, place } = seats[seat];
    return {
      key: `${at} ${index}`,
      shown: [
        <>
          {name} <small>{othersOf(game)}</small>
        </>,
        points,
        story.final.rank(place),
        day(at),
      ],
      copied: [name, points, place, isoDay(at)],
    };
  });
  const rivals = rivalFigures(games)
    .slice(0, MOST_RIVALS)
    .map(({ kind, name, games: count, ahead, behind }): Row => {
      const row = [nameOf({ kind, name }), count, ahead, behind];
      return { key: `${kind} ${name}`, shown: row, copied: row };
    });
  const openings = openingFigures(games)
    .slice(0, MOST_OPENINGS)
    .map(({ edition, opening, games: count, wins, average }): Row => {
      const tiles = opening.map((slug) => industryName(slug, edition)).join(' – ');
      return {
        key: `${edition} ${tiles}`,
        shown: [
          <>
            {tiles} <small>{editionName(edition)}</small>
          </>,
          count,
          wins,
          number(average, ONE_DIGIT),
        ],
        copied: [`${tiles} (${editionName(edition)})`, count, wins, rounded(average)],
      };
    });
  /** Everything about every game, for whoever counts for themselves. */
  const all = [
    [
      headings.day,
      headings.game,
      headings.options,
      headings.seats,
      headings.rank,
      headings.points,
      headings.pace,
      headings.opening,
      headings.with,
      headings.where,
    ],
    ...games.map((game) => {
      const { edition, options, at, seats, seat, isOnline } = game;
      const { place, points, median, opening } = seats[seat];
      return [
        isoDay(at),
        editionName(edition),
        options.join(' '),
        seats.length,
        place,
        points,
        inSeconds(median),
        opening.map((slug) => industryName(slug, edition)).join(' – '),
        othersOf(game),
        isOnline ? texts.online : texts.here,
      ];
    }),
  ];
  return { titles, best, rivals, openings, all };
};

/** The figures of the games that were chosen. */
const Figures = ({ games }: { readonly games: readonly FinishedGame[] }) => {
  const texts = useStatisticsTexts();
  const { headings } = texts;
  const { titles, best, rivals, openings, all } = useRows(games);
  const copyTable = useCopyTable();
  const knowsPace = games.some(({ seats, seat }) => seats[seat].median !== undefined);
  const upTo = <Value,>(columns: readonly Value[]): readonly Value[] => (knowsPace ? columns : columns.slice(0, -1));
  return (
    <>
      <div className={styles.panels}>
        <FiguresPanel
          title={texts.titles}
          {...(knowsPace && { note: texts.paceNote })}
          headings={upTo([
            headings.game,
            headings.played,
            headings.won,
            headings.place,
            headings.average,
            headings.best,
            headings.pace,
          ])}
          rows={titles.map(({ key, shown, copied }) => ({ key, shown: upTo(shown), copied: upTo(copied) }))}
        />
        <FiguresPanel
          title={texts.records}
          headings={[headings.game, headings.points, headings.rank, headings.day]}
          rows={best}
        />
        <FiguresPanel
          title={texts.rivals}
          headings={[headings.with, headings.played, headings.ahead, headings.behind]}
          rows={rivals}
        />
        <FiguresPanel
          title={texts.openings}
          note={texts.openingNote}
          headings={[headings.opening, headings.played, headings.won, headings.average]}
          rows={openings}
        />
      </div>
      <p className={styles.all}>
        <Button onPress={() => void copyTable(all)}>{texts.copyAll}</Button>
      </p>
    </>
  );
};

/** What one's finished games add up to. */
export const StatisticsScreen = () => {
  const texts = useStatisticsTexts();
  const editionName = useEditionName();
  const found = useFinishedGames();
  const [title, setTitle] = useState<string>(ANY);
  const [size, setSize] = useState<string>(ANY);
  if (!found) return <Loading />;
  const { games, isOffline } = found;
  const titles = distinct(games.map(titleOf));
  const sizes = distinct(games.map(({ seats }) => String(seats.length))).toSorted();
  const [wantedTitle, wantedSize] = [pick(title, titles), pick(size, sizes)];
  const chosen = games.filter(
    (game) =>
      (wantedTitle === ANY || titleOf(game) === wantedTitle) &&
      (wantedSize === ANY || String(game.seats.length) === wantedSize),
  );
  const nameOf = (value: string): string => editionName(...(JSON.parse(value) as [string, readonly string[]]));
  return (
    <Page title={texts.title} subtitle={texts.note}>
      {isOffline && <p role="alert">{texts.offline}</p>}
      {games.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <div className={styles.filters}>
            <Select
              label={texts.games}
              choices={[{ value: ANY, label: texts.all }, ...titles.map((value) => ({ value, label: nameOf(value) }))]}
              value={wantedTitle}
              onChange={setTitle}
            />
            <Select
              label={texts.size}
              choices={[
                { value: ANY, label: texts.allSizes },
                ...sizes.map((value) => ({ value, label: texts.players(Number(value)) })),
              ]}
              value={wantedSize}
              onChange={setSize}
            />
          </div>
          {chosen.length === 0 ? <p role="status">{texts.nothing}</p> : <Figures games={chosen} />}
        </>
      )}
    </Page>
  );
};
