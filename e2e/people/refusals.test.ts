import { screens } from '@bahi/contract/screens';
import { roleMessages } from '@bahi/contract/people/role/role.messages';
import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import { userScreenMessages } from '@bahi/contract/people/user/user-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { addManager, password } from '../steps/outlet-user.ts';
import { newOwner, openSignedIn, signIn } from '../steps/sign-up.ts';
import type { Language } from '../stored-language.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'a manager below an owner is offered nothing that the server refuses, and is told why ($language, $width)',
  async (view, { openPage }) => {
    const owner = await newOwner({ fullName: 'Sita Gurung' });
    const managing = ['user', 'user-role', 'role'];
    const { userName } = await addManager(owner, 'Gita Rana', managing);
    await addManager(owner, 'Bina Magar', ['user']);
    await addManager(owner, 'Kiran Shah', ['customer']);
    const tokens = await signIn(userName, password);
    const user = textsIn(userScreenMessages, view.language);
    const role = textsIn(roleScreenMessages, view.language);
    const reason = textsIn(roleMessages, view.language);

    const page = await openSignedIn(openPage, { ...view, path: screens.users }, tokens);
    const menuOf = (name: string) => openMenu(page, view.language, name);
    for (const [name, why] of [
      ['Sita Gurung', reason('aboveYou')],
      ['Kiran Shah', reason('beyondOwn')],
    ] as const) {
      const menu = await menuOf(name);
      const reset = menu.getByRole('menuitem', { name: user('reset') });
      expect(await reset.isDisabled()).toBe(true);
      expect(await reset.innerText()).toContain(why);
      if (why === reason('aboveYou')) await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
    const free = (await menuOf('Bina Magar')).getByRole('menuitem', { name: user('reset') });
    expect(await free.isEnabled()).toBe(true);
    await page.keyboard.press('Escape');
    await expectToFit(page);

    const people = await openSignedIn(openPage, { ...view, path: screens.peopleAndRoles }, tokens);
    await people.getByRole('button', { name: 'Sita Gurung', exact: true }).click();
    const dialog = people.getByRole('dialog', { name: role('rolesOf', { name: 'Sita Gurung' }) });
    await dialog.getByText(reason('aboveYou')).waitFor();
    expect(await dialog.getByRole('button', { name: role('give') }).count()).toBe(0);
    await expectAccessible(people);

    const roles = await openSignedIn(openPage, { ...view, path: screens.roles }, tokens);
    const own = await openMenu(roles, view.language, 'Role of Gita Rana');
    expect(await own.getByRole('menuitem', { name: role('editTitle') }).innerText()).toContain(reason('ownRights'));
  },
);

async function openMenu(page: Page, language: Language, name: string) {
  await page.getByRole('button', { name: textsIn(uiMessages, language)('rowActions', { name }) }).click();
  return page.getByRole('menu');
}
