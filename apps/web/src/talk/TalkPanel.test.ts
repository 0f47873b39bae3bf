import type { Seat } from '@coalbrook/rules';
import { NOBODY } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';
import type { Remark, Remarks } from '@coalbrook/wire/online';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { TalkServer } from '../session/online/talkApi.ts';
import { NotesPanel } from './NotesPanel.tsx';
import { Talk } from './talk.ts';
import { TalkPanel } from './TalkPanel.tsx';
import { partsOf } from './talkParts.tsx';

// A page that is drawn once, outside a browser, cannot ask whether it is night.
vi.mock(import('../settings/theme.ts'), () => ({ useTheme: () => 'day' as const }));

const [ME, OTHER] = [0 as Seat, 1 as Seat];

const sitters: readonly Sitter[] = ['Ada', 'Ben'].map((name) => ({
  kind: 'person',
  name,
  policy: '',
  figure: '',
  colour: '',
}));

const remark = (number: number, seat: Seat, body: string): Remark => ({
  number,
  at: 1000 * number,
  seat,
  name: sitters[seat]?.name ?? '<i>Cleo</i>',
  speaker: `s${seat}`,
  body,
  seq: -1,
});

/** Everything but reading fails. */
const serverWith = (table: readonly Remark[], watchers: readonly Remark[] = [], muted: readonly string[] = []) => {
  const failing = () => Promise.resolve({ ok: false as const, failed: 'offline' });
  const read: TalkServer['read'] = ({ circle, seat }) => {
    const remarks = circle === 'table' ? table : watchers;
    const value: Remarks = { remarks, last: remarks.length, own: `s${seat}`, muted };
    return Promise.resolve({ ok: true, value });
  };
  return { read, say: failing, mute: failing, report: failing, notes: failing, note: failing };
};

const open = async (server: TalkServer, held: readonly Seat[]): Promise<Talk> => {
  const talk = new Talk('g', { hear: () => () => undefined }, server);
  talk.setTable({ status: 'running', held, watchDelay: 0 });
  for (let tick = 0; tick < 20; tick++) await Promise.resolve();
  return talk;
};

const show = (talk: Talk, viewer: Seat): string =>
  renderToStaticMarkup(createElement(TalkPanel, { talk, viewer, sitters }));

beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => undefined, setItem: () => undefined, removeItem: () => undefined });
});
afterEach(() => void vi.unstubAllGlobals());

it('shows who said what, and never as markup', async () => {
  const talk = await open(
    serverWith([remark(1, ME, '<script>alert(1)</script>'), remark(2, OTHER, 'Hi'), remark(3, OTHER, 'there')]),
    [ME],
  );
  const html = show(talk, ME);
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script');
  // A name is written once for remarks in a row.
  expect(html.split('Ben</bdi>').length - 1).toBe(1);
  // Nobody mutes or reports their own remarks.
  expect(html.split('aria-label="More about this remark').length - 1).toBe(2);
  expect(html).toContain('Notebook');
  expect(html).toContain('Say something to the table');
});

it('folds what a muted person says to one line that can be opened', async () => {
  const html = show(await open(serverWith([remark(1, OTHER, 'rude')], [], ['s1']), [ME]), ME);
  expect(html).not.toContain('rude');
  expect(html).toContain('Ben (muted)');
  expect(html).toContain('>Show</button>');
});

it('shows those who watch both, and says who reads what they write', async () => {
  const talk = await open(serverWith([remark(1, OTHER, 'Hi')], [remark(1, NOBODY, 'Psst')]), []);
  const html = show(talk, NOBODY);
  expect(html).toContain('Psst');
  expect(html).toContain('&lt;i&gt;Cleo&lt;/i&gt;');
  expect(html).toContain('People at the table can read this only after the game.');
  expect(html).toContain('aria-label="Say something to the other spectators"');
  expect(html).not.toContain('Notebook');
});

it('writes the name again when somebody goes on under another one', async () => {
  const said = [remark(1, NOBODY, 'Hi'), { ...remark(2, NOBODY, 'Me again'), name: 'Dora' }];
  const html = show(await open(serverWith([], said), []), NOBODY);
  expect(html).toContain('Cleo&lt;/i&gt;</bdi>');
  expect(html).toContain('Dora</bdi>');
});

it('says that a name is taken, and leaves the remark to be sent again', async () => {
  const server = { ...serverWith([]), say: () => Promise.resolve({ ok: false as const, failed: 'name' }) };
  const talk = await open(server, []);
  talk.say(NOBODY, 'Well played', 'Ben');
  for (let tick = 0; tick < 20; tick++) await Promise.resolve();
  const html = show(talk, NOBODY);
  expect(html).toContain('A player at this table has that name, or one that looks like it. Choose another one.');
  expect(html).not.toContain('Well played');
});

it('shows what waits to be sent', async () => {
  const talk = await open(serverWith([]), [ME]);
  talk.say(ME, 'Wait <b>');
  for (let tick = 0; tick < 20; tick++) await Promise.resolve();
  const html = show(talk, ME);
  expect(html).toContain('Wait &lt;b&gt;');
  expect(html).toContain('Waiting to be sent');
});

it('counts unread remarks in the title, and announces none of the old ones', async () => {
  const talk = await open(serverWith([remark(1, OTHER, 'Hi'), remark(2, OTHER, 'Hello?')]), [ME]);
  const { Title, Announcer } = partsOf(talk);
  expect(renderToStaticMarkup(createElement(Title))).toContain('2 unread');
  expect(renderToStaticMarkup(createElement(Announcer))).not.toContain('Hello?');
  talk.markSeen();
  expect(renderToStaticMarkup(createElement(Title))).toBe('Talk');
});

it('shows a notebook, and how it is kept', async () => {
  const stored = { version: 2, text: 'Ben <wants> the port' };
  const server = { ...serverWith([]), notes: () => Promise.resolve({ ok: true as const, value: stored }) };
  const notes = (await open(server, [ME])).notesOf(ME);
  expect(renderToStaticMarkup(createElement(NotesPanel, { notes }))).toContain('Loading');
  for (let tick = 0; tick < 20; tick++) await Promise.resolve();
  const html = renderToStaticMarkup(createElement(NotesPanel, { notes }));
  expect(html).toContain('Ben &lt;wants&gt; the port');
  expect(html).toContain('Saved');
});
