import { lazy, Suspense, useEffect } from 'react';
import { RouterProvider } from 'react-aria-components';

import { useMessages } from '../language/useMessages.ts';
import { hrefOf } from '../route/route.ts';
import type { Route } from '../route/route.ts';
import { useRoute } from '../route/useRoute.ts';
import { watchFailures } from '../session/failures.ts';
import { useIsSearching } from '../session/online/searchNote.ts';
import { ShelfContext, theShelf } from '../session/shelfContext.ts';
import { Loading } from '../ui/Loading.tsx';
import { dismissFaults, notify } from '../ui/notices.ts';
import { Notices } from '../ui/Notices.tsx';
import { Tips } from '../ui/Tips.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useDocument } from './useDocument.ts';

const NotFoundScreen = lazy(() =>
  import('./NotFoundScreen.tsx').then((module) => ({ default: module.NotFoundScreen })),
);

const StartScreen = lazy(() =>
  import('../screens/shelf/start/StartScreen.tsx').then((module) => ({ default: module.StartScreen })),
);
const NewGameScreen = lazy(() =>
  import('../screens/play/newGame/NewGameScreen.tsx').then((module) => ({ default: module.NewGameScreen })),
);
const OnlineScreen = lazy(() =>
  import('../screens/play/online/OnlineScreen.tsx').then((module) => ({ default: module.OnlineScreen })),
);
const JoinScreen = lazy(() =>
  import('../screens/play/friends/JoinScreen.tsx').then((module) => ({ default: module.JoinScreen })),
);
const TableScreen = lazy(() =>
  import('../screens/play/table/TableScreen.tsx').then((module) => ({ default: module.TableScreen })),
);
const LearnScreen = lazy(() =>
  import('../screens/learning/learn/LearnScreen.tsx').then((module) => ({ default: module.LearnScreen })),
);
const AidScreen = lazy(() =>
  import('../screens/learning/learn/AidScreen.tsx').then((module) => ({ default: module.AidScreen })),
);
const LessonsScreen = lazy(() =>
  import('../screens/learning/lessons/LessonsScreen.tsx').then((module) => ({ default: module.LessonsScreen })),
);
const GuidedScreen = lazy(() =>
  import('../screens/learning/guided/GuidedScreen.tsx').then((module) => ({ default: module.GuidedScreen })),
);
// Only guided games need it.
const GuidedTable = lazy(() =>
  import('../screens/learning/guided/GuidedTable.tsx').then((module) => ({ default: module.GuidedTable })),
);
const ExampleScreen = lazy(() =>
  import('../screens/learning/lessons/ExampleScreen.tsx').then((module) => ({ default: module.ExampleScreen })),
);
const LessonScreen = lazy(() =>
  import('../screens/learning/lessons/LessonScreen.tsx').then((module) => ({ default: module.LessonScreen })),
);
const ReviewScreen = lazy(() =>
  import('../screens/play/review/ReviewScreen.tsx').then((module) => ({ default: module.ReviewScreen })),
);
const ProgressScreen = lazy(() =>
  import('../screens/learning/progress/ProgressScreen.tsx').then((module) => ({ default: module.ProgressScreen })),
);
const PuzzlesScreen = lazy(() =>
  import('../screens/learning/puzzles/PuzzlesScreen.tsx').then((module) => ({ default: module.PuzzlesScreen })),
);
const PuzzleScreen = lazy(() =>
  import('../screens/learning/puzzles/PuzzleScreen.tsx').then((module) => ({ default: module.PuzzleScreen })),
);
const RulesScreen = lazy(() =>
  import('../screens/learning/rules/RulesScreen.tsx').then((module) => ({ default: module.RulesScreen })),
);
const ReplayScreen = lazy(() =>
  import('../screens/shelf/replay/ReplayScreen.tsx').then((module) => ({ default: module.ReplayScreen })),
);
const SharedScreen = lazy(() =>
  import('../screens/shelf/replay/SharedScreen.tsx').then((module) => ({ default: module.SharedScreen })),
);
const SeedScreen = lazy(() =>
  import('../screens/shelf/replay/SeedScreen.tsx').then((module) => ({ default: module.SeedScreen })),
);

