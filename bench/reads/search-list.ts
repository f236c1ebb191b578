import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { searchContract } from '@bahi/contract/reports/search/search.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { type Caller, send } from '@bahi/server/testing/caller';
import { firstInvoices, newest, type Read } from './read-list.ts';

const invoices = (search: string) => (caller: Caller) =>
  send(caller, invoiceContract.list, { query: { pageSize: 50, search } });
const receipts = (search: string) => (caller: Caller) =>
  send(caller, paymentContract.listSettlements, { query: { pageSize: 50, kind: 'RECEIVED', search } });
const firstReceipts = `select settlement.*, customer.name from settlement
  join customer on customer.business_id = settlement.business_id and customer.id = settlement.customer_id
  where settlement.business_id = $1 and $2::bigint > 0 and kind = 'RECEIVED'`;
const newestReceipts = 'order by received_on desc nulls last, settlement.id desc limit 50';
const ofNames = (name: string) => `(select id from customer where business_id = $1 and name ilike '%${name}%')`;

/** What is looked for among documents: what one party has most of, what many parties have, numbers, and what is not there. */
export const searchesOfDocuments: readonly Read[] = [
  {
    name: 'invoices by the name of the busiest',
    ask: invoices('राम किराना'),
    plain: `${firstInvoices} and document.customer_id in ${ofNames('Ram Kirana')} ${newest}`,
  },
  {
    name: 'invoices by three letters of many',
    ask: invoices('Sit'),
    plain: `${firstInvoices} and document.customer_id in ${ofNames('Sit')} ${newest}`,
  },
  {
    name: 'invoices by one name',
    ask: invoices('Sita Suppliers 77'),
    plain: `${firstInvoices} and document.customer_id in ${ofNames('Sita Suppliers 77')} ${newest}`,
  },
  {
    name: 'invoices by a number',
    ask: invoices('००७७'),
    plain: `${firstInvoices} and document.number like '%0077%' ${newest}`,
  },
  {
    name: 'invoices by INV',
    ask: invoices('INV'),
    plain: `${firstInvoices} and document.number like '%INV%' ${newest}`,
  },
  {
    name: 'invoices of nobody',
    ask: invoices('nowhere'),
    plain: `${firstInvoices} and document.customer_id in ${ofNames('nowhere')} ${newest}`,
  },
  {
    name: 'receipts by one name',
    ask: receipts('Sita Suppliers 77'),
    plain: `${firstReceipts} and settlement.customer_id in ${ofNames('Sita Suppliers 77')} ${newestReceipts}`,
  },
  {
    name: 'receipts by a number',
    ask: receipts('84-0007'),
    plain: `${firstReceipts} and settlement.number like '%84-0007%' ${newestReceipts}`,
  },
  {
    name: 'incomes by their heading',
    ask: (caller) => send(caller, incomeContract.list, { query: { pageSize: 50, search: 'comm' } }),
    plain: `select document.*, income.* from document join income on income.business_id = document.business_id and income.id = document.id
      where document.business_id = $1 and $2::bigint > 0 and document.kind = 'INCOME' and heading ilike '%comm%' ${newest}`,
  },
  {
    name: 'search of a number',
    ask: (caller) => send(caller, searchContract.find, { query: { search: '00077' } }),
    plain: `${firstInvoices} and document.number like '%00077%' ${newest}`,
  },
];
