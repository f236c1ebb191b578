import { screens } from '@bahi/contract/screens';
import { addressTypeContract } from '@bahi/contract/platform/address-type/address-type.contract';
import { accountMessages } from '@bahi/contract/account/account/account.messages';
import { profileMessages } from '@bahi/contract/platform/frame/profile.messages';
import { userAddressContract } from '@bahi/contract/platform/house-address/house-address.contract';
import { houseAddressScreenMessages } from '@bahi/contract/platform/house-address/house-address-screen.messages';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { filesMessages } from '@bahi/contract/ui/files.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { userSessionMessages } from '@bahi/contract/account/user-session/user-session.messages';
import { userSessionScreenMessages } from '@bahi/contract/account/user-session/user-session-screen.messages';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { callApi, sendApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { demoCashier } from '../demo.ts';
import { choose, hasFocus, tabTo } from '../keyboard.ts';
import { fieldOf } from '../screen.ts';
import { butwal, codeSentTo, newMobileNumber, newOwner, openSignedIn, signIn, signUpOwner } from '../steps/sign-up.ts';
import type { Language } from '../stored-language.ts';
import { textsIn } from '../texts.ts';

const path = screens.profile;
const wordsIn = (language: Language) => ({
  t: textsIn(profileMessages, language),
  ui: textsIn(uiMessages, language),
  sessions: textsIn(userSessionScreenMessages, language),
});

async function expectGood(page: Page): Promise<void> {
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  await expectAccessible(page);
  await expectToFit(page);
}

describe('somebody who opens their profile', () => {
  test.for(storyViews(import.meta.filename))(
    'writes down who they are in $language at $width px',
    async (view, { openPage }) => {
      const { t, ui } = wordsIn(view.language);
      const { page, owner } = await signUpOwner(openPage, { ...view, path });
      await page.getByText(owner.email).first().waitFor();
      await page.getByRole('button', { name: ui('edit') }).click();
      const dialog = page.getByRole('dialog', { name: t('editTitle') });
      await fieldOf(page, t('fullNameNp')).fill('सीता गुरुङ');
      await choose(page, dialog.getByRole('combobox', { name: t('gender') }), t('FEMALE'));
      const birth = fieldOf(page, t('dateOfBirth'));
      await birth.fill('2099-01-01');
      await birth.press('Tab');
      await expect
        .poll(() => birth.getAttribute('aria-invalid'), { message: 'nobody is born after today' })
        .toBe('true');
      await dialog.getByRole('button', { name: ui('save') }).click();
      await expect.poll(() => hasFocus(birth), { message: 'it is not saved as empty' }).toBe(true);
      expect(await birth.inputValue(), 'and can be mended').toBe('2099-01-01');
      await birth.fill('२०४८-०२-०३');
      await birth.press('Tab');
      await expectGood(page);
      await dialog.getByRole('button', { name: ui('save') }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page.getByText(t('FEMALE'), { exact: true }).waitFor();
      await page.getByText(view.language === 'ne' ? '२०४८-०२-०३' : '2048-02-03').waitFor();
      const shown = view.language === 'ne' ? 'सीता गुरुङ' : 'Sita Gurung';
      await page.getByRole('banner').getByRole('button', { name: shown }).waitFor();
      await expectGood(page);
    },
  );

  test('is told at its field what is taken, in the words of the form', async ({ openPage }) => {
    const { t, ui } = wordsIn('en');
    const [other, { page, owner }] = [
      await newOwner(),
      await signUpOwner(openPage, { language: 'en', width: 390, path }),
    ];
    await page.getByRole('button', { name: ui('edit') }).click();
    const email = fieldOf(page, t('email'));
    await email.fill(other.email);
    await fieldOf(page, t('password')).fill(owner.password);
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(textsIn(accountMessages, 'en')('emailTaken')).waitFor();
    await expect.poll(() => hasFocus(email)).toBe(true);
    await expectAccessible(page);
  });

  test('puts a picture there, which the header shows as well, and takes it away', async ({ openPage }) => {
    const { t, ui } = wordsIn('ne');
    const { page } = await signUpOwner(openPage, { language: 'ne', width: 1280, path });
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: textsIn(filesMessages, 'ne')('chooseImage') }).click(),
    ]);
    const buffer = await page.getByRole('banner').screenshot();
    await chooser.setFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    const inHeader = page.getByRole('banner').locator('button img');
    await inHeader.waitFor();
    expect(await inHeader.getAttribute('src')).toMatch(/^data:image\/png;base64,/);
    await page.getByRole('img', { name: t('picture') }).waitFor();
    await expectGood(page);
    await page.getByRole('button', { name: t('removePicture') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: ui('confirm') })
      .click();
    await page.getByText(t('noPicture')).waitFor();
    await expect.poll(() => inHeader.count()).toBe(0);
    // A browser says nothing when the file that its field still holds is chosen once more.
    const field = page.locator('input[type=file]');
    expect(await field.evaluate((input: HTMLInputElement) => input.files?.length), 'the same one may follow').toBe(0);
  });

  test.for(storyViews(import.meta.filename))(
    'changes the mobile number in $language at $width px',
    async (view, { openPage }) => {
      const { t } = wordsIn(view.language);
      const { page, owner } = await signUpOwner(openPage, { ...view, path });
      const number = newMobileNumber();
      await page.getByRole('button', { name: t('changeMobile') }).click();
      const newMobile = fieldOf(page, t('newMobile'));
      await expect.poll(() => hasFocus(newMobile)).toBe(true);
      await newMobile.fill(number);
      await expectGood(page);
      await page.keyboard.press('Enter');
      const code = fieldOf(page, t('code'));
      await expect.poll(() => hasFocus(code)).toBe(true);
      await code.fill(await codeSentTo(number));
      await fieldOf(page, t('password')).fill('Wrong#Password1');
      await page.keyboard.press('Enter');
      await page.getByText(textsIn(accountMessages, view.language)('passwordWrong')).first().waitFor();
      await expectGood(page);
      // The code was good, and is not asked for again.
      await fieldOf(page, t('password')).fill(owner.password);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      const shown =
        view.language === 'ne' ? number.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit))) : number;
      await page.getByText(shown).waitFor();
      await signIn(number, owner.password);
    },
  );
});

