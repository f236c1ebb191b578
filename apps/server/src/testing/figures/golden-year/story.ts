import { assetContract } from '@bahi/contract/books/asset/asset.contract';
import { loanContract } from '@bahi/contract/books/loan/loan.contract';
import { prepaidContract } from '@bahi/contract/books/prepaid/prepaid.contract';
import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import {
  accountId,
  addOwnAccount,
  enterContra,
  enterJournal,
  enterOpening,
} from '../../../features/books/voucher/testing/vouchers.ts';
import { payingOf } from '../../../features/books/loan/testing/loans.ts';
import { call } from '../../caller.ts';
import { credit, returnOf } from '../../credit-notes.ts';
import { backOf, debit } from '../../debit-notes.ts';
import { enterOldBill } from '../../opening-dues.ts';
import { firstOutletId, inOutlet, openBusiness } from '../../people.ts';
import { bought, buy } from '../../purchases.ts';
import { addCustomer, addItem, allowDaysBack, lineOf, sell } from '../../shop.ts';
import type { TestApp } from '../../test-app.ts';
import { addVendor } from '../../vendors.ts';
import { dayOf, type Firm } from './firm.ts';
import { payRent, paySalary, payVendor, receiveBill } from './payments.ts';
import {
  computer,
  heldBackOfMonth,
  instalment,
  insurance,
  loan,
  type Month,
  months,
  opening,
  openingDues,
  openingStock,
} from './sheet.ts';

/** Lets it be a quarter past ten in Kathmandu of a day. */
function letItBe(app: TestApp, day: string): void {
  app.advance(Date.parse(`${day}T04:30:00Z`) - app.services.clock());
}

/** The firm on the first day of its books: what stood in the old ones, an account for each of its expenses, its goods. */
export async function openFirm(app: TestApp): Promise<Firm> {
  const first = dayOf(1, 1);
  letItBe(app, first);
  const owner = await openBusiness(app);
  // A month's bills are entered in its end.
  await allowDaysBack({ owner }, 35);
  for (const code of ['SALARY', 'INTEREST', 'INSURANCE']) await addOwnAccount(owner, code, 'EXPENSES');
  const ofLoan = await addOwnAccount(owner, 'TERMLOAN', 'LOANS');
  const customerId = await addCustomer(owner, 'Ram Kirana');
  const vendorId = (await addVendor(owner)).id;
  // As far as it is not on the accounts of this voucher it is in the dues and the stock below.
  await enterOpening(owner, opening, { dateAD: first, difference: 'OPENING_BALANCE' });
  const days = { billDateAD: '2025-07-01', dueDateAD: '2025-07-20', asAtAD: first };
  const owed = await enterOldBill(owner, customerId, { ...days, totalBillAmount: openingDues.customer });
  const owing = await enterOldBill(owner, vendorId, { ...days, party: 'vendor', totalBillAmount: openingDues.vendor });
  const registered = await call(owner, loanContract.save, {
    body: {
      name: 'Term loan',
      lender: 'Nabil Bank',
      accountId: ofLoan,
      interestAccountId: await accountId(owner, 'INTEREST'),
      ...loan,
      fromOnAD: first,
      way: 'EQUAL_PRINCIPAL',
      every: 'QUARTERLY',
      dueOnAD: dayOf(3, 28),
    },
  });
  const outletId = await firstOutletId(owner);
  const goods = { ...openingStock, taxable: true, sellingPrice: 1500, purchaseDateAD: first };
  const rice = await addItem(owner, outletId, { ...goods, name: 'Rice' });
  const body = { categoryName: 'Rent', categoryType: 'EXPENSE' } as const;
  const employee = { alias: 'STAFF', name: 'Hari Shrestha', isVatRegistered: false, panOrVat: '301998877' };
  return {
    app,
    employeeId: (await addVendor(owner, employee)).id,
    loanId: registered.id,
    owner,
    outletId,
    customerId,
    rice,
    tea: rice,
    vendorId,
    rentId: (await call(owner, categoryContract.create, { body })).id,
    bankId: await accountId(owner, 'BANK'),
    receivable: { id: owed.id, type: 'OPENING_RECEIVABLE' },
    payable: { id: owing.id, type: 'OPENING_PAYABLE' },
  };
}

/** What a VAT return said. */
export type Filed = { payable: number; carried: number; ties: readonly (readonly [string, boolean])[] };

/** The year, month by month: its trade, and in the middle of the next one what is due to the tax office of it. */
export async function tradeAYear(app: TestApp, opened: Firm): Promise<Filed[]> {
  let firm = opened;
  const filed: Filed[] = [];
  for (const [at, month] of months.entries()) {
    letItBe(app, dayOf(at + 1, 29));
    const owner = await inOutlet(app, firm.owner, null);
    firm = await tradeAMonth({ ...firm, owner }, at + 1, month);
    letItBe(app, dayOf(at + 2, 16));
    const next = await inOutlet(app, firm.owner, null);
    filed.push(await settleTaxes({ ...firm, owner: next }, at + 1, month));
  }
  return filed;
}

