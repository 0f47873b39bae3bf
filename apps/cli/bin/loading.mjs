import module from 'node:module';

/** A user's bot may be in a folder without a package type; its modules are loaded as ES modules. */
const asModule = (url, context, next) =>
  next(url, /^file:.*\.ts$/.test(url) ? { ...context, format: 'module-typescript' } : context);

/**
 * Lets this thread load TypeScript. Newer versions of Node strip the types themselves.
 *
 * @param {{ usesBundles: boolean }} wish
 */
export const loadTypeScript = (wish) => {
  if (process.features.typescript) {
    module.registerHooks?.({ load: asModule });
  } else {
    process.setSourceMapsEnabled(true);
    module.register('./strip.mjs', { parentURL: import.meta.url, data: wish });
  }
};
