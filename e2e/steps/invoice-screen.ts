import { screens } from '@bahi/contract/screens';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { callApi } from '../api.ts';
import { makeItems } from './goods.ts';
import { hasFocus } from '../keyboard.ts';
import { fieldOf } from '../screen.ts';
import { butwal, type Owner } from './sign-up.ts';
import type { Language } from '../stored-language.ts';
import { textsIn } from '../texts.ts';

/** The words of the bills' screens: their own, and those of all documents with lines. */
export const billMessages = {
  namespace: 'bill',
  texts: { ...goodsLinesScreenMessages.texts, ...invoiceScreenMessages.texts },
};

export const listPath = screens.invoices;
export const createPath = screens.newInvoice;

/** The number that the owner's next bill gets. */
export async function nextNumber(owner: Owner): Promise<string> {
  return (await callApi(invoiceContract.nextNumber, {}, { token: owner.tokens.access })).invoiceNumber;
}

/** The day it is for the product, and days around it, AD. */
export async function todayOf(owner: Owner): Promise<{ ad: string; plus: (days: number) => string }> {
  const { todayAD } = await callApi(sessionContract.init, {}, { token: owner.tokens.access });
  return { ad: todayAD, plus: (days) => Temporal.PlainDate.from(todayAD).add({ days }).toString() };
}

/** Digits as the page of a language writes them. */
export function digitsIn(language: Language, text: string): string {
  return language === 'ne' ? text.replace(/\d/g, (digit) => devanagari[Number(digit)] ?? digit) : text;
}

export type Cell = 'item' | 'quantity' | 'rate' | 'discount';

const devanagari = '०१२३४५६७८९';

/** The cells, the totals and the words of the editor in one language. */
export function editorOf(page: Page, language: Language) {
  const t = textsIn(billMessages, language);
  return {
    t,
    customer: fieldOf(page, t('customer')),
    cell: (name: Cell, line: number): Locator =>
      page.getByLabel(t(`${name}Of`, { number: digitsIn(language, String(line)) }), { exact: true }),
    totals: page.getByRole('region', { name: t('totals') }),
    lines: page.getByRole('region', { name: t('lines') }).getByRole('listitem'),
    choices: page.getByRole('listbox', { name: t('choices') }).getByRole('option'),
    issue: page.getByRole('region', { name: t('totals') }).getByRole('button', { name: t('issue') }),
    saveDraft: page.getByRole('button', { name: t('saveDraft') }),
    /** The heading after issuing. */
    done: page.getByRole('heading', { name: new RegExp(t('doneTitle', { number: '.*' })) }),
  };
}

/** The amount that stands beside a label of the totals. */
export function amountOf(totals: Locator, label: string): Promise<string> {
  return totals.locator('dl > div').filter({ hasText: label }).locator('dd').innerText();
}

/** The sum that is to be paid, as it stands in the totals. */
export async function expectGrandTotal(totals: Locator, amount: string): Promise<void> {
  await expect.poll(() => totals.locator('output').innerText(), { message: 'the grand total' }).toBe(amount);
}

/** Waits until something has the focus; the message says why it should. */
export async function expectFocus(target: Locator, message: string): Promise<void> {
  await expect.poll(() => hasFocus(target), { message }).toBe(true);
}

/** A shop with one customer and some groceries, bought today unless it is said: rice by the sack, dal, and tea with a barcode. */
export async function openShop(owner: Owner, bought: { purchaseDateAD?: string } = {}) {
  const caller = { token: owner.tokens.access };
  const place = await butwal(owner.tokens.access);
  const customer = await callApi(
    customerContract.save,
    {
      body: { name: 'Ganesh Kirana', nameNp: 'गणेश किराना', phoneNumber: '9847011223', focalPerson: 'Ganesh', ...place },
    },
    caller,
  );
  const onShelf = { ...bought, stock: { quantity: 10, rate: 50 } };
  const [rice, dal, tea] = await makeItems(owner, [
    { name: 'Basmati Rice', nameNp: 'बासमती चामल', code: 'RICE', sellingPrice: 100, ...onShelf },
    { name: 'Musuro Dal', nameNp: 'मुसुरो दाल', code: 'DAL', sellingPrice: 226, vatIncluded: true, ...onShelf },
    { name: 'Ilam Tea', nameNp: 'इलाम चिया', code: 'TEA', barcode: '8901234567890', sellingPrice: 50, ...onShelf },
  ]);
  return { customer, rice, dal, tea };
}

type Shop = Awaited<ReturnType<typeof openShop>>;
type Wishes = {
  /** Saves this draft again. */
  id?: number;
  version?: number;
  state?: 'DRAFT' | 'FINAL';
  quantity?: number;
  lines?: number;
  /** What is remarked on each line. */
  remarks?: string;
};

/** A bill through the API: so many lines of rice at 100 rupees before VAT. */
export async function makeBill(owner: Owner, shop: Shop, wishes: Wishes = {}) {
  const { state = 'FINAL', quantity = 1, lines = 1, remarks = '', ...stored } = wishes;
  const caller = { token: owner.tokens.access };
  const { ad } = await todayOf(owner);
  const line = {
    inventoryType: 'ITEM',
    itemLedgerDetailId: shop.rice?.itemLedgerDetailId ?? 0,
    quantity,
    rate: 100,
    remarks,
  };
  const body = {
    ...stored,
    state,
    customerId: shop.customer.id,
    issuedDateAD: ad,
    dueDateAD: ad,
    lines: Array.from({ length: lines }, () => line),
  };
  return callApi(stored.id === undefined ? invoiceContract.create : invoiceContract.update, { body }, caller);
}
