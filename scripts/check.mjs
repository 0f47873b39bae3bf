// `npm run check`: types, lint, format, boundaries and unit tests. Arguments narrow the tests: `npm run check -- sell`.
import { ready } from './ready.mjs';
import { check, conclude } from './steps.mjs';

ready();
conclude(await check(process.argv.slice(2)));
