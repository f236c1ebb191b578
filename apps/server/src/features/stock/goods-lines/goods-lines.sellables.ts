import { serviceUnitNames } from '@bahi/contract/catalogue/service/service-units';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { TaxCode } from '@bahi/domain/tax';
import type { Context } from '../../../platform/core/context.ts';
import type { RefusedField } from '../../../platform/core/errors.ts';
import type { GoodsForm } from './goods-lines.compute.ts';

/** What is sold on a line, as it is today, with the tax of the document's day: the line keeps this. */
export type Sellable = {
  variantId: number | null;
  serviceId: number | null;
  code: string;
  name: string;
  nameNp: string | null;
  brand: string | null;
  brandNp: string | null;
  hsCode: string | null;
  unit: string;
  unitNp: string | null;
  pricePaisa: number;
  vatIncluded: boolean;
  taxCode: TaxCode;
  taxRateHundredths: number;
  isActive: boolean;
  /** Whether it is told by batch. */
  keepsBatches: boolean;
};

type SellableRow = {
  id: number;
  code: string;
  name: string;
  name_np: string | null;
  brand: string | null;
  brand_np: string | null;
  hs_code: string | null;
  unit: string;
  unit_np: string | null;
  price_paisa: number;
  vat_included: boolean;
  taxable: boolean;
  rate_hundredths: number | null;
  is_active: boolean;
  keeps_batches: boolean;
};

type Reader = Pick<Context, 'db' | 'businessId'>;
type Lines = GoodsForm['lines'];

/**
 * What the lines of a form name, in their order, as it is today and is taxed on `day`. What is unknown, of another business or inactive is
 * refused at its field; all fields at once, so that the form shows every mark.
 */
export async function readSellables(
  reader: Reader,
  lines: Lines,
  day: CalendarDay,
): Promise<{ sellables: Sellable[]; refused: RefusedField[] }> {
  const [variants, services] = await Promise.all([
    readVariants(reader, idsOf(lines, 'itemLedgerDetailId'), day),
    readServices(reader, idsOf(lines, 'serviceId'), day),
  ]);
  const refused: RefusedField[] = [];
  const sellables = lines.flatMap((line, position) => {
    const isItem = line.inventoryType === 'ITEM';
    const found = isItem ? variants.get(line.itemLedgerDetailId ?? 0) : services.get(line.serviceId ?? 0);
    const field = `lines.${position}.${isItem ? 'itemLedgerDetailId' : 'serviceId'}`;
    if (found === undefined)
      refused.push({ field, key: isItem ? 'goodsLines.itemUnknown' : 'goodsLines.serviceUnknown' });
    else if (!found.isActive)
      refused.push({ field, key: isItem ? 'goodsLines.itemInactive' : 'goodsLines.serviceInactive' });
    return found === undefined ? [] : [found];
  });
  return { sellables, refused };
}

function idsOf(lines: Lines, key: 'itemLedgerDetailId' | 'serviceId'): number[] {
  const ids = lines.map((line) => line[key]).filter((id): id is number => id !== null);
  return [...new Set(ids)];
}

/** Item variants by id, as they are sold today; those of other businesses are not among them. */
export async function readVariants(
  { db, businessId }: Reader,
  ids: readonly number[],
  day: CalendarDay,
): Promise<Map<number, Sellable>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<SellableRow>(
    `select variant.id, item.code, concat_ws(' ', item.name, variant.attribute_value) as name,
       case when item.name_np is null then null else concat_ws(' ', item.name_np, variant.attribute_value) end as name_np,
       brand.name as brand, brand.name_np as brand_np, item.hs_code, unit.short_code as unit, coalesce(unit.name_np, unit.short_code) as unit_np,
       variant.selling_price_paisa as price_paisa, variant.vat_included, item.taxable,
       tax_rate_on(item.tax_rate_id, $3) as rate_hundredths, item.is_active and variant.is_active as is_active,
       item.keeps_batches
     from item_variant variant
     join item on item.business_id = variant.business_id and item.id = variant.item_id
     join unit on unit.business_id = item.unit_business_id and unit.id = item.unit_id
     left join brand on brand.business_id = item.brand_business_id and brand.id = item.brand_id
     where variant.business_id = $1 and variant.id = any($2)`,
    [businessId, ids, formatAdDate(day)],
  );
  return new Map(rows.map((row) => [row.id, sellableOf(row, { variantId: row.id, serviceId: null })]));
}

/** Services by id, as they are sold today. */
export async function readServices(
  { db, businessId }: Reader,
  ids: readonly number[],
  day: CalendarDay,
): Promise<Map<number, Sellable>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<SellableRow>(
    `select service.id, service.code, service.name, service.name_np, null as brand, null as brand_np, null as hs_code, duration_type as unit, duration_type as unit_np,
       price_paisa, vat_included, taxable, tax_rate_on(tax_rate_id, $3) as rate_hundredths, service.is_active,
       false as keeps_batches
     from service
     where service.business_id = $1 and service.id = any($2)`,
    [businessId, ids, formatAdDate(day)],
  );
  return new Map(
    rows.map((row) => {
      const unit = serviceUnitNames[row.unit];
      const named = { ...row, unit: unit?.en ?? row.unit, unit_np: unit?.ne ?? null };
      return [row.id, sellableOf(named, { variantId: null, serviceId: row.id })];
    }),
  );
}

function sellableOf(row: SellableRow, identity: Pick<Sellable, 'variantId' | 'serviceId'>): Sellable {
  const rate = row.taxable ? (row.rate_hundredths ?? 0) : 0;
  return {
    ...identity,
    code: row.code,
    name: row.name,
    nameNp: row.name_np,
    brand: row.brand,
    brandNp: row.brand_np,
    hsCode: row.hs_code,
    unit: row.unit,
    unitNp: row.unit_np,
    pricePaisa: row.price_paisa,
    vatIncluded: row.vat_included,
    taxCode: !row.taxable ? 'EXEMPT' : rate === 0 ? 'ZERO_RATED' : 'TAXABLE',
    taxRateHundredths: rate,
    isActive: row.is_active,
    keepsBatches: row.keeps_batches,
  };
}
