import { joinedBusinessScreenMessages } from '@bahi/contract/account/joined-business/joined-business-screen.messages';
import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { searchScreenMessages } from '@bahi/contract/reports/search/search-screen.messages';
import { screens } from '@bahi/contract/screens';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { fieldOf } from '../screen.ts';
import { completeProfile, newOwner, openSignedIn, type Owner } from '../steps/sign-up.ts';
import { hidden } from '../stored-language.ts';
import { sessionKey } from '../stored-session.ts';
import { textsIn } from '../texts.ts';

/** What a browser keeps of somebody's work, and what it keeps without saying whose. */
const draftKey = 'bahi.own.draft.journal.new.of-somebody';
const sharedKey = 'bahi.own.shared.report-files';

test.for(storyViews(import.meta.filename))(
  'whoever signs in at two businesses joins them, goes over in every tab, and signs out of both ($language, $width)',
  async (view, { openPage }) => {
    const { language } = view;
    const t = textsIn(joinedBusinessScreenMessages, language);
    const frame = textsIn(frameMessages, language);
    const here = await named({ companyName: 'Kirana Pasal', companyNameNp: 'किराना पसल' });
    const there = await named({ companyName: 'Hardware Stores', companyNameNp: 'हार्डवेयर स्टोर' });
    const nameOf = (owner: Owner): string => (language === 'ne' ? owner.companyNameNp : owner.companyName);
    const page = await openSignedIn(openPage, { ...view, path: `${screens.profile}?tab=businesses` }, here.tokens);
    const switcher = (at: Page, owner: Owner) =>
      at.getByRole('button', { name: new RegExp(`^${t('switchBusiness')} .*${nameOf(owner)}$`) });

    await page.getByText(t('none')).waitFor();
    await page.getByRole('button', { name: t('join') }).click();
    const form = page.getByRole('dialog', { name: t('join') });
    await fieldOf(page, t('username')).fill(there.userName);
    await fieldOf(page, t('password')).fill(there.password);
    await fieldOf(page, t('ownPassword')).fill(here.password);
    await expectAccessible(page);
    await form.getByRole('button', { name: t('join') }).click();
    await form.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: t('switchTo', { name: nameOf(there) }) }).waitFor();
    await expectAccessible(page);
    await expectToFit(page);

    const tab = await page.context().newPage();
    await tab.goto(inject('base') + screens.customers);
    await switcher(tab, here).waitFor();
    await page.evaluate(({ keys, value }) => keys.forEach((key) => localStorage.setItem(key, value)), {
      keys: [draftKey, sharedKey],
      value: hidden('1'),
    });
    await switcher(page, here).press('Enter');
    const other = page.getByRole('menuitem', { name: nameOf(there) });
    await other.waitFor();
    await expectAccessible(page);
    await other.press('Enter');
    await page.waitForURL('**/dashboard');
    await switcher(page, there).waitFor();
    await switcher(tab, there).waitFor();
    expect(new URL(tab.url()).pathname, 'no screen of the other business').toBe(screens.dashboard);
    expect(await kept(page, draftKey), 'a draft waits for its user').not.toBeNull();
    expect(await kept(page, sharedKey)).toBeNull();

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(nameOf(here));
    const found = page.getByRole('group', { name: textsIn(searchScreenMessages, language)('BUSINESS') });
    await found.getByRole('option', { name: nameOf(here) }).click();
    await switcher(page, here).waitFor();
    await page.goto(inject('base') + screens.switchBusiness.replace(':userId', '1'));
    await page.getByText(t('unknown')).waitFor();

    await page.getByRole('button', { name: frame('profileMenu', { name: here.fullName }) }).click();
    await page.getByRole('menuitem', { name: frame('logout') }).click();
    for (const each of [page, tab]) await each.waitForURL('**/login');
    expect(await kept(page, sessionKey)).toBeNull();
    expect(await kept(page, draftKey)).toBeNull();
  },
);

async function named(names: Pick<Owner, 'companyName' | 'companyNameNp'>): Promise<Owner> {
  const owner = { ...(await newOwner({ profile: false })), ...names };
  await completeProfile(owner);
  return owner;
}

function kept(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}
