import { screens } from '@bahi/contract/screens';
import { readFile } from 'node:fs/promises';
import { commonMessages } from '@bahi/contract/common/common.messages';
import { exportMessages } from '@bahi/contract/ui/export.messages';
import { dateMessages } from '@bahi/contract/ui/date.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { salesReportColumns } from '@bahi/contract/reports/sales-report/sales-report-columns.messages';
import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { reportColumns } from '@bahi/contract/reports/report/report-columns.messages';
import { reportMessages } from '@bahi/contract/reports/report/report.messages';
import { reportScreenMessages } from '@bahi/contract/reports/report/report-screen.messages';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { issueBill } from '../steps/bills.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { demoPassword, demoPeople, signInAs } from '../demo.ts';
import { digitsIn, makeBill, openShop, todayOf } from '../steps/invoice-screen.ts';
import { choose, hasFocus, tabTo } from '../keyboard.ts';
import { fieldOf } from '../screen.ts';
import { openSignedIn, signIn, signUpOwner } from '../steps/sign-up.ts';
import type { Language } from '../stored-language.ts';
import { textsIn } from '../texts.ts';

const path = screens.salesReport;
/** The filter before anything is chosen: the address alone is the report of this BS month. */
const filterPath = `${path}?show=filter`;

describe('the report of the demo business', () => {
  test('is made by the keyboard alone, and Back leads to the filter as it was', async ({ openPage }) => {
    const page = await signInAs(openPage, 'owner', { language: 'ne', width: 1280, path: filterPath });
    const t = reportOf(page, 'ne');
    const words = textsIn(dateMessages, 'ne');
    await tabTo(page, t.preset(words('today')));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowLeft');
    expect(await t.preset(words('customRange')).isChecked(), 'the last of the periods').toBe(true);
    for (const name of ['today', 'yesterday', 'last7Days', 'last30Days'] as const) {
      await page.keyboard.press('ArrowRight');
      expect(await t.preset(words(name)).isChecked()).toBe(true);
    }
    await expectAccessible(page);
    await tabTo(page, t.generate);
    await page.keyboard.press('Enter');

    const { toDateAD, daysBefore } = await demoToday();
    const report = await reportAsServed({ fromDateAD: daysBefore(29), toDateAD });
    await page.getByText(`${digitsIn('ne', String(report.recordsTotal))} बिल`).waitFor();
    await expect.poll(() => hasFocus(t.title), { message: 'the result is announced by its title' }).toBe(true);
    expect(await t.badges.allInnerTexts()).toEqual([
      expect.stringMatching(/^सुरु मिति [०-९]{4}-[०-९]{2}-[०-९]{2}$/),
      expect.stringMatching(/^अन्तिम मिति [०-९]{4}-[०-९]{2}-[०-९]{2}$/),
    ]);
    expect(await t.rows.count(), 'ten unless asked').toBe(Math.min(10, report.recordsTotal));
    expect(await t.rows.first().innerText()).toContain(digitsIn('ne', report.rows[0]?.invoiceDateBS ?? 'a bill'));
    expect(await page.getByRole('columnheader', { name: 'आउटलेट' }).count(), 'the owner sees the outlet').toBe(1);
    expect(await page.getByRole('columnheader', { name: 'व्यवसाय' }).count()).toBe(0);
    const { taxAmount, grandTotal, totalCredit } = report.totals;
    expect(await Promise.all([8, 9, 10].map((column) => t.total(column))), 'the totals of all pages').toEqual(
      [taxAmount, grandTotal, totalCredit].map((rupees) => inRupees('ne', rupees)),
    );
    await expectAccessible(page);

    await page.goBack();
    await t.generate.waitFor();
    expect(await t.preset(words('last30Days')).isChecked(), 'the filter is as it was').toBe(true);
    await page.goForward();
    await t.rows.first().waitFor();
  });

  test('opens with this BS month, and leads from there to its filter', async ({ openPage }) => {
    const page = await signInAs(openPage, 'owner', { language: 'ne', width: 1280, path });
    const t = reportOf(page, 'ne');
    await t.badges.nth(1).waitFor();
    const [start = ''] = await t.badges.allInnerTexts();
    expect(start, 'from the first of the month').toMatch(/-०१$/);
    await page.getByRole('button', { name: textsIn(reportScreenMessages, 'ne')('backToFilter') }).click();
    expect(start).toContain(await t.start.inputValue());
    expect(await page.getByRole('radio').nth(4).isChecked(), 'the month is one of the usual periods').toBe(true);
    await t.generate.click();
    await t.badges.nth(1).waitFor();
    expect(await t.badges.allInnerTexts()).toContain(start);
  });

  test('is sorted and paged, and its address can be shared', async ({ openPage }) => {
    const { address } = await demoPeriod();
    const page = await signInAs(openPage, 'owner', { language: 'en', width: 1280, path: address });
    const t = reportOf(page, 'en');
    await t.rows.first().waitFor();
    const pages = page.getByRole('navigation', { name: 'Pages' });
    expect(await pages.getByRole('button', { name: /^Page / }).allInnerTexts()).toEqual(['1', '2', '3']);
    const totals = await t.total(9);

    const byTotal = page.getByRole('columnheader', { name: 'Total (Rs)' });
    await byTotal.getByRole('button').click();
    await expect.poll(() => byTotal.getAttribute('aria-sort')).toBe('ascending');
    await byTotal.getByRole('button').click();
    await expect.poll(() => amounts(t.rows, 9), { message: 'dearest first' }).toSatisfy(isDescending);
    await pages.getByRole('button', { name: 'Page 2' }).click();
    await page.getByText(/^11–20 of/).waitFor();
    expect(await t.total(9), 'the totals are those of all pages').toBe(totals);
    await page.getByLabel('Rows per page').selectOption('50');
    await expect.poll(() => t.rows.count()).toBe(50);
    await expectAccessible(page);

    const shared = await signInAs(openPage, 'accountant', {
      language: 'ne',
      width: 390,
      path: page.url().replace(inject('base'), ''),
    });
    await expect.poll(() => shared.getByRole('list', { name: 'बिक्री प्रतिवेदन' }).getByRole('listitem').count()).toBe(50);
    await expectAccessible(shared);
    await expectToFit(shared);
  });

  test('shows people of an outlet their business, and their outlet alone', async ({ openPage }) => {
    const { address } = await demoPeriod();
    const page = await signInAs(openPage, 'cashier', { language: 'en', width: 1280, path: `${address}&size=50` });
    const t = reportOf(page, 'en');
    await t.rows.first().waitFor();
    expect(await page.getByRole('columnheader', { name: 'Business' }).count()).toBe(1);
    expect(await page.getByRole('columnheader', { name: 'Outlet' }).count()).toBe(0);
    const texts = await t.rows.allInnerTexts();
    expect(texts.filter((text) => !text.includes('Lumbini') || !text.includes('BTW'))).toEqual([]);
    await expectAccessible(page);
  });

  test('shows a bill as it is printed, in a frame that can do nothing', async ({ openPage }) => {
    const { address } = await demoPeriod();
    const page = await signInAs(openPage, 'owner', { language: 'ne', width: 390, path: address });
    const card = page.getByRole('list', { name: 'बिक्री प्रतिवेदन' }).getByRole('button').first();
    const customer = await card.innerText();
    await card.click();
    const dialog = page.getByRole('dialog', { name: /^बिल INV-/ });
    const frame = dialog.locator('iframe');
    expect(await frame.getAttribute('sandbox'), 'no scripts, no forms, no origin').toBe('');
    const bill = frame.contentFrame();
    await bill.getByText('कर बीजक').waitFor();
    expect(await bill.locator('body').innerText()).toContain(customer);
    expect(await bill.locator('body').innerText(), 'looking is no print').toContain('हेर्नका लागि मात्र');
    expect(page.url()).toContain('bill=INV');
    await expectAccessible(page);
    await expectToFit(page);
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    await card.waitFor();
  });
});

