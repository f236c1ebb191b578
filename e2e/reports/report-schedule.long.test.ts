import { reportScheduleContract } from '@bahi/contract/reports/report-schedule/report-schedule.contract';
import { reportScheduleMessages } from '@bahi/contract/reports/report-schedule/report-schedule.messages';
import { reportScheduleScreenMessages } from '@bahi/contract/reports/report-schedule/report-schedule-screen.messages';
import { savedReportContract } from '@bahi/contract/reports/saved-report/saved-report.contract';
import { savedReportScreenMessages } from '@bahi/contract/reports/saved-report/saved-report-screen.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { signInAs } from '../demo.ts';
import { actOn, answer, fieldOf } from '../screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'a saved report goes by e-mail each month, by keyboard: its form, its history, paused and taken up again, $language at $width',
  async (view, { openPage }) => {
    const { language } = view;
    const t = textsIn(reportScheduleScreenMessages, language);
    const said = textsIn(reportScheduleMessages, language);
    const ui = textsIn(uiMessages, language);
    const { page, owner } = await signUpOwner(openPage, { ...view, path: screens.reportSchedules });
    const token = owner.tokens.access;
    await page.getByText(t('emptyText')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);

    const body = { name: 'Sales of the month', report: 'sales-report', period: 'lastBsMonth', filter: {} } as const;
    await callApi(savedReportContract.save, { body }, { token });
    await page.getByRole('button', { name: t('savedReports') }).click();
    await actOn(page, language, 'Sales of the month', t('sendByMail'));
    const recipients = fieldOf(page, t('recipients'));
    await recipients.fill('sita@home.example, ram');
    await fieldOf(page, t('frequency')).fill(t('MONTHLY'));
    await page.keyboard.press('Enter');
    await fieldOf(page, t('monthDay')).fill(t('lastDay'));
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await expectToFit(page);
    await page.keyboard.press('Control+S');
    await page.getByText(said('recipientsWrong')).waitFor();
    await recipients.fill('sita@home.example, ram@home.example');
    await page.getByRole('radio', { name: t('EXCEL') }).check();
    await page.keyboard.press('Control+S');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const rows = async () => (await callApi(reportScheduleContract.list, { query: {} }, { token })).rows;
    expect(await rows()).toMatchObject([
      {
        name: 'Sales of the month',
        frequency: 'MONTHLY',
        monthDay: 32,
        hour: 8,
        fileType: 'EXCEL',
        language,
        recipients: ['sita@home.example', 'ram@home.example'],
        state: 'ON',
      },
    ]);

    await page.goto(inject('base') + screens.reportSchedules);
    await page.getByText('Sales of the month').first().waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await actOn(page, language, 'Sales of the month', t('sendNow'));
    await answer(page, t('sendNow'));
    await actOn(page, language, 'Sales of the month', ui('view'));
    await page.getByRole('dialog').getByText('ram@home.example').last().waitFor();
    await page.getByText(t('history')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await actOn(page, language, 'Sales of the month', t('pause'));
    await page.getByText(t('OFF')).first().waitFor();
    await actOn(page, language, 'Sales of the month', t('resume'));
    await expect.poll(async () => (await rows()).map(({ state }) => state)).toEqual(['ON']);

    // What is deleted is not sent, and its screen says why.
    const saved = await callApi(savedReportContract.list, { query: {} }, { token });
    for (const { id } of saved.rows) await callApi(savedReportContract.remove, { params: { id } }, { token });
    await page.reload();
    await page.getByText(t('STOPPED')).first().waitFor();
    await actOn(page, language, 'Sales of the month', ui('view'));
    await page.getByRole('dialog').getByText(said('FORGOTTEN')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
  },
);

test('a report is kept and sent from where it is looked at', async ({ openPage }) => {
  const view = { language: 'ne', width: 390 } as const;
  const t = textsIn(reportScheduleScreenMessages, 'ne');
  const saved = textsIn(savedReportScreenMessages, 'ne');
  const ui = textsIn(uiMessages, 'ne');
  const { page, owner } = await signUpOwner(openPage, { ...view, path: screens.inventoryReport });
  await page.getByRole('button', { name: saved('keep') }).click();
  await fieldOf(page, saved('name')).fill('Stock');
  await page.getByRole('checkbox', { name: t('alsoByMail') }).check();
  await expectAccessible(page);
  await expectToFit(page);
  await page.getByRole('button', { name: ui('save'), exact: true }).click();
  await fieldOf(page, t('recipients')).fill('sita@home.example');
  await page.getByRole('button', { name: ui('save'), exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const { rows } = await callApi(reportScheduleContract.list, { query: {} }, { token: owner.tokens.access });
  expect(rows).toMatchObject([{ name: 'Stock', report: 'inventory-report', frequency: 'DAILY', fileType: 'PDF' }]);
});

test('they are closed to who lacks the right', async ({ openPage }) => {
  const page = await signInAs(openPage, 'cashier', { language: 'ne', width: 390, path: screens.reportSchedules });
  await page.getByText(textsIn(uiMessages, 'ne')('forbiddenTitle')).waitFor();
});
