import { screens } from '@bahi/contract/screens';
import { randomInt } from 'node:crypto';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { businessDetailScreenMessages } from '@bahi/contract/platform/business-detail/business-detail-screen.messages';
import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { houseAddressScreenMessages } from '@bahi/contract/platform/house-address/house-address-screen.messages';
import { officeMessages } from '@bahi/contract/platform/frame/office.messages';
import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import { outletMessages } from '@bahi/contract/platform/outlet/outlet.messages';
import { outletScreenMessages } from '@bahi/contract/platform/outlet/outlet-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { userMessages } from '@bahi/contract/people/user/user.messages';
import { userScreenMessages } from '@bahi/contract/people/user/user-screen.messages';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { callApi, sendApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { makeServices } from '../steps/goods.ts';
import { createPath, editorOf } from '../steps/invoice-screen.ts';
import { choose } from '../keyboard.ts';
import { actOn, fieldOf } from '../screen.ts';
import { butwal, codeSentTo, newOwner, openSignedIn, type Owner, signIn, signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const password = 'Dhaulagiri#8167';
const ui = textsIn(uiMessages, 'en');

describe('an owner', () => {
  test('opens an outlet and lets in a cashier, who chooses a password, signs in and sells there', async ({
    openPage,
  }) => {
    const { page, owner } = await signUpOwner(openPage, {
      language: 'en',
      width: 1280,
      path: screens.outlets,
    });
    await openOutlet(page);
    await makeServices(owner, [{ name: 'Delivery' }]);
    await addCustomer(owner);

    await page.goto(`${inject('base')}${screens.users}`);
    const t = textsIn(userScreenMessages, 'en');
    await page
      .getByRole('link', { name: t('add') })
      .or(page.getByRole('button', { name: t('add') }))
      .first()
      .click();
    const mobileNumber = `97${randomInt(10_000_000, 99_999_999)}`;
    await fieldOf(page, t('fullName')).fill('Hari Thapa');
    await fieldOf(page, t('mobileNumber')).fill(mobileNumber);
    await fieldOf(page, t('userName')).fill(`hari${mobileNumber}`);
    await choose(page, fieldOf(page, t('outlets')), 'Pokhara');
    await page.keyboard.press('Escape');
    await choose(page, fieldOf(page, t('roles')), 'Cashier');
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await page.getByRole('button', { name: ui('save') }).click();
    await page.getByText(textsIn(userMessages, 'en')('invited')).waitFor();
    await page.getByRole('row', { name: 'Hari Thapa' }).getByText(t('noPassword')).waitFor();

    const cashier = await chooseFirstPassword(
      await openPage({ language: 'en', width: 390, path: screens.firstPassword }),
      {
        mobileNumber,
      },
    );
    await cashier.waitForURL('**/dashboard');
    await cashier.goto(`${inject('base')}${createPath}`);
    const editor = editorOf(cashier, 'en');
    await editor.customer.fill('Ganesh');
    await cashier
      .getByRole('option', { name: /Ganesh/ })
      .first()
      .waitFor();
    await cashier.keyboard.press('Enter');
    await editor.cell('item', 1).fill('Delivery');
    await editor.choices.first().waitFor();
    await cashier.keyboard.press('Enter');
    await cashier.keyboard.press('Control+Enter');
    await editor.done.waitFor();
    expect(await editor.done.innerText(), 'the code of the outlet stands in the number').toContain('INV-PKR-');
  });

  test('locks out a user, who then cannot sign in, and resets a password that is shown once', async ({ openPage }) => {
    const { page } = await signUpOwner(openPage, { language: 'en', width: 1280, path: screens.newUser });
    const t = textsIn(userScreenMessages, 'en');
    const mobileNumber = `97${randomInt(10_000_000, 99_999_999)}`;
    await page.getByRole('button', { name: ui('save') }).click();
    await expect.poll(() => page.getByText('Required', { exact: true }).count()).toBe(4);
    await fieldOf(page, t('fullName')).fill('Gita Rai');
    await fieldOf(page, t('mobileNumber')).fill(mobileNumber);
    await fieldOf(page, t('userName')).fill(`gita${mobileNumber}`);
    await choose(page, fieldOf(page, t('outlets')), 'Gurung');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: ui('save') }).click();
    await page.getByRole('row', { name: 'Gita Rai' }).waitFor();

    await actOn(page, 'en', 'Gita Rai', t('reset'));
    await page.getByRole('button', { name: t('reset') }).click();
    const shown = page.getByRole('status').filter({ hasText: t('temporary', { name: 'Gita Rai' }) });
    await shown.waitFor();
    await expectAccessible(page);
    const temporary = await shown.locator('code').innerText();
    const { access } = await signIn(mobileNumber, temporary);
    const { user } = await callApi(sessionContract.init, {}, { token: access });
    expect(user.userDetails.mustChangePassword).toBe(true);

    await page.goto(`${inject('base')}${screens.users}`);
    await actOn(page, 'en', 'Gita Rai', ui('deactivate'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: ui('confirm') })
      .click();
    await page.getByRole('row', { name: 'Gita Rai' }).getByText(ui('blocked')).waitFor();
    await expect.poll(async () => (await sendApi(sessionContract.init, {}, { token: access })).status).toBe(403);
  });

  test('keeps further premises of the business, and an address of their own', async ({ openPage }) => {
    const { page } = await signUpOwner(openPage, { language: 'en', width: 390, path: screens.houseAddresses });
    const t = textsIn(houseAddressScreenMessages, 'en');
    const enter = async (button: string, title: string, name: string | null): Promise<void> => {
      await page.getByRole('button', { name: button }).first().click();
      const dialog = page.getByRole('dialog', { name: title });
      if (name !== null) await dialog.getByLabel(/^Name( \*)?$/).fill(name);
      await choose(page, dialog.getByRole('combobox', { name: t('addressType') }), 'Branch');
      await choose(page, dialog.getByRole('combobox', { name: ui('province') }), 'Gandaki');
      await choose(page, dialog.getByRole('combobox', { name: ui('district') }), 'Kaski');
      await choose(page, dialog.getByRole('combobox', { name: ui('localBody') }), 'Pokhara');
      await choose(page, dialog.getByRole('combobox', { name: ui('ward') }), '6');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: ui('save') }).click();
      await dialog.waitFor({ state: 'hidden' });
    };
    await enter(t('add'), t('addTitle'), 'Godown');
    await page.getByText('Godown', { exact: true }).first().waitFor();
    await page.goto(`${inject('base')}${screens.profile}?tab=address`);
    await enter(t('addMine'), t('addMineTitle'), null);
    await page.getByText('Pokhara-6, Kaski').first().waitFor();
    await expectAccessible(page);
    await actOn(page, 'en', 'Pokhara-6, Kaski', ui('remove'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: ui('confirm') })
      .click();
    await page.getByText(t('emptyMine')).waitFor();
  });

  test.for(storyViews(import.meta.filename))(
    'sees outlets, users and assignments in %o',
    async (view, { openPage }) => {
      const { page } = await signUpOwner(openPage, { ...view, path: screens.outlets });
      for (const path of [
        screens.outlets,
        screens.users,
        screens.newUser,
        screens.houseAddresses,
        `${screens.profile}?tab=address`,
        screens.outletAssignments,
      ]) {
        await page.goto(`${inject('base')}${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
        await expectAccessible(page);
        await expectToFit(page);
      }
    },
  );
});

test('who works in several outlets says where, before anything else', async ({ openPage }) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280, path: screens.outlets });
  await openOutlet(page);
  const { rows } = await callApi(outletContract.list, {}, { token: owner.tokens.access });
  await page.goto(`${inject('base')}${screens.newUser}`);
  const t = textsIn(userScreenMessages, 'en');
  const mobileNumber = `97${randomInt(10_000_000, 99_999_999)}`;
  await fieldOf(page, t('fullName')).fill('Hari Thapa');
  await fieldOf(page, t('mobileNumber')).fill(mobileNumber);
  await fieldOf(page, t('userName')).fill(`hari${mobileNumber}`);
  await choose(page, fieldOf(page, t('outlets')), ui('selectAll'));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: ui('save') }).click();
  await page.getByRole('row', { name: 'Hari Thapa' }).waitFor();
  const visitor = await openPage({ language: 'en', width: 390, path: screens.firstPassword });
  const hari = await chooseFirstPassword(visitor, { mobileNumber });
  await hari.getByRole('heading', { name: textsIn(officeMessages, 'en')('title') }).waitFor();
  await expectAccessible(hari);
  expect(rows).toHaveLength(2);
  await hari.getByRole('button', { name: 'Pokhara branch' }).click();
  await hari.waitForURL('**/dashboard');
});

describe('the super user', () => {
  test('suspends a business, whose owner then reads and posts nothing, and gives it back', async ({ openPage }) => {
    const t = textsIn(businessDetailScreenMessages, 'en');
    const frame = textsIn(frameMessages, 'en');
    const owner = await newOwner();
    const { email, password: secret } = inject('superUser');
    const opening = {
      language: 'en',
      width: 1280,
      path: `${screens.businesses}?search=${owner.mobileNumber}`,
    } as const;
    const page = await openSignedIn(openPage, opening, await signIn(email, secret));
    await answerTo(page, owner, 'approve', '');
    await page.getByRole('row', { name: owner.companyName }).getByText(t('ACTIVE'), { exact: true }).waitFor();
    await answerTo(page, owner, 'suspend', 'Fees are due');
    await page.getByRole('row', { name: owner.companyName }).getByText(t('SUSPENDED'), { exact: true }).waitFor();
    await expectAccessible(page);

    const theirs = await openSignedIn(openPage, { language: 'en', width: 1280, path: screens.dashboard }, owner.tokens);
    await theirs.getByText(frame('suspendedBusiness')).waitFor();
    const refused = await sendApi(
      customerContract.save,
      { body: await customerBody(owner) },
      { token: owner.tokens.access },
    );
    expect(refused.status).toBe(403);
    await callApi(customerContract.list, {}, { token: owner.tokens.access });

    await page.getByRole('row', { name: owner.companyName }).click();
    await page.getByRole('tab', { name: t('answers') }).click();
    await page.getByRole('dialog').getByText('Fees are due').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await answerTo(page, owner, 'reactivate', '');
    await page.getByRole('row', { name: owner.companyName }).getByText(t('ACTIVE'), { exact: true }).waitFor();
    await expect
      .poll(async () => {
        const body = await customerBody(owner);
        return (await sendApi(customerContract.save, { body }, { token: owner.tokens.access })).status;
      })
      .toBe(200);
  });

  test.for(storyViews(import.meta.filename))('sees businesses in %o', async (view, { openPage }) => {
    const { email, password: secret } = inject('superUser');
    const page = await openSignedIn(openPage, { ...view, path: screens.businesses }, await signIn(email, secret));
    for (const path of [screens.businesses, screens.newBusiness, screens.users]) {
      await page.goto(`${inject('base')}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
      await expectAccessible(page);
      await expectToFit(page);
    }
  });
});

