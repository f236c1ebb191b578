import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { exportMessages } from '@bahi/contract/ui/export.messages';
import { securityLogMessages } from '@bahi/contract/people/security-log/security-log.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { expect } from 'vitest';
import { sendApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { hasFocus } from '../keyboard.ts';
import { addManager, password } from '../steps/outlet-user.ts';
import { newOwner, openSignedIn, signIn } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'an owner finds who was refused and who signed in, narrows it by keyboard and takes it along ($language, $width)',
  async (view, { openPage }) => {
    const owner = await newOwner({ fullName: 'Sita Gurung' });
    const { userName } = await addManager(owner, 'Gita Rana', ['user']);
    const tokens = await signIn(userName, password);
    await sendApi(customerContract.list, {}, { token: tokens.access });
    const t = textsIn(securityLogMessages, view.language);
    const ui = textsIn(uiMessages, view.language);

    const page = await openSignedIn(openPage, { ...view, path: screens.securityLog }, owner.tokens);
    const rows = page.locator('tbody tr, ul[aria-label] > li').filter({ hasText: /GET|Gita Rana|Sita Gurung/ });
    const refused = rows.filter({ hasText: 'Gita Rana' }).filter({ hasText: t('forbidden') });
    await refused.getByText('GET /v1/customer/list').waitFor();
    await refused.getByText(t('REFUSED'), { exact: true }).waitFor();
    await rows
      .filter({ hasText: t('signedIn') })
      .filter({ hasText: t('BY_PASSWORD') })
      .first()
      .waitFor();
    await expectAccessible(page);
    await expectToFit(page);

    const outcome = page.getByRole('button', { name: t('outcome'), exact: true }).and(page.locator('[aria-haspopup]'));
    await outcome.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitemradio', { name: t('DONE'), exact: true }).waitFor();
    await expect.poll(() => hasFocus(page.getByRole('menuitemradio').first())).toBe(true);
    // All, done, refused.
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await page.waitForURL('**outcome=REFUSED*');
    await expect.poll(() => rows.count(), { message: 'what was refused alone' }).toBe(1);
    await page.reload();
    await refused.waitFor();

    const search = page.getByRole('searchbox', { name: t('searchLabel') });
    await search.fill('nobody of this name');
    await page.getByText(ui('noMatchTitle')).waitFor();
    await search.fill('गिता');
    await refused.waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: textsIn(exportMessages, view.language)('excel') }).click();
    expect((await download).suggestedFilename()).toBe('Security Log.xlsx');

    const manager = await openSignedIn(openPage, { ...view, path: screens.securityLog }, tokens);
    await manager.getByText(ui('forbiddenTitle')).waitFor();
    expect(await manager.getByRole('link', { name: t('title') }).count(), 'nor is it in the menu').toBe(0);
  },
);
