import { screens } from '@bahi/contract/screens';
import { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { reportScreenMessages } from '@bahi/contract/reports/report/report-screen.messages';
import { reminderScreenMessages } from '@bahi/contract/sales/reminder/reminder-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { issueBill } from '../steps/bills.ts';
import { expectAccessible, expectToFit, seldom, test } from '../browser.ts';
import { demoPassword, demoPeople, signInAs } from '../demo.ts';
import { makeExpense, payOn, prepareExpense } from '../steps/due-documents.ts';
import { makeItems } from '../steps/goods.ts';
import { digitsIn, todayOf } from '../steps/invoice-screen.ts';
import { hasFocus, tabTo } from '../keyboard.ts';
import { openSignedIn, type Owner, signIn, signUpOwner } from '../steps/sign-up.ts';
import type { Language } from '../stored-language.ts';
import { textsIn } from '../texts.ts';

const path = screens.dashboard;

describe('the morning of an owner', () => {
  test('begins with figures that lead to where they come from', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280 });
    await makeItems(owner, [
      { name: 'Basmati Rice', reorderPoint: 20, stock: { quantity: 12, rate: 80 } },
      { name: 'Musuro Dal', reorderPoint: 5, stock: { quantity: 50, rate: 120 } },
    ]);
    const bill = await issueBill(owner, 'Hari KC');
    await issueBill(owner, 'Gita Rai');
    const expense = await makeExpense(owner, await prepareExpense(owner));
    await payOn(owner, 'EXPENSE', expense.id, 300);
    await pay(owner, bill.id, 40);
    await page.goto(inject('base') + path);
    const tile = (name: Parameters<typeof tileOf>[2]): Promise<string> => tileOf(page, 'en', name).innerText();
    expect(await tile('netSalesMonth')).toMatch(
      /Rs 200\s+2 invoices\s+With VAT\s+Rs 226\s+Received\s+Rs 40\s+Sales today\s+Rs 226/,
    );
    expect(await tile('cash')).toMatch(/Rs -260$/);
    expect(await tile('bank')).toMatch(/Rs 0\s+In wallets\s+Rs 0/);
    expect(await tile('vatCredit')).toMatch(/Rs 1,274\s+On sales\s+Rs 26\s+On purchases\s+Rs 1,300/);
    expect(await tile('dues')).toMatch(
      /Rs 186\s+Overdue invoices\s+Rs 0\s+Unpaid invoices\s+2\s+Received today\s+Rs 40/,
    );
    expect(await tile('expenseMonth')).toMatch(/Rs 11,300\s+Payments sent\s+Rs 300\s+Today\s+Rs 11,300/);
    expect(await tile('payables')).toMatch(/Rs 11,000\s+Overdue\s+Rs 0\s+Unpaid bills\s+1\s+Sent today\s+Rs 300/);
    const rowsOf = (name: 'topDues' | 'toDo' | 'lowStock' | 'activities'): Locator =>
      page.getByRole('region', { name: textsIn(dashboardScreenMessages, 'en')(name) }).getByRole('listitem');
    expect(await rowsOf('topDues').allInnerTexts()).toEqual([
      expect.stringMatching(/Gita Rai\s+Rs 113/),
      expect.stringMatching(/Hari KC\s+Rs 73/),
    ]);
    expect(await rowsOf('toDo').allInnerTexts()).toEqual([expect.stringMatching(/Items that run low\s+1/)]);
    expect(await rowsOf('lowStock').allInnerTexts()).toEqual([
      expect.stringMatching(/Basmati Rice\s+reorder at 20 kg\s+12 kg left/),
    ]);
    expect(await rowsOf('activities').first().innerText()).toMatch(
      /Hari KC\s+Payment received · Sita Gurung\s+Rs 40\s+just now/,
    );
    expect(await rowsOf('activities').nth(1).innerText()).toMatch(
      /Mechi Transport\s+Payment sent · Sita Gurung\s+Rs 300/,
    );
    expect(await rowsOf('activities').nth(2).innerText()).toContain('Truck from Birgunj · Mechi Transport');
    await expectAccessible(page);

    await follow(page, page.getByRole('link', { name: 'Sales today' }), 'show=result');
    const badges = page.getByRole('region', { name: textsIn(reportScreenMessages, 'en')('filterSummary') });
    await badges.waitFor();
    await expect.poll(() => page.getByRole('table').locator('tbody tr').count()).toBe(2);
    await follow(page, rowsOf('topDues').getByRole('link', { name: 'Gita Rai', exact: true }), 'customerId=');
    await follow(page, rowsOf('toDo').getByRole('link'), 'item-setup?isActive=true&isLow=true');
    await expect.poll(() => page.getByRole('table').locator('tbody tr').count()).toBe(1);
    await follow(page, page.getByRole('link', { name: 'Cash in drawer' }), 'cash-and-bank?kind=CASH');
    await page.getByRole('row', { name: /-260/ }).waitFor();
    await follow(page, rowsOf('lowStock').getByRole('link', { name: 'Basmati Rice' }), 'item-setup?view=');
    await page.getByRole('dialog', { name: 'Basmati Rice' }).waitFor();
    await follow(page, page.getByRole('link', { name: 'To be paid' }), 'vendor-setup?sort=-dueAmount');
    await page.getByRole('row', { name: /Mechi Transport.*11,000/ }).waitFor();
    await follow(page, rowsOf('activities').first().getByRole('link'), `invoice-setup?view=${bill.id}`);
    await page.getByRole('dialog').getByText(String(bill.code)).first().waitFor();
  });

  test('calls, writes to and takes the payment of who owes most, on the row', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 390 });
    await issueBill(owner, 'Hari KC');
    await page.goto(inject('base') + path);
    const t = textsIn(dashboardScreenMessages, 'ne');
    const row = page.getByRole('region', { name: t('topDues') }).getByRole('listitem');
    await row.waitFor();
    const told = { customer: 'Hari KC' };
    expect(await row.getByRole('link', { name: t('call', told) }).getAttribute('href')).toMatch(/^tel:\d{9,10}$/);
    await expectAccessible(page);
    await expectToFit(page);
    await row.getByRole('button', { name: t('whatsApp', told) }).click();
    const reminder = page.getByRole('dialog', { name: textsIn(reminderScreenMessages, 'ne')('remind') });
    await reminder.getByText('Hari KC').first().waitFor();
    await page.keyboard.press('Escape');
    await row.getByRole('link', { name: t('receiveOf', told) }).click();
    await page.getByRole('dialog', { name: textsIn(settlementScreenMessages, 'ne')('receiveTitle') }).waitFor();
  });

  test('names what is overdue, in words and with a sign', async ({ openPage }) => {
    const page = await signInAs(openPage, 'owner', { language: 'ne', width: 1280, path });
    const t = textsIn(dashboardScreenMessages, 'ne');
    const { dues } = await demoFigures();
    const overdue = tileOf(page, 'ne', 'dues').getByRole('link', { name: t('overdueInvoices') });
    await overdue.waitFor();
    const amount = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }).format(dues.overdueAmount);
    expect(await tileOf(page, 'ne', 'dues').innerText()).toContain(digitsIn('ne', `रु ${amount}`));
    await overdue.click();
    await page.waitForURL('**/business/invoice-setup?isOverdue=true&sort=dueDateAD');
    await page
      .getByText(textsIn(uiMessages, 'ne')('count', { count: digitsIn('ne', String(dues.overdueInvoices)) }))
      .waitFor();
  });

  seldom('has thirty days as a chart and, by the keyboard, as a table', async ({ openPage }) => {
    const page = await signInAs(openPage, 'owner', { language: 'en', width: 390, path });
    const panel = page.getByRole('region', { name: 'Last 30 days', exact: true });
    const chart = panel.getByRole('img', { name: 'Chart, Last 30 days' });
    await chart.waitFor();
    expect(await chart.getAttribute('aria-label')).toMatch(
      /^Chart, Last 30 days: Sales Rs [\d,]+, Expense Rs [\d,]+, Received Rs [\d,]+\. /,
    );
    const { daily } = await demoFigures();
    const last = daily.at(-1);
    const box = await chart.boundingBox();
    await chart.hover({ position: { x: (box?.width ?? 0) - 8, y: 60 } });
    const sales = Math.round(last?.sales ?? 0).toLocaleString('en-IN');
    await panel.getByText(`Rs ${sales}`, { exact: true }).first().waitFor();
    await page.mouse.move(0, 0);
    await expectAccessible(page);

    await tabTo(page, panel.getByRole('button', { name: 'As a table' }));
    await page.keyboard.press('Enter');
    const rows = panel.getByRole('table').locator('tbody tr');
    expect(await rows.count()).toBe(30);
    expect(await rows.first().innerText(), 'today first').toContain(last?.dayBS ?? 'a day');
    await page.keyboard.press('Tab');
    expect(await hasFocus(panel.getByRole('region')), 'what scrolls is reached').toBe(true);
    await expectAccessible(page);
    await expectToFit(page);
    await panel.getByRole('button', { name: 'As a chart' }).click();
    await chart.waitFor();
  });
});

