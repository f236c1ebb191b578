import type { Answer, Input } from '@bahi/contract/endpoint';
import type { invoiceContract } from '@bahi/contract/invoice/invoice.contract';
import { languages, type Language } from '@bahi/domain/language';
import type { Context } from '../../platform/context.ts';
import { fail, failNotFound } from '../../platform/errors.ts';
import { invoiceHtml } from '../../platform/paper/invoice-paper.ts';
import type { Server } from '../../platform/server.ts';
import type { Services } from '../../platform/services.ts';
import { readTicket, signTicket } from '../../platform/tickets.ts';
import { readInvoicePaper } from './invoice.paper.ts';

type Contract = typeof invoiceContract;

const ticketKind = 'invoice-page';
const pagePath = '/documents/invoice';

/** What a ticket opens: one bill, in one language, as its holder sees it. */
type Ticket = { businessId: number; outletId: number | null; invoiceId: number; language: Language; viewer: string };

/** The address at which the bill opens as a page for one minute. Drafts have no paper yet. */
export async function viewInvoice(
  context: Context,
  { params, query }: Input<Contract['view']>,
): Promise<Answer<Contract['view']>> {
  const [row] = await context.db.query<{ state: string }>(
    'select state from invoice where business_id = $1 and id = $2',
    [context.businessId, params.id],
  );
  if (row === undefined) return failNotFound();
  if (row.state === 'DRAFT') return fail('invoice.draftNotPrinted', { status: 409 });
  return { url: await invoicePageUrl(context, params.id, query.language ?? context.language) };
}

/** As `viewInvoice`, for a bill that is known to be issued. */
export async function invoicePageUrl(context: Context, invoiceId: number, language: Language): Promise<string> {
  const { services, session } = context;
  const ticket = await signTicket(services, ticketKind, {
    businessId: session.businessId,
    ...(session.outletId === null ? {} : { outletId: session.outletId }),
    invoiceId,
    language,
    viewer: session.fullName,
  });
  return `/api/v1${pagePath}?ticket=${ticket}`;
}

/** Serves the page that a ticket opens, with a policy of its own: shown in our frames only, no script, sandboxed. */
export function serveInvoicePage({ app, services }: Server): void {
  app.get<{ Querystring: { ticket?: unknown } }>(pagePath, { schema: { hide: true } }, async (request, reply) => {
    const ticket = await openTicket(services, request.query.ticket);
    const tenant = { businessId: ticket.businessId, outletId: ticket.outletId, userId: null };
    const html = await services.database.transaction('read', tenant, (db) => invoicePage(services, db, ticket));
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; frame-ancestors 'self'; sandbox",
      )
      .header('x-frame-options', 'SAMEORIGIN')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(html);
  });
}

async function invoicePage(services: Services, db: Context['db'], ticket: Ticket): Promise<string> {
  const reader = { db, businessId: ticket.businessId, calendar: services.calendar(), now: services.clock() };
  const paper = await readInvoicePaper(reader, ticket.invoiceId, { copyNumber: null, printedBy: ticket.viewer });
  return invoiceHtml(paper, { language: ticket.language });
}

async function openTicket(services: Services, text: unknown): Promise<Ticket> {
  const payload = await readTicket(services, ticketKind, text);
  const { businessId, outletId, invoiceId, viewer } = payload;
  const language = languages.find((known) => known === payload['language']);
  if (typeof businessId !== 'number' || typeof invoiceId !== 'number' || language === undefined) return failNotFound();
  return {
    businessId,
    outletId: typeof outletId === 'number' ? outletId : null,
    invoiceId,
    language,
    viewer: typeof viewer === 'string' ? viewer : '',
  };
}
