import { assetContract } from '@bahi/contract/books/asset/asset.contract';
import { prepaidContract } from '@bahi/contract/books/prepaid/prepaid.contract';
import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import type { ComponentType } from '@bahi/contract/money/payment/payment-form';
import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { dayFromBs } from '@bahi/domain/calendar/bs-calendar';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import {
  accountId,
  addOwnAccount,
  enterContra,
  enterJournal,
  enterOpening,
} from '../../../features/books/voucher/testing/vouchers.ts';
import { call } from '../../caller.ts';
import { credit, returnOf } from '../../credit-notes.ts';
import { backOf, debit } from '../../debit-notes.ts';
import { enterOldBill } from '../../opening-dues.ts';
import { firstOutletId, inOutlet, openBusiness } from '../../people.ts';
import { bought, buy } from '../../purchases.ts';
import { addCustomer, addItem, allowDaysBack, lineOf, sell, type Shop } from '../../shop.ts';
import type { TestApp } from '../../test-app.ts';
import { addVendor } from '../../vendors.ts';
import {
  computer,
  instalment,
  insurance,
  type Month,
  months,
  opening,
  openingDues,
  openingStock,
  rent,
  salary,
} from './sheet.ts';

/** What can be paid, and by whom. */
type Due = { id: number; type: ComponentType };
type Firm = Shop & { vendorId: number; rentId: number; bankId: number; receivable: Due; payable: Due };

/** The AD date of a day of a month of the year, 1 being Shrawan 2082; 13 is Shrawan 2083. */
export function dayOf(month: number, day: number): string {
  const sinceBaisakh = month + 2;
  const date = { year: 2082 + Math.floor(sinceBaisakh / 12), month: (sinceBaisakh % 12) + 1, day };
  return formatAdDate(dayFromBs(date));
}

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
  await addOwnAccount(owner, 'TERMLOAN', 'LOANS');
  const customerId = await addCustomer(owner, 'Ram Kirana');
  const vendorId = (await addVendor(owner)).id;
  // As far as it is not on the accounts of this voucher it is in the dues and the stock below.
  await enterOpening(owner, opening, { dateAD: first, difference: 'OPENING_BALANCE' });
  const days = { billDateAD: '2025-07-01', dueDateAD: '2025-07-20', asAtAD: first };
  const owed = await enterOldBill(owner, customerId, { ...days, totalBillAmount: openingDues.customer });
  const owing = await enterOldBill(owner, vendorId, { ...days, party: 'vendor', totalBillAmount: openingDues.vendor });
  const outletId = await firstOutletId(owner);
  const goods = { ...openingStock, taxable: true, sellingPrice: 1500, purchaseDateAD: first };
  const rice = await addItem(owner, outletId, { ...goods, name: 'Rice' });
  const body = { categoryName: 'Rent', categoryType: 'EXPENSE' } as const;
  return {
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
    await pay(firm, firm.payable, { amount: month.paid, day: dayOf(at, 28) });
    payable = { id: purchase.id, type: 'PURCHASE' };
  } else await pay(firm, firm.payable, { amount: month.paid, day: dayOf(at, 28) });
  const bagsOf = (quantity: number) => [lineOf(rice.variantId, { quantity, rate: 1500 })];
  const bill = await sell(firm, { ...days(10), lines: bagsOf(month.onCredit) });
  const cash = { issuedDateAD: dayOf(at, 15), dueDateAD: dayOf(at, 15), paymentMode: 'CASH' } as const;
  await sell(firm, { ...cash, lines: bagsOf(month.forCash) });
  if (month.broughtBack > 0) await credit(firm, returnOf(bill, [month.broughtBack], { issuedDateAD: dayOf(at, 25) }));
  await pay(firm, firm.receivable, { amount: month.received, day: dayOf(at, 28) });
  await payRent(firm, at);
  await enterJournal(owner, { SALARY: salary, BANK: -salary }, on(28));
  if (at === 1) await insure(firm, on(3));
  if (at === 2) await buyComputer(firm, on(3));
  const { principal, interest } = instalment;
  if (at % 3 === 0)
    await enterJournal(owner, { TERMLOAN: principal, INTEREST: interest, BANK: -principal - interest }, on(28));
  await enterContra(owner, { ...on(27), amount: month.banked });
  return { ...firm, payable, receivable: { id: bill.id, type: 'INVOICE' } };
}

/** Through the bank, one bill; nothing where nothing is due. */
async function pay({ owner, bankId }: Firm, due: Due, { amount, day }: { amount: number; day: string }): Promise<void> {
  if (amount === 0) return;
  const row = { paymentMode: 'ONLINE', paymentDate: day, paymentAmount: amount, moneyAccountId: bankId } as const;
  await call(owner, paymentContract.createSettlement, {
    body: {
      componentEntityId: due.id,
      componentType: due.type,
      paymentLedgerDetailRequestDtoList: [row],
      totalPayingAmount: amount,
    },
  });
}

/** The rent is entered and paid on the 20th, with the tax of its owner held back. */
async function payRent({ owner, rentId, bankId, outletId }: Firm, at: number): Promise<void> {
  const day = dayOf(at, 20);
  const landlord = await addVendor(owner, { alias: `L${at}`, name: `Landlord of month ${at}`, isVatRegistered: false });
  const days = { billDateAD: day, dueDateAD: day };
  const expense = await call(owner, expenseContract.save, {
    body: {
      heading: 'Rent',
      vendorId: landlord.id,
      categoryId: rentId,
      outletId,
      ...days,
      totalBillAmount: rent.month,
    },
  });
  await call(owner, paymentContract.createSettlement, {
    body: {
      componentEntityId: expense.id,
      componentType: 'EXPENSE',
      paymentLedgerDetailRequestDtoList: [
        { paymentMode: 'ONLINE', paymentDate: day, paymentAmount: rent.paid, moneyAccountId: bankId },
        { paymentMode: 'TDS', paymentDate: day, paymentAmount: rent.heldBack, tdsNature: 'RENT', tdsBase: rent.month },
      ],
      totalPayingAmount: rent.month,
    },
  });
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
    body: { dayAD, moneyAccountId: bankId, paidOnAD: today, amount: rent.heldBack, voucherNumber: `TDS-${at}` },
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
