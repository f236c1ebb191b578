import { sampleBusinessScreenMessages } from '@bahi/contract/platform/sample-business/sample-business-screen.messages';
import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { screens } from '@bahi/contract/screens';
import { expect } from 'vitest';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

/** A whole business is made meanwhile. */
const makingMilliseconds = 180_000;

test.for(storyViews(import.meta.filename))(
  'an owner makes a sample business, tries it in it, and is back in their own by one press ($language, $width)',
  { timeout: makingMilliseconds + 60_000 },
  async (view, { openPage }) => {
    const t = textsIn(sampleBusinessScreenMessages, view.language);
    const frame = textsIn(frameMessages, view.language);
    const { page, owner } = await signUpOwner(openPage, { ...view, path: screens.dashboard });
    await page.getByRole('link', { name: t('tryIt') }).press('Enter');
    await page.getByText(t('NONE')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('button', { name: t('begin') }).press('Enter');
    await page.getByText(t('MAKING')).waitFor();
    await page.getByText(t('READY')).waitFor({ timeout: makingMilliseconds });
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('button', { name: t('enter') }).press('Enter');
    await page.waitForURL('**/dashboard');
    await page.getByText(t('band')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.goto(new URL(screens.invoices, page.url()).href);
    await page.getByText(t('band')).waitFor();
    await page.getByRole('table').or(page.getByRole('list')).first().waitFor();
    await page.getByRole('link', { name: t('back') }).press('Enter');
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: frame('profileMenu', { name: owner.fullName }) }).waitFor();
    expect(await page.getByText(t('band')).count()).toBe(0);
  },
);
