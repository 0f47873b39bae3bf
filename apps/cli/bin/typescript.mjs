// Lets Node load the TypeScript sources as they are. Newer releases do so by themselves.
if (!process.features.typescript) {
  const { register } = await import('node:module');
  process.setSourceMapsEnabled(true);
  register('./strip.mjs', import.meta.url);
}
