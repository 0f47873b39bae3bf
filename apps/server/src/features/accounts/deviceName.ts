/** What browsers call themselves; the first that fits counts, since many also name others. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstIn = (known: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  known.find(([pattern]) => pattern.test(agent))?.[1];

/** Browser and system in words that every language shares; `?` if neither is known. */
export const deviceName = (agent: string): string => {
  const names = [firstIn(browsers, agent), firstIn(systems, agent)].filter((name) => name !== undefined);
  return names.length === 0 ? '?' : names.join(' · ');
};
