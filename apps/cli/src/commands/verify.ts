import { parseRecord } from '@coalbrook/record';
import { sentenceOf } from '@coalbrook/referee';
import { done, fail } from '@coalbrook/rules';
import { parseJson } from '@coalbrook/rules/input';
import { counted } from '@coalbrook/words';

import type { CliCommand } from '../command.ts';

export const verify: CliCommand = {
  name: 'verify',
  operands: ['FILE'],
  sentence: 'Proves that every draw of a finished online game came from its sealed secret.',
  more: [
    'FILE is what a server has at /api/games/GAME/proof: a record and its proof (docs/wire.md).',
    'A game that is not finished, or of which nothing or not the end can be repeated, is not proved.',
  ],
  flags: {},
  async run(flags, io) {
    const [path] = flags.operands;
    if (path === undefined) return fail('verify needs a file: verify FILE');
    const text = io.read(path);
    if (!text.ok) return text;
    const json = parseJson(text.value, { name: path });
    if (!json.ok) return fail(sentenceOf(json.fault));
    const { isDrawProof, verifyGame } = await import('@coalbrook/server');
    const { record, proof } = (json.value ?? {}) as { readonly record?: unknown; readonly proof?: unknown };
    if (typeof record !== 'string' || !isDrawProof(proof)) return fail(`${path}: it has no record with a proof`);
    const read = parseRecord(record);
    if (!read.ok) return fail(`${path}: ${sentenceOf(read.fault)}`);
    const verdict = verifyGame(read.value, proof);
    if (!verdict.ok) return fail(`${path}: ${verdict.fault}`);
    const { draws, lapsed } = verdict.value;
    const proved = `All ${draws} draws come from the sealed secret.\n`;
    const rest = `${counted(lapsed, 'entry')} before entry ${read.value.header.resumed?.after} were played under earlier rules and cannot be repeated by this version.\n`;
    const before = `The game was begun elsewhere: draws before entry ${proof.from} were not made by the server.\n`;
    const ended = 'The people at the table ended the game before it was over.\n';
    return done(
      [
        proved,
        ...(lapsed > 0 ? [rest] : []),
        ...(proof.from > 0 ? [before] : []),
        ...(read.value.header.abandoned ? [ended] : []),
      ].join(''),
    );
  },
};
