// Lets somebody's own bot be TypeScript, where Node strips the types itself: it may be in a folder without a package type.
import module from 'node:module';

const asModule = (url, context, next) =>
  next(url, /^file:.*\.ts$/.test(url) ? { ...context, format: 'module-typescript' } : context);

if (process.features.typescript) module.registerHooks?.({ load: asModule });
