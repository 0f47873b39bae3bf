import type { IncomingMessage, ServerResponse } from 'node:http';

import { pageHeaders } from './pageHeaders.ts';
import { staticFiles } from './staticFiles.ts';

/** Serves the built page from a folder. */
export const servePage = (folder: string): ((request: IncomingMessage, response: ServerResponse) => void) => {
  const serve = staticFiles(folder, pageHeaders);
  return (request, response) => void serve(request, response);
};
