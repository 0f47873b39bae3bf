// Lets Node read the source of the house as it is; also a worker's, by `execArgv: ['--import', <this file>]`.
import { register } from 'node:module';

process.setSourceMapsEnabled(true);
register('./strip.mjs', import.meta.url);
