import { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import { customerReachOut } from '@bahi/contract/reports/customer-reach-out/customer-reach-out.contract';
import { reportFileScreenMessages } from '@bahi/contract/reports/report-file/report-file-screen.messages';
import { reportFileContract } from '@bahi/contract/reports/report-file/report-file.contract';
import { screens } from '@bahi/contract/screens';
import { exportMessages } from '@bahi/contract/ui/export.messages';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

/** One more than a file that is made within the request has. */
const customers = 5001;

async function importCustomers(token: string): Promise<void> {
  const rows = Array.from({ length: customers }, (_, at) => `Customer ${at},98${String(10_000_000 + at)},Butwal,11`);
  const file = new File([['Name,Phone,Local body,Ward', ...rows].join('\n')], 'customers.csv', { type: 'text/csv' });
  const caller = { token };
  const { id } = await callApi(dataImportContract.upload, { body: { kind: 'CUSTOMER' }, files: { file } }, caller);
  await callApi(dataImportContract.commit, { params: { id } }, caller);
}

test.for(storyViews(import.meta.filename))(
  'a long report is made as a file, which one sees from every screen, downloads as often as one likes, and finds again, $language at $width',
  { timeout: 240_000 },
  async (view, { openPage }) => {
    const { language } = view;
    const t = textsIn(reportFileScreenMessages, language);
    const menu = textsIn(exportMessages, language);
    const { page, owner } = await signUpOwner(openPage, { ...view, path: screens.dashboard });
    const token = owner.tokens.access;
    await importCustomers(token);
    const days = 'fromDate=2026-11-01&toDate=2026-11-20';
    await page.goto(`${inject('base')}${screens.customerReachOut}?show=result&${days}`);
    const exported = page.getByRole('button', { name: menu('export') });
    await exported.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: `${menu('excel')}: ${menu('inEnglish')}` }).press('Enter');
    const strip = page.getByRole('list', { name: t('strip') });
    await strip.getByText(customerReachOut.title[language]).first().waitFor();
    await expectAccessible(page);
    await expectToFit(page);

    // Elsewhere, and after the page was loaded anew, it is there still.
    await page.goto(inject('base') + screens.customers);
    const download = strip.getByRole('button').filter({ hasText: t('download') });
    await download.waitFor({ timeout: 60_000 });
    await strip.getByText(t('rows', { count: language === 'ne' ? '५,००१' : '5,001' })).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    for (let count = 0; count < 2; count += 1) {
      const coming = page.waitForEvent('download');
      await download.press('Enter');
      expect((await coming).suggestedFilename()).toBe(`${customerReachOut.fileName}.xlsx`);
    }
    const { files } = await callApi(reportFileContract.recent, {}, { token });
    expect(files).toMatchObject([{ state: 'READY', rowsDone: customers, rowsTotal: customers, language: 'en' }]);
    await strip.locator('button').last().press('Enter');
    await strip.waitFor({ state: 'detached' });

    await page.goto(`${inject('base')}${screens.customerReachOut}?show=result&${days}`);
    await exported.click();
    await page.getByRole('menuitem', { name: menu('madeFiles') }).click();
    const dialog = page.getByRole('dialog', { name: t('title') });
    await dialog
      .getByRole('button')
      .filter({ hasText: t('download') })
      .waitFor();
    await expectAccessible(page);
    await expectToFit(page);
  },
);
