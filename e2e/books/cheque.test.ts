import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { chequeScreenMessages } from '@bahi/contract/books/cheque/cheque-screen.messages';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { screens } from '@bahi/contract/screens';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { actOn } from '../screen.ts';
import { openShop, todayOf } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'a cheque in hand is put into the bank with its slip, bounces, and tells what was done with it ($language, $width)',
  async (view, { openPage }) => {
    const { language } = view;
    const { page, owner } = await signUpOwner(openPage, view);
    const t = textsIn(chequeScreenMessages, language);
    const caller = { token: owner.tokens.access };
    const { customer } = await openShop(owner);
    const today = await todayOf(owner);
    const row = { paymentMode: 'CHEQUE', paymentDate: today.ad, paymentAmount: 900 };
    const receive = (chequeNumber: string, chequeDate: string) =>
      callApi(
        paymentContract.createSettlement,
        {
          body: {
            customerId: customer.id,
            paymentLedgerDetailRequestDtoList: [{ ...row, chequeNumber, chequeBank: 'Nabil', chequeDate }],
            totalPayingAmount: 900,
          },
        },
        caller,
      );
    await receive('501', today.ad);
    await receive('502', today.plus(1));
    const name = language === 'ne' ? 'गणेश किराना' : 'Ganesh Kirana';

    await page.goto(inject('base') + screens.cheques);
    await page.getByText(t('IN_HAND')).first().waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('button', { name: t('depositChosen') }).click();
    const dialog = page.getByRole('dialog', { name: t('depositTitle') });
    await dialog.getByLabel(`${name} · 501`).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('deposit'), exact: true }).click();
    await dialog.getByText(t('slipReady')).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    await actOn(page, language, `${name} · 501`, t('bounce'));
    const bounced = page.getByRole('dialog', { name: t('bounceTitle') });
    await bounced.getByLabel(new RegExp(`^${t('reason')}`)).fill('Not enough money');
    await bounced.getByLabel(t('bankCharge')).fill('25');
    await expectAccessible(page);
    await bounced.getByRole('button', { name: t('bounce'), exact: true }).click();
    await bounced.waitFor({ state: 'hidden' });
    const { rows } = await callApi(chequeContract.list, { query: { search: '501' } }, caller);
    expect(rows).toMatchObject([{ state: 'BOUNCED', amount: 900 }]);
    await page.goto(`${inject('base')}${screens.cheques}?view=${rows[0]?.id ?? 0}`);
    await page.getByRole('dialog').getByText('Not enough money').first().waitFor();
    await expectAccessible(page);
    await expectToFit(page);

    await page.goto(`${inject('base')}${screens.cheques}?tab=calendar`);
    await page.getByRole('button', { name: t('nextMonth') }).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
  },
);
