import type { creditNoteForm } from '@bahi/contract/sales/credit-note/credit-note-form';
import type { z } from '@bahi/contract/zod';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { isInFuture } from '@bahi/domain/calendar/document-days';
import {
  type AskedLine,
  computeCreditNote,
  type CreditError,
  type CreditNoteTotal,
  isByQuantity,
} from '@bahi/domain/goods/credit-note';
import {
  asPaisa,
  formatRupees,
  type Paisa,
  paisaFromRupees,
  paisaOf,
  subtractPaisa,
  zeroPaisa,
} from '@bahi/domain/numbers/money';
import { formatQuantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';
import { readRequiredDay, storedDay } from '../../../platform/core/days.ts';
import { fail, failNotFound, failStale, type RefusedField } from '../../../platform/core/errors.ts';
import type { TextKey } from '../../../platform/core/texts.ts';
import { refuseIssuedBefore } from '../../books/ledger/issue-days.ts';
import { type ApprovalColumns, readApprovalLimit, unanswered } from '../approval/approval.ts';
import { approvalToIssue } from '../approval/approval.issue.ts';
import { type CreditedInvoice, readCreditedInvoice, type SoldLine } from './credit-note.creditable.ts';
import { creditNoteApproval } from './credit-note.rows.ts';

export type CreditNoteForm = z.output<typeof creditNoteForm>;
export type Draft = { id: number; version: number };

/** A credit note as it is about to be written. */
export type PreparedCreditNote = {
  form: CreditNoteForm;
  invoice: CreditedInvoice['invoice'];
  total: CreditNoteTotal;
  /** What was sold on each line of the total, and whether it goes back onto the shelf. */
  lines: readonly { sold: SoldLine; isRestocked: boolean }[];
  issuedOn: CalendarDay;
  /** Of the total: set against the invoice's due, and what is left of it. */
  onInvoice: Paisa;
  inAdvance: Paisa;
  approval: ApprovalColumns;
};

/**
 * Holds the invoice and the draft, in the order in which documents are held: notes on one invoice are judged one after
 * another, and after the payments and the cancelling that come at the same moment. Answers the draft.
 */
export async function lockDocuments({ db, businessId }: Context, form: CreditNoteForm): Promise<Draft | null> {
  const ids = form.id === undefined ? [form.invoiceId] : [form.invoiceId, form.id];
  const rows = await db.query<{ id: number; kind: string; state: string; version: number; is_invoice: boolean }>(
    `select id, kind, state, version, exists (select from invoice where business_id = $1 and invoice.id = document.id) as is_invoice
     from document where business_id = $1 and id = any($2) order by id for update`,
    [businessId, ids],
  );
  if (rows.find(({ id }) => id === form.invoiceId)?.is_invoice !== true)
    return fail('creditNote.invoiceUnknown', { field: 'invoiceId' });
  if (form.id === undefined) return null;
  const draft = rows.find(({ id, kind }) => id === form.id && kind === 'CREDIT_NOTE') ?? failNotFound();
  if (form.version !== undefined && form.version !== draft.version) return failStale();
  if (draft.state !== 'DRAFT') return fail('creditNote.issuedImmutable', { status: 409 });
  return draft;
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
  return { form, invoice, total, lines, issuedOn, onInvoice, inAdvance, approval };
}

async function approvalOf(
  context: Context,
  { state, id }: CreditNoteForm,
  { grandTotal }: CreditNoteTotal,
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

function totalOf(
  { language }: Pick<Context, 'language'>,
  form: CreditNoteForm,
  { lines, creditable }: CreditedInvoice,
): Pick<PreparedCreditNote, 'total' | 'lines'> {
  const asked = form.lines.map((line): AskedLine => ({
    position: lines.findIndex(({ row }) => row.id === line.invoiceLineId),
    quantity: quantityFromNumber(line.quantity) ?? zeroQuantity,
    net: paisaFromRupees(line.amount) ?? zeroPaisa,
  }));
  const shipping = paisaFromRupees(form.shippingCharge) ?? zeroPaisa;
  const result = computeCreditNote(creditable, { case: form.case, lines: asked, shipping });
  if (!result.ok) {
    const fields = result.errors.map((error) => refusedOf(error, language, leftAt(error, asked, creditable)));
    return fail(fields[0]?.key ?? 'common.invalid', { fields });
  }
  const { total } = result;
  if (form.expectedTotal !== null && paisaOf(form.expectedTotal) !== total.grandTotal)
    fail('creditNote.totalChanged', { status: 409, parameters: { total: formatRupees(total.grandTotal, language) } });
  return {
    total,
    lines: total.lines.flatMap(({ position }, place) => {
      const [sold, isRestocked] = [lines[position], form.lines[place]?.isRestocked === true];
      if (sold === undefined) return [];
      return [{ sold, isRestocked: isRestocked && sold.row.item_variant_id !== null && isByQuantity(form.case) }];
    }),
  };
}

const textOfError = {
  unknownLine: 'creditNote.unknownLine',
  lineTwice: 'creditNote.lineTwice',
  quantityAbove: 'creditNote.quantityAbove',
  amountAbove: 'creditNote.amountAbove',
  nothingCredited: 'creditNote.nothingCredited',
} as const satisfies Record<CreditError['code'], TextKey>;

type Left = CreditedInvoice['creditable']['lines'][number] | CreditedInvoice['creditable']['shipping'];

function leftAt(
  { field }: CreditError,
  asked: readonly AskedLine[],
  { lines, shipping }: CreditedInvoice['creditable'],
): Left {
  const place = Number(field.split('.')[1]);
  return lines[asked[place]?.position ?? -1] ?? shipping;
}

function refusedOf({ field, code }: CreditError, language: Context['language'], left: Left): RefusedField {
  const key = textOfError[code];
  const quantity = 'quantity' in left ? left.quantity : zeroQuantity;
  if (code === 'quantityAbove') return { field, key, parameters: { quantity: formatQuantity(quantity, language) } };
  if (code === 'amountAbove') return { field, key, parameters: { amount: formatRupees(left.net, language) } };
  const named = code === 'unknownLine' || code === 'lineTwice' ? `${field}.invoiceLineId` : field;
  return { field: named, key };
}
