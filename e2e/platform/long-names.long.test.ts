import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { customerScreenMessages } from '@bahi/contract/parties/customer/customer-screen.messages';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { vendorScreenMessages } from '@bahi/contract/parties/vendor/vendor-screen.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { termContract } from '@bahi/contract/sales/term/term.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Page } from 'playwright-core';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, type Opening, test } from '../browser.ts';
import { fieldOf } from '../screen.ts';
import { makeExpense, makeIncome, prepareExpense, prepareIncome } from '../steps/due-documents.ts';
import { makeItems, makeServices } from '../steps/goods.ts';
import { butwal, newOwner, type Owner, openSignedIn } from '../steps/sign-up.ts';
import { makeVendor } from '../steps/vendors.ts';
import { goWithin } from '../steps/within-page.ts';
import { textsIn } from '../texts.ts';

const words =
  'Sunrise Traders and Suppliers Private Limited of Bhairahawa, its branches and its agents in three districts';
const nepaliWords = 'सूर्योदय ट्रेडर्स एण्ड सप्लायर्स प्राइभेट लिमिटेड, भैरहवा र तीन जिल्लाका सबै शाखा र प्रतिनिधिहरू';
/** As much of it as a list shows, whatever it shortens. */
const beginning = { en: 'Sunrise Traders', ne: 'सूर्योदय ट्रेडर्स' };

/** A business whose names are as long as names get, and whose amounts are as large. Answers what its screens are found by. */
async function openLongNamed() {
  const owner = await newOwner();
  const incomeOf = await prepareIncome(owner);
  const expenseOf = await prepareExpense(owner);
  const large = { description: 'By cheque', totalBillAmount: 999_999_999 };
  const [item] = await makeItems(owner, [
    { name: words, nameNp: nepaliWords, stock: { quantity: 123_456.7891, rate: 8000 }, reorderPoint: 999_999 },
  ]);
  const [service] = await makeServices(owner, [
    { name: words, nameNp: nepaliWords, costPrice: 999_999_999, durationType: 'YEARLY' },
  ]);
  const vendor = await makeVendor(owner, { name: words, nameNp: nepaliWords, addressLine: 'x'.repeat(120) });
  const customer = await makeCustomer(owner);
  const income = await makeIncome(owner, incomeOf, { ...large, incomeHeading: words });
  const expense = await makeExpense(owner, expenseOf, { ...large, heading: words, billNumber: 'MM-232' });
  const caller = { token: owner.tokens.access };
  const category = { categoryName: words.slice(0, 100), categoryNameNp: nepaliWords, categoryType: 'EXPENSE' } as const;
  const { id: categoryId } = await callApi(categoryContract.create, { body: category }, caller);
  const { id: termId } = await callApi(
    termContract.save,
    { body: { name: words, nameNp: nepaliWords, position: 1 } },
    caller,
  );
  return { owner, item, service, vendor, customer, income, expense, categoryId, termId };
}

type LongNamed = Awaited<ReturnType<typeof openLongNamed>>;

async function makeCustomer(owner: Owner) {
  const body = { name: words, nameNp: nepaliWords, phoneNumber: '9847010203', focalPerson: words.slice(0, 60) };
  const place = await butwal(owner.tokens.access);
  return callApi(customerContract.save, { body: { ...body, ...place } }, { token: owner.tokens.access });
}

/** Addresses of lists, of records opened in them and of forms. */
function addressesOf({ item, service, vendor, customer, income, expense, categoryId, termId }: LongNamed): string[] {
  const opened = (path: string, id: number | undefined) => [path, `${path}?view=${id}`];
  return [
    ...opened(screens.items, item?.id),
    screenAt(screens.editItem, { itemId: item?.id ?? 0 }),
    ...opened(screens.services, service?.id),
    screenAt(screens.editService, { serviceId: service?.id ?? 0 }),
    ...opened(screens.vendors, vendor.id),
    ...opened(screens.customers, customer.id),
    ...opened(screens.incomes, income.id),
    screenAt(screens.editIncome, { incomeId: income.id }),
    ...opened(screens.expenses, expense.id),
    screenAt(screens.editExpense, { expenseId: expense.id }),
    ...opened(screens.categories, categoryId),
    ...opened(screens.terms, termId),
  ];
}

let made: Promise<LongNamed> | null = null;

test.for(storyViews(import.meta.filename))(
  'the longest names and the largest amounts in $language at $width px: nothing wider than the window, no fault of access',
  { timeout: 240_000 },
  async (view, { openPage }) => {
    made ??= openLongNamed();
    const business = await made;
    const page = await openSignedIn(openPage, { ...view, path: screens.items }, business.owner.tokens);
    for (const address of addressesOf(business)) {
      await goWithin(page, view, address);
      if (!address.includes('/edit/')) await shows(page, view, address);
      await expectGood(page);
    }
    await openDialogs(page, view);
  },
);

/** A list, or the record that was opened of it, says the long name. */
async function shows(page: Page, { language }: Opening, address: string): Promise<void> {
  const place = address.includes('?view=') ? page.getByRole('dialog') : page.locator('main');
  await place.getByText(beginning[language]).or(place.getByText(beginning.en)).first().waitFor();
}

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectToFit(page);
}

/** What has no address: the other sides of a vendor, the forms of parties and of the business. */
async function openDialogs(page: Page, view: Opening): Promise<void> {
  const ui = textsIn(uiMessages, view.language);
  const vendors = textsIn(vendorScreenMessages, view.language);
  await goWithin(page, view, screens.vendors);
  await page.getByText(beginning[view.language]).first().click();
  for (const tab of [vendors('addressesTab'), vendors('peopleTab')]) {
    await page.getByRole('tab', { name: tab }).click();
    await expectToFit(page);
  }
  await goWithin(page, view, screens.vendors);
  await page
    .getByRole('button', { name: vendors('add') })
    .first()
    .click();
  await fieldOf(page, vendors('addressLine')).waitFor();
  await expectGood(page);
  await goWithin(page, view, screens.customers);
  await page
    .getByRole('button', { name: textsIn(customerScreenMessages, view.language)('add') })
    .first()
    .click();
  await page.getByRole('dialog').getByLabel(ui('tole')).waitFor();
  await expectGood(page);
  await goWithin(page, view, screens.businessProfile);
  await page.getByRole('button', { name: ui('edit') }).click();
  await page.getByLabel(ui('tole')).waitFor();
  await expectGood(page);
}
