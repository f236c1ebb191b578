import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { categoryContract } from '@bahi/contract/money/category/category.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { call } from '../../../../testing/caller.ts';
import type { Shop } from '../../../../testing/shop.ts';
import { unusedNumber } from '../../../../testing/unused-number.ts';
import { addVendor } from '../../../../testing/vendors.ts';

type Row = Sent<typeof paymentContract.createSettlement>['body']['paymentLedgerDetailRequestDtoList'][number];
type Kept = Row & { paymentAmount: number };

export function cash(paymentAmount: number): Kept {
  return { paymentMode: 'CASH', paymentDate: '2026-11-20', paymentAmount };
}

/** A row of tax that is held back; `more` says what of. */
export function tax(paymentAmount: number, more: Partial<Row> = {}): Kept {
  return { paymentMode: 'TDS', paymentDate: '2026-11-20', ...more, paymentAmount };
}

/** An expense that is owed, of a vendor of its own where none is named. */
export async function expenseOf(
  { owner }: Pick<Shop, 'owner'>,
  changes: Partial<Sent<typeof expenseContract.save>['body']> & { totalBillAmount: number },
) {
  const marker = unusedNumber();
  const vendorId = changes.vendorId ?? (await addVendor(owner, { alias: `V${marker}` })).id;
  const { id: categoryId } = await call(owner, categoryContract.create, {
    body: { categoryName: `Services ${marker}`, categoryType: 'EXPENSE' },
  });
  const days = { billDateAD: '2026-11-18', dueDateAD: '2026-11-30' };
  const body = { heading: 'Repair', billNumber: `R-${marker}`, categoryId, ...days, ...changes, vendorId };
  return call(owner, expenseContract.save, { body });
}

export function payExpense({ owner }: Pick<Shop, 'owner'>, id: number, rows: Kept[]) {
  const totalPayingAmount = rows.reduce((sum, { paymentAmount }) => sum + paymentAmount, 0);
  return call(owner, paymentContract.createSettlement, {
    body: {
      componentEntityId: id,
      componentType: 'EXPENSE',
      paymentLedgerDetailRequestDtoList: rows,
      totalPayingAmount,
    },
  });
}

/** The bank account that every business begins with. */
export async function bankOf({ owner }: Pick<Shop, 'owner'>): Promise<number> {
  const choices = await call(owner, moneyAccountContract.choices, { query: {} });
  return choices.find(({ code }) => code === 'BANK')?.id ?? 0;
}
