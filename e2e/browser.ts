import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import axeCore from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { forgetVisitor, newProfile, type Profile, type View } from './profile.ts';

declare global {
  /** There once a page was checked for its accessibility. */
  var axe: Pick<typeof axeCore, 'run'>;
}

/** 1280 is the width of a desk, 390 that of a phone. */
export type Opening = View & {
  /** The page that is opened, from the slash on; null leaves it to the story, which needs its first screen alone. */
  path?: string | null;
  /** What the story lets go wrong on purpose. */
  allowedFaults?: RegExp;
  /** What their browser kept from an earlier visit, by its keys: the page begins with it. */
  kept?: Record<string, string>;
  /** In a browser that nobody has used, which has fetched nothing yet. */
  isFresh?: boolean;
};

export const nepaliOnPhone = { language: 'ne', width: 390 } as const;
const englishAtDesk = { language: 'en', width: 1280 } as const;

type StoryView = Opening & { width: 1280 | 390 };
/** Whether everything is told, in all four views: by `npm run test:long`. */
export const isInAll = process.env['BAHI_VIEWS'] === 'all';

/**
 * The views that a screen is looked at in: `test.for(everyView)(…)`. Each language and each width is among them;
 * `npm run test:long` takes all four pairs (`BAHI_VIEWS=all`).
 */
export const everyView: readonly StoryView[] = isInAll
  ? [{ language: 'ne', width: 1280 }, nepaliOnPhone, englishAtDesk, { language: 'en', width: 390 }]
  : [nepaliOnPhone, englishAtDesk];

/**
 * The views that a story is told in: `test.for(storyViews(import.meta.filename))(…)`. It is told once, half of the files
 * on a phone in Nepali and half at a desk in English, always the same ones; by `npm run test:long` in all four views.
 */
export function storyViews(file: string): readonly StoryView[] {
  return isInAll ? everyView : [ownView(basename(file))];
}

/** Whether a screen is looked at in one of `everyView`: in one of the two views, or by `npm run test:long` in all four. */
export function isLookedAtIn(view: View, path: string): boolean {
  const { language, width } = ownView(path);
  return isInAll || (view.language === language && view.width === width);
}

/** The view of a name, always the same one. */
function ownView(name: string): StoryView {
  const letters = Buffer.from(name).reduce((sum, letter) => sum + letter, 0);
  return letters % 2 === 0 ? nepaliOnPhone : englishAtDesk;
}

const launchArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a story lives for seconds: to compile its code for speed takes a fifth of all time, and is never made up.
  '--js-flags=--no-opt,--no-maglev',
];

/** Chromium, with what is said beside: a film in the place of its camera. */
export function launch(more: readonly string[] = []): Promise<Browser> {
  const { path, environment } = inject('chromium');
  const env = { ...process.env, ...environment };
  return chromium.launch({ executablePath: path, args: [...launchArguments, ...more], env });
}

/** Browsers of visitors that have gone, for who comes next. */
const idle: Profile[] = [];
const spent = new WeakSet<BrowserContext>();

/** Before a story changes a browser beyond what stands in its pages (its clock, its line): nobody comes after it. */
export function spend(page: Page): void {
  spent.add(page.context());
}

/**
 * A test in the browser. `openPage` opens the product as somebody who has never been there; each call is another
 * visitor. When the test ends it fails if any of its pages violated the content policy, threw, wrote an error to the
 * console or was answered with 500 or more.
 */
export const test = base
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launch();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('openPage', async ({ browser, task }, { onCleanup }) => {
    const faults: string[] = [];
    const visitors: Profile[] = [];
    onCleanup(async () => {
      const hasFailed = task.result?.state === 'fail';
      if (faults.length > 0 || hasFailed) await savePictures(visitors, task.name);
      // When the second try goes well, nobody else says why the first one did not.
      if (hasFailed) for (const { message, stack } of task.result?.errors ?? []) console.error(message, stack);
      for (const profile of visitors) {
        profile.onFault = () => {};
        if (hasFailed || spent.has(profile.context)) await profile.context.close();
        else
          await forgetVisitor(profile, inject('base')).then(
            () => void idle.push(profile),
            () => profile.context.close(),
          );
      }
      expect(faults, 'faults on the pages of this test').toEqual([]);
    });
    return async (opening: Opening): Promise<Page> => {
      const { language, width, keepsApp, path = '/', allowedFaults, kept, isFresh = false } = opening;
      // A story with a browser of its own takes no visitor of another one.
      const isFit = ({ view, context }: Profile): boolean =>
        view.language === language &&
        view.width === width &&
        view.keepsApp === keepsApp &&
        context.browser() === browser;
      const at = isFresh ? -1 : idle.findIndex(isFit);
      const profile =
        idle.splice(at, at === -1 ? 0 : 1)[0] ?? (await newProfile(browser, { language, width, keepsApp }));
      profile.onFault = (fault) => {
        if (allowedFaults?.test(fault) !== true) faults.push(fault);
      };
      visitors.push(profile);
      const [page = await profile.context.newPage()] = profile.context.pages();
      if (kept) await keep(page, kept);
      if (path === null) return page;
      await page.goto(`${inject('base')}${path}`);
      expect(await page.locator('html').getAttribute('lang'), 'the language the page opened in').toBe(language);
      return page;
    };
  });