const KeeperScreen = lazy(() =>
  import('../screens/server/keeper/KeeperScreen.tsx').then((module) => ({ default: module.KeeperScreen })),
);
const PrivacyScreen = lazy(() =>
  import('../screens/server/privacy/PrivacyScreen.tsx').then((module) => ({ default: module.PrivacyScreen })),
);
const LadderScreen = lazy(() =>
  import('../screens/server/ratings/LadderScreen.tsx').then((module) => ({ default: module.LadderScreen })),
);
const LobbyScreen = lazy(() =>
  import('../screens/server/lobby/LobbyScreen.tsx').then((module) => ({ default: module.LobbyScreen })),
);
const PeopleScreen = lazy(() =>
  import('../screens/server/people/PeopleScreen.tsx').then((module) => ({ default: module.PeopleScreen })),
);
const MatchScreen = lazy(() =>
  import('../screens/server/match/MatchScreen.tsx').then((module) => ({ default: module.MatchScreen })),
);
// Few are searching.
const SearchLine = lazy(() =>
  import('../screens/server/match/SearchLine.tsx').then((module) => ({ default: module.SearchLine })),
);
const PlayerScreen = lazy(() =>
  import('../screens/server/ratings/PlayerScreen.tsx').then((module) => ({ default: module.PlayerScreen })),
);

const StatisticsScreen = lazy(() =>
  import('../screens/shelf/statistics/StatisticsScreen.tsx').then((module) => ({ default: module.StatisticsScreen })),
);

const AccountScreen = lazy(() =>
  import('../screens/server/account/AccountScreen.tsx').then((module) => ({ default: module.AccountScreen })),
);

const TournamentsScreen = lazy(() =>
  import('../screens/server/tournament/TournamentsScreen.tsx').then((module) => ({
    default: module.TournamentsScreen,
  })),
);
const TournamentRoute = lazy(() =>
  import('../screens/server/tournament/TournamentRoute.tsx').then((module) => ({ default: module.TournamentRoute })),
);

const Screen = ({ route }: { readonly route: Route }) => {
  switch (route.screen) {
    case 'start':
      return <StartScreen />;
    case 'new':
      return <NewGameScreen key={route.screen} />;
    case 'friends':
      return <NewGameScreen key={hrefOf(route)} isOnline isPublic={route.isPublic} />;
    case 'online':
      return <OnlineScreen key={route.id} id={route.id} />;
    case 'join':
      return <JoinScreen key={route.token} game={route.id} token={route.token} />;
    case 'game':
      return <TableScreen key={route.id} id={route.id} guided={GuidedTable} />;
    case 'learn':
      return <LearnScreen edition={route.edition} />;
    case 'aid':
      return <AidScreen edition={route.edition} />;
    case 'lessons':
      return <LessonsScreen collection={route.collection} />;
    case 'lesson':
      return <LessonScreen key={route.id} id={route.id} />;
    case 'example':
      return <ExampleScreen key={route.id} id={route.id} />;
    case 'guided':
      return <GuidedScreen />;
    case 'progress':
      return <ProgressScreen />;
    case 'review':
      return <ReviewScreen key={route.id} id={route.id} />;
    case 'puzzles':
      return <PuzzlesScreen edition={route.edition} />;
    case 'puzzle':
      return <PuzzleScreen key={route.id} id={route.id} />;
    case 'rules':
      return <RulesScreen at={route.at} />;
    case 'replay':
      return <ReplayScreen />;
    case 'shared':
      return <SharedScreen key={route.payload} payload={route.payload} />;
    case 'seed':
      return <SeedScreen key={route.payload} payload={route.payload} />;
    case 'keeper':
      return <KeeperScreen token={route.token} />;
    case 'privacy':
      return <PrivacyScreen />;
    case 'statistics':
      return <StatisticsScreen />;
    case 'ladder':
      return <LadderScreen />;
    case 'lobby':
      return <LobbyScreen />;
    case 'people':
      return <PeopleScreen token={route.token} />;
    case 'match':
      return <MatchScreen />;
    case 'tournaments':
      return <TournamentsScreen />;
    case 'player':
      return <PlayerScreen key={route.id} id={route.id} />;
    case 'account':
      return <AccountScreen id={route.id} token={route.token} />;
    case 'tournament':
      return <TournamentRoute id={route.id} token={route.token} />;
    case 'unknown':
      return <NotFoundScreen />;
  }
};

const openHref = (href: string): void => {
  window.location.hash = href;
};

export const App = () => {
  useDocument();
  const route = useRoute();
  const isSearching = useIsSearching();
  const { title, failure } = useMessages().common;
  useEffect(() => watchFailures((text) => notify(failure(text), { tone: 'fault' })), [failure]);
  useEffect(() => {
    document.title = title;
    dismissFaults();
    if (route.screen !== 'rules') window.scrollTo(0, 0);
  }, [route.screen, title]);
  return (
    <RouterProvider navigate={openHref}>
      <ErrorBoundary route={route}>
        <ShelfContext value={theShelf()}>
          <Suspense fallback={<Loading />}>
            <Screen route={route} />
          </Suspense>
        </ShelfContext>
      </ErrorBoundary>
      {isSearching && (
        <Suspense>
          <SearchLine route={route} />
        </Suspense>
      )}
      <Notices />
      <Tips />
    </RouterProvider>
  );
};
