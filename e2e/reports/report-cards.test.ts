import { reportCardScreenMessages } from '@bahi/contract/reports/all-reports/report-card-screen.messages';
import { screens } from '@bahi/contract/screens';
import { expect, inject } from 'vitest';
import { expectAccessible, expectToFit, test } from '../browser.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test('a report is opened from its card, and stands on top for who chose it', async ({ openPage }) => {
  const { page } = await signUpOwner(openPage, { language: 'ne', width: 390 });
  const t = textsIn(reportCardScreenMessages, 'ne');
  await page.goto(inject('base') + screens.reports);
  const name = 'भ्याट विवरण';
  const favourites = page.getByRole('region', { name: t('favourites') });
  await page.getByRole('link', { name, exact: true }).waitFor();
  expect(await favourites.count()).toBe(0);
  await page.getByRole('button', { name: t('favour', { name }) }).click();
  await favourites.getByRole('link', { name, exact: true }).waitFor();
  await expectAccessible(page);
  await expectToFit(page);
  await page.reload();
  await favourites.getByRole('link', { name, exact: true }).click();
  await page.waitForURL(`**${screens.vatReturns}`);
  await page.goBack();
  await favourites.getByRole('button', { name: t('unfavour', { name }) }).click();
  await expect.poll(() => favourites.count()).toBe(0);
});
