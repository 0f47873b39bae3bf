import { fileURLToPath } from 'node:url';

import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

const program = fileURLToPath(new URL('../../../cli/bin/coalbrook.mjs', import.meta.url));

/** Starts `coalbrook mcp` as clients do, over its standard input and output. */
export const connect = async (): Promise<Client> => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program, 'mcp'] }));
  return client;
};
