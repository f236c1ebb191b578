import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { commonMessages } from '@bahi/contract/common/common.messages';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { dataImportMessages } from '@bahi/contract/platform/data-import/data-import.messages';
import { dataImportScreenMessages } from '@bahi/contract/platform/data-import/data-import-screen.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, test, storyViews } from '../browser.ts';
import { answer } from '../screen.ts';
import { digitsIn, expectFocus } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const path = screens.dataImports;
const csv = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(rows.map((row) => row.join(',')).join('\n'), 'utf8');

/** Opens the dialog for a new file, and gives it one. */
async function give(page: Page, language: 'en' | 'ne', file: { name: string; buffer: Buffer }): Promise<void> {
  const t = textsIn(dataImportScreenMessages, language);
  await page
    .getByRole('button', { name: t('add') })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('choose') })
    .waitFor();
  await page.locator('input[type=file]').setInputFiles({ ...file, mimeType: 'text/csv' });
}

test.for(storyViews(import.meta.filename))(
  'items come from a file: a template, a refusal, a row mended on the spot, stored and taken back, in $language at $width px',
  { timeout: 180_000 },
  async (view, { openPage }) => {
    const { language } = view;
    const { page, owner } = await signUpOwner(openPage, { ...view, path });
    const caller = { token: owner.tokens.access };
    const t = textsIn(dataImportScreenMessages, language);
    const said = textsIn(dataImportMessages, language);
    const number = (value: number): string => digitsIn(language, String(value));
    await page.getByText(t('empty')).waitFor();

    // The template, and a file that is refused.
    await page
      .getByRole('button', { name: t('add') })
      .first()
      .click();
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('templateExcel') }).click(),
    ]);
    expect(template.suggestedFilename()).toMatch(/\.xlsx$/);
    await page.locator('input[type=file]').setInputFiles({
      name: 'formula.csv',
      mimeType: 'text/csv',
      buffer: csv([
        ['Item name', 'Unit'],
        ['Rice', '=A1+B1'],
      ]),
    });
    await page
      .getByRole('alert')
      .getByText(said('fileFormula', { cells: 'B2' }))
      .waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    // What would be stored: one row is to be mended.
    await give(page, language, {
      name: 'stock.csv',
      buffer: csv([
        ['Item name', 'Category', 'Unit', 'Selling price', 'Opening quantity', 'Cost of one unit'],
        ['Tea', 'Hot drinks', 'kg', '400', '10', '300'],
        ['Coffee', 'Hot drinks', 'kg', 'dear', '5', '700'],
      ]),
    });
    await page.getByRole('heading', { name: 'stock.csv', exact: true }).waitFor();
    await page.getByText('Hot drinks').first().waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    const store = page.getByRole('button', { name: t('store', { count: number(1) }) });
    expect(await store.isDisabled()).toBe(true);
    const cell = page.getByLabel(t('cellOf', { heading: 'Selling price', number: number(3) }));
    // What is wrong is listed above the rows, and leads to its cell.
    const problems = page.getByRole('region', { name: t('problems', { count: number(1) }) });
    await problems.getByText(textsIn(commonMessages, language)('numberOnly')).waitFor();
    await problems.getByRole('button', { name: t('cellOf', { heading: 'Selling price', number: number(3) }) }).click();
    await expectFocus(cell, 'the cell that is to be mended');
    await cell.fill('900');
    await page.keyboard.press('Enter');
    const storeBoth = page.getByRole('button', { name: t('store', { count: number(2) }) });
    await expect.poll(() => storeBoth.isEnabled()).toBe(true);

    // The totals of the old program stand beside.
    await page.getByLabel(`${t('there')}: ${t('totalRecords')}`).fill('2');
    await page.keyboard.press('Tab');
    await page.getByText(t('agrees')).waitFor();
    await page.getByLabel(`${t('there')}: ${t('totalQuantity')}`).fill('14');
    await page.keyboard.press('Tab');
    await page.getByText(t('differs', { difference: number(1) })).waitFor();

    // Stored as a whole.
    await storeBoth.click();
    await answer(page, t('store', { count: number(2) }));
    await page.getByText(t('COMMITTED')).first().waitFor();
    const stored = await callApi(itemContract.list, { body: {} }, caller);
    expect(
      stored.rows
        .map(({ name, sellingPrice, stockQuantity }) => [name, sellingPrice, stockQuantity])
        .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
    ).toEqual([
      ['Coffee', 900, 5],
      ['Tea', 400, 10],
    ]);
    await expectAccessible(page);
    await expectToFit(page);

    // And taken back.
    await page.getByRole('button', { name: t('takeBack') }).click();
    await answer(page, t('takeBack'));
    await page.getByText(t('TAKEN_BACK')).first().waitFor();
    const left = await callApi(itemContract.list, { body: { isActive: true } }, caller);
    expect(left.rows).toEqual([]);
    await page.getByRole('link', { name: textsIn(uiMessages, language)('back') }).click();
    await page.getByText('stock.csv').first().waitFor();
    await expectAccessible(page);
    await expectToFit(page);
  },
);

const partyFiles = {
  CUSTOMER: [
    ['Name', 'Phone', 'Local body', 'Ward'],
    ['Ganesh Kirana', '98410', 'Butwal', '11'],
  ],
  VENDOR: [
    ['Name', 'Nepali name', 'Alias', 'Type', 'Phone', 'Email', 'PAN', 'Local body', 'Ward', 'Street', 'House'],
    ['Sharma', 'शर्मा', 'SHARMA', 'Wholesaler', '98410', 's@bahi.example', '301000031', 'Butwal', '11', 'Main', '2'],
  ],
} as const;

test.for([
  { kind: 'CUSTOMER', language: 'ne', width: 390 },
  { kind: 'VENDOR', language: 'en', width: 1280 },
] as const)(
  '$kind: a row is mended on the spot, stored and taken back, in $language at $width px',
  { timeout: 120_000 },
  async ({ kind, ...view }, { openPage }) => {
    const { language } = view;
    const { page, owner } = await signUpOwner(openPage, { ...view, path });
    const caller = { token: owner.tokens.access };
    const t = textsIn(dataImportScreenMessages, language);
    const list = kind === 'CUSTOMER' ? customerContract.list : vendorContract.list;
    const phones = async (): Promise<unknown[]> => {
      const { rows } = await callApi(list, { query: {} }, caller);
      return rows.map((row) => ('phoneNumber' in row ? row.phoneNumber : row.contact));
    };
    await page
      .getByRole('button', { name: t('add') })
      .first()
      .click();
    await page.getByRole('dialog').getByLabel(t('kind')).selectOption(kind);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'parties.csv', mimeType: 'text/csv', buffer: csv(partyFiles[kind]) });
    await page.getByRole('heading', { name: 'parties.csv', exact: true }).waitFor();
    const cell = page.getByLabel(t('cellOf', { heading: 'Phone', number: digitsIn(language, '2') }));
    await cell.waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await cell.fill('9841000031');
    await page.keyboard.press('Enter');
    const store = page.getByRole('button', { name: t('store', { count: digitsIn(language, '1') }) });
    await expect.poll(() => store.isEnabled()).toBe(true);
    await store.click();
    await answer(page, t('store', { count: digitsIn(language, '1') }));
    await page.getByText(t('COMMITTED')).first().waitFor();
    expect(await phones()).toEqual(['9841000031']);
    await page.getByRole('button', { name: t('takeBack') }).click();
    await answer(page, t('takeBack'));
    await page.getByText(t('TAKEN_BACK')).first().waitFor();
    expect(await phones()).toEqual([]);
  },
);
