import type { Answer, Input } from '@bahi/contract/endpoint';
import type { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { invoiceHtml } from './paper/invoice-paper.ts';
import { paperPageUrl, servePaperPages } from '../../../platform/paper/paper-frame.ts';
import type { Server } from '../../../platform/http/server.ts';
import { readInvoicePaper } from './invoice.paper.ts';

type Contract = typeof invoiceContract;

/** The address at which the invoice opens as a page for one minute. Drafts have no paper yet. */
export async function viewInvoice(
  context: Context,
  { params, query }: Input<Contract['view']>,
): Promise<Answer<Contract['view']>> {
  const [row] = await context.db.query<{ state: string }>(
    `select state from document where business_id = $1 and id = $2 and kind = 'INVOICE'`,
    [context.businessId, params.id],
  );
  if (row === undefined) return failNotFound();
  if (row.state === 'DRAFT') return fail('invoice.draftNotPrinted', { status: 409 });
  return { url: await paperPageUrl(context, 'invoice', params.id, query.language ?? context.language) };
}

/** Serves the page that a ticket opens. */
export function serveInvoicePage(server: Server): void {
  servePaperPages(server, {
    kind: 'invoice',
    page: async (reader, { id, language, viewer }) =>
      invoiceHtml(await readInvoicePaper(reader, id, { copyNumber: null, printedBy: viewer }), { language }),
  });
}
