import type { Stage } from '@coalbrook/desk';
import type { PlaceId, Seat } from '@coalbrook/rules';
import { boardName, thingsOf } from '@coalbrook/words';
import { useCallback, useEffect, useMemo, useState } from 'react';

import type { BoardLabel } from '../../board/Labels.tsx';
import { FinalScore } from '../../count/FinalScore.tsx';
import { useBoardView } from '../../count/useBoardView.ts';
import { useEraCount } from '../../count/useEraCount.ts';
import { useFinalSheet } from '../../count/useFinalSheet.ts';
import { useFrozenWhileLoading } from '../../count/useFrozenWhileLoading.ts';
import type { SheetName } from '../../desk/commands.ts';
import { DeskPanel } from '../../desk/DeskPanel.tsx';
import { TableSheets } from '../../desk/TableSheets.tsx';
import { useDesk } from '../../desk/useDesk.ts';
import type { DeskModel } from '../../desk/useDesk.ts';
import { download } from '../../files/download.ts';
import { fileNameOf } from '../../files/fileName.ts';
import { Hand } from '../../hand/Hand.tsx';
import { History } from '../../history/History.tsx';
import { Journal } from '../../journal/Journal.tsx';
import type { StoryMarks } from '../../journal/marks.ts';
import type { PlanTurn } from '../../journal/planTurn.ts';
import { useJournal } from '../../journal/useJournal.ts';
import { useLanguage, useMessages } from '../../language/useMessages.ts';
import { DeckPanel } from '../../panels/DeckPanel.tsx';
import { MatDialog } from '../../panels/Mat.tsx';
import { Seats } from '../../panels/Seats.tsx';
import { TurnOrder } from '../../panels/TurnOrder.tsx';
import type { GameSnapshot } from '../../session/gameSnapshot.ts';
import type { Session } from '../../session/session.ts';
import type { Sketching } from '../../session/sketch.ts';
import { useSettings } from '../../settings/settings.ts';
import { useReducedMotion } from '../../settings/useReducedMotion.ts';
import { seatedAt } from '../../signs/seatLook.ts';
import { Told } from '../../telling/Told.tsx';
import { classes } from '../../ui/classes.ts';
import { BareButton } from './BareButton.tsx';
import { GameMenu } from './GameMenu.tsx';
import { Handover } from './Handover.tsx';
import { MapOverlays } from './MapOverlays.tsx';
import { OtherTabNotice } from './OtherTabNotice.tsx';
import { placeTouched } from './placeTouched.ts';
import { SketchBanner } from './SketchBanner.tsx';
import { TableBoard } from './TableBoard.tsx';
import { TableLayout } from './TableLayout.tsx';
import { useNews } from './useNews.ts';
import { useSpotlight } from './useSpotlight.ts';
import { ViewerBar } from './ViewerBar.tsx';

import sketchStyles from './SketchBanner.module.css';
import styles from './TableScreen.module.css';

export interface GameTableProps {
  readonly session: Session;
  readonly snapshot: GameSnapshot;
  readonly sketching: Sketching;
}

/** The name of the game and its progress. */
const useTitle = ({ table, sheet, shown: { view } }: GameSnapshot): readonly [string, string] => {
  const { table: texts, story } = useMessages();
  const language = useLanguage();
  const things = useMemo(() => thingsOf(table, language), [table, language]);
  const progress = texts.round(things.era(view.era), Math.max(1, view.round));
  return [boardName(table, language), sheet.isTakenBack ? `${progress} · ${story.history.takenBack}` : progress];
};

/** Whether the desk needs attention: an action to confirm, several at a site, or the end of a turn or game. */
const isUrgent = (stage: Stage, { ready, selection }: DeskModel): boolean => {
  if (stage === 'complete' || stage === 'reveals' || stage === 'over') return true;
  return stage === 'open' && (ready !== undefined || selection.some(({ on }) => on === 'site'));
};

