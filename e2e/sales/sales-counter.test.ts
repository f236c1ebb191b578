import { createHash, randomUUID } from 'node:crypto';
import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { salesCounterScreenMessages } from '@bahi/contract/sales/sales-counter/sales-counter-screen.messages';
import { screens } from '@bahi/contract/screens';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, storyViews, test } from '../browser.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

type Caller = { token: string };

/** Registers a device for a counter, as a browser does, and sends an invoice of goods that nobody knows. */
async function sendUnknown(caller: Caller, counterId: number): Promise<void> {
  const deviceId = randomUUID();
  const body = { id: counterId, deviceId, deviceName: 'Firefox · Android' };
  const { deviceKey } = await callApi(salesCounterContract.register, { body }, caller);
  const shown = { counterId, deviceId, deviceKey };
  const { lend } = await callApi(salesCounterContract.lend, { body: { ...shown, heads: [] } }, caller);
  const [year] = lend?.years ?? [];
  const day = (lend?.fromAt ?? '').slice(0, 10);
  const text = JSON.stringify({
    v: 1,
    counterId,
    deviceId,
    lendId: lend?.id ?? 0,
    fiscalYear: year?.fiscalYear ?? '',
    sequence: 1,
    number: `${year?.numberBegins ?? ''}000001`,
    issuedAt: lend?.fromAt ?? '',
    userId: 1,
    userName: 'Sita Gurung',
    form: { state: 'FINAL', customerId: 1, issuedDateAD: day, dueDateAD: day, paymentMode: 'CASH', lines: [] },
    printed: {
      customerName: 'Cash customer',
      customerNameNp: 'नगद ग्राहक',
      customerPan: null,
      customerPhone: null,
      lines: [
        { name: 'Wai Wai', nameNp: 'वाइवाइ', unit: 'pkt', quantity: 2, rate: 20_00, discount: 0, net: 40_00, vat: 0 },
      ],
      totals: { net: 40_00, vat: 0, grandTotal: 40_00 },
    },
  });
  const hash = createHash('sha256').update(`\n${text}`).digest('hex');
  const invoices = [{ text, hash }];
  await callApi(salesCounterContract.take, { body: { ...shown, invoices } }, caller);
}

test.for(storyViews(import.meta.filename))(
  'a counter is made, what it could not post is settled, and it is closed with what it printed last ($language, $width)',
  async (view, { openPage }) => {
    const { page, owner } = await signUpOwner(openPage, view);
    const t = textsIn(salesCounterScreenMessages, view.language);
    const caller = { token: owner.tokens.access };

    await page.goto(inject('base') + screens.salesCounters);
    await page.getByText(t('empty')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page
      .getByRole('button', { name: t('add') })
      .first()
      .click();
    const form = page.getByRole('dialog', { name: t('addTitle') });
    await form.getByLabel(t('name'), { exact: false }).first().fill('Front desk');
    await expectAccessible(page);
    await page.keyboard.press('Control+s');
    await form.waitFor({ state: 'hidden' });
    await page.getByText('Front desk').first().waitFor();
    const [counter] = (await callApi(salesCounterContract.list, { query: {} }, caller)).rows;
    const id = counter?.id ?? 0;
    expect(counter).toMatchObject({ code: 'C1', state: 'NEW' });

    await sendUnknown(caller, id);
    await page.goto(`${inject('base') + screens.counterInvoices}?counterId=${id}`);
    await page.getByText(t('COUNTER_REFUSED')).first().waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    const [sent] = (await callApi(salesCounterContract.listInvoices, { query: { counterId: id } }, caller)).rows;
    await page.goto(`${inject('base') + screens.counterInvoices}?view=${sent?.id ?? 0}`);
    const detail = page.getByRole('dialog', { name: sent?.number ?? '' });
    await detail.getByText(t('printed')).first().waitFor();
    await expectAccessible(page);
    await detail.getByRole('button', { name: t('settle') }).click();
    const settling = page.getByRole('dialog', { name: t('settleTitle', { number: sent?.number ?? '' }) });
    await settling.getByLabel(t('reason'), { exact: false }).fill('Given back at once');
    await expectAccessible(page);
    await settling.getByRole('button', { name: t('settle'), exact: true }).click();
    await settling.waitFor({ state: 'hidden' });

    await page.goto(`${inject('base') + screens.salesCounters}?view=${id}`);
    await page
      .getByRole('dialog', { name: 'C1 · Front desk' })
      .getByRole('button', { name: t('close') })
      .last()
      .click();
    const closing = page.getByRole('dialog', { name: t('closeTitle', { code: 'C1' }) });
    // Numbers of documents are Latin in either language.
    await closing.getByText(sent?.number ?? '').waitFor();
    await closing.getByRole('textbox').first().fill('3');
    await closing.getByLabel(t('reason'), { exact: false }).fill('The tablet broke');
    await expectAccessible(page);
    await closing
      .getByRole('button', { name: t('close') })
      .last()
      .click();
    await closing.waitFor({ state: 'hidden' });
    expect(await callApi(salesCounterContract.get, { params: { id } }, caller)).toMatchObject({
      state: 'CLOSED',
      lostCount: 2,
      series: [{ sequence: 1, closedAt: 3 }],
    });
  },
);