/** Pokhara branch, code PKR, by its form. */
async function openOutlet(page: Page): Promise<void> {
  const t = textsIn(outletScreenMessages, 'en');
  await page
    .getByRole('button', { name: t('add') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: t('addTitle') });
  const fill = (label: string, text: string) => dialog.getByLabel(new RegExp(`^${label}( \\*)?$`)).fill(text);
  await fill(t('name'), 'Pokhara branch');
  await fill(t('nameNp'), 'पोखरा शाखा');
  await fill(t('code'), 'pkr');
  await fill(t('phone'), '061460123');
  await fill(t('email'), 'pokhara@bahi.example');
  await choose(page, dialog.getByRole('combobox', { name: t('addressType') }), 'Branch');
  await fill(t('googleCode'), '6XPM+2F Pokhara');
  await choose(page, dialog.getByRole('combobox', { name: ui('province') }), 'Gandaki');
  await choose(page, dialog.getByRole('combobox', { name: ui('district') }), 'Kaski');
  await choose(page, dialog.getByRole('combobox', { name: ui('localBody') }), 'Pokhara');
  await choose(page, dialog.getByRole('combobox', { name: ui('ward') }), '6');
  await dialog.getByLabel(ui('tole')).fill('Lakeside');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: ui('save') }).click();
  await page.getByText(textsIn(outletMessages, 'en')('saved')).waitFor();
  await page.getByRole('row', { name: 'Pokhara branch' }).getByText('PKR', { exact: true }).waitFor();
}

