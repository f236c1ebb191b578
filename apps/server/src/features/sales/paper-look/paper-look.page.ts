import { paperLookContract } from '@bahi/contract/sales/paper-look/paper-look.contract';
import { languages } from '@bahi/domain/language';
import { z } from '@bahi/contract/zod';
import { failNotFound } from '../../../platform/core/errors.ts';
import type { Server } from '../../../platform/http/server.ts';
import { readTicket } from '../../../platform/http/tickets.ts';
import { type PaperReader, paperReaderOf, sendPaperPage } from '../../../platform/paper/paper-frame.ts';
import { paperSellerOf, readPaperLook } from '../../platform/business/paper-look.ts';
import { readSeller } from '../../platform/business/seller.ts';
import { readTerms } from '../invoice/invoice.terms.ts';
import { invoiceHtml } from '../invoice/paper/invoice-paper.ts';
import { exampleInvoice } from './example-invoice.ts';

/** What a ticket opens: an example of a bill in a look that need not be saved. */
const ticketClaims = z.object({ businessId: z.int(), outletId: z.int().nullish(), asked: z.string() });
const askedLook = paperLookContract.preview.query.required({ language: true }).extend({
  language: z.enum(languages),
  viewer: z.string(),
});
type AskedLook = z.output<typeof askedLook>;

/** Serves the page that a ticket opens. */
export function servePaperLookPage({ app, services }: Server): void {
  app.get<{ Querystring: { ticket?: unknown } }>(
    '/documents/paper-look',
    { schema: { hide: true } },
    async (request, reply) => {
      const claims = ticketClaims.safeParse(await readTicket(services, 'paper-look-page', request.query.ticket));
      if (!claims.success) return failNotFound();
      const { businessId, outletId = null, asked } = claims.data;
      const look = askedLook.parse(JSON.parse(asked));
      const html = await services.database.transaction('read', { businessId, outletId, userId: null }, (db) =>
        examplePage(paperReaderOf(services, { db, businessId }), outletId, look),
      );
      return sendPaperPage(reply, html);
    },
  );
}

/** The example in the name of the business, with its logo, its signature and its terms as they are today. */
async function examplePage(reader: PaperReader, outletId: number | null, asked: AskedLook): Promise<string> {
  const [{ printed }, kept, terms] = await Promise.all([
    readSeller(reader, outletId),
    readPaperLook(reader),
    readTerms(reader),
  ]);
  const { layout, colour, logoPlace, footer, footerNp, language, viewer } = asked;
  const look = { ...kept, layout, colour, logoPlace, footer: { en: footer ?? '', ne: footerNp } };
  const { registerType } = printed;
  const seller = paperSellerOf(printed, look);
  return invoiceHtml(exampleInvoice(reader, { seller, registerType, terms, viewer, language }), { language });
}
