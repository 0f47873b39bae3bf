import type { Stage } from '@coalbrook/desk';
import { lastRound } from '@coalbrook/rules';
import type { PlaceId, Seat } from '@coalbrook/rules';
import { boardName, thingsOf } from '@coalbrook/words';
import { lazy, Suspense, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';

import type { BoardLabel } from '../../board/Labels.tsx';
import { useBoardView } from '../../count/useBoardView.ts';
import { useChronicle } from '../../count/useChronicle.ts';
import { useEraCount } from '../../count/useEraCount.ts';
import { useFinalSheet } from '../../count/useFinalSheet.ts';
import { useFrozenWhileLoading } from '../../count/useFrozenWhileLoading.ts';
import type { SheetName } from '../../desk/command.ts';
import { DeskPanel } from '../../desk/DeskPanel.tsx';
import { TableSheets } from '../../desk/TableSheets.tsx';
import { useDesk } from '../../desk/useDesk.ts';
import type { DeskModel } from '../../desk/useDesk.ts';
import { download } from '../../files/download.ts';
import { fileNameOf } from '../../files/fileName.ts';
import { Hand } from '../../hand/Hand.tsx';
import { History } from '../../history/History.tsx';
import { Inspector } from '../../inspect/Inspector.tsx';
import type { InspectorHandle } from '../../inspect/Inspector.tsx';
import { Journal } from '../../journal/Journal.tsx';
import type { StoryMarks } from '../../journal/marks.ts';
import { useJournal } from '../../journal/useJournal.ts';
import { useThinkers } from '../../journal/useThinkers.ts';
import { useLanguage, useMessages } from '../../language/useMessages.ts';
import { DeckPanel } from '../../panels/DeckPanel.tsx';
import { MatDialog } from '../../panels/MatDialog.tsx';
import { MatDock } from '../../panels/MatDock.tsx';
import { Seats } from '../../panels/Seats.tsx';
import { TurnOrder } from '../../panels/TurnOrder.tsx';
import { go } from '../../route/useRoute.ts';
import type { GameSnapshot } from '../../session/gameSnapshot.ts';
import type { Session } from '../../session/session.ts';
import type { Sketching } from '../../session/sketch.ts';
import { useSettings } from '../../settings/settings.ts';
import { useReducedMotion } from '../../settings/useReducedMotion.ts';
import { seatedAt } from '../../signs/seatLook.ts';
import { TableTalk } from '../../talk/tableTalk.ts';
import { Told } from '../../telling/Told.tsx';
import { classes } from '../../ui/classes.ts';
import { useStableFunction } from '../../ui/useStableFunction.ts';
import { BareButton } from './BareButton.tsx';
import { GameMenu } from './GameMenu.tsx';
import { Handover } from './Handover.tsx';
import { MapOverlays } from './MapOverlays.tsx';
import { OrderPlace } from './orderPlace.ts';
import { OtherTabNotice } from './OtherTabNotice.tsx';
import { placeTouched } from './placeTouched.ts';
import { SketchBanner } from './SketchBanner.tsx';
import { TableBanner } from './tableBanner.ts';
import { TableBoard } from './TableBoard.tsx';
import { TableLayout } from './TableLayout.tsx';
import { useDock } from './useDock.ts';
import { useExplanation } from './useExplanation.ts';
import { useNetless } from './useNetless.ts';
import { useNews } from './useNews.ts';
import { useQuickClicks } from './useQuickClicks.ts';
import { useRematch } from './useRematch.ts';
import { useSounds } from './useSounds.ts';
import { useSpotlight } from './useSpotlight.ts';
import { ViewerBar } from './ViewerBar.tsx';

import sketchStyles from './SketchBanner.module.css';
import styles from './TableScreen.module.css';

// Not needed before the game is over.
const FinalScore = lazy(() => import('../../count/FinalScore.tsx').then((module) => ({ default: module.FinalScore })));

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
  const progress = texts.round(things.era(view.era), Math.max(1, view.round), lastRound(table, view));
  return [boardName(table, language), sheet.isTakenBack ? `${progress} · ${story.history.takenBack}` : progress];
};

/** Whether the desk needs attention: an action to confirm, several at a site or for a card, the end of a turn or game. */
const isUrgent = (stage: Stage, { ready, selection }: DeskModel): boolean => {
  if (stage === 'complete' || stage === 'reveals' || stage === 'over') return true;
  return stage === 'open' && (ready !== undefined || selection.some(({ on }) => on === 'site' || on === 'card'));
};

