import { pageMessages } from '@bahi/contract/ui/page.messages';
import { sharedPaperMessages } from '@bahi/contract/sales/sharing/shared-paper.messages';
import { screens } from '@bahi/contract/screens';
import { expect, onTestFinished } from 'vitest';
import { spend, test } from '../browser.ts';
import { beginOver, type LineBetween, openLine } from '../steps/line-between.ts';
import { newOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const opening = {
  language: 'en',
  width: 1280,
  isFresh: true,
  keepsApp: true,
  path: null,
  allowedFaults: /404|fetch dynamically imported module|import/i,
} as const;

/** Longer than anybody waits who has the page here. */
const slow = 2000;

async function lineOfStory(): Promise<LineBetween> {
  const line = await openLine();
  onTestFinished(() => line.close());
  return line;
}

test('a link to a shared paper opens that paper, however slow the line, for who has the app in their browser', async ({
  openPage,
}) => {
  const line = await lineOfStory();
  const page = await openPage(opening);
  spend(page);
  await beginOver(line, page, await newOwner());
  const t = textsIn(sharedPaperMessages, 'en');
  line.pageMilliseconds = slow;
  await page.goto(line.base + screens.checkReceipt);
  expect(await page.title()).toBe(t('checkReceipt'));
  const answer = await page.goto(`${line.base}/b/none/none`);
  expect(answer?.status(), 'of the server').toBe(404);
  expect(await page.title()).toBe(t('missing'));

  // What is theirs begins from what is here.
  const home = await page.goto(line.base + screens.dashboard);
  expect(home?.fromServiceWorker()).toBe(true);
  await page.locator('[data-frame] main h2').first().waitFor();
});

test('after a release one press brings back who came over a slow line to a screen that is not there any more', async ({
  openPage,
}) => {
  const line = await lineOfStory();
  const page = await openPage(opening);
  spend(page);
  await beginOver(line, page, await newOwner());
  line.pageMilliseconds = slow;
  line.isNewer = true;
  await page.goto(line.base + screens.customers);
  const t = textsIn(pageMessages, 'en');
  await page.getByRole('heading', { name: t('failureTitle') }).waitFor();
  await page.getByRole('button', { name: t('refreshPage') }).click();
  await page.locator('[data-frame] main h1').waitFor();
  expect(await page.getByRole('heading', { name: t('failureTitle') }).count()).toBe(0);
});
