import { periodLockScreenMessages } from '@bahi/contract/books/period-lock/period-lock-screen.messages';
import { periodLockMessages } from '@bahi/contract/books/period-lock/period-lock.messages';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { dueDocumentScreenMessages } from '@bahi/contract/money/due-document/due-document-screen.messages';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { screenAt, screens } from '@bahi/contract/screens';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, test } from '../browser.ts';
import { signInAs } from '../demo.ts';
import { tabTo } from '../keyboard.ts';
import { fieldOf } from '../screen.ts';
import { makeExpense, prepareExpense } from '../steps/due-documents.ts';
import { createPath, todayOf } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const t = textsIn(periodLockScreenMessages, 'en');
const ui = textsIn(uiMessages, 'en');

test('without a mouse the owner locks the VAT month that is proposed, is refused in it, and unlocks it with a reason', async ({
  openPage,
}) => {
  const { page, owner } = await signUpOwner(openPage, { language: 'en', width: 1280, isFresh: true });
  const caller = { token: owner.tokens.access };
  const { plus } = await todayOf(owner);
  const prepared = await prepareExpense(owner);
  // The return of a month that ended so long ago was due.
  await makeExpense(owner, prepared, { billNumber: 'MM-1', billDateAD: plus(-60), dueDateAD: plus(-60) });
  const expense = await makeExpense(owner, prepared);
  await callApi(businessContract.saveIssueDays, { body: { issueDaysBack: 365 } }, caller);

  await page.goto(inject('base') + screens.periodLocks);
  const lockIt = page.getByRole('button', { name: /^Lock: \w+ \d{4}$/ });
  await lockIt.waitFor();
  const month = ((await lockIt.textContent()) ?? '').replace('Lock: ', '');
  await tabTo(page, lockIt);
  await page.keyboard.press('Enter');
  const locking = page.getByRole('dialog', { name: t('lockOf', { scope: t('VAT') }) });
  await locking.waitFor();
  await expectAccessible(page);
  await tabTo(page, locking.getByRole('button', { name: t('lock'), exact: true }));
  await page.keyboard.press('Enter');
  await page
    .getByText(/^Locked through \d+ /)
    .first()
    .waitFor();
  await locking.waitFor({ state: 'hidden' });
  const row = page.getByRole('table', { name: t('vatMonths') }).getByRole('row', { name: month });
  await row.getByText(`VAT return of ${month} filed`).waitFor();
  await row.getByText(t('isLocked'), { exact: true }).waitFor();
  expect(await lockIt.count(), 'it is proposed no longer').toBe(0);

  // The day of a document in it is refused, with the last day that is locked.
  const refused = page.getByText(/^Locked through \d+ .*: choose a later day$/);
  await page.goto(inject('base') + screenAt(screens.editExpense, { expenseId: expense.id }));
  const billDate = fieldOf(page, textsIn(dueDocumentScreenMessages, 'en')('billDate'));
  await billDate.fill(plus(-60));
  await page.keyboard.press('Control+s');
  await refused.waitFor();
  const stored = await callApi(expenseContract.get, { params: { id: expense.id } }, caller);
  expect(stored.billDateAD).toBe(plus(0));
  await page.goto(inject('base') + createPath);
  await fieldOf(page, textsIn(goodsLinesScreenMessages, 'en')('date')).fill(plus(-60));
  await page.keyboard.press('Tab');
  await refused.waitFor();

  await page.goto(inject('base') + screens.periodLocks);
  await tabTo(page, row.getByRole('button', { name: ui('rowActions', { name: month }) }));
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: t('unlock') }).waitFor();
  await page.keyboard.press('Enter');
  const unlocking = page.getByRole('dialog', { name: t('unlockOf', { scope: t('VAT') }) });
  await tabTo(page, fieldOf(page, t('reason')));
  await page.keyboard.type('A bill was forgotten');
  await tabTo(page, unlocking.getByRole('button', { name: t('unlock'), exact: true }));
  await page.keyboard.press('Enter');
  await unlocking.waitFor({ state: 'hidden' });
  await page.getByText(textsIn(periodLockMessages, 'en')('unlocked'), { exact: true }).first().waitFor();
  await row.getByText(t('isOpen'), { exact: true }).waitFor();
  const history = page.getByRole('table', { name: t('history') }).getByRole('row');
  await history.filter({ hasText: 'A bill was forgotten' }).getByText(t('UNLOCK'), { exact: true }).waitFor();
  await history
    .filter({ hasText: `VAT return of ${month} filed` })
    .getByText(owner.fullName)
    .waitFor();
});

test('an accountant sees what the owner locked, may lock on and unlocks nothing', async ({ openPage }) => {
  const page = await signInAs(openPage, 'accountant', { language: 'ne', width: 390, path: screens.periodLocks });
  const words = textsIn(periodLockScreenMessages, 'ne');
  const months = page.getByRole('list', { name: words('vatMonths') }).getByRole('listitem');
  const locked = months.filter({ hasText: words('isLocked') }).first();
  await locked.waitFor();
  expect(await locked.getByRole('button').count(), 'nothing can be done with it').toBe(0);
  await months
    .filter({ hasText: words('isOpen') })
    .first()
    .getByRole('button')
    .click();
  await page.getByRole('menuitem', { name: words('lock') }).waitFor();
  expect(await page.getByText(words('unlock')).count()).toBe(0);
  await expectAccessible(page);
});
