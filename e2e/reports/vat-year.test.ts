import { vatReturnScreenMessages } from '@bahi/contract/reports/vat-return/vat-return-screen.messages';
import { vatYearWords } from '@bahi/contract/reports/vat-return/vat-year-words.messages';
import { screens } from '@bahi/contract/screens';
import { exportMessages } from '@bahi/contract/ui/export.messages';
import { describe, expect, inject } from 'vitest';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { tabTo } from '../keyboard.ts';
import { makeExpense, prepareExpense } from '../steps/due-documents.ts';
import { todayOf } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

describe.for(storyViews(import.meta.filename))('in $language at $width px', (view) => {
  const { language } = view;
  const t = textsIn(vatReturnScreenMessages, language);
  const words = textsIn(vatYearWords, language);

  test('who is above one lakh in the year is found from the VAT returns, by side, and taken along', async ({
    openPage,
  }) => {
    const { page, owner } = await signUpOwner(openPage, { ...view, isFresh: true });
    const { ad: today } = await todayOf(owner);
    const bill = { billDateAD: today, dueDateAD: today, totalBillAmount: 226_000, vatAmount: 26_000 };
    await makeExpense(owner, await prepareExpense(owner), bill);
    await page.goto(inject('base') + screens.vatReturns);
    await tabTo(page, page.getByRole('link', { name: t('toYear') }));
    await page.keyboard.press('Enter');
    const list = page.getByRole('table', { name: words('title') }).or(page.getByRole('list', { name: words('title') }));
    await list
      .getByText(language === 'ne' ? '२,००,०००.००' : '2,00,000.00')
      .first()
      .waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('button', { name: textsIn(exportMessages, language)('export') }).waitFor();
    await page.getByRole('combobox', { name: words('whose') }).selectOption('sold');
    await page.getByText(words('none')).waitFor();
    await page.getByRole('combobox', { name: words('whose') }).selectOption('bought');
    await list.waitFor();
    expect(await page.getByText(words('none')).count()).toBe(0);
  });
});
