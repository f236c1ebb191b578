import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { screens } from '@bahi/contract/screens';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { sessionKey, storedSession } from '../stored-session.ts';
import type { Owner } from './sign-up.ts';

/** A line to the server under test, with an address of its own; what it does may change at any moment. */
export type LineBetween = {
  base: string;
  /** So long each page takes, but for what the browser fetches by itself. */
  pageMilliseconds: number;
  /** The server is of the next release: its programs have other names, and those of before are gone. */
  isNewer: boolean;
  /** Paths that do not come. */
  lost: RegExp | null;
  close: () => void;
};

const named = /(-[\w-]{8})\.(js|css)\b/g;

/** Opens such a line. What stands on a page's own line, its worker included, goes over it. */
export async function openLine(): Promise<LineBetween> {
  const line: LineBetween = { base: '', pageMilliseconds: 0, isNewer: false, lost: null, close: () => undefined };
  const server = createServer((incoming, answer) => void pass(line, incoming, answer).catch(() => answer.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  line.base = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`;
  line.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return line;
}

async function pass(line: LineBetween, incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
  const path = incoming.url ?? '/';
  const isRenamed = path.includes('.n2.');
  const isOfBefore = line.isNewer && !isRenamed && /^\/assets\/.*\.(js|css)$/.test(path);
  if (isOfBefore || line.lost?.test(path) === true) return void answer.writeHead(404).end();
  if (incoming.headers['sec-fetch-mode'] === 'navigate' || incoming.headers['sec-fetch-dest'] === 'document')
    await wait(line.pageMilliseconds);
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const asked = ask(
    new URL(path.replace('.n2.', '.'), inject('base')),
    { method: incoming.method, headers },
    (given) => {
      const { 'content-length': _, ...kept } = given.headers;
      const isProgram = /html|javascript|css/.test(given.headers['content-type'] ?? '');
      if (!line.isNewer || !isProgram) return void given.pipe(answer.writeHead(given.statusCode ?? 502, given.headers));
      const parts: Buffer[] = [];
      given.on('data', (part: Buffer) => parts.push(part));
      given.on('end', () => {
        const text = Buffer.concat(parts).toString().replaceAll(named, '$1.n2.$2');
        answer.writeHead(given.statusCode ?? 502, kept).end(text.replace('builtVersion = "', 'builtVersion = "n2'));
      });
    },
  );
  asked.on('error', () => answer.destroy());
  incoming.pipe(asked);
}

/** Opens the home over a line, as an owner who has signed in there before, and waits until their browser keeps the app. */
export async function beginOver(line: LineBetween, page: Page, owner: Owner): Promise<void> {
  await page.goto(`${line.base}/health`);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    storedSession(owner.tokens),
  ] as const);
  await page.goto(line.base + screens.dashboard);
  await page.locator('[data-frame] main h2').first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}