describe('the dashboard', () => {
  test('offers what its user may do, and no more', async ({ openPage }) => {
    const t = textsIn(dashboardScreenMessages, 'ne');
    const doorsOf = async (page: Page): Promise<(string | undefined)[]> => {
      const doors = page.getByRole('navigation', { name: t('doors') }).getByRole('link');
      await doors.first().waitFor();
      return (await doors.allInnerTexts()).map((text) => text.split('\n')[0]);
    };
    const cashier = await signInAs(openPage, 'cashier', { language: 'ne', width: 390, path });
    expect(await doorsOf(cashier)).toEqual([t('sell'), t('receive')]);
    await tileOf(cashier, 'ne', 'dues').waitFor();
    for (const name of ['cash', 'payables', 'grossProfit', 'vatToPay'] as const)
      expect([name, await tileOf(cashier, 'ne', name).count()]).toEqual([name, 0]);
    await expectAccessible(cashier);
    const owner = await signInAs(openPage, 'owner', { language: 'ne', width: 1280, path: screens.start });
    expect(await doorsOf(owner)).toEqual([t('sell'), t('receive'), t('spend'), t('buy')]);
    const door = (name: 'sell' | 'receive' | 'spend' | 'buy'): Locator =>
      owner.getByRole('navigation', { name: t('doors') }).getByRole('link', { name: t(name) });
    await door('receive').click();
    await owner.getByRole('dialog', { name: textsIn(settlementScreenMessages, 'ne')('receiveTitle') }).waitFor();
    await owner.goBack();
    await tabTo(owner, door('sell'));
    await owner.keyboard.press('Enter');
    await owner.waitForURL('**/business/invoice-setup/create');
    await owner.goBack();
    await door('spend').click();
    await owner.waitForURL('**/business/expense-setup/create');
    await owner.goBack();
    await door('buy').click();
    await owner.waitForURL('**/purchase-setup/create');
  });

  test('shows a cashier the figures of their outlet', async ({ openPage }) => {
    const page = await signInAs(openPage, 'cashier', { language: 'en', width: 1280, path });
    const whole = await demoFigures();
    await tileOf(page, 'en', 'dues').waitFor();
    const shown = Number((await tileOf(page, 'en', 'dues').innerText()).match(/Rs ([\d,]+)/)?.[1]?.replaceAll(',', ''));
    expect(shown).toBeGreaterThan(0);
    expect(shown, 'less than the business has in all').toBeLessThan(whole.dues.amount);
  });

  seldom('shows the platform to the super user, and no business', async ({ openPage }) => {
    const { email, password } = inject('superUser');
    const page = await openSignedIn(openPage, { language: 'en', width: 390, path }, await signIn(email, password));
    const t = textsIn(dashboardScreenMessages, 'en');
    const figures = page.getByRole('region', { name: t('platform') });
    await figures.waitFor();
    expect(await figures.getByRole('heading').allInnerTexts()).toEqual([
      t('businesses'),
      t('signUps'),
      t('users'),
      t('activeSessions'),
      t('codes'),
      t('failures'),
    ]);
    expect(await page.getByRole('navigation', { name: t('doors') }).count()).toBe(0);
    await expectAccessible(page);
    await expectToFit(page);
  });

  seldom('shows its shape while it comes, says when it does not, and comes on asking again', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 1280 });
    await issueBill(owner);
    const ui = textsIn(uiMessages, 'ne');
    let answering: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answering = resolve;
    });
    await page.route('**/api/v1/dashboard', async (route) => {
      await held;
      await route.abort();
    });
    await page.goto(inject('base') + path);
    await page
      .getByRole('main')
      .getByRole('status', { name: ui('loading') })
      .waitFor();
    await expectAccessible(page);
    answering();
    await page.getByText(ui('failedTitle')).waitFor();
    await expectAccessible(page);
    await page.unroute('**/api/v1/dashboard');
    await page.getByRole('button', { name: ui('retry') }).click();
    await tileOf(page, 'ne', 'netSalesMonth').waitFor();
  });
});

