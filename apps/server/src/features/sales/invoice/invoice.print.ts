import type { Answer, Input } from '@bahi/contract/endpoint';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import type { OpenContext, Session } from '../../../platform/core/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { idempotentRequest, keepAnswer, takeKey } from '../../../platform/http/idempotency.ts';
import type { InvoicePaper } from '@bahi/contract/paper/invoice-data';
import { renderInvoicePdf } from './paper/invoice-paper.ts';
import { papersOf } from '../../../platform/paper/papers-of.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { paperReaderOf } from '../../../platform/paper/paper-frame.ts';
import { giveLink } from '../paper-link/paper-link.ts';
import { readInvoicePaper } from './invoice.paper.ts';

type Contract = typeof invoiceContract;

/** A paper and which copy it says it is: 0 is the original. */
export type LaidOut = { content: Uint8Array; copyNumber: number };

/**
 * Prints an invoice: when its turn has come the print is counted and logged, in a transaction of its own, then laid out
 * outside of it; what is refused because too much is printed is no copy. The first print is the original, every later
 * one says which copy it is. A draft is not printed.
 */
export async function printInvoice(
  context: OpenContext,
  { params, body }: Input<Contract['print']>,
): Promise<Answer<Contract['print']>> {
  const session = context.session ?? failInvalidToken();
  const { database } = context.services;
  const tenant = { businessId: session.businessId, outletId: session.outletId, userId: session.userId };
  let fileName = '';
  const count = (): Promise<InvoicePaper> =>
    database.transaction('write', tenant, async (db) => {
      const copyNumber = await countOnce(context, db, session, { params, body });
      const reader = paperReaderOf(context.services, { db, businessId: session.businessId });
      const paper = await readInvoicePaper(reader, params.id, { copyNumber, printedBy: session.fullName });
      fileName = fileNameOf(paper);
      return paper;
    });
  const options = { language: body.language ?? context.language, paper: body.paper };
  const content = await renderInvoicePdf(papersOf(context), count, options);
  return { fileName, contentType: 'application/pdf', content };
}

/**
 * A print that is laid out and not counted: whoever made it counts it (`countInvoicePrint`) once it is handed over. It says
 * that it is the copy `known`, or the next one.
 */
export async function layOutInvoice(
  context: OpenContext,
  { params, body }: Input<Contract['print']>,
  known: number | null,
): Promise<LaidOut> {
  const { businessId, outletId, userId, fullName } = context.session ?? failInvalidToken();
  const { services } = context;
  let copyNumber = 0;
  const read = (): Promise<InvoicePaper> =>
    services.database.transaction('write', { businessId, outletId, userId }, async (db) => {
      const { print_count, outlet_id: of } = await lockPrinted(db, businessId, params.id);
      await giveLink({ db, businessId }, { kind: 'invoice', id: params.id, outletId: of });
      copyNumber = known ?? print_count;
      return readInvoicePaper(paperReaderOf(services, { db, businessId }), params.id, {
        copyNumber,
        printedBy: fullName,
      });
    });
  const options = { language: body.language ?? context.language, paper: body.paper };
  const content = await renderInvoicePdf(papersOf(context), read, options);
  return { content, copyNumber };
}

/** A print that is asked for again under its key, because its answer was lost, is the same print. */
async function countOnce(
  { exchange }: OpenContext,
  db: Tx,
  session: Session,
  { params, body }: Input<Contract['print']>,
): Promise<number> {
  const request = idempotentRequest(exchange.idempotencyKey, invoiceContract.print.call, { params, body });
  const kept = request === null ? null : await takeKey(db, session, request);
  if (typeof kept?.data === 'number') return kept.data;
  const copyNumber = await countInvoicePrint(db, session, params.id, body.paper);
  if (request !== null) await keepAnswer(db, session, request, { data: copyNumber, message: null });
  return copyNumber;
}

/** Counts one print, in the caller's transaction, and answers which copy it is: 0 is the original. */
export async function countInvoicePrint(db: Tx, session: Session, invoiceId: number, paper: string): Promise<number> {
  const row = await lockPrinted(db, session.businessId, invoiceId);
  await Promise.all([
    db.query(
      `insert into invoice_print (business_id, invoice_id, copy_number, paper, printed_by, printed_by_name)
       values ($1, $2, $3, $4, $5, $6)`,
      [session.businessId, invoiceId, row.print_count, paper, session.userId, session.fullName],
    ),
    db.query('update invoice set print_count = print_count + 1 where business_id = $1 and id = $2', [
      session.businessId,
      invoiceId,
    ]),
    giveLink({ db, businessId: session.businessId }, { kind: 'invoice', id: invoiceId, outletId: row.outlet_id }),
  ]);
  return row.print_count;
}

type Printed = { state: string; outlet_id: number; print_count: number };

/** Until the transaction ends nobody else counts a print of it. Fails with 404, and with 409 for a draft. */
async function lockPrinted(db: Tx, businessId: number, invoiceId: number): Promise<Printed> {
  const [row] = await db.query<Printed>(
    `select document.state, document.outlet_id, invoice.print_count from document
     join invoice on invoice.business_id = document.business_id and invoice.id = document.id
     where document.business_id = $1 and document.id = $2 for update`,
    [businessId, invoiceId],
  );
  if (row === undefined) return failNotFound();
  if (row.state === 'DRAFT') return fail('invoice.draftNotPrinted', { status: 409 });
  return row;
}

/** The number names the file; what a file name cannot hold becomes a dash. */
function fileNameOf(paper: InvoicePaper): string {
  return `${paper.number.replace(/[^\w-]/g, '-')}.pdf`;
}