/** A game being played: the whole screen and everything that can open over it. */
export const GameTable = ({ session, snapshot: latest, sketching }: GameTableProps) => {
  const count = useEraCount(session, latest);
  const snapshot = useFrozenWhileLoading(latest, count.isFetching);
  const { table, sheet, shown, frame, isSketch } = snapshot;
  const desk = useDesk(session, snapshot);
  const story = useJournal(snapshot);
  const boardView = useBoardView(snapshot, count.ends);
  const finalSheet = useFinalSheet(snapshot);
  const isStill = useReducedMotion();
  const { pace } = useSettings();
  const [title, subtitle] = useTitle(snapshot);
  const seated = useMemo(() => seatedAt(sheet), [sheet]);
  const colours = useMemo(() => seated.map(({ colour }) => colour), [seated]);

  const isBegun = desk.selection.length > 0 || frame.draft.length > 0 || frame.stage !== 'open';
  const news = useNews(snapshot, isBegun);
  const spotlight = useSpotlight();
  const [marks, setMarks] = useState<StoryMarks>();
  const [find, setFind] = useState<{ readonly place: PlaceId }>();
  const [labels, setLabels] = useState<readonly BoardLabel[]>([]);
  const [openMat, setOpenMat] = useState<Seat>();
  const [openSheet, setOpenSheet] = useState<SheetName>();
  const [explained, setExplained] = useState<PlanTurn>();
  const [isScoreOpen, setScoreOpen] = useState(false);
  const [isBare, setBare] = useState(false);

  // In a plan the others only pass, so there is nothing to watch.
  const usualPace = isStill || isSketch ? 0 : pace;
  useEffect(() => session.setPace(usualPace), [session, usualPace]);

  // The result opens after the last count.
  const isDecided = finalSheet !== undefined && shown.mode === 'live' && !count.end;
  useEffect(() => setScoreOpen(isDecided), [isDecided]);

  const findPlace = useCallback((place: PlaceId) => setFind({ place }), []);
  const findTouched = (touched: EventTarget): void => {
    const place = placeTouched(table, touched);
    if (place !== undefined) findPlace(place);
  };
  const live = shown.mode === 'live';
  const save = async (): Promise<void> => download(fileNameOf(sheet), await session.save());

  const board = (
    <>
      <TableBoard
        table={table}
        view={boardView}
        colours={colours}
        names={story.names}
        lit={desk.lit}
        chosen={desk.chosen}
        ghost={live ? desk.ghost : undefined}
        marks={marks}
        labels={labels}
        news={count.end ? undefined : news.shown}
        isNewsKept={news.isKept}
        spotlight={spotlight.seat}
        tools={<BareButton isBare={isBare} onToggle={() => setBare(!isBare)} />}
        events={shown.events}
        find={find}
        isStill={isStill}
        onPick={desk.pick}
      />
      <MapOverlays
        session={session}
        snapshot={snapshot}
        story={story}
        count={count}
        explained={explained}
        onExplain={setExplained}
        onMarks={setMarks}
        onLabels={setLabels}
      />
      {snapshot.isElsewhere && <OtherTabNotice session={session} />}
    </>
  );

  return (
    <main
      className={classes(styles.screen, isSketch && sketchStyles.sheet)}
      onDoubleClick={(event) => findTouched(event.target)}
      onPointerOver={spotlight.onPointerOver}
    >
      {isSketch && <SketchBanner snapshot={snapshot} sketching={sketching} />}
      <TableLayout
        title={title}
        subtitle={subtitle}
        menu={<GameMenu session={session} snapshot={snapshot} sketching={sketching} onSheet={setOpenSheet} />}
        board={board}
        isBare={isBare}
        isPast={shown.mode === 'past' && !shown.isCount}
        order={<TurnOrder table={table} view={shown.view} seated={seated} actor={frame.actor} ghost={desk.ghost} />}
        journal={
          <Journal
            snapshot={snapshot}
            story={story}
            onMarks={setMarks}
            onFind={findPlace}
            onGoTo={(seq) => void session.goTo(seq)}
            onExplain={setExplained}
            {...(finalSheet ? { onScore: () => setScoreOpen(true) } : {})}
          />
        }
        history={<History session={session} snapshot={snapshot} story={story} />}
        seats={
          <Seats
            table={table}
            view={shown.view}
            seated={seated}
            viewer={frame.viewer}
            actor={frame.actor}
            picking={desk}
            onOpen={setOpenMat}
          />
        }
        display={
          table.start.display === undefined ? undefined : (
            <DeckPanel table={table} view={shown.view} viewer={frame.viewer} picking={desk} isBrief />
          )
        }
        hand={
          <Hand
            table={table}
            view={shown.view}
            seat={frame.viewer}
            picking={desk}
            isHidden={snapshot.handTo !== undefined}
          />
        }
        purse={<ViewerBar snapshot={snapshot} seated={seated} />}
        desk={
          <DeskPanel
            desk={desk}
            session={session}
            snapshot={snapshot}
            told={<Told session={session} snapshot={snapshot} story={story} onExplain={setExplained} />}
            result={finalSheet && { sentence: finalSheet.victory, onScore: () => setScoreOpen(true) }}
          />
        }
        isUrgent={isUrgent(frame.stage, desk)}
      />
      <MatDialog
        table={table}
        view={shown.view}
        seated={seated}
        picking={desk}
        open={openMat}
        viewer={frame.viewer}
        onClose={() => setOpenMat(undefined)}
      />
      {finalSheet && (
        <FinalScore
          table={table}
          sitters={sheet.sitters}
          sheet={finalSheet}
          isOpen={isScoreOpen}
          isSketch={isSketch}
          onClose={() => setScoreOpen(false)}
          onReplay={() => {
            setScoreOpen(false);
            void session.goTo(0);
          }}
          onNewGame={() => (location.hash = '#/new')}
          onSave={() => void save()}
        />
      )}
      <TableSheets
        session={session}
        snapshot={snapshot}
        desk={desk}
        open={openSheet}
        onOpen={setOpenSheet}
        onOpenMat={setOpenMat}
        onFind={findPlace}
        onNews={news.toggle}
        onSpotlight={spotlight.toggle}
        onBare={() => setBare((was) => !was)}
        sketching={sketching}
        onStepBack={explained ? () => setExplained(undefined) : () => sketching.leave()}
      />
      <Handover session={session} snapshot={snapshot} />
    </main>
  );
};
