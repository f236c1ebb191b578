import type { Answer, Input } from '@bahi/contract/endpoint';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import type { Context, OpenContext, Session } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { idempotentRequest, keepAnswer, takeKey } from '../../../platform/http/idempotency.ts';
import { papersOf } from '../../../platform/paper/papers-of.ts';
import { paperPageUrl, paperReaderOf, servePaperPages } from '../../../platform/paper/paper-frame.ts';
import type { Server } from '../../../platform/http/server.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { readCreditNotePaper } from './credit-note.paper.ts';
import type { LaidOut } from '../invoice/invoice.print.ts';
import { invoicePage } from '../invoice/paper/invoice-page.ts';
import { spokenOf } from '../invoice/paper/spoken-of.ts';
import { giveLink } from '../paper-link/paper-link.ts';
import { creditNoteView } from './paper/credit-note-view.ts';

type Contract = typeof creditNoteContract;

/** Prints a credit note as an invoice is printed: counted when its turn has come, and laid out outside the transaction. */
export async function printCreditNote(
  context: OpenContext,
  { params, body }: Input<Contract['print']>,
): Promise<Answer<Contract['print']>> {
  const session = context.session ?? failInvalidToken();
  const { database } = context.services;
  const tenant = { businessId: session.businessId, outletId: session.outletId, userId: session.userId };
  const language = body.language ?? context.language;
  const template = body.paper === 'SLIP' ? 'invoice-slip' : 'invoice';
  let fileName = '';
  const content = await papersOf(context).renderInTurn(template, async () => {
    const paper = await database.transaction('write', tenant, async (db) => {
      const copyNumber = await countOnce(context, db, session, { params, body });
      const reader = paperReaderOf(context.services, { db, businessId: session.businessId });
      return readCreditNotePaper(reader, params.id, { copyNumber, printedBy: session.fullName });
    });
    fileName = `${paper.number.replace(/[^\w-]/g, '-')}.pdf`;
    const view = creditNoteView(paper, language);
    return { ...view, spoken: spokenOf(view, body.paper) };
  });
  return { fileName, contentType: 'application/pdf', content };
}

/** A print that is laid out and not counted, as `layOutInvoice` is. */
export async function layOutCreditNote(
  context: OpenContext,
  { params, body }: Input<Contract['print']>,
  known: number | null,
): Promise<LaidOut> {
  const { businessId, outletId, userId, fullName } = context.session ?? failInvalidToken();
  const { services } = context;
  let copyNumber = 0;
  const content = await papersOf(context).renderInTurn(body.paper === 'SLIP' ? 'invoice-slip' : 'invoice', async () => {
    const paper = await services.database.transaction('write', { businessId, outletId, userId }, async (db) => {
      const { print_count, outlet_id: of } = await lockPrinted(db, businessId, params.id);
      await giveLink({ db, businessId }, { kind: 'credit-note', id: params.id, outletId: of });
      copyNumber = known ?? print_count;
      const reader = paperReaderOf(services, { db, businessId });
      return readCreditNotePaper(reader, params.id, { copyNumber, printedBy: fullName });
    });
    const view = creditNoteView(paper, body.language ?? context.language);
    return { ...view, spoken: spokenOf(view, body.paper) };
  });
  return { content, copyNumber };
}

/** A print that is asked for again under its key, because its answer was lost, is the same print. */
async function countOnce(
  { exchange }: OpenContext,
  db: Tx,
  session: Session,
  sent: Pick<Input<Contract['print']>, 'params' | 'body'>,
): Promise<number> {
  const request = idempotentRequest(exchange.idempotencyKey, creditNoteContract.print.call, sent);
  const kept = request === null ? null : await takeKey(db, session, request);
  if (typeof kept?.data === 'number') return kept.data;
  const copyNumber = await countCreditNotePrint(db, session, sent.params.id);
  if (request !== null) await keepAnswer(db, session, request, { data: copyNumber, message: null });
  return copyNumber;
}

/** Counts one print, in the caller's transaction, and answers which copy it is: 0 is the original. */
export async function countCreditNotePrint(db: Tx, { businessId }: Session, id: number): Promise<number> {
  const row = await lockPrinted(db, businessId, id);
  await db.query('update credit_note set print_count = print_count + 1 where business_id = $1 and id = $2', [
    businessId,
    id,
  ]);
  await giveLink({ db, businessId }, { kind: 'credit-note', id, outletId: row.outlet_id });
  return row.print_count;
}

type Printed = { state: string; outlet_id: number; print_count: number };

/** Until the transaction ends nobody else counts a print of it. Fails with 404, and with 409 for a draft. */
async function lockPrinted(db: Tx, businessId: number, id: number): Promise<Printed> {
  const [row] = await db.query<Printed>(
    `select document.state, document.outlet_id, credit_note.print_count from document
     join credit_note on credit_note.business_id = document.business_id and credit_note.id = document.id
     where document.business_id = $1 and document.id = $2 for update`,
    [businessId, id],
  );
  if (row === undefined) return failNotFound();
  if (row.state === 'DRAFT') return fail('creditNote.draftNotPrinted', { status: 409 });
  return row;
}

/** The address at which a credit note opens as a page for one minute. Drafts have no paper yet. */
export async function viewCreditNote(
  context: Context,
  { params, query }: Input<Contract['view']>,
): Promise<Answer<Contract['view']>> {
  const [row] = await context.db.query<{ state: string }>(
    `select state from document where business_id = $1 and id = $2 and kind = 'CREDIT_NOTE'`,
    [context.businessId, params.id],
  );
  if (row === undefined) return failNotFound();
  if (row.state === 'DRAFT') return fail('creditNote.draftNotPrinted', { status: 409 });
  return { url: await paperPageUrl(context, 'credit-note', params.id, query.language ?? context.language) };
}

/** Serves the page that a ticket opens. */
export function serveCreditNotePage(server: Server): void {
  servePaperPages(server, {
    kind: 'credit-note',
    page: async (reader, { id, language, viewer }) =>
      invoicePage(
        creditNoteView(await readCreditNotePaper(reader, id, { copyNumber: null, printedBy: viewer }), language),
      ),
  });
}
