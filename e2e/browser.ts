import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axeCore from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { languageKey, storedLanguage, type Language } from './stored-language.ts';

declare global {
  /** Given to every page below, to report what the content policy refused. */
  var reportPolicyViolation: (text: string) => void;
  /** There once a page was checked for its accessibility. */
  var axe: Pick<typeof axeCore, 'run'>;
}

export type Opening = {
  language: Language;
  /** 1280 is a desk, 390 a phone. */
  width: number;
  /** The page that is opened, from the slash on. */
  path?: string;
  /** What the story lets go wrong on purpose. */
  allowedFaults?: RegExp;
};

const nepaliOnPhone = { language: 'ne', width: 390 } as const;
const englishAtDesk = { language: 'en', width: 1280 } as const;

/**
 * The views that a screen is shown in: `test.for(everyView)(…)`. Each language and each width is among them;
 * `npm run test:long` takes all four pairs (`BAHI_VIEWS=all`).
 */
export const everyView: readonly (Opening & { width: 1280 | 390 })[] =
  process.env['BAHI_VIEWS'] === 'all'
    ? [{ language: 'ne', width: 1280 }, nepaliOnPhone, englishAtDesk, { language: 'en', width: 390 }]
    : [nepaliOnPhone, englishAtDesk];

const launchArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A test in the browser. `openPage` opens the product as somebody who has never been there; each call is another
 * visitor. When the test ends it fails if any of its pages violated the content policy, threw, wrote an error to the
 * console or was answered with 500 or more.
 */
export const test = base
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const { path, environment } = inject('chromium');
    const env = { ...process.env, ...environment };
    const browser = await chromium.launch({ executablePath: path, args: launchArguments, env });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('openPage', async ({ browser, task }, { onCleanup }) => {
    const faults: string[] = [];
    const contexts: BrowserContext[] = [];
    onCleanup(async () => {
      const hasFailed = task.result?.state === 'fail';
      if (faults.length > 0 || hasFailed) await savePictures(contexts, task.name);
      // When the second try goes well, nobody else says why the first one did not.
      if (hasFailed) for (const { message, stack } of task.result?.errors ?? []) console.error(message, stack);
      for (const context of contexts) await context.close();
      expect(faults, 'faults on the pages of this test').toEqual([]);
    });
    return async (opening: Opening): Promise<Page> => {
      const context = await openContext(browser, opening, faults);
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(`${inject('base')}${opening.path ?? '/'}`);
      expect(await page.locator('html').getAttribute('lang'), 'the language the page opened in').toBe(opening.language);
      return page;
    };
  });

/** Fails with what axe finds wrong on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // Put into the page once: most of the time would go into reading it anew.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  // A list may begin to be read anew while axe looks: what is a fault is one still when it looks again.
  const found = (await faultsOfAccess(page)).length === 0 ? [] : await faultsOfAccess(page);
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** What axe finds, each with its place. */
async function faultsOfAccess(page: Page): Promise<string[]> {
  // A list that is being read anew is dimmed.
  await page.locator('[data-stale]').first().waitFor({ state: 'detached' });
  const violations = await page.evaluate(async () => {
    // A bill stands in a sandbox where no script runs, axe's neither.
    const results = await globalThis.axe.run(document, { iframes: false, resultTypes: ['violations'] });
    return results.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, html, failureSummary }) => ({ target: target.join(' '), html, failureSummary })),
    }));
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => `${id} at ${target}: ${html}\n${failureSummary}`),
  );
}

/** Fails when the page has grown wider than its window, so that it would have to be pushed aside to be read. */
export async function expectToFit(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess, `pixels by which ${page.url()} is wider than its window`).toBeLessThanOrEqual(0);
}

async function openContext(browser: Browser, opening: Opening, faults: string[]): Promise<BrowserContext> {
  const { language, width, allowedFaults } = opening;
  const note = (fault: string): void => {
    if (allowedFaults?.test(fault) !== true) faults.push(fault);
  };
  const context = await browser.newContext({
    viewport: { width, height: width < 1024 ? 844 : 800 },
    locale: language === 'ne' ? 'ne-NP' : 'en-GB',
    timezoneId: 'Asia/Kathmandu',
    // Colours are misread in the middle of a transition.
    reducedMotion: 'reduce',
  });
  await context.exposeFunction('reportPolicyViolation', (text: string) => note(`content policy: ${text}`));
  await context.addInitScript(prepareDocument, { key: languageKey, value: storedLanguage(language) });
  context.on('page', (page) => watch(page, note));
  return context;
}

/** Runs in the page, before its own scripts. */
function prepareDocument({ key, value }: { key: string; value: string }): void {
  document.addEventListener('securitypolicyviolation', (violation) => {
    const { violatedDirective, blockedURI, sourceFile, lineNumber, sample } = violation;
    const text = `${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`;
    globalThis.reportPolicyViolation(text);
  });
  try {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  } catch {
    // Frames in a sandbox have no storage, and take no language.
  }
}

function watch(page: Page, note: (fault: string) => void): void {
  page.on('pageerror', (error) => note(`${page.url()} threw: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    // Refused requests are part of many stories; the ones that never are, are watched below.
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isRefusal) note(`${page.url()} console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) note(`${response.status()} from ${response.url()}`);
  });
  page.on('crash', () => note(`${page.url()} crashed`));
}

async function savePictures(contexts: BrowserContext[], name: string): Promise<void> {
  const folder = join(tmpdir(), 'bahi-e2e-failures');
  mkdirSync(folder, { recursive: true });
  for (const [index, page] of contexts.flatMap((context) => context.pages()).entries()) {
    const file = join(folder, `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${index}.png`);
    await page.screenshot({ path: file, fullPage: true }).then(
      () => console.error(`The page as it stood: ${file}`),
      () => {},
    );
  }
}
