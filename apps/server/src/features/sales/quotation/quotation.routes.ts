import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { approveQuotationDrafts, rejectQuotationDraft } from './quotation.approval.ts';
import { acceptQuotation, rejectQuotation } from './quotation.answer.ts';
import {
  createQuotation,
  duplicateQuotation,
  publishQuotation,
  removeQuotationDraft,
  updateQuotation,
} from './quotation.commands.ts';
import { convertQuotation } from './quotation.convert.ts';
import { quotationOfInvoice } from './quotation.of-invoice.ts';
import { printQuotation, serveQuotationPage, viewQuotation } from './quotation.print.ts';
import { getQuotation, listQuotations, nextQuotationNumber } from './quotation.queries.ts';

export function quotationRoutes(server: Server): void {
  implement(
    server,
    quotationContract,
    {
      list: listQuotations,
      get: getQuotation,
      create: createQuotation,
      update: updateQuotation,
      publish: publishQuotation,
      approveDrafts: approveQuotationDrafts,
      rejectDraft: rejectQuotationDraft,
      accept: acceptQuotation,
      reject: rejectQuotation,
      duplicate: duplicateQuotation,
      convert: convertQuotation,
      ofInvoice: quotationOfInvoice,
      removeDraft: removeQuotationDraft,
      nextNumber: nextQuotationNumber,
      print: printQuotation,
      view: viewQuotation,
    },
    {
      quotation_published: { field: 'state', key: 'quotation.publishedImmutable' },
      quotation_issue_key: { field: 'state', key: 'goodsLines.issuedBefore' },
    },
  );
  serveQuotationPage(server);
}
