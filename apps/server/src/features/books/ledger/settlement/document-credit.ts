import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { addPaisa, type Paisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../../platform/core/context.ts';
import { fail } from '../../../../platform/core/errors.ts';
import { insertRow } from '../../../../platform/database/write-rows.ts';
import { addPaid } from './settlement-write.ts';

/** Where what the business owes by a document went when it was issued. */
export type DocumentCredit = {
  sourceId: number;
  /** The document of the same party that it is set against. */
  documentId: number;
  onDocument: Paisa;
  /** What the party has in advance of it. */
  inAdvance: Paisa;
  day: CalendarDay;
};

/**
 * Notes what a document that is just issued was set against: it counts as paid on both, up to what the other owes, and
 * the rest is its party's advance. Both documents are held, and their entry has said the same already.
 */
export async function creditDocument(
  context: Pick<Context, 'db' | 'businessId'>,
  { sourceId, documentId, onDocument, inAdvance, day }: DocumentCredit,
): Promise<void> {
  const { db, businessId } = context;
  const common = { business_id: businessId, source_id: sourceId, voucher_id: null, credited_on: formatAdDate(day) };
  if (onDocument > 0) {
    await insertRow(db, 'document_credit', { ...common, document_id: documentId, amount_paisa: onDocument });
    await addPaid(context, { id: documentId }, onDocument);
  }
  if (inAdvance > 0) await insertRow(db, 'document_credit', { ...common, document_id: null, amount_paisa: inAdvance });
  await addPaid(context, { id: sourceId }, addPaisa(onDocument, inAdvance));
}

/** In SQL, paisa: what of the `document` beside it was set off by other documents. */
export const creditedAmount = `(select coalesce(sum(credit.amount_paisa), 0)::bigint from document_credit credit
  where credit.business_id = document.business_id and credit.document_id = document.id)`;

/** The numbers of the vouchers in force that are set against a document. */
export async function vouchersAgainst(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  documentId: number,
): Promise<string[]> {
  const rows = await db.query<{ number: string | null }>(
    `select voucher.number from document_credit credit
     join voucher on voucher.business_id = credit.business_id and voucher.id = credit.voucher_id
     where credit.business_id = $1 and credit.document_id = $2
     group by voucher.id, voucher.number having sum(credit.amount_paisa) <> 0 order by voucher.id`,
    [businessId, documentId],
  );
  return rows.map(({ number }) => number ?? '');
}

/**
 * Refuses where vouchers are set against a document, and names them to who may read them: whoever cancels those gives it
 * back what they took.
 */
export async function refuseVouchers(
  context: Pick<Context, 'db' | 'businessId' | 'can'>,
  documentId: number,
): Promise<void> {
  const vouchers = await vouchersAgainst(context, documentId);
  if (vouchers.length === 0) return;
  if (!context.can('voucher.read')) fail('voucher.someSetAgainst', { status: 409 });
  fail('voucher.setAgainst', { status: 409, parameters: { vouchers: vouchers.join(', ') } });
}
