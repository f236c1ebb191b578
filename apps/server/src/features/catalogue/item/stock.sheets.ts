import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, type Sheet } from '../../../platform/reports/sheet.ts';
import { goods, unitOfItem } from './item.sheets.ts';

const t = dataSheets.texts;

export const stockSheet: Sheet = {
  name: t.stock,
  from: `stock_balance balance
    join (${goods}) on variant.business_id = balance.business_id and variant.id = balance.item_variant_id ${unitOfItem}
    join outlet on outlet.business_id = balance.business_id and outlet.id = balance.outlet_id
    where balance.business_id = $1`,
  order: 'outlet.code, item.name, variant.id',
  columns: [
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(t.code, 'text', 'item.code'),
    ...nameColumns('item', t.item, t.itemNp),
    column(t.variant, 'text', 'variant.attribute_value'),
    column(t.unit, 'text', 'unit.short_code'),
    column(t.quantity, 'quantity', 'balance.quantity'),
    column(t.value, 'money', 'balance.value_paisa'),
  ],
};

/** What is there of each batch, of goods that keep batches. */
export const batchSheet: Sheet = {
  name: t.batches,
  from: `batch_balance balance
    join item_batch batch on batch.business_id = balance.business_id and batch.id = balance.batch_id
    join (${goods}) on variant.business_id = balance.business_id and variant.id = balance.item_variant_id ${unitOfItem}
    join outlet on outlet.business_id = balance.business_id and outlet.id = balance.outlet_id
    where balance.business_id = $1 and balance.quantity > 0`,
  order: 'outlet.code, item.name, variant.id, batch.expires_on, batch.id',
  columns: [
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(t.code, 'text', 'item.code'),
    ...nameColumns('item', t.item, t.itemNp),
    column(t.variant, 'text', 'variant.attribute_value'),
    column(t.batch, 'text', 'batch.number'),
    column(t.expiryAd, 'day', 'batch.expires_on'),
    column(t.unit, 'text', 'unit.short_code'),
    column(t.quantity, 'quantity', 'balance.quantity'),
  ],
};

export const stockMoveSheet: Sheet = {
  name: t.stockMoves,
  from: `stock_move move
    join (${goods}) on variant.business_id = move.business_id and variant.id = move.item_variant_id
    join outlet on outlet.business_id = move.business_id and outlet.id = move.outlet_id
    where move.business_id = $1`,
  order: 'move.moved_on, move.id',
  columns: [
    column(t.dateAd, 'day', 'move.moved_on'),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(t.code, 'text', 'item.code'),
    ...nameColumns('item', t.item, t.itemNp),
    column(t.kind, 'word', 'move.kind'),
    column(t.quantity, 'quantity', 'move.quantity'),
    column(t.value, 'money', 'move.value_paisa'),
    column(t.entry, 'count', 'move.entry_id'),
  ],
};
