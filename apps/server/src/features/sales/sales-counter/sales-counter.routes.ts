import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { registerDevice } from './device/counter.device.ts';
import { lendSeries } from './device/counter.lend.ts';
import { getSlip } from './device/counter.slip.ts';
import { getCounterInvoice, listCounterInvoices } from './invoices/counter-invoice.queries.ts';
import { retryInvoice, settleInvoice } from './invoices/counter-invoice.settle.ts';
import { closeCounter } from './sales-counter.close.ts';
import { createCounter, liftCounter, renameCounter } from './sales-counter.commands.ts';
import { getCounter, listCounters } from './sales-counter.queries.ts';
import { takeSent } from './take/counter.take.ts';

/** Registered counters: what their owner does with them, and what their devices ask and send. */
export function salesCounterRoutes(server: Server): void {
  implement(
    server,
    salesCounterContract,
    {
      list: listCounters,
      get: (context, { params }) => getCounter(context, params.id),
      create: createCounter,
      rename: renameCounter,
      register: registerDevice,
      close: closeCounter,
      lift: liftCounter,
      lend: lendSeries,
      getSlip,
      take: takeSent,
      listInvoices: listCounterInvoices,
      getInvoice: (context, { params }) => getCounterInvoice(context, params.id),
      retry: retryInvoice,
      settle: settleInvoice,
    },
    {
      sales_counter_name_key: { field: 'name', key: 'salesCounter.nameTaken' },
      sales_counter_device_key: { field: 'deviceId', key: 'salesCounter.deviceTaken' },
      counter_invoice_instead_key: { field: 'invoiceId', key: 'salesCounter.instead' },
    },
  );
}
