import { describe, expect, it } from 'vitest';

import { browser } from '../../scripts/browser.mjs';

interface Offer {
  readonly mayInstall: boolean;
  /** Which of the ways leads to a Chromium. */
  readonly by?: 'install' | 'download' | 'nothing';
}

/** Looks for a Chromium on a made-up machine; returns what was found and what was tried. */
const look = ({ mayInstall, by }: Offer): { readonly path: string | undefined; readonly tried: readonly string[] } => {
  const tried: string[] = [];
  const path = browser({
    find: () => (by === 'nothing' || tried.includes(by ?? '') ? '/a/chromium' : undefined),
    mayInstall,
    install: () => void tried.push('install'),
    download: () => void tried.push('download'),
  });
  return { path, tried };
};

describe('the browser for the browser tests', () => {
  it('is an installed one if there is one', () => {
    expect(look({ mayInstall: true, by: 'nothing' })).toEqual({ path: '/a/chromium', tried: [] });
    expect(look({ mayInstall: false, by: 'nothing' })).toEqual({ path: '/a/chromium', tried: [] });
  });

  it('is installed if packages can be installed', () => {
    expect(look({ mayInstall: true, by: 'install' })).toEqual({ path: '/a/chromium', tried: ['install'] });
  });

  it('is downloaded if packages cannot be installed', () => {
    expect(look({ mayInstall: false, by: 'download' })).toEqual({ path: '/a/chromium', tried: ['download'] });
  });

  it('is downloaded if installing fails', () => {
    expect(look({ mayInstall: true, by: 'download' })).toEqual({
      path: '/a/chromium',
      tried: ['install', 'download'],
    });
  });

  it('is missing only after everything was tried', () => {
    expect(look({ mayInstall: false })).toEqual({ path: undefined, tried: ['download'] });
    expect(look({ mayInstall: true })).toEqual({ path: undefined, tried: ['install', 'download'] });
  });
});
