// `npm run pictures`: takes the pictures of the README.
import { ready } from './ready.mjs';
import { conclude, inBrowser } from './steps.mjs';

ready();
conclude(await inBrowser([], 'pictures'));
process.stdout.write('The pictures are in docs/pictures.\n');
