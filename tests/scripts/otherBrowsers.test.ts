import { describe, expect, it } from 'vitest';

import { otherBrowsers } from '../../scripts/otherBrowsers.mjs';

interface MadeUpMachine {
  readonly programs?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** What is found on a made-up machine. */
const look = ({ programs = [], env = {} }: MadeUpMachine): Record<'firefox' | 'webkit', string> => {
  const found = otherBrowsers({
    find: (program) => (programs.includes(program) ? `/bin/${program}` : undefined),
    exists: (path) => programs.includes(path),
    env,
  });
  const describeOne = (name: string): string => {
    const { missing, env: places = {} } = found.find((one) => one.name === name) ?? {};
    return (
      missing ??
      Object.entries(places)
        .flatMap(([key, path]) => (key === 'NODE_OPTIONS' ? [] : [path]))
        .join(' ')
    );
  };
  return { firefox: describeOne('firefox'), webkit: describeOne('webkit') };
};

describe('the browsers besides Chromium', () => {
  it('are missing from a bare machine, each with a reason', () => {
    expect(look({})).toEqual({
      firefox: 'Firefox was not found; install it (Debian: firefox-esr) or set FIREFOX_PATH.',
      webkit: 'WebKitWebDriver was not found; install it (Debian: webkit2gtk-driver).',
    });
  });

  it('include any Firefox, and the one that was asked for before others', () => {
    expect(look({ programs: ['firefox'] }).firefox).toBe('/bin/firefox');
    expect(look({ programs: ['firefox', 'firefox-esr'] }).firefox).toBe('/bin/firefox-esr');
    expect(look({ programs: ['firefox'], env: { FIREFOX_PATH: '/my/firefox' } }).firefox).toBe('/my/firefox');
  });

  it('include WebKit only if it has a display, preferably one of its own', () => {
    const driver = 'WebKitWebDriver';
    expect(look({ programs: [driver] }).webkit).toBe(
      'WebKit needs a display; install Xvfb (Debian: xvfb) or set DISPLAY.',
    );
    expect(look({ programs: [driver], env: { DISPLAY: ':0' } }).webkit).toBe(`/bin/${driver}`);
    expect(look({ programs: [driver, 'Xvfb'], env: { DISPLAY: ':0' } }).webkit).toBe(`/bin/${driver} /bin/Xvfb`);
  });
});
