import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { voucherMessages } from '@bahi/contract/books/voucher/voucher.messages';
import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { customerSelectMessages } from '@bahi/contract/parties/customer/customer-select.messages';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { approvalScreenMessages } from '@bahi/contract/sales/approval/approval-screen.messages';
import { accountWords } from '@bahi/contract/reports/account-ledger/account-words';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { choose } from '../keyboard.ts';
import { actOn, fieldOf } from '../screen.ts';
import { digitsIn, makeBill, openShop } from '../steps/invoice-screen.ts';
import { addManager, signInAt } from '../steps/outlet-user.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'a clerk writes off a bill, which waits for the owner, is sent back, mended and approved ($language, $width)',
  async (view, { openPage }) => {
    const { language } = view;
    const base = inject('base');
    const { page, owner } = await signUpOwner(openPage, view);
    const shop = await openShop(owner);
    const bill = await makeBill(owner, shop);
    const t = textsIn(voucherScreenMessages, language);
    const approval = textsIn(approvalScreenMessages, language);
    const named = (code: string): string => accountWords[code]?.[language] ?? 'none';
    const known = language === 'ne' ? 'गणेश किराना' : 'Ganesh Kirana';
    const vouchers = async () => (await callApi(voucherContract.list, {}, { token: owner.tokens.access })).rows;

    await page.goto(base + screens.businessProfile);
    await fieldOf(page, textsIn(businessScreenMessages, language)('voucherLimit')).fill('50');
    const keep = page.getByRole('button', { name: textsIn(uiMessages, language)('save'), exact: true });
    await keep.click();
    await keep.waitFor({ state: 'detached' });

    const clerk = await addManager(owner, 'Gita Rai', ['voucher', 'customer'], { create: true, view: true });
    const desk = await signInAt(openPage, view, clerk.userName);
    await desk.goto(base + screens.newJournal);
    const lines = desk.getByRole('list', { name: t('lines') }).getByRole('listitem');
    await choose(desk, lines.nth(0).getByRole('combobox', { name: `${t('account')} 1` }), named('CAPITAL'));
    await lines
      .nth(0)
      .getByLabel(`${t('debit')} 1`)
      .fill('60');
    await desk.keyboard.press('Enter');
    await choose(desk, lines.nth(1).getByRole('combobox', { name: `${t('account')} 2` }), named('RECEIVABLE'));
    await desk.getByRole('button', { name: t('save'), exact: true }).click();
    await desk.getByText(textsIn(voucherMessages, language)('customerMissing')).first().waitFor();
    await expectAccessible(desk);
    await expectToFit(desk);
    const party = textsIn(customerSelectMessages, language)('party');
    await choose(desk, lines.nth(1).getByRole('combobox', { name: `${party} 2` }), known);
    const ofBill = lines.nth(1).getByRole('combobox', { name: `${t('againstBill')} 2` });
    await ofBill.waitFor();
    await choose(desk, ofBill, bill.code ?? 'none');
    await desk.getByText(t('willWait', { limit: digitsIn(language, '50.00') })).waitFor();
    await expectAccessible(desk);
    await expectToFit(desk);
    await desk.getByRole('button', { name: t('save'), exact: true }).click();
    await desk.getByRole('dialog').getByText(approval('WAITING')).first().waitFor();
    expect(await vouchers()).toMatchObject([{ state: 'DRAFT', code: '' }]);

    await page.goto(base + screens.dashboard);
    const waiting = textsIn(dashboardScreenMessages, language)('APPROVALS', { title: t('title') });
    await page.getByRole('link', { name: waiting }).click();
    await page.waitForURL(`**${screens.vouchers}?approval=WAITING`);
    await actOn(page, language, t('waitingCode'), approval('reject'));
    const rejecting = page.getByRole('dialog', { name: t('rejectTitle') });
    await fieldOf(page, approval('remarks')).fill('Another account');
    await expectAccessible(page);
    await rejecting.getByRole('button', { name: approval('reject'), exact: true }).click();
    await rejecting.waitFor({ state: 'hidden' });

    await desk.goto(base + screens.vouchers);
    await actOn(desk, language, t('waitingCode'), t('correct'));
    await expect.poll(() => lines.count()).toBe(2);
    await choose(desk, lines.nth(0).getByRole('combobox', { name: `${t('account')} 1` }), named('DRAWINGS'));
    await desk.getByRole('button', { name: t('save'), exact: true }).click();
    await desk.getByRole('dialog').getByText(approval('WAITING')).first().waitFor();

    const [draft] = await vouchers();
    await page.goto(`${base}${screens.vouchers}?view=${draft?.id ?? 0}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByText(known).first().waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await dialog.getByRole('button', { name: approval('approve'), exact: true }).click();
    await dialog.getByText(t('SETTLES')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    expect(await vouchers()).toMatchObject([{ state: 'POSTED', approval: 'APPROVED', total: 60 }]);
  },
);
