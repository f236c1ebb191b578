import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { languageKey, storedLanguage } from '../stored-language.ts';
import { sessionKey, storedSession } from '../stored-session.ts';
import type { Owner } from './sign-up.ts';

/** A folder in which a browser keeps all that it has, as on somebody's own machine. */
export function newProfileFolder(): string {
  return mkdtempSync(join(tmpdir(), 'bahi-profile-'));
}

/** Opens a browser on what its folder has. */
export async function openFolder(folder: string): Promise<{ context: BrowserContext; page: Page }> {
  const { path, environment } = inject('chromium');
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: path,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    env: { ...process.env, ...environment },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Asia/Kathmandu',
  });
  const [page = await context.newPage()] = context.pages();
  return { context, page };
}

/** Signs somebody in on a browser of their own. */
export async function signInThere(page: Page, { tokens }: Owner): Promise<void> {
  await page.goto(`${inject('base')}/health`);
  const kept = Object.entries({ [sessionKey]: storedSession(tokens), [languageKey]: storedLanguage('en') });
  await page.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), kept);
}

/** Ends all processes of a browser at once, as a machine that loses its power does. */
export async function killBrowser(folder: string): Promise<void> {
  await kill(() => processes().filter(({ command }) => command.includes(folder)));
}

/** Ends the processes of its tabs, as a machine does that is short of memory; the browser stays. */
export async function killTabs(folder: string): Promise<void> {
  const all = processes();
  const ofBrowser = new Set(all.filter(({ command }) => command.includes(folder)).map(({ pid }) => pid));
  // Whoever was started by one of its processes is its own, too.
  for (let before = 0; before !== ofBrowser.size;) {
    before = ofBrowser.size;
    for (const { pid, parent } of all) if (ofBrowser.has(parent)) ofBrowser.add(pid);
  }
  const tabs = all.filter(({ pid, command }) => ofBrowser.has(pid) && command.includes('--type=renderer'));
  await kill(() => processes().filter(({ pid }) => tabs.some((tab) => tab.pid === pid)));
}

type Process = { pid: number; parent: number; command: string };

async function kill(left: () => Process[]): Promise<void> {
  for (let ending = left(); ending.length > 0; ending = left()) {
    for (const { pid } of ending) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended meanwhile.
      }
    }
    await wait(20);
  }
}

/** All that run, but for this one; those that have ended and wait to be noticed run no more. */
function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((name) => {
      try {
        const [, state = '', parent = ''] = /\) (\S) (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8');
        return state === 'Z' ? [] : [{ pid: Number(name), parent: Number(parent), command }];
      } catch {
        return [];
      }
    });
}

/** What a page waits at, before it goes on writing; answered by whoever ends it there. */
const stopPath = '/api/v1/stop-here';

/**
 * Has a page stand still at each of its writes from now on, and calls `at` with its place: 0 is before the first one, 1
 * after it, and so on. The page goes on once that is done, unless it is gone by then.
 */
export async function standAtWrites(page: Page, at: (place: number) => Promise<void>): Promise<void> {
  let place = 0;
  await page.route(`**${stopPath}`, async (route) => {
    await at(place++);
    await route.fulfill({ status: 200, body: '' }).catch(() => undefined);
  });
  await page.evaluate((path) => {
    const stand = (): void => {
      const request = new XMLHttpRequest();
      request.open('GET', path, false);
      request.send();
    };
    IDBDatabase.prototype.transaction = new Proxy(Reflect.get(IDBDatabase.prototype, 'transaction'), {
      apply: (open, database, given: Parameters<IDBDatabase['transaction']>) => {
        const isWriting = given[1] === 'readwrite' && [given[0]].flat().includes('invoices');
        if (isWriting) stand();
        const opened = Reflect.apply(open, database, given);
        if (isWriting) opened.addEventListener('complete', stand);
        return opened;
      },
    });
  }, stopPath);
}
