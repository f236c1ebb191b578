import { loanContract } from '@bahi/contract/books/loan/loan.contract';
import { loanScreenMessages } from '@bahi/contract/books/loan/loan-screen.messages';
import { ownAccountContract } from '@bahi/contract/books/own-account/own-account.contract';
import { screens } from '@bahi/contract/screens';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'a loan is registered, an instalment is paid as the plan has it, and is taken back ($language, $width)',
  async (view, { openPage }) => {
    const { page, owner } = await signUpOwner(openPage, view);
    const t = textsIn(loanScreenMessages, view.language);
    const caller = { token: owner.tokens.access };
    const account = { groupCode: 'LOANS', code: 'NICLOAN', name: 'Loan of NIC', nameNp: 'एनआईसीको ऋण' };
    await callApi(ownAccountContract.save, { body: account }, caller);

    await page.goto(inject('base') + screens.loans);
    await page.getByText(t('empty')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page
      .getByRole('button', { name: t('add') })
      .first()
      .click();
    const form = page.getByRole('dialog', { name: t('addTitle') });
    const field = (label: string) => form.getByLabel(label, { exact: false }).first();
    const chooseFirst = async (label: string): Promise<void> => {
      await field(label).click();
      await page.locator('[role=option]:visible').first().click();
    };
    await field(t('name')).fill('Shop loan');
    await field(t('lender')).fill('NIC Asia');
    await chooseFirst(t('account'));
    await chooseFirst(t('interestAccount'));
    await field(t('amount')).fill('120000');
    await field(t('fromOn')).fill('2083-01-01');
    await field(t('rate')).fill('12');
    await field(t('dueOn')).fill('2083-02-01');
    await field(t('instalments')).fill('12');
    await expectAccessible(page);
    await page.keyboard.press('Control+s');
    await form.waitFor({ state: 'hidden' });
    const [row] = (await callApi(loanContract.list, { query: {} }, caller)).rows;
    expect(row).toMatchObject({ name: 'Shop loan', owed: 120_000, nextDueBS: '2083-02-01' });

    const view1 = `${inject('base') + screens.loans}?view=${row?.id ?? 0}`;
    await page.goto(view1);
    await page.getByRole('button', { name: t('pay') }).click();
    const paying = page.getByRole('dialog', { name: t('payTitle', { name: 'Shop loan' }) });
    await paying.getByLabel(new RegExp(`^${t('paidFrom')}`)).click();
    await page.locator('[role=option]:visible').first().click();
    await expectAccessible(page);
    await paying.getByRole('button', { name: t('pay') }).click();
    await paying.waitFor({ state: 'hidden' });
    const paid = await callApi(loanContract.get, { params: { id: row?.id ?? 0 } }, caller);
    expect(paid).toMatchObject({ paymentCount: 1, instalments: 11, nextDueBS: '2083-03-01' });
    expect(paid.payments[0]?.interest).toBe(1223.01);

    await page.goto(view1);
    await page.getByRole('button', { name: t('takeBack') }).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('button', { name: t('takeBack') }).click();
    const back = page.getByRole('dialog', { name: t('takeBack') });
    await back.getByLabel(new RegExp(`^${t('reason')}`)).fill('Slip');
    await back.getByRole('button', { name: t('takeBack') }).click();
    await back.waitFor({ state: 'hidden' });
    const after = await callApi(loanContract.get, { params: { id: row?.id ?? 0 } }, caller);
    expect(after).toMatchObject({ paymentCount: 0, owed: 120_000 });
  },
);