describe('the filter', () => {
  test('says at each day what is wrong with it', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 390, path: filterPath });
    const t = reportOf(page, 'en');
    const { plus } = await todayOf(owner);
    await t.generate.click();
    await expect.poll(() => page.getByText('Required', { exact: true }).count()).toBe(2);
    expect(await hasFocus(t.start), 'the first wrong field has the focus').toBe(true);
    await expectAccessible(page);

    await type(t.start, `${plus(-1)} AD`);
    await type(t.end, `${plus(-2)} AD`);
    await page.getByText('End Date must be after Start Date', { exact: true }).waitFor();
    await type(t.start, `${plus(-3)} AD`);
    await expect.poll(() => page.getByText('End Date must be after Start Date').count()).toBe(0);
    await type(t.start, `${plus(1)} AD`);
    await page.getByText(textsIn(reportMessages, 'en')('startFuture')).waitFor();
    await expectAccessible(page);
    await t.generate.click();
    expect(page.url(), 'nothing is made of it').not.toContain('show=result');

    await type(t.start, '2083-13-40');
    // What was typed stays with its error, which is said in the language of the page.
    for (const [language, toggle] of [
      ['ne', 'ने नेपाली'],
      ['en', 'EN English'],
    ] as const) {
      await page.getByRole('button', { name: toggle }).click();
      await page.getByText(commonMessages.texts.dateRange[language]).waitFor();
    }
    expect(await t.start.inputValue()).toBe('2083-13-40');
    await page.getByRole('button', { name: 'Reset' }).click();
    expect(await t.start.inputValue()).toBe('');
    expect(await page.getByText('Year 1970 to 2100').count(), 'Reset forgets what was typed').toBe(0);
  });

  test('narrows the report to goods, services, customers and numbers', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
    const shop = await openShop(owner);
    const rice = await makeBill(owner, shop, { quantity: 3 });
    const delivery = await issueBill(owner, 'Hari KC');
    const cancelled = await issueBill(owner, 'Gita Rai');
    const caller = { token: owner.tokens.access };
    await callApi(
      invoiceContract.cancel,
      { params: { id: cancelled.id }, body: { reason: 'Wrong name', version: cancelled.version } },
      caller,
    );
    await page.goto(inject('base') + filterPath);
    const t = reportOf(page, 'en');
    expect(await t.sellable.isDisabled(), 'items or services come with the type').toBe(true);
    await t.choosePreset('Today');
    await t.generate.click();
    await expect.poll(() => t.rows.count()).toBe(3);
    const struck = t.rows.filter({ hasText: 'Cancelled' });
    expect(await struck.innerText()).toContain(cancelled.code);
    await page.getByText(textsIn(reportScreenMessages, 'en')('cancelledHint')).waitFor();
    expect(await t.total(9), '339 and 113, nothing of the cancelled one').toBe('452.00');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Back to the filter' }).click();
    expect(await t.preset('Today').isChecked(), 'the filter is kept').toBe(true);
    await choose(page, t.type, 'Service');
    await choose(page, t.sellable, 'Delivery to Hari');
    await choose(page, t.customer, 'Hari');
    await t.generate.click();
    await expect.poll(() => t.rows.allInnerTexts()).toEqual([expect.stringContaining(String(delivery.code))]);
    expect((await t.badges.allInnerTexts()).slice(2)).toEqual(['Service Delivery to Hari KC', 'Customer Hari KC']);

    await page.getByRole('button', { name: 'Close the report' }).click();
    await choose(page, t.type, 'Item');
    expect(await t.sellable.inputValue(), 'another type, another list').toBe('');
    await choose(page, t.sellable, 'RICE');
    await type(t.customer, '');
    expect(await t.customer.inputValue(), 'emptied and left, it is cleared').toBe('');
    await t.number.fill(digitsIn('ne', String(rice.code).slice(-5)));
    await page.keyboard.press('Enter');
    await expect.poll(() => t.rows.allInnerTexts()).toEqual([expect.stringContaining(String(rice.code))]);
    expect((await t.badges.allInnerTexts()).slice(2), 'digits of either script').toEqual([
      'Item Basmati Rice',
      `Invoice number ${String(rice.code).slice(-5)}`,
    ]);

    await page.getByRole('button', { name: 'Back to the filter' }).click();
    await page.getByRole('button', { name: 'Reset' }).click();
    expect(
      await Promise.all([t.start, t.end, t.type, t.sellable, t.customer, t.number].map((one) => one.inputValue())),
    ).toEqual(['', '', '', '', '', '']);
    expect(new URL(page.url()).search).toBe('?show=filter');
  });
});

