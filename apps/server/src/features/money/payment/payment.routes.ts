import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { createPayment, createReceipt, removeReceipt, updateReceipt } from './payment.commands.ts';
import { receiptPdf, serveReceiptPage, viewReceipt } from './payment.print.ts';
import { listOpenDocuments, paymentsOfComponent, paymentsOfInvoice } from './payment.queries.ts';
import { getReceipt, listReceipts } from './payment.receipts.ts';

/** Money that comes in and goes out: receipts, on which documents they go, and what those are paid. */
export function paymentRoutes(server: Server): void {
  implement(server, paymentContract, {
    ofInvoice: paymentsOfInvoice,
    create: createPayment,
    ofComponent: paymentsOfComponent,
    listReceipts,
    getReceipt: (context, { params }) => getReceipt(context, params.masterId),
    createReceipt,
    updateReceipt,
    removeReceipt,
    receiptPdf,
    receiptView: viewReceipt,
    openDocuments: listOpenDocuments,
  });
  serveReceiptPage(server);
}
