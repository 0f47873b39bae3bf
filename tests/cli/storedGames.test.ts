import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SqliteDatabase, startServer } from '@coalbrook/server';
import type { DrawProof } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';

import { settle } from './coalbrook.ts';

interface PlayedFolder {
  readonly folder: string;
  readonly game: string;
  readonly proof: DrawProof;
}

/** A folder in which a server has kept one game of bots. */
const playedFolder = async (): Promise<PlayedFolder> => {
  const folder = mkdtempSync(join(tmpdir(), 'coalbrook-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const database = new SqliteDatabase(join(folder, 'games.db'));
  const server = await startServer({ database, host: '127.0.0.1', port: 0, botFloor: 0, log: () => undefined });
  const origin = `http://127.0.0.1:${server.port}`;
  const sitter = { name: 'Bot', kind: 'bot', policy: 'random', figure: '', colour: '' };
  const response = await fetch(`${origin}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      edition: 'lancashire',
      wish: { seats: 2 },
      sitters: [sitter, sitter],
      seed: '',
      mine: [],
      nonce: '',
    }),
  });
  const { game } = (await response.json()) as { readonly game: string };
  const [sealed] = await database.query<Pick<DrawProof, 'secret' | 'commitment'>>(
    'select secret, commitment from games where id = $1',
    game,
  );
  await server.close();
  return { folder, game, proof: { game, nonces: ['', ''], from: 0, ...sealed } };
};

describe('the games of a server', () => {
  it('can be checked, copied and exported', async () => {
    const { folder, game } = await playedFolder();
    const data = ['--data', folder];
    const { outcome } = await settle(['check-data', ...data]);
    expect(outcome.ok && outcome.value).toMatch(/^1 game, .*: everything fits\.\n$/);

    const copy = join(folder, 'copy.db');
    expect((await settle(['backup', copy, ...data])).outcome.ok).toBe(true);
    expect((await settle(['backup', copy, ...data])).outcome).toEqual({ ok: false, fault: [`${copy} exists already`] });

    const exported = await settle(['export', game, ...data]);
    expect(exported.outcome.ok && exported.outcome.value).toContain('"edition":"lancashire"');
    expect((await settle(['export', 'nothing', ...data])).outcome).toEqual({
      ok: false,
      fault: ['nothing: there is no such game'],
    });
  });

  it('are not proved before they are finished, nor by a proof that does not fit', async () => {
    const { folder, game, proof } = await playedFolder();
    const exported = await settle(['export', game, '--data', folder]);
    if (!exported.outcome.ok) throw new Error(exported.outcome.fault.join());
    const record = exported.outcome.value;
    const verify = async (file: object) => {
      const { outcome } = await settle(['verify', 'proof.json'], { 'proof.json': JSON.stringify(file) });
      return outcome.ok ? outcome.value : outcome.fault.join(' ').replace('proof.json: ', '');
    };
    expect(await verify({ record, proof })).toBe('the game is not finished, so it is not proved');
    expect(await verify({ record, proof: { ...proof, from: 99_999 } })).toMatch(
      /^the proof begins at entry 99999, but /,
    );
    const secret = proof.secret.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'));
    expect(await verify({ record, proof: { ...proof, secret } })).toBe('the secret is not the one that was sealed');
    expect(await verify({ record })).toBe('it has no record with a proof');
  });

  it.each([
    [['backup'], 'backup needs a file: backup FILE'],
    [['export'], 'export needs the id of a game: export GAME'],
    [['verify'], 'verify needs a file: verify FILE'],
    [['serve', '--port', 'many'], '--port: expected a whole number from 0 to 65535'],
    [['serve', '--public', 'brass'], '--public: expected an address such as https://brass.example.org'],
  ])('%j is refused', async (words, fault) => {
    const { outcome } = await settle(words);
    expect(outcome).toEqual({ ok: false, fault: [fault] });
  });
});
