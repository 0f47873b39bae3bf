// `npm run screens`: every screen of the page as a picture, in three sizes, by day and by night.
import { ready } from './ready.mjs';
import { conclude, inBrowser } from './steps.mjs';

ready();
process.env.COALBROOK_PICTURES = '1';
conclude(await inBrowser(['screens']));
process.stdout.write('The pictures are in apps/web/test-results/screens.\n');
