import { readFile } from 'node:fs/promises';
import { reportColumns } from '@bahi/contract/reports/report/report-columns.messages';
import { reportMessages } from '@bahi/contract/reports/report/report.messages';
import { reportScreenMessages } from '@bahi/contract/reports/report/report-screen.messages';
import { salesRegister } from '@bahi/contract/reports/sales-register/sales-register.contract';
import { screens } from '@bahi/contract/screens';
import { exportMessages } from '@bahi/contract/ui/export.messages';
import { expect } from 'vitest';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { signInAs } from '../demo.ts';
import { fieldOf } from '../screen.ts';
import { textsIn } from '../texts.ts';

/** A day before or after today in Kathmandu. */
function dayAd(days: number): string {
  return new Date(Date.now() + 20_700_000 + days * 86_400_000).toISOString().slice(0, 10);
}

test.for(storyViews(import.meta.filename))(
  'a register is asked for as it was known on a day, and tells what has changed since, by keyboard, $language at $width',
  async (view, { openPage }) => {
    const { language, width } = view;
    const t = textsIn(reportScreenMessages, language);
    const words = textsIn(reportColumns, language);
    const [from, to, yesterday] = [dayAd(-300), dayAd(0), dayAd(-1)];
    const path = `${screens.salesRegister}?show=filter&fromDate=${from}&toDate=${to}`;
    const page = await signInAs(openPage, 'owner', { ...view, path });
    const known = fieldOf(page, words('knownOn'));
    await known.fill(dayAd(-301));
    await page.keyboard.press('Enter');
    await page.getByText(textsIn(reportMessages, language)('knownBefore')).waitFor();
    await expectAccessible(page);
    await known.fill(yesterday);
    await page.keyboard.press('Enter');

    // All of the demo came today.
    await page.getByText(t('emptyTitle')).waitFor();
    const badges = page.getByRole('region', { name: t('filterSummary') });
    await badges.getByText(words('knownOn')).waitFor();
    await expectToFit(page);
    const tabs = page.getByRole('tab');
    expect(await tabs.count()).toBe(2);
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/clock=changes/);
    const title = `${salesRegister.title[language]} · ${words('changesSince')}`;
    const rows =
      width < 1000
        ? page.getByRole('list', { name: title })
        : page.getByRole('table', { name: title }).locator('tbody');
    await rows.getByText(words('ADDED'), { exact: true }).first().waitFor();
    expect(await tabs.last().evaluate((tab) => tab === document.activeElement), 'the focus stays').toBe(true);
    await expectAccessible(page);
    await expectToFit(page);

    const names = textsIn(exportMessages, language);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: names('export'), exact: true }).click();
    await page
      .getByRole('menuitem', { name: `${names('excel')}: ${names(language === 'ne' ? 'inNepali' : 'inEnglish')}` })
      .click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('Sales Register Changes.xlsx');
    expect((await readFile(await file.path())).length).toBeGreaterThan(3000);
    await rows.getByRole('button').first().click();
    await page.waitForURL(/view=\d+/);
    await page.goBack();
    await page.waitForURL(/clock=changes/);
    await rows.getByText(words('ADDED'), { exact: true }).first().waitFor();
  },
);