describe('the export', () => {
  test('hands out the report as Excel and as PDF, in either language', async ({ openPage }) => {
    const { address } = await demoPeriod();
    const page = await signInAs(openPage, 'owner', { language: 'ne', width: 390, path: address });
    const t = textsIn(exportMessages, 'ne');
    await page.getByRole('button', { name: t('export') }).click();
    await page.getByRole('menuitem').first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    for (const [kind, language] of [
      ['excel', 'inNepali'],
      ['excel', 'inEnglish'],
      ['pdf', 'inNepali'],
      ['pdf', 'inEnglish'],
    ] as const) {
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: t('export') }).click();
      await page.getByRole('menuitem', { name: `${t(kind)}: ${t(language)}` }).click();
      const file = await saving;
      expect(file.suggestedFilename()).toBe(kind === 'excel' ? 'Sales Report.xlsx' : 'Sales Report.pdf');
      const content = await readFile(await file.path());
      expect(content.subarray(0, 4).toString('latin1')).toBe(kind === 'excel' ? 'PK\u0003\u0004' : '%PDF');
      expect(content.length).toBeGreaterThan(10_000);
    }
    expect(await page.locator('[data-kind]').count(), 'no toast says so').toBe(0);
  });

  test('is not offered where there is nothing', async ({ openPage }) => {
    const { page } = await signUpOwner(openPage, { language: 'en', width: 390, path: filterPath });
    const t = reportOf(page, 'en');
    await t.choosePreset('Today');
    await t.generate.click();
    await page.getByText(textsIn(reportScreenMessages, 'en')('emptyTitle')).waitFor();
    expect(await page.getByRole('button', { name: 'Export' }).count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change the filter' }).click();
    expect(await t.preset('Today').isChecked()).toBe(true);
  });

  test('says why there is no file', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 1280 });
    await issueBill(owner);
    await page.goto(inject('base') + filterPath);
    const t = reportOf(page, 'ne');
    await t.choosePreset('आज');
    await t.generate.click();
    const screen = textsIn(exportMessages, 'ne');
    await page.getByRole('button', { name: screen('export') }).waitFor();
    await page.route('**/business-sales-report/download', (route) => route.abort());
    await page.getByRole('button', { name: screen('export') }).click();
    await page.getByRole('menuitem', { name: `${screen('pdf')}: ${screen('inNepali')}` }).click();
    await page.getByRole('alert').first().waitFor();
    await expectAccessible(page);
    expect(await page.getByRole('button', { name: screen('export') }).isEnabled(), 'to be tried again').toBe(true);
  });
});

