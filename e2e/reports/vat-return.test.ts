import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { vatReturnScreenMessages } from '@bahi/contract/reports/vat-return/vat-return-screen.messages';
import { vatReturnWords } from '@bahi/contract/reports/vat-return/vat-return-words.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, test } from '../browser.ts';
import { tabTo } from '../keyboard.ts';
import { fieldOf } from '../screen.ts';
import { makeExpense, prepareExpense } from '../steps/due-documents.ts';
import { todayOf } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const t = textsIn(vatReturnScreenMessages, 'en');
const words = textsIn(vatReturnWords, 'en');
const ui = textsIn(uiMessages, 'en');

test('without a mouse a month is opened, filed as its registers say it, and noted as verified', async ({
  openPage,
}) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280, isFresh: true });
  const caller = { token: owner.tokens.access };
  const { plus } = await todayOf(owner);
  const prepared = await prepareExpense(owner);
  // Two months ago there was one expense, with tax.
  const day = plus(-60);
  await makeExpense(owner, prepared, { billDateAD: day, dueDateAD: day, totalBillAmount: 1130, vatAmount: 130 });
  const { rows } = await callApi(expenseContract.list, { query: {} }, caller);
  expect(rows).toHaveLength(1);

  await page.goto(inject('base') + screens.vatReturns);
  const month = page.getByRole('table', { name: t('months') }).getByRole('row', { name: t('overdue') });
  await month.waitFor();
  await month.getByRole('button').or(month.getByRole('link')).first().focus();
  await page.keyboard.press('Enter');
  const boxes = page.getByRole('table', { name: t('boxes') });
  await boxes.waitFor();
  expect(await boxes.getByRole('row', { name: words('box21') }).innerText()).toMatch(/1,000\s+130/);
  await expectAccessible(page);

  await tabTo(page, page.getByRole('button', { name: t('file') }));
  await page.keyboard.press('Enter');
  const filing = page.getByRole('dialog', { name: t('file') });
  await filing.waitFor();
  await fieldOf(page, t('submissionNumber')).fill('830000012345');
  await page.keyboard.press('Control+s');
  await filing.waitFor({ state: 'hidden' });
  await page
    .getByRole('table', { name: t('filings') })
    .getByText('830000012345')
    .waitFor();

  await tabTo(page, page.getByRole('button', { name: t('verify') }));
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog', { name: t('verify') })
    .getByRole('button', { name: ui('save') })
    .click();
  await page
    .getByRole('table', { name: t('filings') })
    .getByText(words('VERIFIED'))
    .waitFor();
  const said = await callApi(vatReturnContract.get, { query: { dayAD: day } }, caller);
  expect([said.isLocked, said.carriedForward, said.filings.length]).toEqual([true, 130, 2]);
});
