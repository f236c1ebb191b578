import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { vatReturnWords } from '@bahi/contract/reports/vat-return/vat-return-words.messages';
import type { Text } from '@bahi/contract/messages';
import { taxPaymentSheet } from '../../books/tax-office/tax-office.sheet.ts';
import { column, type Sheet, type SheetColumn } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;
const w = vatReturnWords.texts;

export const vatReturnSheet: Sheet = {
  name: t.vatReturns,
  from: 'vat_return where vat_return.business_id = $1',
  order: 'vat_return.month_end, vat_return.sequence',
  columns: [
    column(t.lastDayOfMonth, 'day', 'vat_return.month_end'),
    column(
      t.status,
      'word',
      `case vat_return.state when 'WITHDRAWN' then 'RETURN_WITHDRAWN' else vat_return.state end`,
    ),
    column(t.submissionNumber, 'text', 'vat_return.submission_number'),
    column(t.submittedOn, 'day', 'vat_return.submitted_on'),
    column(t.verifiedOn, 'day', 'vat_return.verified_on'),
    rupees(w.box11, 'taxable_sales'),
    rupees(w.salesTax, 'sales_tax'),
    rupees(w.box12, 'exports'),
    rupees(w.box13, 'exempt_sales'),
    rupees(w.box21, 'taxable_purchases'),
    rupees(w.purchaseTax, 'purchase_tax'),
    rupees(w.box22, 'taxable_imports'),
    rupees(w.importTax, 'import_tax'),
    rupees(w.box23, 'exempt_purchases'),
    rupees(w.box24, 'exempt_imports'),
    rupees(w.adjustmentCredit, 'adjustment_credit'),
    column(w.adjustmentReason, 'word', 'vat_return.adjustment_reason'),
    rupees(w.adjustmentDebit, 'adjustment_debit'),
    rupees(w.box6, 'brought_forward'),
    rupees(w.box8, 'refund_asked'),
    column(w.box9, 'text', 'vat_return.refund_basis'),
    rupees(w.carriedForward, 'carried_forward'),
    column(t.vatSetOff, 'money', 'vat_return.set_off_paisa'),
    column(w.outputRounding, 'money', 'vat_return.output_rounding_paisa'),
    column(w.inputRounding, 'money', 'vat_return.input_rounding_paisa'),
    column(w.purchaseBills, 'count', 'vat_return.purchase_bills'),
    column(w.creditNotes, 'count', 'vat_return.credit_notes'),
    column(w.debitNotes, 'count', 'vat_return.debit_notes'),
    column(w.salesBills, 'count', 'vat_return.sales_bills'),
    column(t.reason, 'text', 'vat_return.reason'),
    column(t.enteredBy, 'text', 'vat_return.said_by_name'),
    column(t.enteredAt, 'moment', 'vat_return.said_at'),
  ],
};

/** The form has whole rupees, a sheet has paisa. */
function rupees(title: Text, name: string): SheetColumn {
  return column(title, 'money', `vat_return.${name} * 100`);
}

/** What was paid of each month, box 10 of its return. */
export const vatPaymentSheet: Sheet = taxPaymentSheet('VAT', t.vatPayments);
