import type { Answer, Input } from '@bahi/contract/endpoint';
import type { salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { invoiceHtml } from '../../sales/invoice/paper/invoice-paper.ts';
import { paperReaderOf } from '../../../platform/paper/paper-frame.ts';
import { readInvoicePaper } from '../../sales/invoice/invoice.paper.ts';
import { paperPageUrl } from '../../../platform/paper/paper-frame.ts';

type Contract = typeof salesReportContract;

/** The invoice behind a row of the report: as HTML, and as an address that opens for one minute. */
export async function invoiceTemplate(
  context: Context,
  { query }: Input<Contract['invoice']>,
): Promise<Answer<Contract['invoice']>> {
  const [row] = await context.db.query<{ id: number }>(
    `select document.id from document
     join invoice on invoice.business_id = document.business_id and invoice.id = document.id
     where document.business_id = $1 and document.number = $2`,
    [context.businessId, query.invoiceNumber],
  );
  if (row === undefined) return failNotFound();
  const language = query.language ?? context.language;
  const paper = await readInvoicePaper(paperReaderOf(context.services, context), row.id, {
    copyNumber: null,
    printedBy: context.session.fullName,
  });
  return { template: invoiceHtml(paper, { language }), url: await paperPageUrl(context, 'invoice', row.id, language) };
}
