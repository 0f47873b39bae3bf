/** Firefox, driven through WebDriver BiDi: Playwright's own client asks for commands that Firefox ESR does not know. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Bidi } from './bidi.ts';
import { callText, clickAt, resultOf } from './calls.ts';
import { size } from './otherPage.ts';
import type { OtherPage } from './otherPage.ts';
import { Program } from './program.ts';

interface Session {
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}

interface Tree {
  readonly contexts: readonly { readonly context: string }[];
}

type Called =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

const firstPage = async (bidi: Bidi): Promise<OtherPage> => {
  const { capabilities } = await bidi.send<Session>('session.new', { capabilities: {} });
  const { contexts } = await bidi.send<Tree>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  await bidi.send('browsingContext.setViewport', { context, viewport: size });
  return {
    browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
    async open(url) {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(run, argument) {
      const called = await bidi.send<Called>('script.callFunction', {
        functionDeclaration: callText(run, argument),
        awaitPromise: true,
        target: { context },
      });
      if (called.type === 'exception') throw new Error(called.exceptionDetails.text);
      return resultOf(called.result.value);
    },
    async click(x, y) {
      await bidi.send('input.performActions', { context, actions: [clickAt(x, y)] });
    },
    async picture() {
      const { data } = await bidi.send<{ readonly data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
  };
};

export const inFirefox = async (path: string, use: (page: OtherPage) => Promise<void>): Promise<void> => {
  const profile = await mkdtemp(join(tmpdir(), 'coalbrook-firefox-'));
  const firefox = new Program(path, ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile]);
  try {
    const address = await firefox.until((output) => /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1]);
    const bidi = await Bidi.connect(`${address}/session`);
    try {
      await use(await firstPage(bidi));
    } finally {
      bidi.close();
    }
  } finally {
    firefox.end();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};
