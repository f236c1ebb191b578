import { asPaisa, type Paisa, scalePaisa } from '@bahi/domain/numbers/money';
import { oneUnitTenThousandths } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';
import { readQuantity } from '../../books/ledger/balances.ts';

/** Who sold goods last, and what one of them cost without VAT and after all discounts. */
export type LastBought = {
  vendor: { id: number; name: string; nameNp: string | null };
  price: Paisa | null;
  day: string;
};

type Row = {
  item_variant_id: number;
  vendor_id: number;
  name: string;
  name_np: string | null;
  net_paisa: number;
  stock_quantity: string;
  dated_on: string;
};

/** The last final bill of each, of a vendor who still sells. Of the newest fifty of each: a long history costs nothing. */
export async function readLastBought(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  variantIds: readonly number[],
): Promise<Map<number, LastBought>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db.query<Row>(
    `select asked.id as item_variant_id, bought.* from unnest($2::bigint[]) asked (id)
     cross join lateral (
       select vendor.id as vendor_id, vendor.name, vendor.name_np, line.stock_quantity, document.dated_on,
         line.net_paisa - line.document_discount_paisa as net_paisa
       from (select * from purchase_line where business_id = $1 and item_variant_id = asked.id
         order by document_id desc limit 50) line
       join document on document.business_id = $1 and document.id = line.document_id and document.state = 'FINAL'
       join vendor on vendor.business_id = $1 and vendor.id = document.vendor_id and vendor.is_active
       where line.rate_paisa > 0
       order by document.dated_on desc, line.id desc limit 1) bought`,
    [businessId, variantIds],
  );
  return new Map(rows.map((row) => [row.item_variant_id, boughtOf(row)]));
}

function boughtOf(row: Row): LastBought {
  const units = readQuantity(row.stock_quantity);
  return {
    vendor: { id: row.vendor_id, name: row.name, nameNp: row.name_np },
    price: units === 0 ? null : scalePaisa(asPaisa(row.net_paisa), oneUnitTenThousandths, units),
    day: row.dated_on,
  };
}