describe('the report', () => {
  test('shows its shape while it comes, says when it does not, and comes on asking again', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 1280 });
    await issueBill(owner);
    const { ad } = await todayOf(owner);
    const ui = textsIn(uiMessages, 'ne');
    let answering: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answering = resolve;
    });
    await page.route('**/business-sales-report/generate', async (route) => {
      await held;
      await route.abort();
    });
    await page.goto(`${inject('base')}${path}?show=result&fromDate=${ad}&toDate=${ad}`);
    await page
      .getByRole('main')
      .getByRole('status', { name: ui('loading') })
      .waitFor();
    await expectAccessible(page);
    answering();
    await page.getByText(ui('failedTitle')).waitFor();
    await expectAccessible(page);
    await page.unroute('**/business-sales-report/generate');
    await page.getByRole('button', { name: ui('retry') }).click();
    await expect.poll(() => reportOf(page, 'ne').rows.count()).toBe(1);
  });

  test('is closed to who lacks the right', async ({ openPage }) => {
    const { email, password } = inject('superUser');
    const page = await openSignedIn(openPage, { language: 'ne', width: 390, path }, await signIn(email, password));
    await page.getByText(textsIn(uiMessages, 'ne')('forbiddenTitle')).waitFor();
    await expectAccessible(page);
  });

  test.for(storyViews(import.meta.filename))(
    'in $language at $width px has no fault of access and fits',
    async (view, { openPage }) => {
      const { address } = await demoPeriod();
      const page = await signInAs(openPage, 'owner', { ...view, path: filterPath });
      const t = reportOf(page, view.language);
      await t.generate.waitFor();
      await choose(page, t.type, reportColumns.texts.item[view.language]);
      await expectAccessible(page);
      await expectToFit(page);
      await page.goto(`${inject('base')}${address}&invoiceNumber=BTW`);
      await t.badges.nth(2).waitFor();
      await page.getByRole('navigation', { name: textsIn(uiMessages, view.language)('pages') }).waitFor();
      await expectAccessible(page);
      await expectToFit(page);
    },
  );
});

