import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { online as german } from '../../../language/de/online.ts';
import { english } from '../../../language/english.ts';
import { NetworkSign } from './NetworkSign.tsx';

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => undefined, setItem: () => undefined, removeItem: () => undefined });
});
afterEach(() => void vi.unstubAllGlobals());

const signIn = (language: string, network: 'elsewhere' | 'older' | 'other' | 'up'): string => {
  vi.stubGlobal('navigator', { languages: [language] });
  return renderToStaticMarkup(createElement(NetworkSign, { network, session: undefined }));
};

it('a server of another version is named, and the page offers to load itself again', () => {
  const { online, common } = english;
  const sign = signIn('en', 'other');
  expect(sign).toContain(online.otherVersion);
  expect(sign).toMatch(new RegExp(`<button[^>]*>.*${common.update.reload}`));
  expect(signIn('en', 'up')).toBe('');
  expect(german.otherVersion).not.toBe(online.otherVersion);
});

it.each([
  ['en', english.online.olderServer],
  ['de', german.olderServer],
])('a server that is older than the page is named in %s', (language, sentence) => {
  expect(signIn(language, 'older')).toContain(sentence);
});

it.each([
  ['en', english.online.elsewhere],
  ['de', german.elsewhere],
])('that another node serves the table is said in %s', (language, sentence) => {
  expect(signIn(language, 'elsewhere')).toContain(sentence);
});