async function tradeAMonth(firm: Firm, at: number, month: Month): Promise<Firm> {
  const { owner, vendorId, rice } = firm;
  const on = (day: number) => ({ dateAD: dayOf(at, day) });
  const days = (day: number) => ({ issuedDateAD: dayOf(at, day), dueDateAD: dayOf(at + 1, 28) });
  let { payable } = firm;
  if (month.bought > 0) {
    const lines = [bought(rice.variantId, { quantity: month.bought, rate: month.cost, taxable: true })];
    const purchase = await buy(firm, { vendorId, ...days(5), lines });
    if (month.sentBack > 0)
      await debit(firm, backOf(purchase, [month.sentBack], { issuedDateAD: dayOf(at, 7), vendorNumber: `CN-${at}` }));
    await payVendor(firm, at, month.paid);
    payable = { id: purchase.id, type: 'PURCHASE' };
  } else await payVendor(firm, at, month.paid);
  const bagsOf = (quantity: number) => [lineOf(rice.variantId, { quantity, rate: 1500 })];
  const bill = await sell(firm, { ...days(10), lines: bagsOf(month.onCredit) });
  const cash = { issuedDateAD: dayOf(at, 15), dueDateAD: dayOf(at, 15), paymentMode: 'CASH' } as const;
  await sell(firm, { ...cash, lines: bagsOf(month.forCash) });
  if (month.broughtBack > 0) await credit(firm, returnOf(bill, [month.broughtBack], { issuedDateAD: dayOf(at, 25) }));
  await receiveBill(firm, at, month.received);
  await payRent(firm, at);
  await paySalary(firm, at);
  if (at === 1) await insure(firm, on(3));
  if (at === 2) await buyComputer(firm, on(3));
  if (at % 3 === 0) {
    const paid = { ...instalment, paidOnAD: dayOf(at, 28), accountId: firm.bankId };
    await call(owner, loanContract.pay, await payingOf(owner, firm.loanId, paid));
  }
  await enterContra(owner, { ...on(27), amount: month.banked });
  return { ...firm, payable, receivable: { id: bill.id, type: 'INVOICE' } };
}

async function insure({ owner }: Firm, on: { dateAD: string }): Promise<void> {
  await enterJournal(owner, { PREPAID_EXPENSES: insurance, BANK: -insurance }, on);
  const body = {
    name: 'Fire insurance',
    accountId: await accountId(owner, 'INSURANCE'),
    amount: insurance,
    firstMonth: '2082-04',
    lastMonth: '2083-03',
  };
  await call(owner, prepaidContract.save, { body });
}

/** Into the register goes the furniture of the old books as well. */
async function buyComputer({ owner }: Firm, on: { dateAD: string }): Promise<void> {
  await enterJournal(owner, { FIXED_ASSETS: computer, BANK: -computer }, on);
  const furniture = { name: 'Furniture', pool: 'B', boughtOnAD: '2025-07-17', cost: opening.FIXED_ASSETS } as const;
  await call(owner, assetContract.save, { body: furniture });
  await call(owner, assetContract.save, {
    body: { name: 'Computer', pool: 'B', boughtOnAD: on.dateAD, cost: computer },
  });
}

/** What is due of a month by the middle of the next: its share of what is prepaid, the tax held back, the VAT return. */
async function settleTaxes({ owner, bankId }: Firm, at: number, month: Month): Promise<Filed> {
  await call(owner, prepaidContract.post, { body: {} });
  const [dayAD, today] = [dayOf(at, 1), dayOf(at + 1, 16)];
  await call(owner, tdsContract.deposit, {
    body: { dayAD, moneyAccountId: bankId, paidOnAD: today, amount: heldBackOfMonth, voucherNumber: `TDS-${at}` },
  });
  const before = await call(owner, vatReturnContract.get, { query: { dayAD } });
  await call(owner, vatReturnContract.file, {
    body: {
      dayAD,
      figures: before.figures,
      submissionNumber: `83000${at}`,
      submittedOnAD: today,
      broughtForward: months[at - 2]?.carried ?? 0,
    },
  });
  if (month.payable > 0)
    await call(owner, vatReturnContract.pay, {
      body: { dayAD, moneyAccountId: bankId, paidOnAD: today, amount: month.payable, voucherNumber: `VAT-${at}` },
    });
  const { payable, carriedForward: carried, ties } = await call(owner, vatReturnContract.get, { query: { dayAD } });
  return { payable, carried, ties: ties.map(({ tie, isTied }) => [tie, isTied] as const) };
}
