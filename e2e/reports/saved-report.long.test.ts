import { reportScreenMessages } from '@bahi/contract/reports/report/report-screen.messages';
import { inventoryReport } from '@bahi/contract/reports/inventory-report/inventory-report.contract';
import { savedReportContract } from '@bahi/contract/reports/saved-report/saved-report.contract';
import { savedReportScreenMessages } from '@bahi/contract/reports/saved-report/saved-report-screen.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { signInAs } from '../demo.ts';
import { actOn, fieldOf } from '../screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'a report is kept under a name with a period that moves, opened from its filter and its list, renamed and forgotten, $language at $width',
  async (view, { openPage }) => {
    const { language } = view;
    const t = textsIn(savedReportScreenMessages, language);
    const ui = textsIn(uiMessages, language);
    const report = textsIn(reportScreenMessages, language);
    const { page, owner } = await signUpOwner(openPage, { ...view, path: screens.savedReports });
    await page.getByText(t('emptyText')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);

    await page.goto(`${inject('base')}${screens.inventoryReport}`);
    await page.getByRole('button', { name: t('keep') }).click();
    await fieldOf(page, t('name')).fill('Stock of the month');
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('button', { name: ui('save'), exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const kept = async () =>
      (await callApi(savedReportContract.list, { query: {} }, { token: owner.tokens.access })).rows;
    expect(await kept()).toMatchObject([
      { name: 'Stock of the month', report: 'inventory-report', period: 'thisBsMonth', roles: [] },
    ]);

    // The days themselves are kept, too.
    await page.getByRole('button', { name: t('keep') }).click();
    await fieldOf(page, t('name')).fill('This one month');
    await fieldOf(page, t('period')).fill('');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+S');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await kept()).map(({ name, period }) => [name, period])).toEqual([
      ['Stock of the month', 'thisBsMonth'],
      ['This one month', null],
    ]);
    await page.goto(`${inject('base')}${screens.inventoryReport}?show=filter`);
    await page.getByRole('button', { name: 'Stock of the month' }).click();
    await page.getByRole('button', { name: report('backToFilter') }).waitFor();
    expect(new URL(page.url()).searchParams.get('fromDate')).toMatch(/^\d{4}-\d\d-\d\d$/);

    await page.goto(inject('base') + screens.savedReports);
    await page.getByText(inventoryReport.title[language]).first().waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await actOn(page, language, 'Stock of the month', ui('edit'));
    await fieldOf(page, t('name')).fill('Stock');
    await page.getByRole('button', { name: ui('save'), exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await actOn(page, language, 'Stock', t('open'));
    await page.waitForURL(/inventory-report\?show=result&fromDate=/);

    await page.goto(inject('base') + screens.savedReports);
    await actOn(page, language, 'Stock', ui('remove'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: ui('confirm') })
      .click();
    await expect.poll(async () => (await kept()).map(({ name }) => name)).toEqual(['This one month']);
  },
);

test('what the owner shares with accountants stands in their list, and is not theirs to change', async ({
  openPage,
}) => {
  const t = textsIn(savedReportScreenMessages, 'ne');
  const page = await signInAs(openPage, 'accountant', { language: 'ne', width: 1280, path: screens.savedReports });
  await page.getByText('गत महिनाको बिक्री खाता').waitFor();
  await expectAccessible(page);
  await actOn(page, 'ne', 'गत महिनाको बिक्री खाता', t('open'));
  await page.waitForURL(/sales-register-report\?show=result/);
});

test('they are closed to who lacks the right', async ({ openPage }) => {
  const page = await signInAs(openPage, 'cashier', { language: 'ne', width: 390, path: screens.savedReports });
  await page.getByText(textsIn(uiMessages, 'ne')('forbiddenTitle')).waitFor();
});
