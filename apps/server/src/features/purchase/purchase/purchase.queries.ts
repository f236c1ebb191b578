import type { Answer, Input } from '@bahi/contract/endpoint';
import type { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { readDatedPage } from '../../../platform/database/found-page.ts';
import { nepaliOrder } from '../../../platform/database/list-query.ts';
import { openAmount } from '../../books/ledger/document-due.ts';
import { creditedAmount } from '../../books/ledger/settlement/document-credit.ts';
import { issuedConditions } from '../../books/ledger/issued-list.ts';
import { readDocumentsOf } from '../../money/due-document/due-files.ts';
import { datedPurchases, purchaseSearch } from './purchase-search.ts';
import { purchaseDetailOf, type PurchaseLineRecord, purchaseListRow, type PurchaseRecord } from './purchase.rows.ts';

type Contract = typeof purchaseContract;
type OfOutlet = { outlet_name: string; outlet_name_np: string | null; debited_paisa: number };
type OfCountry = { country_name: string | null; country_name_np: string | null };
const sorting = {
  code: sql`document.number`,
  billNumber: sql`purchase.bill_number`,
  issuedDateAD: sql`document.dated_on`,
  dueDateAD: sql`document.due_on`,
  vendorName: nepaliOrder('purchase.vendor_name'),
  grandTotal: sql`document.total_paisa`,
  remainingAmount: sql.raw(openAmount),
};

/** The purchase bills that the caller sees, newest first unless another order is asked for. */
export async function listPurchases(
  context: Context,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  let selection = purchasesOf(context);
  for (const condition of conditions(context, query)) selection = selection.where(condition);
  const shown = selection
    .selectAll(['purchase', 'document'])
    .select([
      'outlet.name as outlet_name',
      'outlet.name_np as outlet_name_np',
      sql.raw<number>(creditedAmount).as('debited_paisa'),
    ])
    .$castTo<PurchaseRecord & OfOutlet>();
  const list = { ...datedPurchases, selection, shown, sorting, newestFirst: '-issuedDateAD' };
  const search = await purchaseSearch(context, query.search);
  const { rows, recordsTotal } = await readDatedPage(context, list, search, query);
  const todayBs = bothDates(context.today, context.calendar).bs;
  return { rows: rows.map((row) => purchaseListRow(row, todayBs)), recordsTotal };
}

function purchasesOf({ db, businessId }: Pick<Context, 'db' | 'businessId'>) {
  return (
    db
      .tables()
      .selectFrom('document')
      // Every document of the kind has both: joined so, they are left out where nothing asks for them, as when counting.
      .leftJoin('purchase', (join) =>
        join.onRef('purchase.business_id', '=', 'document.business_id').onRef('purchase.id', '=', 'document.id'),
      )
      .leftJoin('outlet', (join) =>
        join.onRef('outlet.business_id', '=', 'document.business_id').onRef('outlet.id', '=', 'document.outlet_id'),
      )
      .where('document.business_id', '=', businessId)
      .where('document.kind', '=', 'PURCHASE')
  );
}

function conditions(context: Context, query: Input<Contract['list']>['query']): RawBuilder<SqlBool>[] {
  return [
    query.vendorId === undefined ? null : sql<SqlBool>`document.vendor_id = ${query.vendorId}`,
    query.origin === undefined ? null : sql<SqlBool>`purchase.origin = ${query.origin}`,
    ...issuedConditions(context, query),
  ].filter((condition) => condition !== null);
}

/** One bill with its lines and documents; 404 for another business's or another outlet's. */
export async function getPurchase(
  context: Pick<Context, 'db' | 'businessId' | 'today' | 'calendar'>,
  { params }: Input<Contract['get']>,
): Promise<Answer<Contract['get']>> {
  const { db, businessId, today, calendar } = context;
  const [rows, lines, documents] = await Promise.all([
    db.query<PurchaseRecord & OfOutlet & OfCountry>(
      `select purchase.*, document.*, outlet.name as outlet_name, outlet.name_np as outlet_name_np,
         ${creditedAmount} as debited_paisa, country.name as country_name, country.name_np as country_name_np
       from document
       join purchase on purchase.business_id = document.business_id and purchase.id = document.id
       join outlet on outlet.business_id = document.business_id and outlet.id = document.outlet_id
       left join country on country.id = purchase.country_id
       where document.business_id = $1 and document.id = $2`,
      [businessId, params.id],
    ),
    db.query<PurchaseLineRecord>(
      `select line.*, category.name as category_name, category.name_np as category_name_np
       from purchase_line line
       left join category on category.business_id = line.business_id and category.id = line.category_id
       where line.business_id = $1 and line.document_id = $2 order by line_number`,
      [businessId, params.id],
    ),
    readDocumentsOf(context, 'PURCHASE', params.id),
  ]);
  const row = rows[0] ?? failNotFound();
  return { ...purchaseDetailOf(row, lines, bothDates(today, calendar).bs), documents };
}
