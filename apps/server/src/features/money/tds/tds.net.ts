import { asPaisa, type Paisa, subtractPaisa, sumPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';

type Reader = Pick<Context, 'db' | 'businessId'>;

/** `isKnown` is false of a bill of another program: what of it is VAT nobody wrote down, and `net` is all of it. */
export type Net = { id: number; net: Paisa; isKnown: boolean };

/**
 * What documents come to without VAT, also without that which is not set off, less what notes took off them, in paisa.
 * The one place that says what tax is held back from.
 */
export async function readNets({ db, businessId }: Reader, ids: readonly number[]): Promise<Net[]> {
  const rows = await db.query<{ id: number; net: number; is_known: boolean }>(
    `select document.id, opening_due.id is null as is_known,
       (document.total_paisa - coalesce(purchase.bill_vat_paisa, document.vat_paisa) - coalesce((
         select sum(round(credit.amount_paisa::numeric
           * (note.total_paisa - coalesce(back.bill_vat_paisa, note.vat_paisa)) / note.total_paisa))
         from document_credit credit
         join document note on note.business_id = $1 and note.id = credit.source_id
         left join debit_note back on back.business_id = $1 and back.id = note.id
         where credit.business_id = $1 and credit.document_id = document.id), 0))::bigint as net
     from document
     left join purchase on purchase.business_id = $1 and purchase.id = document.id
     left join opening_due on opening_due.business_id = $1 and opening_due.id = document.id
     where document.business_id = $1 and document.id = any($2)`,
    [businessId, ids],
  );
  return rows.map((row) => ({ id: row.id, net: asPaisa(row.net), isKnown: row.is_known }));
}

/**
 * What of documents is left to hold tax back from: what they come to without VAT, less what it was held back from already.
 * The base of a receipt over several bills was of each in the share that the receipt paid of it.
 */
export async function baseLeft({ db, businessId }: Reader, nets: readonly Net[]): Promise<Paisa> {
  const [taken] = await db.query<{ base: number }>(
    `select coalesce(sum((
         select round(tax.base_paisa * sum(put.amount_paisa) filter (where put.document_id = any($2)) / sum(put.amount_paisa))
         from payment paid join payment_allocation put on put.business_id = $1 and put.payment_id = paid.id
         where paid.business_id = $1 and paid.settlement_id = payment.settlement_id)), 0)::bigint as base
     from payment join payment_tds tax on tax.business_id = $1 and tax.payment_id = payment.id and tax.reversed_on is null
     where payment.business_id = $1 and payment.settlement_id in (
       select paid.settlement_id from payment_allocation put
       join payment paid on paid.business_id = $1 and paid.id = put.payment_id
       where put.business_id = $1 and put.document_id = any($2))`,
    [businessId, nets.map(({ id }) => id)],
  );
  const left = subtractPaisa(sumPaisa(nets.map(({ net }) => net)), asPaisa(taken?.base ?? 0));
  return left < 0 ? zeroPaisa : left;
}
