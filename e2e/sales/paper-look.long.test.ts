import { paperLookContract } from '@bahi/contract/sales/paper-look/paper-look.contract';
import { paperLookMessages } from '@bahi/contract/sales/paper-look/paper-look.messages';
import { paperLookScreenMessages } from '@bahi/contract/sales/paper-look/paper-look-screen.messages';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { screens } from '@bahi/contract/screens';
import { filesMessages } from '@bahi/contract/ui/files.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { signInAs } from '../demo.ts';
import { fieldOf } from '../screen.ts';
import { issueBill } from '../steps/bills.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

/** Waits until the example has been drawn anew in a look. */
const exampleIn = (page: Page, look: string) => page.frameLocator('iframe').locator(`.paper${look}`).waitFor();

test.for(storyViews(import.meta.filename))(
  'an owner chooses a look, sees an example of it, and a bill of before is shown in it, $language at $width',
  async (view, { openPage }) => {
    const { language } = view;
    const { page, owner } = await signUpOwner(openPage, view);
    const bill = await issueBill(owner, 'Gita Sharma');
    const t = textsIn(paperLookScreenMessages, language);
    const ui = textsIn(uiMessages, language);
    await page.goto(inject('base') + screens.businessProfile);
    await page.getByRole('link', { name: textsIn(businessScreenMessages, language)('paperLook') }).click();
    await page.getByRole('heading', { name: t('title') }).waitFor();
    await exampleIn(page, '.classic.indigo.logo-left');
    await expectAccessible(page);
    await expectToFit(page);

    // By keyboard: the arrow keys move within a group.
    await page.getByRole('radio', { name: t('CLASSIC') }).focus();
    await page.keyboard.press('ArrowDown');
    await exampleIn(page, '.modern.indigo');
    await page.getByRole('radio', { name: t('MAROON') }).check();
    await page.getByRole('radio', { name: t('CENTRE') }).check();
    await fieldOf(page, t('footerNepali')).fill('फेरि पाल्नुहोला');
    await fieldOf(page, t('footerEnglish')).fill('Come again');
    await exampleIn(page, '.modern.maroon.logo-centre');
    const example = page.frameLocator('iframe');
    await example.getByText(language === 'ne' ? 'फेरि पाल्नुहोला' : 'Come again').waitFor();
    await page.getByLabel(t('previewLanguage')).selectOption(language === 'ne' ? 'en' : 'ne');
    await example.getByText(language === 'ne' ? 'Come again' : 'फेरि पाल्नुहोला').waitFor();

    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: textsIn(filesMessages, language)('chooseImage') }).click();
    const stamp = await page.getByRole('heading', { name: t('title') }).screenshot();
    await (await chooser).setFiles({ name: 'stamp.png', mimeType: 'image/png', buffer: stamp });
    await page.getByText(textsIn(paperLookMessages, language)('signatureSaved')).waitFor();
    await example.locator('img.signature').waitFor();
    expect(await fieldOf(page, t('footerEnglish')).inputValue(), 'what is not saved yet stays').toBe('Come again');
    await expectAccessible(page);
    await page.keyboard.press('Control+S');
    await page.getByText(textsIn(paperLookMessages, language)('saved')).waitFor();
    expect(await callApi(paperLookContract.get, {}, { token: owner.tokens.access })).toMatchObject({
      layout: 'MODERN',
      colour: 'MAROON',
      logoPlace: 'CENTRE',
      footer: 'Come again',
    });

    await page.goto(`${inject('base')}${screens.invoices}?view=${bill.id}`);
    await page.getByRole('tab', { name: textsIn(invoiceScreenMessages, language)('paperTab') }).click();
    await exampleIn(page, '.modern.maroon');
    await page.frameLocator('iframe').locator('img.signature').waitFor();
    await page.frameLocator('iframe').getByText('Gita Sharma').first().waitFor();

    await page.goto(inject('base') + screens.paperLook);
    await page.getByRole('button', { name: t('removeSignature') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('removeSignature') })
      .click();
    await page.getByText(t('noSignature')).waitFor();
    expect(await page.getByRole('radio', { name: t('MODERN') }).isChecked()).toBe(true);
    expect(await page.getByRole('button', { name: ui('save') }).count()).toBe(1);
  },
);

test('a footer that is too long is refused at its field, and nothing is lost when somebody else has saved', async ({
  openPage,
}) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280, path: screens.paperLook });
  const t = textsIn(paperLookScreenMessages, 'en');
  await fieldOf(page, t('footerEnglish')).fill('x'.repeat(121));
  await page.keyboard.press('Control+S');
  await page.getByText(textsIn(paperLookMessages, 'en')('footerLong')).waitFor();
  await fieldOf(page, t('footerEnglish')).fill('Since 2045');
  const body = { layout: 'COMPACT', colour: 'GREEN', logoPlace: 'NONE', footer: '', footerNp: '' } as const;
  await callApi(paperLookContract.save, { body }, { token: owner.tokens.access });
  await page.keyboard.press('Control+S');
  await page.getByText(textsIn(uiMessages, 'en')('changedMeanwhile')).waitFor();
  expect(await fieldOf(page, t('footerEnglish')).inputValue()).toBe('Since 2045');
  await page.getByRole('button', { name: textsIn(uiMessages, 'en')('loadNewest') }).click();
  await exampleIn(page, '.compact.green.logo-none');
});

test('a cashier, who may not see the profile, is told so', async ({ openPage }) => {
  const path = screens.paperLook;
  const page = await signInAs(openPage, 'cashier', { language: 'en', width: 390, path, allowedFaults: /403/ });
  await page.getByText(textsIn(uiMessages, 'en')('forbiddenTitle')).waitFor();
  await expectAccessible(page);
});
