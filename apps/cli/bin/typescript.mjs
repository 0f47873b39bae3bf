// Lets Node load the TypeScript sources directly. Newer versions strip the types themselves.
import module from 'node:module';

/** A user's bot may be in a folder without a package type; its modules are loaded as ES modules. */
const asModule = (url, context, next) =>
  next(url, /^file:.*\.ts$/.test(url) ? { ...context, format: 'module-typescript' } : context);

if (process.features.typescript) {
  module.registerHooks?.({ load: asModule });
} else {
  process.setSourceMapsEnabled(true);
  module.register('./strip.mjs', import.meta.url);
}
