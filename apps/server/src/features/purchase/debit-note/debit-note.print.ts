import type { Answer, Input } from '@bahi/contract/endpoint';
import type { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import type { Server } from '../../../platform/http/server.ts';
import { paperPageUrl, servePaperPages } from '../../../platform/paper/paper-frame.ts';
import { papersOf } from '../../../platform/paper/papers-of.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { invoicePage } from '../../sales/invoice/paper/invoice-page.ts';
import { spokenOf } from '../../sales/invoice/paper/spoken-of.ts';
import { readDebitNotePaper } from './debit-note.paper.ts';
import { debitNoteView } from './paper/debit-note-view.ts';

type Contract = typeof debitNoteContract;

/** A debit note as PDF. It is read in a transaction when its turn has come, and laid out after it. */
export async function printDebitNote(
  context: OpenContext,
  { params, body }: Input<Contract['print']>,
): Promise<Answer<Contract['print']>> {
  const { businessId, outletId, userId } = context.session ?? failInvalidToken();
  const { calendar, services } = context;
  const language = body.language ?? context.language;
  let number = '';
  const content = await papersOf(context).renderInTurn('invoice', async () => {
    const paper = await services.database.transaction('read', { businessId, outletId, userId }, (db) =>
      readDebitNotePaper({ db, businessId, calendar }, params.id),
    );
    number = paper.number;
    const view = debitNoteView(paper, language);
    return { ...view, spoken: spokenOf(view, 'A4') };
  });
  return { fileName: `${number.replace(/[^\w-]/g, '-')}.pdf`, contentType: 'application/pdf', content };
}

/** The address at which a debit note opens as a page for one minute. Drafts have no paper yet. */
export async function viewDebitNote(
  context: Context,
  { params, query }: Input<Contract['view']>,
): Promise<Answer<Contract['view']>> {
  await readDebitNotePaper(context, params.id);
  return { url: await paperPageUrl(context, 'debit-note', params.id, query.language ?? context.language) };
}

/** Serves the page that a ticket opens. */
export function serveDebitNotePage(server: Server): void {
  servePaperPages(server, {
    kind: 'debit-note',
    page: async (reader, { id, language }) =>
      invoicePage(debitNoteView(await readDebitNotePaper(reader, id), language)),
  });
}