/** One of the figures, with what belongs to it. */
function tileOf(
  page: Page,
  language: Language,
  name:
    | 'netSalesMonth'
    | 'grossProfit'
    | 'vatToPay'
    | 'vatCredit'
    | 'dues'
    | 'expenseMonth'
    | 'payables'
    | 'cash'
    | 'bank',
): Locator {
  const t = textsIn(dashboardScreenMessages, language);
  const title = new RegExp(`^${t(name, { month: '.+' })}$`);
  return page
    .getByRole('region', { name: t('figures') })
    .locator('div', { has: page.getByRole('heading', { name: title }) })
    .first();
}

/** Follows a link of the dashboard, and comes back. */
async function follow(page: Page, link: Locator, address: string): Promise<void> {
  if (new URL(page.url()).pathname !== path) await page.goto(inject('base') + path);
  await link.click();
  await expect.poll(() => page.url()).toContain(address);
}

async function demoFigures() {
  const { access } = await signIn(demoPeople.owner, demoPassword);
  const { business } = await callApi(dashboardContract.summary, {}, { token: access });
  if (business === null) throw new Error('the owner of the demo has a business');
  return business;
}

async function pay(owner: Owner, invoiceId: number, rupees: number): Promise<void> {
  const { ad } = await todayOf(owner);
  await callApi(
    paymentContract.create,
    {
      body: {
        componentEntityId: invoiceId,
        componentType: 'INVOICE',
        paymentLedgerDetailRequestDtoList: [{ paymentMode: 'CASH', paymentDate: ad, paymentAmount: rupees }],
        totalPayingAmount: rupees,
      },
    },
    { token: owner.tokens.access },
  );
}
