import { asPaisa, rupeesFromPaisa } from '@bahi/domain/numbers/money';
import type { Row } from '../../../platform/database/table-types.ts';
import type { DocumentRow } from '../../books/ledger/document-head.ts';
import type { documentKinds, CategoryKind } from '@bahi/domain/document-kinds';
import { dueOf, type PaymentStatus, paymentStatusOf } from '@bahi/domain/payment-status';

type Named = {
  party_id: number;
  party_name: string;
  party_name_np: string | null;
  category_name: string;
  category_name_np: string | null;
};
/** A document that bears a heading and belongs to a category, with what only its kind has. */
export type DueRow<K extends CategoryKind = CategoryKind> = DocumentRow &
  Row<(typeof documentKinds)[K]['table']> &
  Named;

/** The part of an answer that all such records share. */
export function dueDocumentOf(row: DueRow) {
  const total = asPaisa(row.total_paisa);
  const paid = asPaisa(row.paid_paisa);
  return {
    id: row.id,
    heading: row.heading ?? '',
    categoryId: row.category_id,
    categoryName: row.category_name,
    categoryNameNp: row.category_name_np,
    outletId: row.outlet_id,
    billDateAD: row.dated_on,
    billDateBS: row.dated_on_bs,
    dueDateAD: row.due_on,
    dueDateBS: row.due_on_bs,
    totalBillAmount: rupeesFromPaisa(total),
    paidAmount: rupeesFromPaisa(paid),
    remainingAmount: row.state === 'FINAL' ? rupeesFromPaisa(dueOf(total, paid)) : 0,
    paymentStatus: paymentStatusOf(total, paid) satisfies PaymentStatus,
    description: row.description,
    isActive: row.state === 'FINAL',
    createdBy: row.created_by_name,
    version: row.version,
  };
}
