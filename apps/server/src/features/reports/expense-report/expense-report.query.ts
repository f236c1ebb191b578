import type { expenseReport } from '@bahi/contract/reports/expense-report/expense-report.contract';
import { type RawBuilder, sql } from 'kysely';
import { kindsWith } from '@bahi/domain/document-kinds';
import type { Asked } from '../report/report.asked.ts';
import { all, isAsked, isPaidAs, isWithin, paymentStatus, placeOfDocument } from '../report/report.fragments.ts';
import { known } from '../report/report.known.ts';

/** The expenses of a period that are in force. */
export function expensesOf(asked: Asked<typeof expenseReport>): RawBuilder<unknown> {
  const { businessId, filter } = asked;
  const isMeant = all(
    sql`document.business_id = ${businessId} and document.kind = any(${kindsWith({ figure: 'spending' })})
      and document.state = 'FINAL'`,
    isWithin(asked, 'document.dated_on'),
    isAsked('document.outlet_id', filter.outletId),
    isAsked('document.vendor_id', filter.vendorId),
    isAsked('expense.category_id', filter.categoryId),
    isPaidAs(filter.paymentStatus),
  );
  return sql`select document.id as "expenseId", expense.category_id as "categoryId",
      document.dated_on as "billDate", document.dated_on_bs as "billDateBS",
      expense.bill_number as "billNumber", vendor.name as "vendorName", vendor.name_np as "vendorNameLocLang",
      vendor.vat_pan_no as "vendorPan", category.name as "categoryName", category.name_np as "categoryNameLocLang",
      document.heading, ${placeOfDocument.columns},
      document.total_paisa - document.vat_paisa as "netAmount", document.vat_paisa as "vatAmount",
      document.total_paisa as "totalAmount", document.paid_paisa as "paidAmount",
      document.total_paisa - document.paid_paisa as "dueAmount", ${paymentStatus} as "paymentStatus"
    from ${known(asked, 'document')}
    join ${known(asked, 'expense')} on expense.business_id = document.business_id and expense.id = document.id
    left join vendor on vendor.business_id = document.business_id and vendor.id = document.vendor_id
    left join category on category.business_id = document.business_id and category.id = expense.category_id
    ${placeOfDocument.joins}
    where ${isMeant}`;
}
