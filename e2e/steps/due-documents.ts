import { addressTypeContract } from '@bahi/contract/platform/address-type/address-type.contract';
import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { filesMessages } from '@bahi/contract/ui/files.messages';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { outletContract } from '@bahi/contract/platform/outlet/outlet.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { vendorTypeContract } from '@bahi/contract/parties/vendor-type/vendor-type.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import type { Locator, Page } from 'playwright-core';
import { callApi } from '../api.ts';
import { todayOf } from './invoice-screen.ts';
import { butwal, type Owner } from './sign-up.ts';
import type { Language } from '../stored-language.ts';
import { textsIn } from '../texts.ts';

type IncomeBody = Sent<typeof incomeContract.save>['body'];
type ExpenseBody = Sent<typeof expenseContract.save>['body'];

const callerOf = ({ tokens }: Owner) => ({ token: tokens.access });

/** A customer and a category of income through the API, for stories that begin with both. */
export async function prepareIncome(owner: Owner) {
  const caller = callerOf(owner);
  const place = await butwal(owner.tokens.access);
  const person = { name: 'Himal Traders', nameNp: 'हिमाल ट्रेडर्स', phoneNumber: '9847055667', focalPerson: 'Himal' };
  const customer = await callApi(customerContract.save, { body: { ...person, ...place } }, caller);
  const named = { categoryName: 'Commission', categoryNameNp: 'कमिसन', categoryType: 'INCOME' };
  const category = await callApi(categoryContract.create, { body: named }, caller);
  return { customer, category };
}

/** An income of today through the API: 5,000 rupees, nothing paid. */
export async function makeIncome(
  owner: Owner,
  { customer, category }: Awaited<ReturnType<typeof prepareIncome>>,
  changes: Partial<IncomeBody> = {},
) {
  const { ad } = await todayOf(owner);
  const body = {
    incomeHeading: 'Kartik commission',
    customerId: customer.id,
    categoryId: category.id,
    billDateAD: ad,
    dueDateAD: ad,
    totalBillAmount: 5000,
    ...changes,
  };
  return callApi(incomeContract.save, { body }, callerOf(owner));
}

/** A second outlet of the business, in Golpark. */
export async function openOutlet(owner: Owner) {
  const caller = callerOf(owner);
  const place = await butwal(owner.tokens.access);
  const types = await callApi(addressTypeContract.list, {}, caller);
  const body = {
    code: 'GOL',
    name: 'Golpark branch',
    nameNp: 'गोलपार्क शाखा',
    phone: '9847033445',
    email: 'golpark@bahi.example',
    addressTypeId: types.rows[0]?.id ?? 0,
    googleCode: 'PFXQ+3R',
    ...place,
    tole: 'Golpark',
  };
  return callApi(outletContract.save, { body }, caller);
}

/** A vendor registered for VAT, one who is not, and a category of expense through the API. */
export async function prepareExpense(owner: Owner) {
  const caller = callerOf(owner);
  const place = await butwal(owner.tokens.access);
  const types = await callApi(vendorTypeContract.list, { query: { search: 'Distributor' } }, caller);
  const shared = {
    vendorTypeId: types.rows[0]?.id ?? 0,
    email: 'bills@vendor.example',
    panOrVat: '302145879',
    ...place,
  };
  const vendor = (alias: string, name: string, nameNp: string, contact: string, isVatRegistered: boolean) => {
    const own = { alias, name, nameNp, contact, isVatRegistered, street: 'Devinagar', addressLine: 'House 12' };
    return callApi(vendorContract.save, { body: { ...shared, ...own } }, caller);
  };
  const registered = await vendor('MECHI', 'Mechi Transport', 'मेची ढुवानी', '9847010203', true);
  const plain = await vendor('GHAR', 'House owner', 'घरबेटी', '9847010204', false);
  const named = { categoryName: 'Transport', categoryNameNp: 'ढुवानी', categoryType: 'EXPENSE' };
  const category = await callApi(categoryContract.create, { body: named }, caller);
  return { registered, plain, category };
}

/** An expense of today through the API: 11,300 rupees with their VAT to a registered vendor, nothing paid. */
export async function makeExpense(
  owner: Owner,
  { registered, category }: Awaited<ReturnType<typeof prepareExpense>>,
  changes: Partial<ExpenseBody> = {},
) {
  const { ad } = await todayOf(owner);
  const body = {
    heading: 'Truck from Birgunj',
    vendorId: registered.id,
    categoryId: category.id,
    billNumber: 'MM-233',
    billDateAD: ad,
    dueDateAD: ad,
    totalBillAmount: 11_300,
    vatAmount: 1300,
    ...changes,
  };
  return callApi(expenseContract.save, { body }, callerOf(owner));
}

/** Pays so many rupees of an income or expense today, in cash. */
export async function payOn(owner: Owner, componentType: 'INCOME' | 'EXPENSE', id: number, rupees: number) {
  const { ad } = await todayOf(owner);
  const body = {
    componentEntityId: id,
    componentType,
    paymentLedgerDetailRequestDtoList: [{ paymentMode: 'CASH', paymentDate: ad, paymentAmount: rupees }],
    totalPayingAmount: rupees,
  };
  await callApi(paymentContract.createSettlement, { body }, callerOf(owner));
}

/** A PDF with nothing on it. */
export const emptyPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\n0000000000 65535 f \n' +
    'trailer\n<< /Size 2 /Root 1 0 R >>\nstartxref\n46\n%%EOF\n',
);

/** A picture, of the page as it stands; another number makes another one. */
export function pictureOf(page: Page, number = 1): Promise<Buffer> {
  return page.screenshot({ clip: { x: 0, y: 0, width: 299 + number, height: 200 } });
}

/** The part of a form that takes documents. */
export function uploaderOf(page: Page, language: Language) {
  const files = textsIn(filesMessages, language);
  const group = page.getByRole('group', { name: files('documents') }).last();
  return {
    group,
    documents: group.getByRole('listitem'),
    put: (name: string, mimeType: string, buffer: Buffer): Promise<void> =>
      group.locator('input[type=file]').setInputFiles({ name, mimeType, buffer }),
    preview: (name: string): Locator => group.getByRole('img', { name: files('preview', { name }) }),
    remove: (name: string): Promise<void> => group.getByRole('button', { name: files('remove', { name }) }).click(),
  };
}

/** Lets no request to these addresses go on until it is released. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
