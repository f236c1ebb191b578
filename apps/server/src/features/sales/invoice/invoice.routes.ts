import { soldDetailOf } from './wholesale/invoice.line-detail.ts';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { listOfferedBatches } from '../../stock/goods-lines/goods-lines.batches.ts';
import { approveInvoiceDrafts, rejectInvoiceDraft } from './invoice.approval.ts';
import { cancelInvoice, removeDraft } from './invoice.cancel.ts';
import { createInvoice, updateInvoice } from './invoice.commands.ts';
import { declareExport } from './export/invoice.declare.ts';
import { duplicateInvoice } from './copy/invoice.duplicate.ts';
import { printInvoice } from './invoice.print.ts';
import { getInvoice, listInvoices, nextInvoiceNumber } from './invoice.queries.ts';
import { serveInvoicePage, viewInvoice } from './invoice.view.ts';

export function invoiceRoutes(server: Server): void {
  implement(
    server,
    invoiceContract,
    {
      list: listInvoices,
      get: getInvoice,
      create: createInvoice,
      update: updateInvoice,
      approveDrafts: approveInvoiceDrafts,
      rejectDraft: rejectInvoiceDraft,
      removeDraft,
      cancel: cancelInvoice,
      declare: declareExport,
      duplicate: duplicateInvoice,
      itemServiceDetail: soldDetailOf,
      batches: listOfferedBatches,
      nextNumber: nextInvoiceNumber,
      print: printInvoice,
      view: viewInvoice,
    },
    {
      document_issued: { field: 'state', key: 'invoice.issuedImmutable' },
      document_issue_key: { field: 'state', key: 'goodsLines.issuedBefore' },
    },
  );
  serveInvoicePage(server);
}