/** The fields of the filter and the parts of the result, in one language. */
function reportOf(page: Page, language: Language) {
  const t = textsIn(reportScreenMessages, language);
  const summary = page.getByRole('region', { name: t('filterSummary') });
  return {
    title: page.getByRole('heading', { name: salesReportColumns.texts.title[language], level: 1 }),
    preset: (name: string): Locator => page.getByRole('radio', { name, exact: true }),
    choosePreset: (name: string): Promise<void> =>
      page.locator('label', { has: page.getByRole('radio', { name, exact: true }) }).click(),
    start: fieldOf(page, t('startDate')),
    end: fieldOf(page, t('endDate')),
    type: fieldOf(page, salesReportColumns.texts.inventoryType[language]),
    sellable: fieldOf(page, salesReportColumns.texts.itemOrService[language]),
    customer: fieldOf(page, reportColumns.texts.customer[language]),
    number: fieldOf(page, salesReportColumns.texts.invoiceNumber[language]),
    generate: page.getByRole('button', { name: t('generate') }),
    badges: summary.getByRole('listitem'),
    rows: page.getByRole('table').locator('tbody tr'),
    /** What the last row says of a column, counted from 0. */
    total: (column: number): Promise<string> =>
      page
        .getByRole('table')
        .locator('tfoot td')
        .nth(column - firstTotal)
        .innerText(),
  };
}

/** The quantity is the first column that has a total. */
const firstTotal = 5;

/** Days in which the demo business traded, AD, and what the server says of their bills. */
async function demoPeriod(): Promise<{ address: string; body: { fromDateAD: string; toDateAD: string } }> {
  const { toDateAD, daysBefore } = await demoToday();
  const fromDateAD = daysBefore(100);
  return { address: `${path}?show=result&fromDate=${fromDateAD}&toDate=${toDateAD}`, body: { fromDateAD, toDateAD } };
}

async function demoToday() {
  const { access } = await signIn(demoPeople.owner, demoPassword);
  const { todayAD } = await callApi(sessionContract.init, {}, { token: access });
  const daysBefore = (days: number): string => Temporal.PlainDate.from(todayAD).subtract({ days }).toString();
  return { toDateAD: todayAD, daysBefore, token: access };
}

async function reportAsServed(body: { fromDateAD: string; toDateAD: string }) {
  const { token } = await demoToday();
  return callApi(salesReportContract.generate, { body }, { token });
}

/** An amount as the page writes it, with lakh grouping. */
function inRupees(language: Language, rupees: number): string {
  const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return digitsIn(language, grouped.format(rupees));
}

/** The amounts of a column, counted from 0. */
async function amounts(rows: Locator, column: number): Promise<number[]> {
  const texts = await rows.locator(`td:nth-child(${column + 1})`).allInnerTexts();
  return texts.map((text) => Number(text.replaceAll(',', '')));
}

function isDescending(numbers: readonly number[]): boolean {
  return (
    numbers.length > 1 && numbers.every((number, position) => position === 0 || number <= (numbers[position - 1] ?? 0))
  );
}

/** Types into a field and leaves it. */
async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Tab');
}
