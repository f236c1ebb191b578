import { screens } from '@bahi/contract/screens';
import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { filesMessages } from '@bahi/contract/ui/files.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { tabTo } from '../keyboard.ts';
import { issueBill } from '../steps/bills.ts';
import { makeItems } from '../steps/goods.ts';
import { completeProfile, signUpOwner } from '../steps/sign-up.ts';
import type { Language } from '../stored-language.ts';
import { textsIn } from '../texts.ts';

const path = screens.dashboard;

test('a new business is led step by step to its first bill', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 390, path }, { profile: false });
  const t = textsIn(dashboardScreenMessages, 'ne');
  const later = page.getByRole('dialog').getByRole('button', { name: textsIn(uiMessages, 'ne')('later') });
  const { steps, done } = firstStepsOf(page, 'ne');
  const goTo = (step: number, name: string): Promise<void> => steps.nth(step).getByRole('button', { name }).click();
  await steps.first().waitFor();
  if (await later.isVisible()) await later.click();
  expect(await done()).toEqual([]);
  await expectAccessible(page);
  await expectToFit(page);
  await goTo(2, t('newInvoice'));
  await page.getByRole('dialog', { name: textsIn(uiMessages, 'ne')('profileIncompleteTitle') }).waitFor();
  await later.click();
  await goTo(0, t('goProfile'));
  await page.waitForURL('**/business/detail');

  await completeProfile(owner);
  await page.goto(inject('base') + path);
  await expect.poll(done).toEqual(['stepProfile']);
  await goTo(1, t('goItems'));
  await page.waitForURL('**/business/item-setup/create');
  await makeItems(owner, [{ name: 'Basmati Rice' }]);
  await page.goto(inject('base') + path);
  await expect.poll(done).toEqual(['stepProfile', 'stepItem']);
  const figures = page.getByRole('region', { name: t('figures') });
  expect(await figures.count(), 'all of them are zero').toBe(0);
  await makeItems(owner, [{ name: 'Sugar', reorderPoint: 5 }]);
  await page.reload();
  await figures.waitFor();
  expect(await done(), 'below what there is to tell').toEqual(['stepProfile', 'stepItem']);
  await expectToFit(page);
  await goTo(2, t('newInvoice'));
  await page.waitForURL('**/business/invoice-setup/create');
});

test.for(storyViews(import.meta.filename))(
  'what is left after the first bill stands below the figures until it is put away ($language, $width)',
  async (view, { openPage }) => {
    const { page, owner } = await signUpOwner(openPage, view);
    const t = textsIn(dashboardScreenMessages, view.language);
    await makeItems(owner, [{ name: 'Basmati Rice' }]);
    await issueBill(owner);
    await page.goto(inject('base') + path);
    const { steps, done } = firstStepsOf(page, view.language);
    await page.getByRole('link', { name: t('salesToday') }).waitFor();
    await expect.poll(done).toEqual(['stepProfile', 'stepItem', 'stepBill']);
    expect(await steps.count()).toBe(6);
    await expectAccessible(page);
    await expectToFit(page);
    const follow = async (step: number, name: string, to: string): Promise<void> => {
      await steps.nth(step).getByRole('button', { name }).click();
      await page.waitForURL(`**${to}`);
      await page.goBack();
      await steps.first().waitFor();
    };
    await follow(3, t('goLogo'), `${screens.businessProfile}?edit=1`);
    await steps
      .nth(3)
      .getByRole('button', { name: t('goLogo') })
      .click();
    await page.getByRole('button', { name: textsIn(filesMessages, view.language)('chooseImage') }).waitFor();
    await page.goBack();
    await steps.first().waitFor();
    await follow(4, t('goUsers'), screens.newUser);
    await follow(5, t('goImport'), screens.dataImports);

    const hide = page.getByRole('button', { name: t('hideStepsOf') });
    await tabTo(page, hide);
    await page.keyboard.press('Enter');
    await expect.poll(() => steps.count()).toBe(0);
    await page.reload();
    await page.getByRole('link', { name: t('salesToday') }).waitFor();
    expect(await steps.count(), 'it stays away').toBe(0);
  },
);

/** The list of first steps, and the names of those that are done. */
function firstStepsOf(page: Page, language: Language): { steps: Locator; done: () => Promise<string[]> } {
  const t = textsIn(dashboardScreenMessages, language);
  const steps = page.getByRole('region', { name: t('firstSteps') }).getByRole('listitem');
  const names = ['stepProfile', 'stepItem', 'stepBill', 'stepLogo', 'stepUsers', 'stepImport'] as const;
  return {
    steps,
    done: async () => {
      const told = (await steps.allInnerTexts()).filter((text) => text.includes(t('stepDone')));
      return names.filter((name) => told.some((text) => text.includes(t(name))));
    },
  };
}
