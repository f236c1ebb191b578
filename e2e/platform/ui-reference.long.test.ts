import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { uiReferenceScreenMessages } from '@bahi/contract/platform/ui-reference/ui-reference-screen.messages';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { everyView, expectAccessible, expectToFit, type Opening, test } from '../browser.ts';
import { answer, fieldOf } from '../screen.ts';
import { openSignedIn, signIn } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const t = textsIn(uiReferenceScreenMessages, 'en');
const ui = textsIn(uiMessages, 'en');

async function openPlatform(openPage: (opening: Opening) => Promise<Page>, opening: Opening): Promise<Page> {
  const { email, password } = inject('superUser');
  return openSignedIn(openPage, { path: screens.dashboard, ...opening }, await signIn(email, password));
}

test('the reference shows a list in all of its states, found, sorted and by the page', async ({ openPage }) => {
  const page = await openPlatform(openPage, { language: 'en', width: 1280, path: screens.uiReference });
  await page.getByRole('link', { name: t('tableTitle') }).click();
  await page.getByText(ui('count', { count: '23' })).waitFor();
  await page.getByRole('searchbox', { name: t('searchLabel') }).fill('Himal');
  await page.keyboard.press('Enter');
  await page.getByText(ui('count', { count: '4' })).waitFor();
  await page.getByRole('searchbox', { name: t('searchLabel') }).fill('');
  await page.keyboard.press('Enter');
  const show = async (state: 'empty' | 'failed' | 'forbidden' | 'rows') => {
    await page
      .getByRole('button', { name: new RegExp(`^${t('showInstead')}`) })
      .first()
      .click();
    await page.getByRole('menuitemradio', { name: t(state), exact: true }).click();
  };
  await show('empty');
  await page.getByText(t('emptyText')).waitFor();
  await expectAccessible(page);
  await show('failed');
  await page.getByRole('alert').getByText(t('failedText')).waitFor();
  await show('forbidden');
  await page.getByText(ui('forbiddenTitle')).waitFor();
  await show('rows');
  await page
    .getByRole('row', { name: /Himal Stationery/ })
    .first()
    .waitFor();
});

test('its form refuses at the fields, its dialogs ask before anything is lost', async ({ openPage }) => {
  const page = await openPlatform(openPage, { language: 'en', width: 1280, path: screens.formReference });
  await page.getByRole('button', { name: ui('save'), exact: true }).click();
  await expect.poll(() => page.getByText('Required', { exact: true }).count()).toBeGreaterThan(8);
  await expectAccessible(page);
  await fieldOf(page, t('phone')).fill('12');
  await page.keyboard.press('Tab');
  await page
    .getByRole('textbox', { name: t('phone') })
    .and(page.locator('[aria-invalid=true]'))
    .waitFor();

  await page.goto(`${inject('base')}${screens.viewReference}`);
  await page.getByRole('button', { name: t('openDetail') }).click();
  await page.getByRole('dialog').getByText('Ganesh Kirana').waitFor();
  await expectAccessible(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: ui('edit') })
    .click();
  await page
    .getByRole('dialog', { name: t('openForm') })
    .getByRole('textbox')
    .fill('Ganesh');
  await page.keyboard.press('Control+S');
  await page.getByText(t('saidSaved')).first().waitFor();
  await page.getByRole('button', { name: t('askDelete') }).click();
  await answer(page, ui('confirm'));
  await page.getByText(t('saidDeleted')).waitFor();
});

test.for(everyView)('the reference in $language at $width px', async (view, { openPage }) => {
  const page = await openPlatform(openPage, { ...view, path: screens.uiReference });
  const { uiReference, tableReference, tabReference, viewReference, formReference } = screens;
  for (const path of [uiReference, tableReference, tabReference, viewReference, formReference]) {
    await page.goto(inject('base') + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.locator('[aria-busy=true], [class*=Skeleton-root]').count()).toBe(0);
    await expectAccessible(page);
    await expectToFit(page);
  }
});
