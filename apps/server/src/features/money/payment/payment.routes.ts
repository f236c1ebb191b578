import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { createPayment, createSettlement, removeSettlement, updateSettlement } from './payment.commands.ts';
import { settlementPdf, serveSettlementPage, viewSettlement } from './payment.print.ts';
import { listOpenDocuments, paymentsOfComponent, paymentsOfInvoice } from './payment.queries.ts';
import { readVendorAdvance, refundAdvance } from './payment.refund.ts';
import { readCashBesideSettlement, readCashInHand } from './payment.till.ts';
import { getSettlement, listSettlements } from './payment.settlements.ts';

/** Money that comes in and goes out: settlements, on which documents they go, and what those are paid. */
export function paymentRoutes(server: Server): void {
  implement(server, paymentContract, {
    ofInvoice: paymentsOfInvoice,
    create: createPayment,
    ofComponent: paymentsOfComponent,
    cashInHand: readCashInHand,
    cashBesideSettlement: readCashBesideSettlement,
    listSettlements,
    getSettlement: (context, { params }) => getSettlement(context, params.masterId),
    createSettlement,
    refund: refundAdvance,
    vendorAdvance: readVendorAdvance,
    updateSettlement,
    removeSettlement,
    settlementPdf,
    settlementView: viewSettlement,
    openDocuments: listOpenDocuments,
  });
  serveSettlementPage(server);
}
