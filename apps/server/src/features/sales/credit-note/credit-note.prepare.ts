import type { creditNoteForm } from '@bahi/contract/sales/credit-note/credit-note-form';
import type { z } from '@bahi/contract/zod';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { isInFuture } from '@bahi/domain/calendar/document-days';
import { isByQuantity } from '@bahi/domain/goods/credit-note';
import type { NoteTotal } from '@bahi/domain/goods/note-total';
import { asPaisa, type Paisa, subtractPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { readRequiredDay, storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { refuseIssuedBefore } from '../../books/ledger/issue-days.ts';
import { noteTotalOf, type NoteTexts } from '../../stock/goods-lines/notes/note-asked.ts';
import { lockNote, type NoteDraft } from '../../stock/goods-lines/notes/note-lock.ts';
import { isCashCustomer } from '../../parties/customer/cash-customer.ts';
import { type ApprovalColumns, readApprovalLimit, unanswered } from '../approval/approval.ts';
import { approvalToIssue } from '../approval/approval.issue.ts';
import { type CreditedInvoice, readCreditedInvoice, type SoldLine } from './credit-note.creditable.ts';
import { creditNoteApproval } from './credit-note.rows.ts';

export type CreditNoteForm = z.output<typeof creditNoteForm>;

/** A credit note as it is about to be written. */
export type PreparedCreditNote = {
  form: CreditNoteForm;
  invoice: CreditedInvoice['invoice'];
  total: NoteTotal;
  /** What was sold on each line of the total, and whether it goes back onto the shelf. */
  lines: readonly { sold: SoldLine; isRestocked: boolean }[];
  issuedOn: CalendarDay;
  /** Of the total: set against the invoice's due, and what is left of it. */
  onInvoice: Paisa;
  inAdvance: Paisa;
  approval: ApprovalColumns;
};

/** Holds the invoice and the draft. Answers the draft. */
export function lockDocuments(context: Context, form: CreditNoteForm): Promise<NoteDraft | null> {
  const bill = { table: 'invoice', id: form.invoiceId, field: 'invoiceId' };
  const texts = { billUnknown: 'creditNote.invoiceUnknown', issued: 'creditNote.issuedImmutable' } as const;
  return lockNote(context, { kind: 'CREDIT_NOTE', bill, form }, texts);
}

/** Judges what a form says, and works out what it comes to. Fails at the fields that are wrong. */
export async function prepareCreditNote(context: Context, form: CreditNoteForm): Promise<PreparedCreditNote> {
  const issuedOn = readRequiredDay(
    context.calendar,
    { ad: form.issuedDateAD, bs: form.issuedDateBS },
    { ad: 'issuedDateAD', bs: 'issuedDateBS' },
  );
  if (isInFuture(issuedOn, context.today)) fail('goodsLines.issuedFuture', { field: 'issuedDateAD' });
  if (form.refundMode !== null && !context.can('payment.create'))
    fail('creditNote.refundForbidden', { field: 'refundMode' });
  const credited = await readCreditedInvoice(context, form.invoiceId, 'invoiceId');
  const { invoice } = credited;
  if (issuedOn < storedDay(invoice.dated_on)) fail('creditNote.beforeInvoice', { field: 'issuedDateAD' });
  await refuseDiscrepancy(context, form);
  const { total, lines } = totalOf(context, form, credited);
  if (form.state === 'FINAL') {
    const issue = { kind: 'CREDIT_NOTE', outletId: invoice.outlet_id, hasVat: total.vat > 0 } as const;
    await refuseIssuedBefore(context, issue, issuedOn);
  }
  const due = asPaisa(invoice.total_paisa - invoice.paid_paisa);
  const onInvoice = due < total.grandTotal ? due : total.grandTotal;
  const approval = await approvalOf(context, form, total);
  const inAdvance = subtractPaisa(total.grandTotal, onInvoice);
  const isKept = form.state === 'FINAL' && form.refundMode === null && inAdvance > 0;
  // An advance is of somebody who comes back.
  if (isKept && (await isCashCustomer(context, invoice.customer_id)))
    fail('creditNote.keptForNobody', { field: 'refundMode' });
  return { form, invoice, total, lines, issuedOn, onInvoice, inAdvance, approval };
}

async function approvalOf(
  context: Context,
  { state, id }: CreditNoteForm,
  { grandTotal }: NoteTotal,
): Promise<ApprovalColumns> {
  if (state !== 'FINAL') return unanswered(context);
  const limit = await readApprovalLimit(context);
  return approvalToIssue(context, creditNoteApproval, { draftId: id ?? null, total: grandTotal, limit });
}

async function refuseDiscrepancy({ db, businessId }: Context, form: CreditNoteForm): Promise<void> {
  if (form.discrepancyId === null) return;
  const [known] = await db.query(
    'select id from invoice_discrepancy where business_id = $1 and id = $2 and invoice_id = $3',
    [businessId, form.discrepancyId, form.invoiceId],
  );
  if (known === undefined) fail('creditNote.discrepancyUnknown', { field: 'discrepancyId' });
}

const noteTexts = {
  errors: {
    unknownLine: 'creditNote.unknownLine',
    lineTwice: 'creditNote.lineTwice',
    quantityAbove: 'creditNote.quantityAbove',
    freeAbove: 'creditNote.freeAbove',
    amountAbove: 'creditNote.amountAbove',
    nothingTaken: 'creditNote.nothingCredited',
  },
  totalChanged: 'creditNote.totalChanged',
  lineField: 'invoiceLineId',
} as const satisfies NoteTexts;

function totalOf(
  context: Pick<Context, 'language'>,
  form: CreditNoteForm,
  { lines, creditable }: CreditedInvoice,
): Pick<PreparedCreditNote, 'total' | 'lines'> {
  const asked = {
    ...form,
    isByQuantity: isByQuantity(form.case),
    lines: form.lines.map((line) => ({ ...line, billLineId: line.invoiceLineId })),
  };
  const bill = { bill: creditable, lineIds: lines.map(({ row }) => row.id) };
  const total = noteTotalOf(context, asked, bill, noteTexts);
  return {
    total,
    lines: total.lines.flatMap(({ position }, place) => {
      const [sold, isRestocked] = [lines[position], form.lines[place]?.isRestocked === true];
      if (sold === undefined) return [];
      return [{ sold, isRestocked: isRestocked && sold.row.item_variant_id !== null && asked.isByQuantity }];
    }),
  };
}
