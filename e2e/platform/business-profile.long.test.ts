import { screens } from '@bahi/contract/screens';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { businessMessages } from '@bahi/contract/platform/business/business.messages';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { commonMessages } from '@bahi/contract/common/common.messages';
import { customerScreenMessages } from '@bahi/contract/parties/customer/customer-screen.messages';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { filesMessages } from '@bahi/contract/ui/files.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { digitsIn } from '../steps/invoice-screen.ts';
import { callApi } from '../api.ts';
import { issueBill } from '../steps/bills.ts';
import { expectAccessible, expectToFit, test } from '../browser.ts';
import { choose } from '../keyboard.ts';
import { completeProfile, openSignedIn, signIn, signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const path = screens.businessProfile;

describe('a business that has just signed up', () => {
  test('is asked for its profile, fills it in and gets its first outlet', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(
      openPage,
      { language: 'ne', width: 390, path: screens.dashboard },
      { profile: false },
    );
    const t = textsIn(businessScreenMessages, 'ne');
    const ui = textsIn(uiMessages, 'ne');
    await page
      .getByRole('button', { name: ui('addDetails') })
      .last()
      .click();
    await page.getByRole('heading', { name: t('firstTitle') }).waitFor();
    expect(await page.getByLabel(t('companyName')).inputValue(), 'known since the sign-up').toBe(owner.companyName);
    expect(await page.getByLabel(t('panOrVATNumber')).inputValue()).toBe(digitsIn('ne', owner.panOrVATNumber));
    await page.getByRole('button', { name: ui('save') }).click();
    await expect.poll(() => page.getByText('आवश्यक छ', { exact: true }).count()).toBe(6);
    await expectAccessible(page);

    await page.getByLabel(t('companyNameNp')).fill('गुरुङ किराना पसल');
    await choose(page, selectOf(page, t('businessType')), 'किराना');
    const number = page.getByLabel(t('panOrVATNumber'));
    await choose(page, selectOf(page, t('registerType')), t('notRegistered'));
    expect(await number.inputValue(), 'a type without a number').toBe('');
    await choose(page, selectOf(page, t('registerType')), t('vat'));
    expect(await number.inputValue(), 'what was typed comes back').toBe(digitsIn('ne', owner.panOrVATNumber));
    await number.fill('३०१२३४५६७');
    await choose(page, selectOf(page, ui('province')), 'लुम्बिनी');
    await choose(page, selectOf(page, ui('district')), 'रुपन्देही');
    await choose(page, selectOf(page, ui('localBody')), 'बुटवल');
    await choose(page, selectOf(page, ui('ward')), '११');
    await page.getByLabel(ui('tole')).fill('देवीनगर');
    await page.getByRole('button', { name: ui('save') }).click();
    await page.getByText(textsIn(businessMessages, 'ne')('profileSaved')).waitFor();

    await page.getByRole('heading', { name: t('title') }).waitFor();
    await page.getByRole('heading', { name: 'गुरुङ किराना पसल' }).waitFor();
    await page.getByText('३०१२३४५६७').waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    const caller = { token: owner.tokens.access };
    const { rows } = await callApi(outletContract.list, { query: {} }, caller);
    expect(rows.map(({ name, nameNp }) => ({ name, nameNp }))).toEqual([
      { name: owner.companyName, nameNp: 'गुरुङ किराना पसल' },
    ]);
    const init = await callApi(sessionContract.init, {}, caller);
    expect([init.isBusinessDetailComplete, init.isBusinessAddressComplete]).toEqual([true, true]);
  });

  test('is told so on every screen, until the profile is complete', async ({ openPage }) => {
    const opening = { language: 'en', width: 1280, path: screens.customers } as const;
    const { page, owner } = await signUpOwner(openPage, opening, { profile: false });
    const banner = page.getByRole('status').filter({ hasText: 'Complete your business profile' });
    await banner.waitFor();
    await page.getByRole('button', { name: 'Add customer' }).first().click();
    const question = page.getByRole('dialog', { name: 'Complete your business profile' });
    await question.getByRole('button', { name: 'Add details' }).click();
    await page.getByRole('heading', { name: 'Tell us about your business' }).waitFor();
    expect(await page.getByRole('button', { name: 'Cancel' }).count(), 'there is nothing to go back to').toBe(0);
    await fillProfile(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: owner.companyName }).waitFor();

    await page.goBack();
    await page.getByRole('heading', { name: 'Customers' }).waitFor();
    expect(await banner.count(), 'nobody is asked twice').toBe(0);
    await page.getByRole('button', { name: 'Add customer' }).first().click();
    await page.getByRole('dialog', { name: textsIn(customerScreenMessages, 'en')('addTitle') }).waitFor();
  });
});

