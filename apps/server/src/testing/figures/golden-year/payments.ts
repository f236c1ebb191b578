import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { bounce, chequeOf, chequeRow, clear, deposit } from '../../../features/books/cheque/testing/cheques.ts';
import { linesOn } from '../../../features/books/voucher/testing/vouchers.ts';
import { makeDue } from '../../../features/money/recurring/recurring.worker.ts';
import { call } from '../../caller.ts';
import { addVendor } from '../../vendors.ts';
import { dayOf, type Due, type Firm } from './firm.ts';
import { cheques, heldByCustomer, rent, salary } from './sheet.ts';

type Row = Sent<typeof paymentContract.createSettlement>['body']['paymentLedgerDetailRequestDtoList'][number];

/** One bill, through the bank unless other rows are said; answers the payment. */
async function pay({ owner, bankId }: Firm, due: Due, { amount, day, rows }: Paid): Promise<number> {
  const online = { paymentMode: 'ONLINE', paymentDate: day, paymentAmount: amount, moneyAccountId: bankId } as const;
  const body = {
    componentEntityId: due.id,
    componentType: due.type,
    paymentLedgerDetailRequestDtoList: rows ?? [online],
    totalPayingAmount: amount,
  };
  return (await call(owner, paymentContract.createSettlement, { body })).id;
}
type Paid = { amount: number; day: string; rows?: Row[] };

/** The bill of the month before, where one is due; once by a cheque that the bank pays on the same day. */
export async function payVendor(firm: Firm, at: number, amount: number): Promise<void> {
  const day = dayOf(at, 28);
  if (amount === 0) return;
  if (at !== cheques.given) return void (await pay(firm, firm.payable, { amount, day }));
  const rows = [chequeRow(amount, { paymentDate: day, moneyAccountId: firm.bankId })];
  const id = await pay(firm, firm.payable, { amount, day, rows });
  await clear(firm.owner, await chequeOf(firm.owner, id), day);
}

/** Ram Kirana pays the bill of the month before: through the bank, once less tax, and twice by cheque. */
export async function receiveBill(firm: Firm, at: number, amount: number): Promise<void> {
  const { owner, bankId, receivable } = firm;
  const day = dayOf(at, 28);
  if (at === heldByCustomer.month) {
    const { base, amount: tax } = heldByCustomer;
    const money = { paymentMode: 'ONLINE', paymentDate: day, paymentAmount: amount - tax, moneyAccountId: bankId };
    const held: Row = {
      paymentMode: 'TDS',
      paymentDate: day,
      paymentAmount: tax,
      tdsNature: 'SERVICE_VAT',
      tdsBase: base,
    };
    return void (await pay(firm, receivable, { amount, day, rows: [money, { ...held, tdsCertificate: 'TC-1' }] }));
  }
  if (at !== cheques.received && at !== cheques.bounced) return void (await pay(firm, receivable, { amount, day }));
  const id = await pay(firm, receivable, { amount, day, rows: [chequeRow(amount, { paymentDate: day })] });
  const cheque = await chequeOf(owner, id);
  await deposit(owner, [cheque], bankId, day);
  if (at === cheques.received) await clear(owner, cheque, day);
  else {
    await bounce(owner, cheque, { dateAD: day });
    await pay(firm, receivable, { amount, day });
  }
}

/** Entered in the first month, less its tax; in all others it has come by itself. */
export async function paySalary({ app, owner, employeeId }: Firm, at: number): Promise<void> {
  if (at > 1) {
    await makeDue(app.services);
    return;
  }
  const [spent = none, held = none, paid = none] = await linesOn(owner, {
    SALARY: salary.month,
    TDS_PAYABLE: -salary.heldBack,
    BANK: -salary.paid,
  });
  const tax = { ...held, vendorId: employeeId, tdsNature: 'SOCIAL_SECURITY', tdsBase: salary.month } as const;
  const body = { dateAD: dayOf(1, 28), narration: 'Salary', lines: [spent, tax, paid] };
  const { id: voucherId } = await call(owner, voucherContract.journal, { body });
  const again = {
    name: 'Salary',
    unit: 'MONTH',
    every: 1,
    firstDayAD: dayOf(2, 28),
    lastDayAD: dayOf(12, 28),
  } as const;
  await call(owner, recurringContract.save, { body: { voucherId, ...again, isAutomatic: true } });
}
const none = { accountId: 0 };

/** The rent is entered and paid on the 20th, with the tax of its owner held back. */
export async function payRent({ owner, rentId, bankId, outletId }: Firm, at: number): Promise<void> {
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
