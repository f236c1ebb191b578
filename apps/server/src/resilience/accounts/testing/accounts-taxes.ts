import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { call } from '../../../testing/caller.ts';
import { bought, buy } from '../../../testing/purchases.ts';
import { lineOf, sell } from '../../../testing/shop.ts';
import { unusedNumber } from '../../../testing/unused-number.ts';
import type { Doing } from './accounts-steps.ts';
import { attempt, letAMonthPass, picked, todayIn, type World } from './accounts-world.ts';

const inPaisa = (rupees: number): number => Math.round(rupees * 100) / 100;

/** A contract of so much is entered and paid through the bank, less one and a half per cent. */
export async function payLessTax(world: World, { rupees, daysAgo }: Doing<'pay less tax'>): Promise<void> {
  const { vendorId, categoryId, bankId } = world;
  const day = todayIn(world.app, -daysAgo);
  const days = { billDateAD: day, dueDateAD: day };
  const body = { heading: 'Paint', vendorId, categoryId, totalBillAmount: rupees, ...days };
  const id = await attempt(world, expenseContract.save, { body });
  if (id === null) return;
  const tax = inPaisa(rupees * 0.015);
  const rows = [
    { paymentMode: 'ONLINE', paymentDate: day, paymentAmount: inPaisa(rupees - tax), moneyAccountId: bankId },
    { paymentMode: 'TDS', paymentDate: day, paymentAmount: tax, tdsNature: 'CONTRACT', tdsBase: rupees },
  ] as const;
  await settle(world, { componentEntityId: id, componentType: 'EXPENSE' }, rows, rupees);
}

/** A salary out of the bank, less the tax of its first step, by a journal. */
export async function paySalary(world: World, { rupees, daysAgo }: Doing<'pay a salary'>): Promise<void> {
  const { accounts, vendorId } = world;
  const tax = inPaisa(rupees / 100);
  const lines = [
    { accountId: accounts.salary, debit: rupees },
    { accountId: accounts.tds, credit: tax, vendorId, tdsNature: 'SOCIAL_SECURITY', tdsBase: rupees },
    { accountId: accounts.bank, credit: inPaisa(rupees - tax) },
  ] as const;
  const body = { dateAD: todayIn(world.app, -daysAgo), lines: [...lines] };
  const id = await attempt(world, voucherContract.journal, { body });
  if (id !== null) world.salaries.push(id);
}

/** Goods are bought and sold on credit. */
export async function trade(world: World, { pick }: Doing<'trade'>): Promise<void> {
  const { shop } = world;
  const today = todayIn(world.app);
  const days = { issuedDateAD: today, dueDateAD: today };
  await buy(shop, {
    ...days,
    vendorId: world.vendorId,
    billNumber: String(unusedNumber()),
    lines: [bought(shop.tea.variantId, { quantity: 1 + (pick % 30), rate: 90, taxable: true })],
  });
  const lines = [lineOf(shop.tea.variantId, { quantity: 1 + (pick % 20), rate: 1000 })];
  const { id } = await sell(shop, { ...days, lines });
  world.invoices.push({ id, rupees: 1000 * (1 + (pick % 20)) });
  world.accepted += 2;
}

/** A customer pays a bill through the bank and holds one and a half per cent of it back. */
export async function receiveLessTax(world: World, { pick }: Doing<'receive less tax'>): Promise<void> {
  const bill = picked(world.invoices, pick);
  if (bill === undefined) return;
  const day = todayIn(world.app);
  const tax = inPaisa(bill.rupees * 0.015);
  const money = inPaisa(bill.rupees / 2);
  const rows = [
    { paymentMode: 'ONLINE', paymentDate: day, paymentAmount: money, moneyAccountId: world.bankId },
    { paymentMode: 'TDS', paymentDate: day, paymentAmount: tax, tdsNature: 'SERVICE_VAT', tdsBase: bill.rupees },
  ] as const;
  await settle(world, { componentEntityId: bill.id, componentType: 'INVOICE' }, rows, inPaisa(money + tax));
}

type Paid = { componentEntityId: number; componentType: 'EXPENSE' | 'INVOICE' };
type Rows = readonly { paymentMode: string; paymentDate: string; paymentAmount: number }[];

async function settle(world: World, document: Paid, rows: Rows, totalPayingAmount: number): Promise<void> {
  const body = { ...document, paymentLedgerDetailRequestDtoList: [...rows], totalPayingAmount };
  const id = await attempt(world, paymentContract.createSettlement, { body });
  if (id !== null) world.settlements.push(id);
}

export async function takePaymentBack(world: World, { pick }: Doing<'take a payment back'>): Promise<void> {
  const id = picked(world.settlements, pick);
  if (id === undefined) return;
  const query = { reason: 'The cheque was lost' };
  await attempt(world, paymentContract.removeSettlement, { params: { masterId: id }, query });
}

export async function takeSalaryBack(world: World, { pick }: Doing<'take a salary back'>): Promise<void> {
  const id = picked(world.salaries, pick);
  if (id === undefined) return;
  await attempt(world, voucherContract.cancel, { params: { id }, body: { reason: 'Paid twice' } });
}

/** Part of what is left of the tax of the month, all of it, or a little more, which is refused. */
export async function payTheTax(world: World, { percent }: Doing<'pay the tax'>): Promise<void> {
  const dayAD = world.month;
  const { payable } = await call(world.shop.owner, tdsContract.get, { query: { dayAD } });
  if (payable <= 0) return;
  const today = todayIn(world.app);
  const amount = inPaisa((payable * percent) / 100);
  const voucherNumber = `NRB-${unusedNumber()}`;
  const body = { dayAD, moneyAccountId: world.bankId, paidOnAD: today, amount, voucherNumber };
  const id = await attempt(world, tdsContract.deposit, { body });
  if (id !== null) world.deposits.push(id);
}

export async function takeTaxBack(world: World, { pick }: Doing<'take the tax back'>): Promise<void> {
  const id = picked(world.deposits, pick);
  if (id === undefined) return;
  await attempt(world, tdsContract.cancelDeposit, { body: { id, reason: 'The bank sent it back' } });
}

/** The month is over: the VAT returns that are open are said to the portal, the oldest first, and paid. */
export async function monthPasses(world: World, { files, pays }: Doing<'a month passes'>): Promise<void> {
  world.unfiled.push(world.month);
  await letAMonthPass(world);
  if (files) for (const dayAD of world.unfiled.splice(0)) await fileMonth(world, dayAD, pays);
}

async function fileMonth(world: World, dayAD: string, pays: boolean): Promise<void> {
  const today = todayIn(world.app);
  const { figures } = await call(world.shop.owner, vatReturnContract.get, { query: { dayAD } });
  const said = { dayAD, figures, submissionNumber: String(unusedNumber()), submittedOnAD: today };
  await attempt(world, vatReturnContract.file, { body: said });
  const { payable } = await call(world.shop.owner, vatReturnContract.get, { query: { dayAD } });
  if (!pays || payable <= 0) return;
  const paid = {
    moneyAccountId: world.bankId,
    paidOnAD: today,
    amount: payable,
    voucherNumber: String(unusedNumber()),
  };
  await attempt(world, vatReturnContract.pay, { body: { dayAD, ...paid } });
}
