// `npm start`: builds the page if its sources have changed, serves it locally and prints the address.
import { ready } from './ready.mjs';
import { readArguments } from './serve/arguments.mjs';
import { buildPage, dist } from './serve/buildPage.mjs';
import { endWithParent } from './serve/endWithParent.mjs';
import { pageHeaders } from './serve/headers.mjs';
import { listen } from './serve/listen.mjs';
import { openBrowser } from './serve/openBrowser.mjs';
import { staticFiles } from './serve/staticFiles.mjs';

const HOST = '127.0.0.1';
const PORT = 4173;

function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const { port, opensBrowser, fault } = readArguments(process.argv.slice(2));
if (fault) stop(fault);
// Only under npm: a server started directly in the background may outlive its terminal.
if (process.env.npm_lifecycle_event) endWithParent();
ready();
await buildPage().catch((error) => stop(`The page could not be built: ${error.message}`));
try {
  const wanted = { host: HOST, port: port ?? PORT, insists: port !== undefined };
  const address = `http://${HOST}:${await listen(staticFiles(dist, pageHeaders), wanted)}/`;
  process.stdout.write(`Coalbrook is ready: ${address}  (press Ctrl+C to stop)\n`);
  if (opensBrowser) openBrowser(address);
} catch (error) {
  stop(error.code === 'EADDRINUSE' ? `Port ${port} is in use; choose another one or omit --port.` : error.message);
}
