/** Nodes as processes of their own, which can be killed. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';
import type { Plugin } from 'esbuild';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A text in a source file that is replaced by another one. */
export interface SourceChange {
  /** How the path of the file ends. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

const changing = (changes: readonly SourceChange[]): Plugin => ({
  name: 'changes',
  setup: (made) => {
    made.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const own = changes.filter(({ file }) => path.endsWith(file));
      if (own.length === 0) return undefined;
      const contents = own.reduce(
        (text, { before, after }) => {
          if (!text.includes(before)) throw new Error(`${path} has no ${before}`);
          return text.replace(before, after);
        },
        readFileSync(path, 'utf8'),
      );
      return { contents, loader: 'ts' as const };
    });
  },
});

/** Takes the packages of other sources from there, and libraries from here. */
const packagesOf = (root: string): Plugin => ({
  name: 'packages',
  setup: (made) => {
    made.onResolve({ filter: /^@coalbrook\// }, ({ path }) => {
      const [, name, ...rest] = path.split('/');
      const folder = ['packages', 'apps'].map((kind) => join(root, kind, name)).find((one) => existsSync(one));
      if (folder === undefined) return { errors: [{ text: `${root} has no ${path}` }] };
      const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        readonly exports: Readonly<Record<string, string>>;
      };
      return { path: join(folder, exports[['.', ...rest].join('/')]) };
    });
  },
});

/** What a program is bundled from. */
export interface BundledSource {
  readonly changes?: readonly SourceChange[];
  /** Where the sources are, if not here. */
  readonly root?: string;
}

let node: Promise<string> | undefined;

/** Bundles the program of a node, so that it starts in a fraction of a second; all tests share it. Returns its file. */
export const bundleNode = (): Promise<string> =>
  (node ??= bundle('serve', (end) => {
    process.once('exit', end);
    // Processes that are asked to stop leave without that, unless they listen.
    process.once('SIGTERM', () => process.exit());
  }));

/** Bundles a program of this folder, perhaps as other sources have it. Returns its file. */
export const bundle = async (
  program: string,
  onEnd: (end: () => void) => void,
  { changes = [], root = here('../../../..') }: BundledSource = {},
): Promise<string> => {
  // Its libraries are found from here.
  const cache = here('../../../../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'coalbrook-node-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const outfile = join(folder, `${program}.cjs`);
  await build({
    entryPoints: [join(root, 'apps/server/src/testing', `${program}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    // Starts faster than an ES module, and loads libraries only where they are used.
    format: 'cjs',
    target: 'node20',
    external: ['@simplewebauthn/server', 'libsql', 'nodemailer', 'pg', 'web-push', 'ws'],
    logLevel: 'silent',
    nodePaths: [here('../../../../node_modules')],
    plugins: [changing(changes), packagesOf(root)],
  });
  return outfile;
};

export class NodeProcess {
  readonly #child;
  readonly port: number;
  /** What it has logged. */
  readonly logged: string[];
  readonly #ended: Promise<unknown>;

  private constructor(child: ReturnType<typeof spawn>, port: number, logged: string[], ended: Promise<unknown>) {
    this.#child = child;
    this.port = port;
    this.logged = logged;
    this.#ended = ended;
  }

  /** Resolves when it takes requests. `wrapper` is a command that runs it, such as a tracer. */
  static async start(
    program: string,
    database: string,
    port = 0,
    wrapper: readonly string[] = [],
  ): Promise<NodeProcess> {
    const [command, ...args] = [...wrapper, process.execPath, program, database, String(port)];
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = once(child, 'exit');
    const logged: string[] = [];
    createInterface(child.stderr).on('line', (line) => logged.push(line));
    const said = createInterface(child.stdout)[Symbol.asyncIterator]().next();
    const first = await Promise.race([said, ended]);
    if (Array.isArray(first) || first.done) throw new Error(`the node did not start: ${logged.join('\n')}`);
    return new NodeProcess(child, Number(first.value), logged, ended);
  }

  /** Ends it without any warning. */
  kill(): Promise<unknown> {
    this.#child.kill('SIGKILL');
    return this.#ended;
  }

  /** Asks it to stop. */
  stop(): Promise<unknown> {
    this.#child.kill('SIGTERM');
    return this.#ended;
  }
}
