import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { send } from '@bahi/server/testing/caller';
import { firstInvoices, newest, type Read } from './read-list.ts';

const page = { pageSize: 50 };
const firstOf = (kind: string, table: string) => `select document.*, ${table}.* from document
  join ${table} on ${table}.business_id = document.business_id and ${table}.id = document.id
  where document.business_id = $1 and $2::bigint > 0 and document.kind = '${kind}'`;
const firstQuotations = `select * from quotation where business_id = $1 and $2::bigint > 0`;
const newestQuotations = 'order by dated_on desc, id desc limit 50';
const busiest = `(select id from customer where business_id = $1 and name ilike '%Ram Kirana%')`;

/** The other lists of documents and parties, pickers, and searches in another order than that of days. */
export const readsOfDocuments: readonly Read[] = [
  {
    name: 'purchases',
    ask: (caller) => send(caller, purchaseContract.list, { query: page }),
    plain: `${firstOf('PURCHASE', 'purchase')} ${newest}`,
  },
  {
    name: 'credit notes',
    ask: (caller) => send(caller, creditNoteContract.list, { query: page }),
    plain: `${firstOf('CREDIT_NOTE', 'credit_note')} ${newest}`,
  },
  {
    name: 'quotations',
    ask: (caller) => send(caller, quotationContract.list, { query: page }),
    plain: `${firstQuotations} ${newestQuotations}`,
  },
  {
    name: 'quotations of a customer',
    ask: (caller, { customerId }) => send(caller, quotationContract.list, { query: { ...page, customerId } }),
    plain: `${firstQuotations} and customer_id = $2 ${newestQuotations}`,
  },
  {
    name: 'expenses',
    ask: (caller) => send(caller, expenseContract.list, { query: page }),
    plain: `${firstOf('EXPENSE', 'expense')} ${newest}`,
  },
  {
    name: 'payments',
    ask: (caller) => send(caller, paymentContract.listSettlements, { query: { ...page, kind: 'PAID' } }),
    plain: `select * from settlement where business_id = $1 and $2::bigint > 0 and kind = 'PAID'
      order by received_on desc nulls last, id desc limit 50`,
  },
  {
    name: 'what a customer still owes',
    ask: (caller, { customerId, outletIds }) =>
      send(caller, paymentContract.openDocuments, {
        params: { customerId },
        query: { ...page, outletId: outletIds[0] },
      }),
    plain: `select * from document where business_id = $1 and customer_id = $2 and outlet_id = (select min(id) from outlet where business_id = $1) and state = 'FINAL' and paid_paisa < total_paisa
      order by dated_on, id limit 50`,
  },
  {
    name: 'vendors',
    ask: (caller) => send(caller, vendorContract.list, { query: page }),
    plain: `select * from vendor where business_id = $1 and $2::bigint > 0 order by name collate "ne-x-icu" limit 50`,
  },
  {
    name: 'customers for a bill',
    ask: (caller) => send(caller, customerContract.listForInvoice, { query: { ...page, search: 'Sita Suppliers 7' } }),
    plain: `select * from customer where business_id = $1 and $2::bigint > 0 and name ilike '%Sita Suppliers 7%' limit 50`,
  },
  {
    name: 'invoices by amount',
    ask: (caller) => send(caller, invoiceContract.list, { query: { ...page, sort: '-grandTotal' } }),
    plain: `${firstInvoices} order by document.total_paisa desc, document.id desc limit 50`,
  },
  {
    name: 'invoices of the busiest by amount',
    ask: (caller) =>
      send(caller, invoiceContract.list, { query: { ...page, search: 'राम किराना', sort: '-grandTotal' } }),
    plain: `${firstInvoices} and document.customer_id in ${busiest} order by document.total_paisa desc, document.id desc limit 50`,
  },
  {
    name: 'quotations by the name of the busiest',
    ask: (caller) => send(caller, quotationContract.list, { query: { ...page, search: 'राम किराना' } }),
    plain: `${firstQuotations} and customer_id in ${busiest} ${newestQuotations}`,
  },
  {
    name: 'purchases by the number of one bill',
    ask: (caller) => send(caller, purchaseContract.list, { query: { ...page, search: 'b-1-77' } }),
    plain: `${firstOf('PURCHASE', 'purchase')} and purchase.bill_number ilike '%b-1-77%' ${newest}`,
  },
];
