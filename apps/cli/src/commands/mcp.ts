import { Readable, Writable } from 'node:stream';

import { done } from '@coalbrook/rules';

import manifest from '../../package.json' with { type: 'json' };
import type { CliCommand } from '../command.ts';

export const mcp: CliCommand = {
  name: 'mcp',
  operands: [],
  sentence: 'Lets a language model play, ask why not, and study: a server for the Model Context Protocol.',
  more: ['It speaks over standard input and output; docs/mcp.md says how to add it to a client.'],
  flags: {},
  async run(flags, io) {
    const wish = flags.close({});
    if (!wish.ok) return wish;
    const { serveTools } = await import('@coalbrook/mcp');
    const output = new Writable({
      write(chunk: Buffer, _encoding, written) {
        io.print(chunk.toString()).then(() => written(), written);
      },
    });
    await serveTools(manifest.version, Readable.from(io.input), output);
    return done('');
  },
};