test('a number that was typed wrong is mended, not typed again', async ({ openPage }) => {
  const { t } = wordsIn('en');
  const { page } = await signUpOwner(openPage, { language: 'en', width: 1280, path });
  const number = newMobileNumber();
  await page.getByRole('button', { name: t('changeMobile') }).click();
  await fieldOf(page, t('newMobile')).fill(number);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t('otherNumber') }).click();
  const newMobile = fieldOf(page, t('newMobile'));
  await expect.poll(() => hasFocus(newMobile)).toBe(true);
  expect(await newMobile.inputValue()).toBe(number);
});

test('an address that could not be read is asked for again, and shows its type though that is out of use', async ({
  openPage,
}) => {
  const { ui } = wordsIn('en');
  const { email, password } = inject('superUser');
  const platform = { token: (await signIn(email, password)).access };
  const owner = await newOwner();
  const name = `Rented hall ${owner.mobileNumber}`;
  const body = { name, nameNp: name, code: owner.mobileNumber };
  const { id } = await callApi(addressTypeContract.save, { body }, platform);
  const caller = { token: owner.tokens.access };
  const address = { ...(await butwal(owner.tokens.access)), tole: 'Traffic Chowk', addressTypeId: id };
  await callApi(userAddressContract.save, { body: address }, caller);
  await callApi(addressTypeContract.setStatus, { params: { id } }, platform);

  const opening = { language: 'en', width: 1280, path: `${path}?tab=address` } as const;
  const page = await openSignedIn(openPage, { ...opening, allowedFaults: /user-address|ERR_FAILED/ }, owner.tokens);
  await page.getByText(name).waitFor();
  await page.route('**/api/v1/user-address/*', (route) =>
    /\/\d+$/.test(route.request().url()) ? route.abort() : route.continue(),
  );
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: ui('edit') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('alert').waitFor();
  await page.unroute('**/api/v1/user-address/*');
  await dialog.getByRole('button', { name: ui('retry') }).click();
  const type = dialog.getByRole('combobox', { name: textsIn(houseAddressScreenMessages, 'en')('addressType') });
  await expect.poll(() => type.inputValue()).toBe(name);
});

