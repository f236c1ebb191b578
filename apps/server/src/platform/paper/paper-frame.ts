import { languages, type Language } from '@bahi/domain/language';
import type { FastifyReply } from 'fastify';
import type { Context } from '../core/context.ts';
import { failNotFound } from '../core/errors.ts';
import type { Server } from '../http/server.ts';
import type { Services } from '../core/services.ts';
import { readTicket, signTicket } from '../http/tickets.ts';
import { companySettings } from '../settings/company-settings.ts';

/** What a ticket opens: one paper, in one language, as its holder sees it. */
type PaperTicket = { businessId: number; outletId: number | null; id: number; language: Language; viewer: string };
/** What reads a paper; it bears its link where the server was told its own address. */
export type PaperReader = Pick<Context, 'db' | 'businessId' | 'calendar' | 'now'> & { publicUrl: string | null };
type PaperPages = {
  /** Tells the tickets of one kind of paper from those of another. */
  kind: 'invoice' | 'settlement' | 'quotation' | 'credit-note' | 'debit-note';
  /** The paper as a whole HTML document; fails with 404 when there is none. */
  page: (reader: PaperReader, ticket: Pick<PaperTicket, 'id' | 'language' | 'viewer'>) => Promise<string>;
};

export function paperReaderOf(services: Services, whose: Pick<Context, 'db' | 'businessId'>): PaperReader {
  const { publicUrl } = services.settings.get(companySettings);
  return { ...whose, calendar: services.calendar(), now: services.clock(), publicUrl };
}

function pathOf(kind: PaperPages['kind']): string {
  return `/documents/${kind}`;
}

/** The address at which a paper opens as a page for one minute. */
export async function paperPageUrl(
  { services, session }: Context,
  kind: PaperPages['kind'],
  id: number,
  language: Language,
): Promise<string> {
  const ticket = await signTicket(services, `${kind}-page`, {
    businessId: session.businessId,
    ...(session.outletId === null ? {} : { outletId: session.outletId }),
    id,
    language,
    viewer: session.fullName,
  });
  return `/api/v1${pathOf(kind)}?ticket=${ticket}`;
}

/** Serves the pages that tickets open. */
export function servePaperPages({ app, services }: Server, { kind, page }: PaperPages): void {
  app.get<{ Querystring: { ticket?: unknown } }>(pathOf(kind), { schema: { hide: true } }, async (request, reply) => {
    const ticket = await openTicket(services, kind, request.query.ticket);
    const { businessId, outletId } = ticket;
    const html = await services.database.transaction('read', { businessId, outletId, userId: null }, (db) =>
      page(paperReaderOf(services, { db, businessId }), ticket),
    );
    return sendPaperPage(reply, html);
  });
}

/** Sends a paper as a page, with a policy of its own: shown in our frames only, no script, sandboxed. */
export function sendPaperPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'self'; sandbox",
    )
    .header('x-frame-options', 'SAMEORIGIN')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(page);
}

async function openTicket(services: Services, kind: PaperPages['kind'], text: unknown): Promise<PaperTicket> {
  const payload = await readTicket(services, `${kind}-page`, text);
  const { businessId, outletId, id, viewer } = payload;
  const language = languages.find((known) => known === payload['language']);
  if (typeof businessId !== 'number' || typeof id !== 'number' || language === undefined) return failNotFound();
  return {
    businessId,
    outletId: typeof outletId === 'number' ? outletId : null,
    id,
    language,
    viewer: typeof viewer === 'string' ? viewer : '',
  };
}
