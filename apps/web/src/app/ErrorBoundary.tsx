import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';

import { download } from '../files/download.ts';
import { damagedFileName, fileNameOf } from '../files/fileName.ts';
import { useMessages } from '../language/useMessages.ts';
import type { Route } from '../route/route.ts';
import { exportGame } from '../session/exportGame.ts';
import { theShelf } from '../session/shelfContext.ts';
import { Button } from '../ui/Button.tsx';
import { notify } from '../ui/notices.ts';

import styles from './ErrorBoundary.module.css';

interface Props {
  readonly route: Route;
  readonly children: ReactNode;
}

interface Caught {
  readonly error: unknown;
  readonly route: Route;
}

const exportAll = async (game: string | undefined): Promise<void> => {
  const shelf = theShelf();
  const { games, damaged } = await shelf.list();
  const files = new Map([
    ...games.map(({ sheet }) => [sheet.id, fileNameOf(sheet)] as const),
    ...damaged.map(({ id }) => [id, damagedFileName(id)] as const),
  ]);
  for (const [id, fileName] of files) {
    if (game === undefined || id === game) download(fileName, (await exportGame(shelf, id)).text);
  }
};

const ErrorMessage = ({ error, route, onHome }: Caught & { readonly onHome: () => void }) => {
  const { crash, home } = useMessages().common;
  const game = route.screen === 'game' ? route.id : undefined;
  const exportGames = (): void => {
    exportAll(game).then(
      () => notify(crash.exported),
      () => notify(crash.notExported, { tone: 'fault' }),
    );
  };
  return (
    <main className={styles.apology}>
      <h1>{crash.title}</h1>
      <p>{route.screen === 'online' ? crash.online : crash.sentence}</p>
      <div className={styles.actions}>
        <Button look="primary" onPress={() => window.location.reload()}>
          {crash.reload}
        </Button>
        <Button onPress={exportGames}>{crash.exportGames}</Button>
        <Button onPress={onHome}>{home}</Button>
      </div>
      <details className={styles.details}>
        <summary>{crash.details}</summary>
        <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
      </details>
    </main>
  );
};

/** Shows an error in place of the broken part; saved games are unaffected. */
export class ErrorBoundary extends Component<Props, { readonly caught: Caught | undefined }> {
  override state: { readonly caught: Caught | undefined } = { caught: undefined };

  static getDerivedStateFromError(error: unknown): { readonly caught: Omit<Caught, 'route'> } {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override componentDidUpdate({ route }: Props): void {
    if (this.state.caught && route !== this.props.route) this.setState({ caught: undefined });
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    const goHome = (): void => {
      window.location.hash = '#/';
      this.setState({ caught: undefined });
    };
    return <ErrorMessage error={caught.error} route={this.props.route} onHome={goHome} />;
  }
}