/** By the code that is sent to the mobile; the page is then signed in. */
async function chooseFirstPassword(page: Page, { mobileNumber }: { mobileNumber: string }): Promise<Page> {
  const t = textsIn(signInMessages, 'en');
  await fieldOf(page, t('mobile')).fill(mobileNumber);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('sendCode') }).click();
  await fieldOf(page, t('code')).fill(await codeSentTo(mobileNumber));
  await fieldOf(page, t('newPassword')).fill(password);
  await fieldOf(page, t('confirmPassword')).fill(password);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('savePassword') }).click();
  return page;
}

async function answerTo(page: Page, owner: Owner, action: 'approve' | 'suspend' | 'reactivate', remarks: string) {
  const t = textsIn(businessDetailScreenMessages, 'en');
  await actOn(page, 'en', owner.companyName, t(action));
  const dialog = page.getByRole('dialog', { name: t(action) });
  await dialog.getByLabel(t('remarks')).fill(remarks);
  await dialog.getByRole('button', { name: t(action) }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function customerBody(owner: Owner) {
  const place = await butwal(owner.tokens.access);
  return { name: 'Ganesh Kirana', phoneNumber: '9847011223', focalPerson: 'Ganesh', ...place };
}

async function addCustomer(owner: Owner): Promise<void> {
  await callApi(customerContract.save, { body: await customerBody(owner) }, { token: owner.tokens.access });
}