describe('the business profile', () => {
  test('is edited, and another registration keeps the number but needs one', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280, path });
    await page.getByText('Traffic Chowk').waitFor();
    await page.getByRole('button', { name: 'Edit' }).click();
    const number = page.getByLabel('PAN / VAT number');
    expect(await selectOf(page, 'Registered for').inputValue()).toBe('VAT');
    await choose(page, selectOf(page, 'Registered for'), 'PAN');
    expect(await number.inputValue()).toBe(owner.panOrVATNumber);
    await number.fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Required', { exact: true }).waitFor();
    await number.fill('60123-45');
    await page.getByText('Must contain only numeric characters').waitFor();
    await number.fill('6012345');
    await page.getByText('A PAN usually has nine digits').waitFor();
    await page.getByLabel('Email').fill('shop@');
    await page.getByLabel('Email').blur();
    await page.getByText('Invalid email').waitFor();
    await page.getByLabel('Email').fill('shop@bahi.example');
    await choose(page, selectOf(page, 'District'), 'Palpa');
    expect(await selectOf(page, 'Local body').inputValue()).toBe('');
    expect(await selectOf(page, 'Ward').isDisabled()).toBe(true);
    await choose(page, selectOf(page, 'Local body'), 'Tansen');
    await choose(page, selectOf(page, 'Ward'), '4');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Business profile saved').waitFor();
    await page.getByRole('button', { name: 'Edit' }).waitFor();
    for (const shown of ['6012345', 'shop@bahi.example', 'Palpa', 'Tansen', 'Traffic Chowk']) {
      await page.getByText(shown, { exact: true }).waitFor();
    }

    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Tole').fill('Shitalpati');
    await page.getByRole('button', { name: 'Cancel' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.getByText('Traffic Chowk').waitFor();
  });

  test('of an older state is not saved over a newer one', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 390, path });
    const t = textsIn(businessScreenMessages, 'ne');
    const ui = textsIn(uiMessages, 'ne');
    await page.getByRole('button', { name: ui('edit') }).click();
    await page.getByLabel(ui('tole')).fill('मिलनचोक');
    await completeProfile({ ...owner, companyNameNp: 'गुरुङ ट्रेडर्स' });
    await page.getByRole('button', { name: ui('save') }).click();
    await page.getByText(ui('changedMeanwhile')).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: ui('loadNewest') }).click();
    await expect.poll(() => page.getByLabel(t('companyNameNp')).inputValue()).toBe('गुरुङ ट्रेडर्स');
    expect(await page.getByLabel(ui('tole')).inputValue()).toBe('Traffic Chowk');
    await page.getByLabel(ui('tole')).fill('मिलनचोक');
    await page.getByRole('button', { name: ui('save') }).click();
    await page.getByRole('heading', { name: 'गुरुङ ट्रेडर्स' }).waitFor();
    await page.getByText('मिलनचोक').waitFor();
  });

  test('takes a logo, and says why another file is none', async ({ openPage }) => {
    const { page } = await signUpOwner(openPage, { language: 'en', width: 1280, path });
    const t = textsIn(filesMessages, 'en');
    const logo = page.getByRole('img', { name: 'Logo' });
    const picture = await page.getByRole('link', { name: 'Bahi' }).screenshot();
    await page.getByText('No logo yet').waitFor();
    expect(await page.locator('input[type=file]').count(), 'to be seen only').toBe(0);
    await page.getByRole('button', { name: 'Edit' }).click();
    const pick = async (name: string, mimeType: string, buffer: Buffer): Promise<void> => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: /picture$/ }).click();
      await (await chooser).setFiles({ name, mimeType, buffer });
    };
    const kinds = 'JPEG, JPG, PNG';
    await pick('bill.pdf', 'application/pdf', Buffer.alloc(3_000_000));
    await page.getByText(t('kindRefused', { name: 'bill.pdf', kinds })).waitFor();
    expect(await page.getByRole('alert').allInnerTexts(), 'the first thing that is wrong').toHaveLength(1);
    await pick('large.png', 'image/png', Buffer.alloc(2_000_001));
    await page.getByText(t('tooLarge', { name: 'large.png' })).waitFor();
    await pick('text.png', 'image/png', Buffer.from('not a picture'));
    await page
      .getByRole('alert')
      .filter({ hasText: textsIn(commonMessages, 'en')('pictureUnreadable') })
      .first()
      .waitFor();
    await expectAccessible(page);

    await pick('logo.png', 'image/png', picture);
    await page.getByText('Logo saved').waitFor();
    await logo.waitFor();
    await page.getByRole('button', { name: 'Change picture' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await logo.waitFor();
    expect(await page.getByRole('banner').locator('img').count(), 'it stands in the header').toBe(1);
    await expectAccessible(page);
  });

  test('keeps its registration once a bill was issued under it', async ({ openPage }) => {
    const { page, owner } = await signUpOwner(openPage, { language: 'ne', width: 1280 });
    await issueBill(owner);
    await page.goto(inject('base') + path);
    const t = textsIn(businessScreenMessages, 'ne');
    const ui = textsIn(uiMessages, 'ne');
    await page.getByRole('button', { name: ui('edit') }).click();
    await page.getByText('यो दर्तामा बिल जारी भइसकेकाले यहाँबाट फेर्न मिल्दैन').waitFor();
    expect(await selectOf(page, t('registerType')).isDisabled()).toBe(true);
    expect(await page.getByLabel(t('panOrVATNumber')).isDisabled()).toBe(true);
    await expectAccessible(page);
    await page.getByLabel(ui('tole')).fill('मिलनचोक');
    await page.getByRole('button', { name: ui('save') }).click();
    await page.getByText('मिलनचोक').waitFor();
    const profile = await callApi(businessContract.profile, {}, { token: owner.tokens.access });
    expect(profile.panOrVATNumber).toBe(owner.panOrVATNumber);
  });

  test('is closed to the staff of the platform, who have no business', async ({ openPage }) => {
    const { email, password } = inject('superUser');
    const page = await openSignedIn(openPage, { language: 'en', width: 390, path }, await signIn(email, password));
    await page.getByText('You are not allowed to see this').waitFor();
    expect(await page.getByRole('button', { name: 'Edit' }).count()).toBe(0);
    await expectAccessible(page);
  });
});

function selectOf(page: Page, label: string): Locator {
  return page.getByRole('combobox', { name: label });
}

/** Everything that the first save needs beside what the sign-up said, in English. */
async function fillProfile(page: Page): Promise<void> {
  await choose(page, selectOf(page, 'Type of business'), 'Grocery');
  await choose(page, selectOf(page, 'Registered for'), 'VAT');
  const chosen = await selectOf(page, 'Registered for').inputValue();
  expect(chosen, 'found by its name, before PAN of which it is said that its bills carry no VAT').toBe('VAT');
  await page.getByLabel('PAN / VAT number').fill('301234567');
  await choose(page, selectOf(page, 'Province'), 'Lumbini');
  await choose(page, selectOf(page, 'District'), 'Rupandehi');
  await choose(page, selectOf(page, 'Local body'), 'Butwal');
  await choose(page, selectOf(page, 'Ward'), '6');
}
