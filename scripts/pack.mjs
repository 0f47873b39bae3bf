// `npm run pack`: builds what is to be published, as tarballs in `dist/tarballs`.
import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

import { compile } from './pack/compile.mjs';
import { layOutProgram, layOutPackage } from './pack/layOut.mjs';
import { libraries } from './pack/published.mjs';
import { npm, ready, root, stop } from './ready.mjs';
import { buildPage } from './serve/buildPage.mjs';

ready();
const built = join(root, 'dist', 'published');
const tarballs = join(root, 'dist', 'tarballs');
for (const folder of [built, tarballs]) rmSync(folder, { recursive: true, force: true });
mkdirSync(tarballs, { recursive: true });

await buildPage();
const compiled = compile(join(built, 'compiled'));
const folders = [
  ...libraries.map((name) => layOutPackage(name, compiled, join(built, name))),
  layOutProgram(compiled, join(built, 'coalbrook')),
];
const packed = npm('pack', '--json', '--pack-destination', tarballs, ...folders);
if (packed.status !== 0) stop('npm pack failed:', packed.stderr);
for (const { filename, size, unpackedSize } of JSON.parse(packed.stdout)) {
  const sizes = [size, unpackedSize].map((bytes) => `${Math.ceil(bytes / 1000).toLocaleString('en')} kB`);
  process.stdout.write(
    `${relative(root, join(tarballs, filename)).padEnd(52)}${sizes[0].padStart(10)}, unpacked ${sizes[1]}\n`,
  );
}
