// Lets Node load the TypeScript sources as they are. Newer releases take the types away by themselves.
import module from 'node:module';

/** A bot of somebody's own may lie in a folder that does not say what its modules are: they are ES modules here. */
const asModule = (url, context, next) =>
  next(url, /^file:.*\.ts$/.test(url) ? { ...context, format: 'module-typescript' } : context);

if (process.features.typescript) {
  module.registerHooks?.({ load: asModule });
} else {
  process.setSourceMapsEnabled(true);
  module.register('./strip.mjs', import.meta.url);
}
