import type { Readable, Writable } from 'node:stream';

import { McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';

import { loadRecord, newGame } from './opening.ts';
import { hint, play, position, record, whyNot } from './playing.ts';
import { lookUpRules } from './reading.ts';
import { Refused } from './refused.ts';
import { StudySession } from './tool.ts';

const tools = [newGame, loadRecord, position, play, whyNot, hint, lookUpRules, record];

/** A refusal is an answer, too, marked as an error. */
const answerOf = async (work: () => string | Promise<string>) => {
  try {
    return { content: [{ type: 'text' as const, text: await work() }] };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { content: [{ type: 'text' as const, text: error.message }], isError: true };
  }
};

/**
 * Lets a language model play: each answer says what happened, where the game stands and what can be played. What cannot be
 * carried out is told in one sentence, and has changed nothing. Returns when the input ends.
 */
export const serveTools = async (version: string, input: Readable, output: Writable): Promise<void> => {
  const server = new McpServer({ name: 'coalbrook', version });
  const session = new StudySession();
  // A client may send several calls at once; each begins where the one before has ended.
  let last: Promise<unknown> = Promise.resolve();
  for (const tool of tools) {
    const { name, description, input: inputSchema } = tool;
    server.registerTool(name, { description, inputSchema }, (wish) => {
      const answer = last.then(async () => answerOf(() => tool.run(session, wish)));
      last = answer.catch(() => undefined);
      return answer;
    });
  }
  const closed = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
  });
  input.once('end', () => void last.then(() => server.close()));
  await server.connect(new StdioServerTransport(input, output));
  await closed;
};
