import type { Answer, Input } from '@bahi/contract/endpoint';
import type { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { postExpense } from '@bahi/domain/posting/expense';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { vendorBillOf } from '../../books/ledger/vendor-bill/vendor-bill.ts';
import { dueCalls } from '../due-document/due-calls.ts';
import { dueDocumentOf } from '../due-document/due-rows.ts';
import { readExpenseVendor } from './expense.vendor.ts';
import { readInputVat } from './expense.vat.ts';

type Contract = typeof expenseContract;
type Form = Input<Contract['save']>['body'];

/** As payments name it. */
export const expenseComponent = 'EXPENSE' as const;

export const expenses = dueCalls({
  kind: 'EXPENSE',
  searched: ['own.bill_number'],
  partyOf: (form: Form) => form.vendorId,
  headingOf: (form) => form.heading,
  ownOf: async (context, form, { total, shared, day }) => {
    const vendor = await readExpenseVendor(context, form);
    return {
      own: { ...shared, bill_number: form.billNumber, ...vendor },
      vat: await readInputVat(context, form, { total, day, isVendorRegistered: vendor.is_vendor_registered }),
      vendorBill: vendorBillOf(context, form.billNumber, day),
    };
  },
  post: ({ partyId, ...due }) => postExpense({ ...due, vendorId: partyId }),
  answerOf: (row): Answer<Contract['list']>['rows'][number] => ({
    ...dueDocumentOf(row),
    billNumber: row.bill_number,
    vatAmount: rupeesOf(row.vat_paisa),
    vendorId: row.party_id,
    vendorName: row.party_name,
    vendorNameNp: row.party_name_np,
  }),
});
