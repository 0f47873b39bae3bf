import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { root } from '../source.ts';

/** Where the modules of `npm start` are. */
export const serveFolder: string = join(root, 'scripts', 'serve');

/** Loads a script; they are plain JavaScript, so the caller names the exports' type. */
export const scripts = async <Module>(name: string): Promise<Module> =>
  (await import(/* @vite-ignore */ pathToFileURL(join(serveFolder, name)).href)) as Module;
