/** Whether what the image and its composition name exists. They are run by `image.slow.test.ts`, as far as possible. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { serve } from '../apps/cli/src/commands/serve.ts';
import { instructionsOf } from './image.ts';
import { root } from './source.ts';
import { readYaml } from './yaml.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const instructions = instructionsOf(read('Dockerfile'));
const only = (name: string): string => {
  const found = instructions.filter(([one]) => one === name);
  expect(found, name).toHaveLength(1);
  return found[0][1];
};

const settings = Object.keys(serve.flags).map((flag) => `COALBROOK_${flag.toUpperCase()}`);

interface Service {
  readonly build?: string;
  readonly image?: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test: string };
  readonly ports?: readonly string[];
  readonly configs?: readonly { readonly source: string; readonly target: string }[];
}

const compose = readYaml(read('compose.yaml')) as unknown as {
  readonly services: Readonly<Record<string, Service>>;
  readonly configs: Readonly<Record<string, { readonly content: string }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
const { one, two, postgres, proxy } = compose.services;

describe('the image', () => {
  const environment = Object.fromEntries(
    only('ENV')
      .split(' ')
      .map((pair) => pair.split('=')),
  ) as Record<string, string>;

  it('runs scripts and files that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
    for (const [, script] of only('RUN').matchAll(/npm run (\w+)/g)) expect(scripts).toHaveProperty(script);
    const [program, file, command] = JSON.parse(only('CMD')) as readonly string[];
    expect([program, existsSync(join(root, file)), command]).toEqual(['node', true, serve.name]);
  });

  it('is set by what the command knows, and asked for its health where it listens', () => {
    for (const name of Object.keys(environment)) expect(settings).toContain(name);
    const { COALBROOK_HOST: host, COALBROOK_PORT: port, COALBROOK_DATA: data } = environment;
    expect([host, only('EXPOSE'), only('VOLUME')]).toEqual(['0.0.0.0', port, data]);
    expect(only('HEALTHCHECK')).toContain(`fetch('http://127.0.0.1:${port}/health')`);
  });

  it('can be used by somebody who may do little', () => {
    expect(only('USER')).toBe('node');
    expect(only('RUN')).toContain(`chown node ${environment['COALBROOK_DATA'] ?? ''}`);
  });

  it('leaves out what is made anew, and nothing that is needed', () => {
    const left = read('.dockerignore').trim().split('\n');
    expect(left).toEqual(expect.arrayContaining(['.git', 'data', '**/node_modules', '**/dist']));
    for (const file of ['package-lock.json', 'apps', 'packages', 'scripts', '.npmrc']) expect(left).not.toContain(file);
  });
});

describe('the composition', () => {
  it('has two nodes of the same kind, set by what the command knows', () => {
    expect(two).toEqual(one);
    expect(one.build).toBe('.');
    for (const name of Object.keys(one.environment)) expect(settings).toContain(name);
    expect(one.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
    expect(postgres.healthcheck?.test).toContain('pg_isready');
  });

  it('knows the way to the database', () => {
    const { username, password, hostname, pathname } = new URL(
      one.environment['COALBROOK_DATABASE'].replace('${PASSWORD}', 'PASSWORD'),
    );
    expect(compose.services).toHaveProperty(hostname);
    const { POSTGRES_USER: user, POSTGRES_PASSWORD: secret, POSTGRES_DB: name = user } = postgres.environment;
    expect([username, `\${${password}}`, pathname]).toEqual([user, secret, `/${name}`]);
  });

  it('has a proxy that asks both nodes for their health, and says whom a request comes from', () => {
    const [{ source, target }] = proxy.configs ?? [];
    expect(target).toBe('/etc/caddy/Caddyfile');
    const { content } = compose.configs[source];
    const [site, ...rest] = content.split('\n').map((line) => line.replace(/ \{$/, ''));
    expect(one.environment['COALBROOK_PUBLIC']).toBe(`https://${site}`);
    const nodes = rest
      .find((line) => line.startsWith('reverse_proxy '))
      ?.split(' ')
      .slice(1);
    expect(nodes).toEqual(['one', 'two'].map((node) => `${node}:${only('EXPOSE')}`));
    // One that lives but cannot serve gets nobody.
    expect(rest).toContain('health_uri /ready');
    // Caddy sets it to the address of whoever asks, and passes on web sockets and the host unless told otherwise.
    expect(one.environment['COALBROOK_FORWARDED']).toBe('x-forwarded-for');
    expect(content).not.toMatch(/header_up|header_down|transport/);
    expect(proxy.ports).toEqual(['80:80', '443:443']);
  });

  it('keeps its data', () => {
    const mounts = Object.values(compose.services).flatMap(({ volumes = [] }) => volumes);
    expect(mounts.map((mount) => mount.split(':')[0])).toEqual(Object.keys(compose.volumes));
  });

  it('needs nothing but what its first lines name', () => {
    const [, command] = read('compose.yaml').split('\n');
    const asked = [...new Set([...read('compose.yaml').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name))];
    expect(asked.toSorted()).toEqual([...command.matchAll(/(\w+)=/g)].map(([, name]) => name).toSorted());
    expect(read('docs/hosting.md')).toContain(command.replace('# ', ''));
  });
});
