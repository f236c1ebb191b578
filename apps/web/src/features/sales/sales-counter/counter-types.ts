import type { Answer } from '@bahi/contract/endpoint';
import type { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';

export type CounterRow = Answer<typeof salesCounterContract.list>['rows'][number];
export type Counter = Answer<typeof salesCounterContract.get>;
export type CounterInvoiceRow = Answer<typeof salesCounterContract.listInvoices>['rows'][number];
export type CounterInvoice = Answer<typeof salesCounterContract.getInvoice>;
