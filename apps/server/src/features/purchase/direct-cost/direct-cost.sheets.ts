import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, outletOf, type Sheet } from '../../../platform/reports/sheet.ts';
import { openAmount } from '../../books/ledger/document-due.ts';

const t = dataSheets.texts;

/** Whose bill it is, as they were when it was entered. */
const vendorColumns = [
  column(t.vendor, 'text', 'own.vendor_name'),
  column(t.vendorNp, 'text', 'own.vendor_name_np'),
  column(t.pan, 'text', 'own.vendor_pan'),
  column(t.vatRegistered, 'flag', 'own.is_vendor_registered'),
];

export const directCostSheet: Sheet = {
  name: t.directCosts,
  from: `document ${outletOf('document')} join direct_cost own on own.business_id = document.business_id and own.id = document.id
    join document purchase on purchase.business_id = own.business_id and purchase.id = own.purchase_id
    where document.business_id = $1`,
  order: 'document.dated_on, document.id',
  columns: [
    column(t.name, 'text', 'own.name'),
    column(t.nameNp, 'text', 'own.name_np'),
    column(t.status, 'word', 'document.state'),
    column(t.purchaseNumber, 'text', 'purchase.number'),
    column(t.billNumber, 'text', 'own.bill_number'),
    column(t.dateBs, 'text', 'document.dated_on_bs'),
    column(t.dateAd, 'day', 'document.dated_on'),
    column(t.dueBs, 'text', 'document.due_on_bs'),
    column(t.dueAd, 'day', 'document.due_on'),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    ...vendorColumns,
    column(t.spreadBy, 'word', 'own.allocation_method'),
    column(t.perUnit, 'money', 'own.per_unit_paisa'),
    column(t.net, 'money', 'own.net_paisa'),
    column(t.vat, 'money', 'document.vat_paisa'),
    column(t.total, 'money', 'document.total_paisa'),
    column(t.paid, 'money', 'document.paid_paisa'),
    column(t.due, 'money', openAmount),
    column(t.remarks, 'text', 'own.remarks'),
    column(t.cancelReason, 'text', 'document.cancel_reason'),
    column(t.enteredBy, 'text', 'document.created_by_name'),
    column(t.enteredAt, 'moment', 'document.created_at'),
  ],
};
