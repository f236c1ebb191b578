import { screens } from '@bahi/contract/screens';
import { dateMessages } from '@bahi/contract/ui/date.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import type { Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { callApi, sendApi } from '../api.ts';
import { expectAccessible, expectToFit, test } from '../browser.ts';
import { choose, hasFocus } from '../keyboard.ts';
import { addOutletUser, password, signInAt } from '../steps/outlet-user.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const t = textsIn(roleScreenMessages, 'en');
const ui = textsIn(uiMessages, 'en');
const report = { body: { fromDateAD: '2026-11-01', toDateAD: '2026-11-02' } };

test('a cashier’s role lets write bills and see no reports, until its last day', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280, path: screens.roles });
  const cashier = await addOutletUser(owner);
  await makeRole(page);
  await giveRole(page, cashier.fullName);

  const counter = await signInAt(openPage, { language: 'en', width: 1280 }, cashier.userName);
  await counter.goto(`${inject('base')}${screens.invoices}`);
  await counter
    .getByRole('button', { name: textsIn(invoiceScreenMessages, 'en')('add') })
    .first()
    .waitFor();
  await counter.getByRole('link', { name: 'Invoices' }).waitFor();
  expect(await counter.getByText('Reports', { exact: true }).count(), 'no group of reports').toBe(0);
  await counter.goto(`${inject('base')}${screens.salesReport}`);
  const token = await officeToken(cashier.userName);
  expect((await sendApi(invoiceContract.list, {}, { token })).status).toBe(200);
  expect((await sendApi(salesReportContract.generate, report, { token })).status).toBe(403);

  // The clock is not ours to turn: the last day is moved into the past instead.
  const ownerToken = { token: owner.tokens.access };
  const [given] = await callApi(userRoleContract.ofUser, { params: { userId: cashier.id } }, ownerToken);
  if (given === undefined) throw new Error('the role was given');
  const { id, roleId, outletId } = given;
  const past = { effectiveDateAD: '2026-01-01', effectiveTillDateAD: '2026-01-31' };
  await callApi(userRoleContract.update, { body: { id, roleId, outletId, ...past } }, ownerToken);
  await expect.poll(async () => (await sendApi(invoiceContract.list, {}, { token })).status).toBe(403);
  await counter.goto(`${inject('base')}${screens.invoices}`);
  await counter.getByText(ui('forbiddenTitle')).waitFor();
  expect(await counter.getByRole('link', { name: 'Invoices' }).count(), 'nor is it in the menu').toBe(0);
});

/** Makes a role for outlet users in the browser, and says what it grants. */
async function makeRole(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('add') }).click();
  const dialog = page.getByRole('dialog', { name: t('addTitle') });
  await dialog
    .getByRole('textbox', { name: t('name') })
    .first()
    .fill('Bill writer');
  await choose(page, labelled(dialog, t('type')), 'Outlet');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: ui('save') }).click();
  await page.waitForURL('**/security/role/configure/*');
  for (const [screen, grant] of [
    ['Invoices', t('create')],
    ['Customers', t('read')],
    ['Items', t('read')],
  ] as const)
    await page.getByRole('checkbox', { name: t('grantOn', { grant, screen }) }).check();
  const view = page.getByRole('checkbox', { name: t('grantOn', { grant: t('read'), screen: 'Invoices' }) });
  expect(await view.isChecked(), 'who writes bills sees them').toBe(true);
  await page.getByRole('button', { name: ui('save') }).click();
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: ui('save') }).isDisabled()).toBe(true);
}

/** Gives the role to somebody for their outlet, until a day. */
async function giveRole(page: Page, fullName: string): Promise<void> {
  await page.goto(`${inject('base')}${screens.peopleAndRoles}`);
  await page.getByRole('row', { name: fullName }).getByRole('button', { name: fullName }).first().click();
  await page.getByRole('button', { name: t('give') }).click();
  const dialog = page.getByRole('dialog', { name: t('giveTitle', { name: fullName }) });
  await choose(page, labelled(dialog, t('role')), 'Bill');
  await choose(page, labelled(dialog, t('outlet')), 'Gurung');
  const till = labelled(dialog, t('till'));
  await till.fill('2083-01-01');
  await dialog.getByRole('button', { name: ui('save') }).click();
  await expect.poll(() => hasFocus(till), { message: 'a day before the first is not saved as no end' }).toBe(true);
  await dialog.getByText(textsIn(dateMessages, 'en')('outside')).waitFor();
  expect(await till.inputValue()).toBe('2083-01-01');
  await till.fill('2089-12-30');
  await till.press('Tab');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: ui('save') }).click();
  await page.getByText(t('effective'), { exact: true }).waitFor();
  await expectToFit(page);
}

/** A field of a dialog by its label, which the star of a required one may follow. */
function labelled(dialog: Locator, label: string): Locator {
  return dialog.getByLabel(new RegExp(String.raw`^${label}( \*)?$`)).first();
}

async function officeToken(username: string): Promise<string> {
  const body = { grant_type: 'password', username, password } as const;
  return (await callApi(sessionContract.token, { body })).office_access_token ?? '';
}
