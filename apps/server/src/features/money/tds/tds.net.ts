import { documentKindNames, documentKinds, isDocumentKind } from '@bahi/domain/document-kinds';
import { asPaisa, type Paisa, subtractPaisa, sumPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';

type Reader = Pick<Context, 'db' | 'businessId'>;

/** `isKnown` is false of a bill of another program: what of it is VAT nobody wrote down, and `net` is all of it. */
export type Net = { id: number; net: Paisa; isKnown: boolean };

/** The tables whose documents bear VAT beside that which is set off. */
const ownTables = documentKindNames
  .filter((kind) => documentKinds[kind].billVat === 'OWN')
  .map((kind) => documentKinds[kind].table);

/** In SQL, what a document comes to without the VAT that stands on its paper. */
function netOf(document: string): string {
  const own = ownTables.map(
    (table) =>
      `(select own.bill_vat_paisa from ${table} own where own.business_id = ${document}.business_id and own.id = ${document}.id)`,
  );
  return `(${document}.total_paisa - coalesce(${[...own, `${document}.vat_paisa`].join(', ')}))`;
}

const net = sql<number>`(${sql.raw(netOf('document'))} - coalesce((
  select sum(round(credit.amount_paisa::numeric * ${sql.raw(netOf('note'))} / note.total_paisa))
  from document_credit credit join document note on note.business_id = credit.business_id and note.id = credit.source_id
  where credit.business_id = document.business_id and credit.document_id = document.id), 0))::bigint`;

/**
 * What documents come to without VAT, also without that which is not set off, less what notes took off them, in paisa.
 * The one place that says what tax is held back from.
 */
export async function readNets({ db, businessId }: Reader, ids: readonly number[]): Promise<Net[]> {
  const rows = await db
    .tables()
    .selectFrom('document')
    .select(['document.id', 'document.kind', net.as('net')])
    .where('document.business_id', '=', businessId)
    .where(sql<boolean>`document.id = any(${ids})`)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    net: asPaisa(row.net),
    isKnown: isDocumentKind(row.kind) && documentKinds[row.kind].billVat !== 'UNKNOWN',
  }));
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
