import type { Answer, Input } from '@bahi/contract/endpoint';
import type { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import type { SettlementDirection } from '@bahi/domain/document-kinds';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { paperPageUrl, paperReaderOf, servePaperPages } from '../../../platform/paper/paper-frame.ts';
import { papersOf } from '../../../platform/paper/papers-of.ts';
import { settlementHtml, renderSettlementPdf } from './paper/settlement-paper.ts';
import type { Server } from '../../../platform/http/server.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { refuseUnreadable } from './payment.documents.ts';
import { readSettlementPaper } from './payment.paper.ts';
import { readPaymentsInForce } from './payment.reverse.ts';
import { mayRead } from '../../books/ledger/settlement/settlements.ts';

type Contract = typeof paymentContract;

/** A settlement as PDF. It is read in a transaction, and laid out after it. */
export async function settlementPdf(
  context: OpenContext,
  { params, query }: Input<Contract['settlementPdf']>,
): Promise<Answer<Contract['settlementPdf']>> {
  const { businessId, outletId, userId, fullName, rights } = context.session ?? failInvalidToken();
  const { database } = context.services;
  const paper = await database.transaction('read', { businessId, outletId, userId }, async (db) => {
    await findSettlement({ db, businessId, can: (right) => rights.has(right) }, params.masterId);
    return readSettlementPaper(paperReaderOf(context.services, { db, businessId }), params.masterId, fullName);
  });
  const content = await renderSettlementPdf(papersOf(context), paper, query.language ?? context.language);
  // The number names the file; what a file name cannot hold becomes a dash.
  const name = paper.number === '' ? `settlement-${params.masterId}` : paper.number.replace(/[^\w-]/g, '-');
  return { fileName: `${name}.pdf`, contentType: 'application/pdf', content };
}

/** The address at which a settlement opens as a page for one minute. */
export async function viewSettlement(
  context: Context,
  { params, query }: Input<Contract['settlementView']>,
): Promise<Answer<Contract['settlementView']>> {
  await findSettlement(context, params.masterId);
  return { url: await paperPageUrl(context, 'settlement', params.masterId, query.language ?? context.language) };
}

/**
 * Fails with 404 when there is none, or it settles what the caller may not see; with 403 where it
 * names documents that the caller may not read.
 */
async function findSettlement(context: Pick<Context, 'db' | 'businessId' | 'can'>, id: number): Promise<void> {
  const { db, businessId, can } = context;
  const [found] = await db.query<{ kind: SettlementDirection; vendor_id: number | null }>(
    'select kind, vendor_id from settlement where business_id = $1 and id = $2',
    [businessId, id],
  );
  const party = found?.vendor_id === null ? 'customer' : 'vendor';
  if (found === undefined || !mayRead({ can }, { settledBy: found.kind, party })) failNotFound();
  refuseUnreadable(context, (await readPaymentsInForce(context, id)).allocations);
}

/** Serves the page that a ticket opens. */
export function serveSettlementPage(server: Server): void {
  servePaperPages(server, {
    kind: 'settlement',
    page: async (reader, { id, language, viewer }) =>
      settlementHtml(await readSettlementPaper(reader, id, viewer), language),
  });
}
