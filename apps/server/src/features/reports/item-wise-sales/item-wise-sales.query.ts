import type { itemWiseSales } from '@bahi/contract/reports/item-wise-sales/item-wise-sales.contract';
import { type DocumentKind, kindsWith } from '@bahi/domain/document-kinds';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Asked } from '../report/report.asked.ts';
import { all, isAsked, isOfKinds, isWithin } from '../report/report.fragments.ts';
import { known } from '../report/report.known.ts';

type AskedItems = Asked<typeof itemWiseSales>;

/**
 * What was sold in a period, each item's variant and each service once: the lines of the invoices in force, less those
 * of the credit notes of the same days, of whichever day what they return was sold.
 */
export function itemsSoldOf(asked: AskedItems): RawBuilder<unknown> {
  const { businessId, seesCost } = asked;
  const cost = seesCost ? sql`coalesce(cost.paisa, 0)` : sql`null::bigint`;
  return sql`select coalesce('ITEM-' || sold.item_variant_id, 'SERVICE-' || sold.service_id) as "sellableKey",
      sold.item_variant_id as "itemVariantId", sold.service_id as "serviceId",
      coalesce(service.name, concat_ws(' ', item.name, variant.attribute_value)) as "name",
      coalesce(service.name_np, case when item.name_np is null then null
        else concat_ws(' ', item.name_np, variant.attribute_value_np) end) as "nameLocLang",
      last.code as "code", coalesce(last.stock_unit, last.unit) as "unit",
      case when last.stock_unit is null then last.unit_np else last.stock_unit_np end as "unitLocLang", sold.quantity as "sold",
      sold.returned as "returned", sold.quantity - sold.returned as "netQuantity", sold.net + sold.returned_net + sold.discount as "gross",
      sold.discount as "discount", sold.returned_net as "returnedNet", sold.net as "net", sold.taxable as "taxable",
      sold.vat as "vat", sold.net + sold.vat as "total", ${cost} as "cost", sold.net - ${cost} as "margin"
    from (${linesSold(asked)}) sold
    join invoice_line last on last.business_id = ${businessId} and last.id = sold.last_line_id
    left join item_variant variant on variant.business_id = ${businessId} and variant.id = sold.item_variant_id
    left join item on item.business_id = variant.business_id and item.id = variant.item_id
    left join service on service.business_id = ${businessId} and service.id = sold.service_id
    left join (${seesCost ? costsOf(asked) : noCosts}) cost on cost.item_variant_id = sold.item_variant_id
    where ${isOfKind(asked)}`;
}

/** True of the documents of the kinds that are meant. */
function isSold(asked: AskedItems, kinds: readonly DocumentKind[]): RawBuilder<SqlBool> {
  const { businessId, filter } = asked;
  return all(
    sql`document.business_id = ${businessId} and ${isOfKinds(kinds)} and document.state = 'FINAL'`,
    isWithin(asked, 'document.dated_on'),
    isAsked('document.outlet_id', filter.outletId),
    isAsked('document.customer_id', filter.customerId),
  );
}

/**
 * Quantity, in the item's own unit and with what was given along for nothing, and money of each; a line stands as it was written, its code and unit as on the last one. What was sold and
 * what came back are added up apart, so that neither waits for the other.
 */
function linesSold(asked: AskedItems): RawBuilder<unknown> {
  const ofTaxable = (paisa: string) =>
    sql`coalesce(sum(${sql.ref(paisa)}) filter (where sold.tax_code = 'TAXABLE'), 0)`;
  return sql`select line.item_variant_id, line.service_id, max(line.last_line_id) as last_line_id,
      sum(line.quantity) as quantity, sum(line.returned) as returned, sum(line.net - line.returned_net)::bigint as net,
      sum(line.returned_net)::bigint as returned_net, sum(line.discount)::bigint as discount,
      sum(line.taxable)::bigint as taxable, sum(line.vat)::bigint as vat
    from (
      select sold.item_variant_id, sold.service_id, max(sold.id) as last_line_id, sum(sold.stock_quantity) as quantity,
        0 as returned, sum(sold.net_paisa - sold.document_discount_paisa) as net, 0 as returned_net,
        sum(sold.discount_paisa + sold.document_discount_paisa) as discount,
        ${ofTaxable('sold.net_paisa')} - ${ofTaxable('sold.document_discount_paisa')} as taxable, sum(sold.vat_paisa) as vat
      from ${known(asked, 'document')}
      join invoice_line sold on sold.business_id = document.business_id and sold.invoice_id = document.id
      where ${isSold(asked, kindsWith({ figure: 'sales', settledBy: 'RECEIVED' }))}
      group by sold.item_variant_id, sold.service_id
      union all
      select sold.item_variant_id, sold.service_id, max(sold.id), 0, sum(line.quantity), 0, sum(line.net_paisa), 0,
        -${ofTaxable('line.net_paisa')}, -sum(line.vat_paisa)
      from ${known(asked, 'document')}
      join credit_note_line line on line.business_id = document.business_id and line.document_id = document.id
      join invoice_line sold on sold.business_id = line.business_id and sold.id = line.invoice_line_id
      where ${isSold(asked, kindsWith({ figure: 'sales', settledBy: 'PAID' }))}
      group by sold.item_variant_id, sold.service_id) line
    group by line.item_variant_id, line.service_id`;
}

/** What the goods of those invoices cost when they were sold, less that of what came back onto the shelf. */
function costsOf(asked: AskedItems): RawBuilder<unknown> {
  return sql`select move.item_variant_id, -sum(move.value_paisa)::bigint as paisa
    from ${known(asked, 'document')}
    join stock_move move on move.business_id = document.business_id and move.source_kind = document.kind
      and move.source_id = document.id and move.kind in ('SALE', 'RETURN')
    where ${isSold(asked, kindsWith({ figure: 'sales' }))}
    group by move.item_variant_id`;
}

const noCosts = sql`select null::bigint as item_variant_id, null::bigint as paisa where false`;

function isOfKind({ filter }: AskedItems): RawBuilder<SqlBool> {
  const { inventoryType } = filter;
  return all(
    inventoryType === null
      ? null
      : sql`${sql.ref(inventoryType === 'ITEM' ? 'sold.item_variant_id' : 'sold.service_id')} is not null`,
    filter.itemCategoryId === null ? null : sql`${filter.itemCategoryId} in (item.category_id, item.sub_category_id)`,
    isAsked('item.brand_id', filter.brandId),
  );
}
