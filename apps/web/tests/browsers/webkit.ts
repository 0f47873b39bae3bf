/** WebKitGTK, driven through the classic WebDriver protocol, on a display of its own if there is Xvfb. */
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { callText, clickAt, resultOf } from './calls.ts';
import { size } from './otherPage.ts';
import type { OtherPage } from './otherPage.ts';
import { Program } from './program.ts';
import { command } from './webDriver.ts';

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}

/** What a script in the page answers. */
interface Called {
  readonly text?: string;
  readonly fault?: string;
}

/** How long scripts and loading may take, in milliseconds. */
const timeouts = { script: 90_000, pageLoad: 90_000 };

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const onlyPage = (session: string, { capabilities }: Session): OtherPage => ({
  browser: `WebKitGTK ${capabilities.browserVersion}`,
  async open(url) {
    await command(`${session}/url`, 'POST', { url });
  },
  async evaluate(run, argument) {
    const script = `const tell = arguments[0];
      (${callText(run, argument)})().then((text) => tell({ text }), (error) => tell({ fault: String(error) }));`;
    const { text, fault } = await command<Called>(`${session}/execute/async`, 'POST', { script, args: [] });
    if (text === undefined) throw new Error(fault);
    return resultOf(text);
  },
  async click(x, y) {
    await command(`${session}/actions`, 'POST', { actions: [clickAt(x, y)] });
  },
  async picture() {
    return Buffer.from(await command<string>(`${session}/screenshot`, 'GET'), 'base64');
  },
});

/** Makes the window so large that the page in it has the usual size. */
const resize = async (session: string, page: OtherPage): Promise<void> => {
  await command(`${session}/window/rect`, 'POST', size);
  const frame = await page.evaluate(
    ({ width, height }) => ({ width: 2 * width - window.innerWidth, height: 2 * height - window.innerHeight }),
    size,
  );
  await command(`${session}/window/rect`, 'POST', frame);
};

const useDriver = async (driver: Program, address: string, use: (page: OtherPage) => Promise<void>): Promise<void> => {
  await driver.until(() => command<object>(`${address}/status`, 'GET').catch(() => undefined));
  const opened = await command<Session>(`${address}/session`, 'POST', { capabilities: { alwaysMatch: { timeouts } } });
  const session = `${address}/session/${opened.sessionId}`;
  const page = onlyPage(session, opened);
  await resize(session, page);
  try {
    await use(page);
  } finally {
    await command(session, 'DELETE').catch(() => undefined);
  }
};

/** Starts a display that nobody sees, and returns its name. */
const startDisplay = (xvfb: Program): Promise<string> =>
  xvfb.until((output) => {
    const number = /^(\d+)$/m.exec(output)?.[1];
    return number === undefined ? undefined : `:${number}`;
  });

export const inWebKit = async (
  path: string,
  xvfbPath: string | undefined,
  use: (page: OtherPage) => Promise<void>,
): Promise<void> => {
  const screen = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const xvfb = xvfbPath === undefined ? undefined : new Program(xvfbPath, screen);
  try {
    const env = xvfb ? { DISPLAY: await startDisplay(xvfb), GDK_BACKEND: 'x11' } : {};
    const port = await freePort();
    const driver = new Program(path, [`--port=${port}`], env);
    try {
      await useDriver(driver, `http://127.0.0.1:${port}`, use);
    } finally {
      driver.end();
    }
  } finally {
    xvfb?.end();
  }
};