/**
 * A story of what is met seldom, in a file of stories of every day: a second road to the same place, what is asked of the
 * server as well, what somebody does once. Told by `npm run test:long` alone (docs/decisions/0102).
 */
export const seldom = test.runIf(isInAll);

/** Puts values into the storage of the product's origin, by the smallest of its documents. */
async function keep(page: Page, values: Record<string, string>): Promise<void> {
  // Where a visitor was forgotten, it stands there already.
  if (!page.url().startsWith(inject('base'))) await page.goto(`${inject('base')}/health`);
  await page.evaluate(
    (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
    Object.entries(values),
  );
}

/** What axe knows that asks for colours. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

/**
 * Fails with what axe finds wrong on the page as it stands. Which colours can be told apart is what takes longest of it:
 * `npm test` asks that of every screen once, and only `npm run test:long` wherever a story has come.
 */
export async function expectAccessible(page: Page, { colours = isInAll } = {}): Promise<void> {
  await expectRules(page, colours ? {} : { without: rulesOfColours });
}

/** Fails with what cannot be told apart, once the screen is dark, of a page whose access was looked at. */
export async function expectClearInTheDark(page: Page): Promise<void> {
  await turn(page, 'dark');
  await expectRules(page, { only: rulesOfColours });
  await turn(page, 'light');
}

/** Has the page follow its system to other colours, and all of it have arrived there. */
async function turn(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
  // What inherits a colour begins to change when that from which it inherits has.
  await page.evaluate(async () => {
    for (let still = 0; still < 2;) {
      await new Promise(requestAnimationFrame);
      still = document.getAnimations().some((change) => change instanceof CSSTransition) ? 0 : still + 1;
    }
  });
}

type Rules = { readonly only?: readonly string[]; readonly without?: readonly string[] };

/** By all rules, by some, or by all but some. */
async function expectRules(page: Page, rules: Rules): Promise<void> {
  // Put into the page once: most of the time would go into reading it anew.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  // A list may begin to be read anew while axe looks: what is a fault is one still when it looks again.
  const found = (await faultsOfAccess(page, rules)).length === 0 ? [] : await faultsOfAccess(page, rules);
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** What axe finds, each with its place. */
async function faultsOfAccess(page: Page, { only, without = [] }: Rules): Promise<string[]> {
  // A list that is being read anew is dimmed.
  await page.locator('[data-stale]').first().waitFor({ state: 'detached' });
  const violations = await page.evaluate(
    async ({ runOnly, rules }) => {
      const results = await globalThis.axe.run(document, {
        // A bill stands in a sandbox where no script runs, axe's neither.
        iframes: false,
        resultTypes: ['violations'],
        ...(runOnly === undefined
          ? { rules: { ...rules, 'label-content-name-mismatch': { enabled: true } } }
          : { runOnly }),
      });
      return results.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, html, failureSummary }) => ({ target: target.join(' '), html, failureSummary })),
      }));
    },
    {
      runOnly: only === undefined ? undefined : [...only],
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => `${id} at ${target}: ${html}\n${failureSummary}`),
  );
}

/** Fails when the page has grown wider than its window, so that it would have to be pushed aside to be read. */
export async function expectToFit(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess, `pixels by which ${page.url()} is wider than its window`).toBeLessThanOrEqual(0);
}

async function savePictures(profiles: Profile[], name: string): Promise<void> {
  const folder = join(tmpdir(), 'bahi-e2e-failures');
  mkdirSync(folder, { recursive: true });
  for (const [index, page] of profiles.flatMap(({ context }) => context.pages()).entries()) {
    const file = join(folder, `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${index}.png`);
    await page.screenshot({ path: file, fullPage: true }).then(
      () => console.error(`The page as it stood: ${file}`),
      () => {},
    );
  }
}