describe('where one is signed in', () => {
  test.for(storyViews(import.meta.filename))(
    'is seen and ended in $language at $width px',
    async (view, { openPage }) => {
      const { sessions } = wordsIn(view.language);
      const owner = await newOwner();
      const stolen = await signIn(owner.email, owner.password);
      const page = await openSignedIn(openPage, { ...view, path: `${path}?tab=security` }, owner.tokens);
      await page.getByText(sessions('thisOne'), { exact: true }).waitFor();
      await expectGood(page);
      const signOut = page.getByRole('button', { name: sessions('signOutOf', { where: sessions('APP') }) });
      await tabTo(page, signOut);
      await page.keyboard.press('Enter');
      await page.getByText(textsIn(userSessionMessages, view.language)('ended')).waitFor();
      await page.getByText(sessions('onlyHere')).waitFor();
      const refused = await sendApi(sessionContract.init, {}, { token: stolen.access });
      expect(refused.status, 'at once').toBe(403);
      await expectGood(page);
    },
  );

  test('is ended everywhere but here', async ({ openPage }) => {
    const { sessions } = wordsIn('en');
    const owner = await newOwner();
    const others = [await signIn(owner.email, owner.password), await signIn(owner.email, owner.password)];
    const page = await openSignedIn(
      openPage,
      { language: 'en', width: 1280, path: `${path}?tab=security` },
      owner.tokens,
    );
    await page.getByRole('button', { name: sessions('signOutOthers') }).click();
    const question = page.getByRole('dialog');
    await question.getByText(sessions('othersQuestion')).waitFor();
    await question.getByRole('button', { name: sessions('signOutOthers') }).click();
    await page.getByText(sessions('onlyHere')).waitFor();
    for (const { access } of others)
      expect((await sendApi(sessionContract.init, {}, { token: access })).status).toBe(403);
    await callApi(sessionContract.init, {}, { token: owner.tokens.access });
  });
});

describe('the parts of the profile', () => {
  test.for(storyViews(import.meta.filename))('are there in $language at $width px', async (view, { openPage }) => {
    const { t, ui } = wordsIn(view.language);
    const { page } = await signUpOwner(openPage, { ...view, path: `${path}?tab=business` });
    await page
      .getByRole('heading', { level: 2, name: 'गुरुङ' })
      .or(page.getByRole('heading', { level: 2, name: 'Gurung' }))
      .waitFor();
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([t('title')]);
    await expectGood(page);
    await page.getByRole('button', { name: ui('edit') }).click();
    await page.getByRole('button', { name: ui('save') }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([t('title')]);
    await expectGood(page);
    await page.getByRole('button', { name: ui('cancel') }).click();
    for (const tab of [t('security'), t('changePassword'), t('userInformation')]) {
      await page.getByRole('tab', { name: tab }).click();
      await expectGood(page);
    }
    await page.getByRole('link', { name: t('myRecord') }).click();
    await page.getByRole('heading', { level: 1, name: t('myRecord') }).waitFor();
    await page.getByText(t('effective'), { exact: true }).first().waitFor();
    await expectGood(page);
  });

  test('of somebody without the right to it do not show the business', async ({ openPage }) => {
    const { t } = wordsIn('en');
    const tokens = await signIn(demoCashier.userName, demoCashier.password);
    const page = await openSignedIn(openPage, { language: 'en', width: 1280, path: screens.selectOffice }, tokens);
    await page
      .getByRole('button', { name: 'Butwal' })
      .or(page.getByRole('link', { name: 'Butwal' }))
      .first()
      .click();
    await page.waitForURL((address) => address.pathname !== screens.selectOffice);
    await page.goto(`${inject('base')}${path}`);
    await page.getByRole('tab', { name: t('security') }).waitFor();
    expect(await page.getByRole('tab', { name: t('businessInformation') }).count()).toBe(0);
    await page.goto(`${inject('base')}${screens.ownRecord}`);
    await page.getByText('Butwal, Traffic Chowk').first().waitFor();
  });
});
