// `npm run check`: types, lint, format and unit tests. Arguments select tests: `npm run check -- sell`.
import { ready } from './ready.mjs';
import { check, conclude } from './steps.mjs';

ready();
const args = process.argv.slice(2);
conclude(await check(args), args);
