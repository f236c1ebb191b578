import type { Answer, Input } from '@bahi/contract/endpoint';
import type { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import type { Server } from '../../../platform/http/server.ts';
import { paperPageUrl, paperReaderOf, servePaperPages } from '../../../platform/paper/paper-frame.ts';
import { papersOf } from '../../../platform/paper/papers-of.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { quotationHtml, renderQuotationPdf } from './paper/quotation-paper.ts';
import { giveLink } from '../paper-link/paper-link.ts';
import { readQuotationPaper } from './quotation.paper.ts';

type Contract = typeof quotationContract;

/** A quotation as PDF, with its link. It is read in a transaction when its turn has come, and laid out after it. */
export async function printQuotation(
  context: OpenContext,
  { params, body }: Input<Contract['print']>,
): Promise<Answer<Contract['print']>> {
  const { businessId, outletId, userId } = context.session ?? failInvalidToken();
  const { language, services } = context;
  let number = '';
  const read = () =>
    services.database.transaction('write', { businessId, outletId, userId }, async (db) => {
      await linkPublished({ db, businessId }, params.id);
      const paper = await readQuotationPaper(paperReaderOf(services, { db, businessId }), params.id);
      number = paper.number;
      return paper;
    });
  const content = await renderQuotationPdf(papersOf(context), read, {
    language: body.language ?? language,
    paper: body.paper,
  });
  // The number names the file; what a file name cannot hold becomes a dash.
  return { fileName: `${number.replace(/[^\w-]/g, '-')}.pdf`, contentType: 'application/pdf', content };
}

/** A draft has none, and is refused when it is read. */
async function linkPublished(writer: Pick<Context, 'db' | 'businessId'>, id: number): Promise<void> {
  const [row] = await writer.db.query<{ outlet_id: number }>(
    `select outlet_id from quotation where business_id = $1 and id = $2 and state <> 'DRAFT'`,
    [writer.businessId, id],
  );
  if (row !== undefined) await giveLink(writer, { kind: 'quotation', id, outletId: row.outlet_id });
}

/** The address at which a published quotation opens as a page for one minute. */
export async function viewQuotation(
  context: Context,
  { params, query }: Input<Contract['view']>,
): Promise<Answer<Contract['view']>> {
  await readQuotationPaper(paperReaderOf(context.services, context), params.id);
  return { url: await paperPageUrl(context, 'quotation', params.id, query.language ?? context.language) };
}

/** Serves the page that a ticket opens. */
export function serveQuotationPage(server: Server): void {
  servePaperPages(server, {
    kind: 'quotation',
    page: async (reader, { id, language }) => quotationHtml(await readQuotationPaper(reader, id), { language }),
  });
}
