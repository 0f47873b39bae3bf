import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import react from '@vitejs/plugin-react';
import { defineConfig, transformWithOxc } from 'vite';
import type { Plugin } from 'vite';

const home = import.meta.dirname;

/** All built files, relative to the folder, without hidden files, source maps and nets, which bots load and keep themselves. */
const builtFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter(
      (file) =>
        file !== 'sw.js' && !/\.(?:map|net)$/.test(file) && !file.split('/').some((part) => part.startsWith('.')),
    )
    .toSorted();

/** Writes `sw.js`, which caches the built page on the device. */
const serviceWorker = (): Plugin => {
  let folder = join(home, 'dist');
  return {
    name: 'coalbrook-service-worker',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      const source = join(home, 'src/serviceWorker.ts');
      const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
      const files = builtFiles(folder);
      const hash = createHash('sha256').update(code);
      for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
      const head = `const FILES = ${JSON.stringify(files.map((file) => `./${file}`))};\nconst VERSION = ${JSON.stringify(hash.digest('hex').slice(0, 16))};\n`;
      writeFileSync(join(folder, 'sw.js'), `${head}${code.replace(/^export \{\s*\};?\s*$/m, '')}`);
    },
  };
};

/** The codes of the page's languages: each has a folder. */
const spoken = readdirSync(join(home, 'src/language'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Whether a line of React Aria's lists of texts is about a language that the page does not speak. */
const isForeign = (line: string): boolean => {
  const code = /\b([a-z]{2})-[A-Z]{2}(?:\.m?js"|":)/.exec(line)?.[1];
  return code !== undefined && !spoken.includes(code);
};

/** React Aria ships its texts in thirty languages; only those of the page are bundled. */
const spokenLocales = (): Plugin => ({
  name: 'coalbrook-spoken-locales',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/](?:react-aria|react-stately)[\\/].*[\\/]intlStrings\.m?js$/ },
    handler: (code) =>
      code
        .split('\n')
        .filter((line) => !isForeign(line))
        .join('\n'),
  },
});

/**
 * The development server serves JSON as script, and says so where it is imported at once, but not where it is loaded
 * later: there, browsers refuse what is not JSON.
 */
const jsonAsScript = (): Plugin => ({
  name: 'coalbrook-json-as-script',
  apply: 'serve',
  enforce: 'pre',
  transform: {
    filter: { code: /\bimport\('[^']+\.json',/ },
    handler: (code) => code.replace(/(import\('[^']+\.json'), \{ with: \{ type: 'json' \} \}\)/g, '$1)'),
  },
});

export default defineConfig({
  root: home,
  base: './',
  plugins: [jsonAsScript(), react(), spokenLocales(), serviceWorker()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // One file instead of two dozen for what every screen needs of the packages.
        codeSplitting: { groups: [{ name: 'engine', tags: ['$initial'], test: /[\\/]packages[\\/]/ }] },
      },
    },
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
