import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { approvalMessages } from '@bahi/contract/sales/approval/approval.messages';
import { approvalScreenMessages } from '@bahi/contract/sales/approval/approval-screen.messages';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { screenAt, screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { fieldOf } from '../screen.ts';
import { createPath, digitsIn, editorOf, listPath, makeBill, openShop } from '../steps/invoice-screen.ts';
import { addManager, signInAt } from '../steps/outlet-user.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'what goes beyond the owner’s limit is drafted, rejected, mended, approved and issued, $language at $width',
  async (view, { openPage }) => {
    const { language } = view;
    const base = inject('base');
    const { page, owner } = await signUpOwner(openPage, view);
    const caller = { token: owner.tokens.access };
    const shop = await openShop(owner);
    // Once a bill is issued, the day begins with figures.
    await makeBill(owner, shop);
    const t = textsIn(approvalScreenMessages, language);
    const business = textsIn(businessScreenMessages, language);

    await page.goto(base + screens.businessProfile);
    await fieldOf(page, business('approvalLimit')).fill('500');
    const save = page.getByRole('button', { name: textsIn(uiMessages, language)('save'), exact: true });
    await save.click();
    await save.waitFor({ state: 'detached' });
    await expectAccessible(page);
    await expectToFit(page);

    const clerk = await addManager(owner, 'Gita Rai', ['invoice', 'customer', 'item', 'payment']);
    const desk = await signInAt(openPage, view, clerk.userName);
    const editor = editorOf(desk, language);
    await desk.goto(base + createPath);
    const known = language === 'ne' ? 'गणेश किराना' : 'Ganesh Kirana';
    await editor.customer.fill(known);
    await desk.getByRole('option', { name: known }).click();
    await editor.cell('item', 1).fill('RICE');
    await editor.choices.first().click();
    await editor.cell('quantity', 1).fill('6');
    const limit = digitsIn(language, '500.00');
    await desk
      .getByRole('status')
      .filter({ hasText: t('isAbove', { limit }) })
      .waitFor();
    await expectAccessible(desk);
    await editor.issue.click();
    await desk.getByText(textsIn(approvalMessages, language)('needed', { limit })).first().waitFor();
    await editor.saveDraft.click();
    await desk
      .getByRole('status')
      .filter({ hasText: t('waits', { limit }) })
      .waitFor();
    // A draft of the owner's own waits for somebody else.
    const own = await makeBill(owner, shop, { state: 'DRAFT', quantity: 7 });

    await page.goto(base + screens.dashboard);
    const waiting = textsIn(dashboardScreenMessages, language)('APPROVALS', { title: editor.t('title') });
    await page.getByRole('link', { name: waiting }).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('link', { name: waiting }).click();
    await page.waitForURL(`**${listPath}?approval=WAITING`);

    await page.goto(base + listPath);
    const opening = page.getByRole('button', { name: t('approveAll', { count: digitsIn(language, '2') }) });
    await opening.waitFor();
    expect(await page.getByText(t('WAITING'), { exact: true }).count()).toBeGreaterThanOrEqual(2);
    await expectAccessible(page);
    await expectToFit(page);
    const { rows } = await callApi(invoiceContract.list, { query: { approval: 'WAITING' } }, caller);
    const draft = rows.find(({ id }) => id !== own.id);
    const params = { id: draft?.id ?? 0 };

    await page.goto(`${base}${listPath}?view=${params.id}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('reject') })
      .click();
    const rejecting = page.getByRole('dialog', { name: t('rejectTitle', { name: known }) });
    await rejecting.getByRole('button', { name: t('reject') }).click();
    await expectAccessible(page);
    await fieldOf(page, t('remarks')).fill('नगदमा मात्र');
    await rejecting.getByRole('button', { name: t('reject') }).click();
    await rejecting.waitFor({ state: 'hidden' });

    await desk.goto(base + screenAt(screens.editInvoice, { invoiceId: params.id }));
    const said = t('rejectedBy', { name: owner.fullName, remarks: 'नगदमा मात्र' });
    await desk.getByRole('status').filter({ hasText: said }).waitFor();
    await expectAccessible(desk);
    await expectToFit(desk);
    await editor.cell('quantity', 1).fill('5');
    await editor.saveDraft.click();
    await desk
      .getByRole('status')
      .filter({ hasText: t('waits', { limit }) })
      .waitFor();

    await page.goto(base + listPath);
    await opening.click();
    const approving = page.getByRole('dialog', { name: t('approveTitle') });
    await approving.getByRole('checkbox').first().waitFor();
    expect(await approving.getByRole('checkbox').count(), 'what one wrote oneself is not offered').toBe(1);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await approving.waitFor({ state: 'hidden' });
    await page.getByText(t('APPROVED'), { exact: true }).first().waitFor();

    await desk.goto(base + screenAt(screens.editInvoice, { invoiceId: params.id }));
    await desk
      .getByRole('status')
      .filter({ hasText: t('isApproved', { name: owner.fullName }) })
      .waitFor();
    await editor.issue.click();
    await editor.done.waitFor();
    expect(await callApi(invoiceContract.get, { params }, caller)).toMatchObject({
      state: 'FINAL',
      approval: 'APPROVED',
      approvalBy: owner.fullName,
    });
  },
);
