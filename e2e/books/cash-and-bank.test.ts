import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { moneyAccountScreenMessages } from '@bahi/contract/books/money-account/money-account-screen.messages';
import { ownAccountScreenMessages } from '@bahi/contract/books/own-account/own-account-screen.messages';
import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { describe, expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { actOn } from '../screen.ts';
import { listPath, makeBill, openShop } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

describe('cash and banks', () => {
  test.for(storyViews(import.meta.filename))(
    'a wallet is entered, money is received into it, and its balance opens its ledger ($language, $width px)',
    async ({ language, width }, { openPage }) => {
      const { page, owner } = await signUpOwner(openPage, { language, width });
      const t = textsIn(moneyAccountScreenMessages, language);
      const ui = textsIn(uiMessages, language);
      const words = textsIn(paymentDialogMessages, language);
      const bill = await makeBill(owner, await openShop(owner));

      await page.goto(inject('base') + screens.moneyAccounts);
      await page.getByRole('button', { name: t('add'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: t('addTitle') });
      await dialog.getByRole('combobox', { name: new RegExp(`^${t('kind')}`) }).click();
      await page.getByRole('option', { name: t('WALLET') }).click();
      await dialog.getByLabel(new RegExp(`^${t('code')}`)).fill('esewa');
      await dialog
        .getByLabel(new RegExp(`^${t('name')}`))
        .first()
        .fill('eSewa');
      await dialog.getByLabel(new RegExp(`^${t('nameNp')}`)).fill('इसेवा');
      await dialog.getByLabel(new RegExp(`^${t('bankName')}`)).fill('eSewa');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: ui('save'), exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
      const shown = language === 'ne' ? 'इसेवा' : 'eSewa';
      await page.getByText(shown, { exact: true }).first().waitFor();
      await expectAccessible(page);
      await expectToFit(page);

      await page.goto(inject('base') + listPath);
      await actOn(page, language, String(bill.code), language === 'ne' ? 'भुक्तानी' : 'Payment');
      const payments = page.getByRole('dialog', { name: words('title', { number: String(bill.code) }) });
      await payments.getByRole('button', { name: words('add'), exact: true }).click();
      const account = payments.getByLabel(t('account'), { exact: true });
      await payments.getByLabel(new RegExp(`^${words('amount')}`)).waitFor();
      expect(await account.count(), 'there is one cash box').toBe(0);
      await payments.getByLabel(new RegExp(`^${words('mode')}`)).selectOption('ONLINE');
      await account.selectOption({ label: shown });
      await expectAccessible(page);
      await payments.getByRole('button', { name: words('save') }).click();
      await payments.getByText(words('allPaid')).waitFor();

      const { rows } = await callApi(moneyAccountContract.list, { query: {} }, { token: owner.tokens.access });
      expect(rows.map(({ code, balanceAmount }) => [code, balanceAmount])).toEqual([
        ['CASH', 0],
        ['BANK', 0],
        ['ESEWA', 113],
      ]);
      await page.goto(inject('base') + screens.moneyAccounts);
      await page.getByText(shown, { exact: true }).first().click();
      await page.waitForURL(/account=ESEWA/);
      await page
        .getByText(language === 'ne' ? /११३\.००/ : /113\.00/)
        .first()
        .waitFor();
      await expectAccessible(page);

      const tree = textsIn(ownAccountScreenMessages, language);
      await page.goto(inject('base') + screens.ownAccounts);
      await page.getByRole('heading', { name: tree('title') }).waitFor();
      await page.getByText(shown, { exact: true }).first().waitFor();
      await expectAccessible(page);
      await expectToFit(page);
    },
  );
});
