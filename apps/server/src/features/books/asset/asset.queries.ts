import type { assetContract } from '@bahi/contract/books/asset/asset.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { foundBy, nepaliOrder, shownName, type Sorting } from '../../../platform/database/list-query.ts';
import { readRegister } from '../../../platform/database/register-page.ts';
import { readHolds } from './asset.holds.ts';
import { type Asset, type AssetOfOutlet, assetRowOf } from './asset.rows.ts';

type Contract = typeof assetContract;
type Reader = Pick<Context, 'db' | 'businessId' | 'language'>;

/** One of the register; 404 for another business's or another outlet's. */
export async function getAsset(context: Context, id: number): Promise<Asset> {
  const [row] = await context.db.query<AssetOfOutlet & { voucher_code: string | null; invoice_code: string | null }>(
    `select asset.*, outlet.name as outlet_name, outlet.name_np as outlet_name_np, voucher.number as voucher_code,
       document.number as invoice_code from asset
     join outlet on outlet.business_id = asset.business_id and outlet.id = asset.outlet_id
     left join voucher on voucher.business_id = asset.business_id and voucher.id = asset.voucher_id
     left join document on document.business_id = asset.business_id and document.id = asset.invoice_id
     where asset.business_id = $1 and asset.id = $2`,
    [context.businessId, id],
  );
  if (row === undefined) return failNotFound();
  const holds = await readHolds(context);
  const inUse = row.disposed_on === null;
  return {
    ...assetRowOf(row),
    note: row.note,
    fiscalYear: row.fiscal_year,
    voucherId: row.voucher_id,
    voucherCode: row.voucher_code,
    invoiceId: row.invoice_id,
    invoiceCode: row.invoice_code,
    isEditable: inUse && holds.ofPurchase(storedDay(row.bought_on)) === null,
    isDisposable: inUse && holds.ofDisposal(context.today) === null,
    isRestorable: row.disposed_on !== null && holds.ofDisposal(storedDay(row.disposed_on)) === null,
  };
}

/** The register, what was bought last first unless another order is asked for; searched by either name. */
export async function listAssets(
  context: Reader,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  const register = {
    table: 'asset',
    conditions: conditions(query),
    sorting: sortingOf(context),
    usualSort: '-boughtOnAD',
  };
  const { rows, recordsTotal } = await readRegister<AssetOfOutlet>(context, register, query);
  return { rows: rows.map(assetRowOf), recordsTotal };
}

function conditions({
  search,
  isActive,
  pool,
  state,
}: Input<Contract['list']>['query']): (RawBuilder<SqlBool> | null)[] {
  const inUse = sql<SqlBool>`asset.disposed_on is null`;
  return [
    foundBy(search, { names: ['asset.name', 'asset.name_np'] }),
    pool === undefined ? null : sql<SqlBool>`asset.pool = ${pool}`,
    state === undefined ? null : sql<SqlBool>`(${inUse}) = ${state === 'IN_USE'}`,
    isActive === undefined ? null : sql<SqlBool>`(${inUse}) = ${isActive}`,
  ];
}

function sortingOf({ language }: Reader): Sorting {
  return {
    name: shownName(language, 'asset'),
    pool: sql`asset.pool`,
    boughtOnAD: sql`asset.bought_on`,
    cost: sql`asset.cost_paisa`,
    outletName: nepaliOrder('outlet.name'),
  };
}