/** A game being played: the whole screen and everything that can open over it. */
export const GameTable = ({ session, snapshot: latest, sketching }: GameTableProps) => {
  const count = useEraCount(session, latest);
  const snapshot = useFrozenWhileLoading(latest, count.isFetching);
  const { table, sheet, shown, frame, isSketch } = snapshot;
  useSounds(latest);
  useNetless(latest);
  const desk = useDesk(session, snapshot);
  const story = useJournal(snapshot);
  const OrderDesk = useContext(OrderPlace);
  const boardView = useBoardView(snapshot, count.ends);
  const finalSheet = useFinalSheet(snapshot);
  const chronicle = useChronicle(snapshot);
  const rematch = useRematch(snapshot);
  const isStill = useReducedMotion();
  const { pace } = useSettings();
  const [title, subtitle] = useTitle(snapshot);
  const seated = useMemo(() => seatedAt(sheet), [sheet]);
  const colours = useMemo(() => seated.map(({ colour }) => colour), [seated]);

  const isBegun = desk.selection.length > 0 || frame.draft.length > 0 || frame.stage !== 'open';
  const news = useNews(snapshot, isBegun);
  const spotlight = useSpotlight();
  const dock = useDock(frame.viewer, table.seats);
  const talk = useContext(TableTalk);
  const banner = useContext(TableBanner);
  const inspector = useRef<InspectorHandle>(null);
  const [inspected, setInspected] = useState<string>();
  const [marks, setMarks] = useState<StoryMarks>();
  const [find, setFind] = useState<{ readonly place: PlaceId }>();
  const [labels, setLabels] = useState<readonly BoardLabel[]>([]);
  const [openMat, setOpenMat] = useState<Seat>();
  const [openSheet, setOpenSheet] = useState<SheetName>();
  const [isScoreOpen, setScoreOpen] = useState(false);
  const [isBare, setBare] = useState(false);
  const [counted, setCounted] = useState<readonly number[]>();

  // In a plan the others only pass, so there is nothing to watch.
  const usualPace = isStill || isSketch ? 0 : pace;
  useEffect(() => session.setPace(usualPace), [session, usualPace]);

  // The result opens after the last count, and again when somebody wants a rematch.
  const isDecided = finalSheet !== undefined && shown.mode === 'live' && !count.end;
  useEffect(() => setScoreOpen(isDecided), [isDecided, snapshot.rematch]);

  const findPlace = useCallback((place: PlaceId) => setFind({ place }), []);
  const quickClicks = useQuickClicks(frame, (touched) => {
    const place = placeTouched(table, touched);
    if (place !== undefined) findPlace(place);
  });
  const live = shown.mode === 'live';
  /** Shows a mat in the dock if there is one, else in a sheet. */
  const showMat = useStableFunction((seat: Seat): void => (dock.isDocked ? dock.show(seat) : setOpenMat(seat)));
  const explanation = useExplanation(session, snapshot);
  const thinkers = useThinkers(snapshot);
  const showScore = useCallback(() => setScoreOpen(true), []);
  const goTo = useCallback((seq: number): void => void session.goTo(seq), [session]);
  const { timeline } = story;
  const talked = useMemo(
    () => ({ table, timeline, onMarks: setMarks, onFind: findPlace, onGoTo: goTo }),
    [table, timeline, findPlace, goTo],
  );
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
        inspected={inspected}
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
        explanation={explanation}
        onFind={findPlace}
        onMarks={setMarks}
        onLabels={setLabels}
        onTotals={setCounted}
      />
      {snapshot.isElsewhere && <OtherTabNotice session={session} />}
    </>
  );

  return (
    <main
      className={classes(styles.screen, isSketch ? sketchStyles.sheet : banner?.className)}
      onPointerOver={spotlight.onPointerOver}
      {...quickClicks}
    >
      {isSketch ? <SketchBanner snapshot={snapshot} sketching={sketching} /> : banner?.content}
      <TableLayout
        title={title}
        subtitle={subtitle}
        menu={
          <GameMenu
            session={session}
            snapshot={snapshot}
            docking={dock}
            sketching={sketching}
            rematch={frame.stage === 'over' ? rematch : undefined}
            onSheet={setOpenSheet}
          />
        }
        board={board}
        isBare={isBare}
        isWatching={session.isWatching}
        isPast={shown.mode === 'past' && !shown.isCount}
        order={<TurnOrder table={table} view={shown.view} seated={seated} actor={frame.actor} ghost={desk.ghost} />}
        journal={
          <Journal
            table={table}
            sitters={sheet.sitters}
            story={story}
            onMarks={setMarks}
            onFind={findPlace}
            onGoTo={goTo}
            onExplain={explanation.explain}
            thinkers={thinkers}
            onThoughts={explanation.showThoughts}
            onScore={finalSheet && showScore}
          />
        }
        talk={
          talk &&
          !isSketch && {
            title: <talk.Title />,
            content: <talk.Content viewer={frame.viewer} sitters={sheet.sitters} game={talked} />,
          }
        }
        history={
          <History
            session={session}
            table={table}
            viewer={frame.viewer}
            story={story}
            all={frame.seq}
            past={shown.mode === 'past' ? shown : undefined}
          />
        }
        seats={
          <Seats
            table={table}
            view={shown.view}
            seated={seated}
            viewer={frame.viewer}
            actor={frame.actor}
            thinking={latest.thinking}
            counted={counted}
            picking={desk.picking}
            onOpen={showMat}
          />
        }
        dock={
          dock.seat !== undefined && (
            <MatDock
              table={table}
              view={shown.view}
              seat={dock.seat}
              seated={seated}
              viewer={frame.viewer}
              picking={desk.picking}
              onShow={dock.show}
              onUndock={dock.undock}
            />
          )
        }
        display={
          table.start.display === undefined ? undefined : (
            <DeckPanel table={table} view={shown.view} viewer={frame.viewer} picking={desk.picking} isBrief />
          )
        }
        hand={
          <Hand
            table={table}
            view={shown.view}
            seat={frame.viewer}
            picking={desk.picking}
            isHidden={snapshot.handTo !== undefined}
          />
        }
        purse={<ViewerBar snapshot={snapshot} seated={seated} />}
        desk={
          <DeskPanel
            desk={desk}
            session={session}
            snapshot={snapshot}
            onHint={explanation.toggleHint}
            told={<Told session={session} snapshot={snapshot} story={story} onExplain={explanation.explain} />}
            order={OrderDesk && <OrderDesk session={session} snapshot={snapshot} sketching={sketching} />}
            result={finalSheet && { sentence: finalSheet.victory, onScore: showScore }}
          />
        }
        isUrgent={isUrgent(frame.stage, desk)}
        touched={desk.selection}
      />
      <MatDialog
        table={table}
        view={shown.view}
        seated={seated}
        picking={desk.picking}
        open={openMat}
        viewer={frame.viewer}
        onClose={() => setOpenMat(undefined)}
        onDock={dock.isPossible ? dock.show : undefined}
      />
      {finalSheet && chronicle && (
        <Suspense>
          <FinalScore
            table={table}
            sitters={sheet.sitters}
            sheet={finalSheet}
            chronicle={chronicle}
            isOpen={isScoreOpen}
            isSketch={isSketch}
            onClose={() => setScoreOpen(false)}
            onReplay={() => {
              setScoreOpen(false);
              void session.goTo(0);
            }}
            onReview={isSketch || snapshot.isRemote ? undefined : () => go({ screen: 'review', id: sheet.id })}
            onNewGame={() => go({ screen: snapshot.isRemote ? 'friends' : 'new' })}
            rematch={rematch}
            onSave={() => void save()}
          />
        </Suspense>
      )}
      <Inspector
        ref={inspector}
        table={table}
        view={shown.view}
        seated={seated}
        viewer={frame.viewer}
        onReach={setInspected}
      />
      <TableSheets
        session={session}
        snapshot={snapshot}
        desk={desk}
        open={openSheet}
        onOpen={setOpenSheet}
        onOpenMat={showMat}
        docking={dock}
        onFind={findPlace}
        onNews={news.toggle}
        onSpotlight={spotlight.toggle}
        onBare={() => setBare((was) => !was)}
        onHint={explanation.toggleHint}
        sketching={sketching}
        onInspect={() => inspector.current?.ask()}
        onStepBack={explanation.isOpen ? explanation.close : () => sketching.leave()}
      />
      <Handover session={session} snapshot={snapshot} />
    </main>
  );
};
