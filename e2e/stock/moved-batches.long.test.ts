import { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { debitNoteScreenMessages } from '@bahi/contract/purchase/debit-note/debit-note-screen.messages';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { screenAt, screens } from '@bahi/contract/screens';
import { batchScreenMessages } from '@bahi/contract/stock/batch/batch-screen.messages';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { stockCountScreenMessages } from '@bahi/contract/stock/stock-count/stock-count-screen.messages';
import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import { stockTransferScreenMessages } from '@bahi/contract/stock/stock-transfer/stock-transfer-screen.messages';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { choose } from '../keyboard.ts';
import { fieldOf } from '../screen.ts';
import { openPharmacy } from '../steps/batches.ts';
import { emptyPdf, openOutlet, uploaderOf } from '../steps/due-documents.ts';
import { digitsIn } from '../steps/invoice-screen.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'a batch is chosen where goods leave, and what left is told of each paper ($language, $width)',
  async (view, { openPage }) => {
    const { language } = view;
    const { page, owner } = await signUpOwner(openPage, view);
    const caller = { token: owner.tokens.access };
    const { pills, plus } = await openPharmacy(owner);
    await openOutlet(owner);
    const [bill] = (await callApi(purchaseContract.list, {}, caller)).rows;
    const name = language === 'ne' ? 'पारासिटामोल' : 'Paracetamol';
    const batch = textsIn(batchScreenMessages, language);
    const paper = textsIn(stockPaperScreenMessages, language);
    const moved = (quantity: string) =>
      batch('moved', {
        batch: 'B2',
        expiry: digitsIn(language, plus(200)),
        quantity: digitsIn(language, quantity),
      });

    // A batch stands in one outlet: in the other it is none.
    const [here, there] = language === 'ne' ? ['गुरुङ', 'गोलपार्क'] : ['Gurung', 'Golpark'];
    await page.goto(inject('base') + screens.newWriteOff);
    const outlet = fieldOf(page, paper('outlet'));
    await choose(page, outlet, here);
    await choose(page, fieldOf(page, paper('pick')), name);
    const leaving = fieldOf(page, batch('batch'));
    await choose(page, leaving, 'B2');
    await expect.poll(() => leaving.inputValue()).toMatch(/^B2/);
    await choose(page, outlet, there);
    await expect.poll(() => leaving.count(), { message: 'nothing is there to be chosen' }).toBe(0);
    await choose(page, outlet, here);
    await leaving.waitFor();
    expect(await leaving.inputValue()).toBe('');

    const t = textsIn(stockTransferScreenMessages, language);
    await page.goto(inject('base') + screens.newStockTransfer);
    await choose(page, fieldOf(page, t('from')), here);
    await choose(page, fieldOf(page, t('to')), there);
    await choose(page, fieldOf(page, paper('pick')), name);
    await choose(page, fieldOf(page, batch('batch')), 'B2');
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('button', { name: t('send'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(moved('1')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);

    // Of what a count misses the batch is said before it is posted.
    const count = textsIn(stockCountScreenMessages, language);
    const sheet = { outletId: bill?.outletId ?? 0, dateAD: plus(0), scope: 'PICKED' };
    const { id } = await callApi(stockCountContract.create, { body: sheet }, caller);
    const line = { itemLedgerDetailId: pills.itemLedgerDetailId, quantity: 46 };
    await callApi(stockCountContract.saveLine, { params: { id }, body: line }, caller);
    await page.goto(inject('base') + screenAt(screens.countSheet, { countId: id }));
    await page
      .getByRole('button', { name: count('review') })
      .first()
      .click();
    const lost = dialog.getByLabel(new RegExp(`^${batch('batch')} · `));
    await expect.poll(() => lost.locator('option').count()).toBe(3);
    await lost.selectOption({ index: 2 });
    await expect.poll(() => lost.locator('option:checked').textContent()).toMatch(/^B2/);
    await expectAccessible(page);
    await expectToFit(page);
    await dialog.getByRole('button', { name: count('post'), exact: true }).click();
    await dialog.getByText(count('isLive')).waitFor();

    // What goes back to the vendor leaves the batch that its line brought, with the papers that show it.
    const note = textsIn(
      { namespace: 'debited', texts: { ...goodsLinesScreenMessages.texts, ...debitNoteScreenMessages.texts } },
      language,
    );
    await page.goto(`${inject('base')}${screens.newDebitNote}?purchase=${bill?.id ?? 0}`);
    const quantity = page.getByLabel(note('quantityOf', { number: digitsIn(language, '1') }));
    await quantity.fill('2');
    const uploader = uploaderOf(page, language);
    await uploader.put('credit-note.pdf', 'application/pdf', emptyPdf);
    await uploader.documents.first().waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('button', { name: note('issue'), exact: true }).click();
    await page.getByRole('heading', { name: new RegExp(note('doneTitle', { number: 'DBN-.*' })) }).waitFor();
    const [issued] = (await callApi(debitNoteContract.list, {}, caller)).rows;
    await page.goto(`${inject('base')}${screens.debitNotes}?view=${issued?.id ?? 0}`);
    await dialog.getByText(moved('2')).waitFor();
    await dialog.getByText('credit-note.pdf').first().waitFor();
    await expectAccessible(page);
    await expectToFit(page);
  },
);
