import { asPaisa, rupeesFromPaisa } from '@bahi/domain/numbers/money';
import { dueOf, type PaymentStatus, paymentStatusOf } from '@bahi/domain/payment-status';

/** What the tables `income` and `expense` have in common, with the names of what they refer to. */
export type DueRow = {
  business_id: number;
  id: number;
  outlet_id: number;
  category_id: number;
  heading: string;
  billed_on: string;
  billed_on_bs: string;
  due_on: string;
  due_on_bs: string;
  total_paisa: number;
  paid_paisa: number;
  description: string | null;
  is_active: boolean;
  created_by_name: string;
  version: number;
};
export type NamedDueRow = DueRow & {
  party_name: string;
  party_name_np: string | null;
  category_name: string;
  category_name_np: string | null;
};

/** The part of an answer that income and expense share. */
export function dueDocumentOf(row: NamedDueRow) {
  const total = asPaisa(row.total_paisa);
  const paid = asPaisa(row.paid_paisa);
  return {
    id: row.id,
    heading: row.heading,
    categoryId: row.category_id,
    categoryName: row.category_name,
    categoryNameNp: row.category_name_np,
    outletId: row.outlet_id,
    billDateAD: row.billed_on,
    billDateBS: row.billed_on_bs,
    dueDateAD: row.due_on,
    dueDateBS: row.due_on_bs,
    totalBillAmount: rupeesFromPaisa(total),
    paidAmount: rupeesFromPaisa(paid),
    remainingAmount: rupeesFromPaisa(dueOf(total, paid)),
    paymentStatus: paymentStatusOf(total, paid) satisfies PaymentStatus,
    description: row.description,
    isActive: row.is_active,
    createdBy: row.created_by_name,
    version: row.version,
  };
}
