import { readFile } from 'node:fs/promises';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { sharedPaperMessages } from '@bahi/contract/sales/sharing/shared-paper.messages';
import { sharingScreenMessages } from '@bahi/contract/sales/sharing/sharing-screen.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { issueBill, openSharing } from '../steps/bills.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'a bill is shared: whoever has the link sees that it is valid, then what was credited; it is not cancelled ($language, $width)',
  async (view, { openPage }) => {
    const { page, owner } = await signUpOwner(openPage, view);
    const bill = await issueBill(owner);
    const number = bill.code ?? '';
    const t = textsIn(sharingScreenMessages, view.language);
    const invoices = textsIn(invoiceScreenMessages, view.language);
    const s = textsIn(sharedPaperMessages, view.language);
    await page.goto(inject('base') + screens.invoices);
    await openSharing(page, view.language, number);
    const dialog = page.getByRole('dialog', { name: invoices('shareTitle', { number }) });
    await dialog.getByText(t('cannotCancel')).waitFor();
    await dialog.getByRole('button', { name: t('makeLink') }).click();
    await dialog.getByRole('img', { name: t('qr') }).waitFor();
    await dialog.getByText(t('LINK')).waitFor();
    const address = await dialog.getByRole('textbox', { name: t('link') }).inputValue();
    expect(await dialog.getByRole('link', { name: t('WHATSAPP') }).getAttribute('href')).toContain(
      encodeURIComponent(address),
    );
    await expectAccessible(page);
    await expectToFit(page);

    const visitor = await openPage({ ...view, path: new URL(address).pathname, allowedFaults: /404/ });
    await visitor.getByRole('heading', { name: s('invoiceVALID'), level: 1 }).waitFor();
    await visitor.getByText(number).first().waitFor();
    await visitor.getByText('Delivery to Hari KC').waitFor();
    await expectAccessible(visitor);
    await expectToFit(visitor);
    const other = view.language === 'ne' ? 'en' : 'ne';
    await visitor.getByRole('button', { name: other === 'ne' ? 'ने नेपाली' : 'EN English' }).click();
    await visitor.getByRole('heading', { name: textsIn(sharedPaperMessages, other)('invoiceVALID') }).waitFor();
    await visitor.getByRole('button', { name: other === 'ne' ? 'EN English' : 'ने नेपाली' }).click();
    await visitor.getByRole('heading', { name: s('invoiceVALID') }).waitFor();
    const pdf = visitor.waitForEvent('download');
    await visitor.getByRole('link', { name: s('savePdf') }).click();
    expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/);

    // It is not cancelled any more; the credit note that corrects it is told at once.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const ui = textsIn(uiMessages, view.language);
    await page.getByRole('button', { name: ui('rowActions', { name: number }) }).click();
    await page.getByRole('menuitem', { name: invoices('cancelInvoice') }).waitFor();
    await page.getByText(invoices('notCancellable')).waitFor();
    await page.keyboard.press('Escape');
    await callApi(
      creditNoteContract.save,
      {
        body: {
          invoiceId: bill.id,
          case: 'MISTAKE',
          state: 'FINAL',
          issuedDateAD: bill.issuedDateAD,
          lines: [{ invoiceLineId: bill.lines[0]?.id ?? 0, quantity: 1 }],
        },
      },
      { token: owner.tokens.access },
    );
    await visitor.reload();
    await visitor.getByRole('heading', { name: s('invoiceCREDITEDWhole') }).waitFor();
    await expectAccessible(visitor);

    // What is withdrawn is not shown.
    await page.reload();
    await openSharing(page, view.language, number);
    await dialog.getByRole('button', { name: t('withdraw') }).click();
    const question = page.getByRole('dialog', { name: t('withdrawTitle') });
    await question.getByRole('button', { name: t('withdraw') }).click();
    await dialog.getByText(t('isWithdrawn')).waitFor();
    await visitor.reload();
    await visitor.getByRole('heading', { name: s('missing') }).waitFor();
    await expectAccessible(visitor);
  },
);

test.for(storyViews(import.meta.filename))(
  'a bill is shared from its detail, too; its signed receipt is genuine until it is changed ($language, $width)',
  async (view, { openPage }) => {
    const { page, owner } = await signUpOwner(openPage, view);
    const bill = await issueBill(owner, 'Hari KC', '9841234567');
    const t = textsIn(sharingScreenMessages, view.language);
    const s = textsIn(sharedPaperMessages, view.language);
    await page.goto(`${inject('base')}${screens.invoices}?view=${bill.id}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('share'), exact: true })
      .click();
    await page.getByRole('button', { name: t('makeLink') }).click();
    const address = await page.getByRole('textbox', { name: t('link') }).inputValue();
    const whatsApp = page.getByRole('link', { name: t('WHATSAPP') });
    expect(await whatsApp.getAttribute('href'), 'the conversation with the customer').toMatch(
      /^https:\/\/wa\.me\/9779841234567\?/,
    );
    const visitor = await openPage({ ...view, path: new URL(address).pathname, allowedFaults: /ERR_FAILED/ });
    const saved = visitor.waitForEvent('download');
    await visitor.getByRole('link', { name: s('saveReceipt'), exact: true }).click();
    const receipt = await readFile(await (await saved).path(), 'utf8');
    await visitor.getByRole('link', { name: s('checkReceipt') }).click();
    await visitor.getByText(s('noFile')).first().waitFor();
    await expectAccessible(visitor);
    const choose = (content: string) =>
      visitor
        .getByLabel(s('receiptFile'))
        .first()
        .setInputFiles({ name: 'receipt.json', mimeType: 'application/json', buffer: Buffer.from(content) });
    await choose(receipt);
    await visitor.getByRole('heading', { name: s('genuine') }).waitFor();
    await visitor.getByText(bill.code ?? '').waitFor();
    await expectAccessible(visitor);
    await expectToFit(visitor);
    await choose(receipt.replace('"total": 113', '"total": 1130'));
    await visitor.getByRole('heading', { name: s('changed') }).waitFor();
    await choose('%PDF');
    await visitor.getByRole('heading', { name: s('notReceipt') }).waitFor();

    // Without a connection it is said so, and tried again.
    await visitor.route('**/.well-known/**', (route) => route.abort());
    await choose(receipt);
    await visitor.getByRole('heading', { name: s('noKeys') }).waitFor();
    await visitor.route('**/public/paper/**', (route) => route.abort());
    await visitor.goto(address);
    await visitor.getByText(s('noAnswer')).waitFor();
    await expectAccessible(visitor);
    await visitor.unroute('**/public/paper/**');
    await visitor.getByRole('button', { name: s('tryAgain') }).click();
    await visitor.getByRole('heading', { name: s('invoiceVALID') }).waitFor();
  },
);
