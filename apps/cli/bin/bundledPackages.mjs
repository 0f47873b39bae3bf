// Lets another loader of TypeScript take packages from their bundles, so that it need not transform five hundred
// modules. Newer versions of Node load TypeScript themselves, and nothing is bundled there.
import module from 'node:module';

import { findBundles } from './bundles.mjs';

if (!process.features.typescript)
  module.register('./bundleResolver.mjs', { parentURL: import.meta.url, data: [...(await findBundles())] });
