// `npm run build`: builds the page, for `coalbrook serve`.
import { ready } from './ready.mjs';
import { buildPage } from './serve/buildPage.mjs';

ready();
await buildPage();
