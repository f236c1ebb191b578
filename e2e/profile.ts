import type { Browser, BrowserContext } from 'playwright-core';
import { languageKey, storedLanguage, type Language } from './stored-language.ts';

declare global {
  /** Given to every page below, to report what the content policy refused. */
  var reportPolicyViolation: (text: string) => void;
}

/** `keepsApp`: the browser keeps the app for its next visit; what stories fetch is else theirs to hold up. */
export type View = { language: Language; width: number; keepsApp?: boolean | undefined };

/** A browser as one visitor has it. `onFault` is told what goes wrong on its pages. */
export type Profile = { context: BrowserContext; view: View; onFault: (fault: string) => void };

/** What the product keeps in a browser beside its cookies. */
const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers,file_systems';

/** What stories listen to on their own. Whoever comes next is not theirs to hear. */
const heardOnPages = ['console', 'dialog', 'download', 'filechooser', 'pageerror', 'popup', 'response'] as const;
const heardAnywhere = ['request', 'requestfinished', 'requestfailed'] as const;

/** Playwright's own. */
const defaultTimeout = 30_000;

/** Opens the browser of somebody who has never been there, with an empty page. */
export async function newProfile(browser: Browser, view: View): Promise<Profile> {
  const { language, keepsApp = false } = view;
  const context = await browser.newContext({
    viewport: sizeOf(view),
    locale: language === 'ne' ? 'ne-NP' : 'en-GB',
    timezoneId: 'Asia/Kathmandu',
    serviceWorkers: keepsApp ? 'allow' : 'block',
    // Colours are misread in the middle of a transition.
    reducedMotion: 'reduce',
  });
  const profile: Profile = { context, view, onFault: () => {} };
  const note = (fault: string): void => profile.onFault(fault);
  await context.exposeFunction('reportPolicyViolation', (text: string) => note(`content policy: ${text}`));
  await context.addInitScript(prepareDocument, { key: languageKey, value: storedLanguage(language) });
  watch(context, note);
  await context.newPage();
  return profile;
}

/**
 * Forgets who was there. The page stays, with what its process has fetched and compiled: a page that opens for the
 * first time costs more than twice as much.
 */
export async function forgetVisitor({ context, view }: Profile, origin: string): Promise<void> {
  const [page, ...others] = context.pages();
  if (!page) return;
  for (const other of others) await other.close();
  await page.unrouteAll();
  for (const event of heardOnPages) page.removeAllListeners(event);
  for (const event of heardAnywhere) {
    page.removeAllListeners(event);
    context.removeAllListeners(event);
  }
  await page.goto(`${origin}/health`);
  await page.evaluate(() => sessionStorage.clear());
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await devtools.detach();
  await context.clearCookies();
  page.setDefaultTimeout(defaultTimeout);
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize(sizeOf(view));
}

function sizeOf({ width }: View) {
  return { width, height: width < 1024 ? 844 : 800 };
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

/** On the browser, where no story listens to these; a page alone tells that it crashed. */
function watch(context: BrowserContext, note: (fault: string) => void): void {
  context.on('page', (page) => page.on('crash', () => note(`${page.url()} crashed`)));
  context.on('weberror', (found) => {
    const error = found.error();
    note(`${found.page()?.url()} threw: ${error.stack ?? error.message}`);
  });
  context.on('console', (message) => {
    // Refused requests are part of many stories; the ones that never are, are watched below.
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isRefusal) note(`${message.page()?.url()} console: ${message.text()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) note(`${response.status()} from ${response.url()}`);
  });
}
