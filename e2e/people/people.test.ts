import { screens } from '@bahi/contract/screens';
import { businessDetailScreenMessages } from '@bahi/contract/platform/business-detail/business-detail-screen.messages';
import { roleMessages } from '@bahi/contract/people/role/role.messages';
import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { userScreenMessages } from '@bahi/contract/people/user/user-screen.messages';
import { expect, inject } from 'vitest';
import { callApi, sendApi } from '../api.ts';
import { expectAccessible, expectToFit, seldom, test } from '../browser.ts';
import { addCashier, addOutletUser } from '../steps/outlet-user.ts';
import { actOn, answer, fieldOf } from '../screen.ts';
import { newOwner, openSignedIn, signIn } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const path = screens.peopleAndRoles;

seldom('the super user finds an owner by business, reads their roles and signs them out', async ({ openPage }) => {
  const owner = await newOwner({ fullName: 'Sita Gurung' });
  const t = textsIn(roleScreenMessages, 'en');
  const ui = textsIn(uiMessages, 'en');
  const business = textsIn(businessDetailScreenMessages, 'en')('viewTitle');
  const { email, password } = inject('superUser');
  const page = await openSignedIn(openPage, { language: 'en', width: 1280, path }, await signIn(email, password));

  // Until its menu has come the button opens nothing.
  await page.getByRole('button', { name: business, exact: true }).and(page.locator('[aria-haspopup]')).click();
  const menu = page.getByRole('dialog', { name: business });
  await menu.getByRole('textbox', { name: ui('searchIn', { name: business }) }).fill(owner.panOrVATNumber);
  const found = page.getByRole('option', { name: `${owner.companyName} · ${owner.panOrVATNumber}` });
  await found.waitFor();
  await expectAccessible(page);
  await found.click();
  await page.waitForURL('**businessId=*');
  const row = page.getByRole('row', { name: owner.fullName });
  await row.getByText(owner.companyName).first().waitFor();
  await expect.poll(() => page.locator('tbody').getByRole('row').count(), { message: 'its people alone' }).toBe(1);
  await row.getByText(t('signIns', { count: '1' })).waitFor();
  await page.reload();
  await page.getByRole('button', { name: ui('clearFilter', { name: business }) }).waitFor();

  await page.getByRole('row', { name: owner.fullName }).click();
  const dialog = page.getByRole('dialog', { name: t('rolesOf', { name: owner.fullName }) });
  await dialog.getByText('Owner', { exact: true }).waitFor();
  await dialog.getByText(t('effective'), { exact: true }).waitFor();
  await dialog.getByText(t('rolesOfBusiness')).waitFor();
  await expect
    .poll(() => dialog.getByRole('button', { name: t('give') }).count(), { message: 'nothing to change' })
    .toBe(0);
  expect(await dialog.getByRole('button', { name: t('takeBackOf', { role: 'Owner' }) }).count()).toBe(0);
  await expectAccessible(page);
  await expectToFit(page);
  await dialog
    .getByRole('button', { name: ui('close') })
    .last()
    .click();
  await dialog.waitFor({ state: 'hidden' });

  const isSignedIn = async () => (await sendApi(sessionContract.init, {}, { token: owner.tokens.access })).status;
  expect(await isSignedIn()).toBe(200);
  await actOn(page, 'en', owner.fullName, t('signOut'));
  await answer(page, t('signOut'));
  await page.getByText(textsIn(roleMessages, 'en')('signedOutEverywhere')).waitFor();
  await page.getByRole('row', { name: owner.fullName }).getByText(t('notSignedIn')).waitFor();
  await expect.poll(isSignedIn).toBe(403);
});

test('the role of who is switched off stays in the list, marked, and its days have no dash for an end', async ({
  openPage,
}) => {
  const owner = await newOwner();
  const cashier = await addCashier(owner);
  const caller = { token: owner.tokens.access };
  await callApi(userContract.toggle, { params: { id: cashier.id, status: 'INACTIVE' } }, caller);
  const t = textsIn(roleScreenMessages, 'en');
  const page = await openSignedIn(openPage, { language: 'en', width: 1280, path }, owner.tokens);
  const row = page.getByRole('row', { name: cashier.fullName });
  await row.getByText(t('roleNotEffective', { role: 'Cashier' })).waitFor();
  await row.click();
  const dialog = page.getByRole('dialog', { name: t('rolesOf', { name: cashier.fullName }) });
  await dialog.getByText(t('notEffective'), { exact: true }).waitFor();
  await dialog.getByText(/^from \d{4}-\d\d-\d\d$/u).waitFor();
});

seldom('somebody beyond the first people of a select is found by the server as one types', async ({ openPage }) => {
  const owner = await newOwner();
  // Of one name the newest stands first.
  const last = await addOutletUser(owner);
  await addOutletUser(owner);
  const t = textsIn(userScreenMessages, 'ne');
  const page = await openSignedIn(openPage, { language: 'ne', width: 390, path: screens.users }, owner.tokens);
  // As if no answer held more than one: what a select fetches at once is a thousand.
  await page.route(/\/user\/get_all\?.*pageSize=1000/, (route) =>
    route.continue({ url: route.request().url().replace('pageSize=1000', 'pageSize=1') }),
  );
  await page.goto(`${inject('base')}${screens.resetUserPassword}`);
  const field = fieldOf(page, t('user'));
  await field.fill(last.userName);
  await page.getByRole('option', { name: last.userName }).click();
  await expect.poll(() => field.inputValue()).toBe(last.fullName);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('reset'), exact: true }).click();
  await page.getByText(t('temporary', { name: last.fullName })).waitFor();
  // The address names them, too.
  await page.goto(`${inject('base')}${screens.resetUserPassword}?userId=${last.id}`);
  await expect.poll(() => field.inputValue()).toBe(last.fullName);
});
