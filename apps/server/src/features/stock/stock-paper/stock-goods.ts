import type { stockGoodsQuery, stockGoodsRow } from '@bahi/contract/stock/stock-paper/stock-goods';
import type { z } from '@bahi/contract/zod';
import { sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { dayAsked } from '../../../platform/core/days.ts';
import { noRows, orderOf, readPage, shownName } from '../../../platform/database/list-query.ts';
import { isScanned, stockQuantity, variantSearch } from '../../catalogue/item/item-search.ts';
import { readUnits } from '../goods-lines/goods-lines.units.ts';

type Goods = { rows: z.output<typeof stockGoodsRow>[]; recordsTotal: number };

/** The variants that can stand on a line of a paper, with their units and what can leave of them. */
export async function listGoods(context: Context, query: z.output<typeof stockGoodsQuery>): Promise<Goods> {
  if (query.isActive === false) return noRows;
  const { db, businessId, language } = context;
  const outletId = context.outletId ?? query.outletId ?? null;
  let selection = db
    .tables()
    .selectFrom('item')
    .innerJoin('item_variant as variant', (join) =>
      join.onRef('variant.business_id', '=', 'item.business_id').onRef('variant.item_id', '=', 'item.id'),
    )
    .where('item.business_id', '=', businessId)
    .where('item.is_active', '=', true)
    .where('variant.is_active', '=', true);
  const scanned = query.scanned === undefined ? [] : [isScanned(query.scanned)];
  for (const condition of [...variantSearch(query.search), ...scanned]) selection = selection.where(condition);
  const stock = stockQuantity(businessId, outletId, dayAsked(context, query.dayAD));
  const shown = selection.select([
    'variant.id as variant_id',
    'item.code',
    'item.name',
    'item.name_np',
    'variant.attribute_value',
    'variant.attribute_value_np',
    'variant.sku',
    'variant.barcode',
    stock.as('stock_quantity'),
  ]);
  const sorting = { name: shownName(language, 'item'), code: sql`item.code`, stockQuantity: stock };
  const order = orderOf(sorting, query.sort, 'name', 'variant.id');
  const { rows, recordsTotal } = await readPage(context, selection, shown, order, query);
  const units = await readUnits(
    context,
    rows.map((row) => row.variant_id),
  );
  return {
    recordsTotal,
    rows: rows.map((row) => ({
      itemLedgerDetailId: row.variant_id,
      code: row.code,
      sku: row.sku,
      barcode: row.barcode,
      name: [row.name, row.attribute_value].filter(Boolean).join(' '),
      nameNp:
        row.name_np === null
          ? null
          : [row.name_np, row.attribute_value_np ?? row.attribute_value].filter(Boolean).join(' '),
      stockQuantity: Number(row.stock_quantity),
      units: (units.get(row.variant_id) ?? []).map(({ id, code, name, nameNp, conversion }) => ({
        id,
        code,
        name,
        nameNp,
        conversion: conversion.own / conversion.per,
      })),
    })),
  };
}
