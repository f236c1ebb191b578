import type { Answer } from '@bahi/contract/endpoint';
import { rightToCost } from '@bahi/contract/reports/report/report-columns';
import type { stockCardContract } from '@bahi/contract/stock/stock-card/stock-card.contract';
import { documentKinds, isDocumentKind, rightToRead } from '@bahi/domain/document-kinds';
import { asPaisa, type Paisa, rupeesFromPaisa, scalePaisa } from '@bahi/domain/numbers/money';
import {
  asQuantity,
  numberFromQuantity,
  oneUnitTenThousandths,
  type Quantity,
  zeroQuantity,
} from '@bahi/domain/numbers/quantity';
import { hasAverage, type StockBalance, valueAtAverage } from '@bahi/domain/stock-cost';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, storedDay } from '../../../platform/core/days.ts';
import { movedBatchesAnswer } from '../../books/ledger/batches/batch-shelf.ts';
import { readQuantity } from '../../books/ledger/balances.ts';
import type { MoveRow, MovedRow } from './stock-card.books.ts';

type Card = Answer<(typeof stockCardContract)['get']>;
type OnHand = Card['opening'];
type Move = Answer<(typeof stockCardContract)['why']>['move'];
export type Viewer = Pick<Context, 'can' | 'calendar'>;

/** Up to a point: how often anything moved, what came and what went. */
export type Moved = { moves: number; in: StockBalance; out: StockBalance };

export type GoodsRow = {
  item_id: number;
  variant_id: number;
  code: string;
  name: string;
  name_np: string | null;
  attribute_value: string | null;
  attribute_value_np: string | null;
  unit_name: string;
  unit_name_np: string | null;
};

export function goodsOf(row: GoodsRow): Card['goods'] {
  return {
    itemId: row.item_id,
    itemLedgerDetailId: row.variant_id,
    itemCode: row.code,
    itemName: row.name,
    itemNameLocLang: row.name_np,
    attributeValue: row.attribute_value,
    attributeValueLocLang: row.attribute_value_np,
    unitName: row.unit_name,
    unitNameNp: row.unit_name_np,
  };
}

export function movedOf(row: MovedRow | undefined): Moved {
  if (row === undefined) throw new RangeError('a sum without a row');
  return {
    moves: row.moves,
    in: { quantity: readQuantity(row.quantity_in), value: asPaisa(row.value_in_paisa) },
    out: { quantity: readQuantity(row.quantity_out), value: asPaisa(row.value_out_paisa) },
  };
}

/** What is on hand; what it is worth only for who may see that. */
export function onHandOf(balance: StockBalance, viewer: Viewer): OnHand {
  const unitCost = hasAverage(balance) ? valueAtAverage(balance, asQuantity(oneUnitTenThousandths)) : null;
  const rupees = rupeesFor(viewer);
  return { ...amountOf(balance, viewer), unitCost: unitCost === null ? null : rupees(unitCost) };
}

/** What came or went, where the cost of one says nothing. */
export function amountOf({ quantity, value }: StockBalance, viewer: Viewer): Omit<OnHand, 'unitCost'> {
  return { quantity: numberFromQuantity(quantity), value: rupeesFor(viewer)(value) };
}

export function moveOf(row: MoveRow, viewer: Viewer): Move {
  const quantity = readQuantity(row.quantity);
  const value = asPaisa(row.value_paisa);
  const rupees = rupeesFor(viewer);
  const day = bothDates(storedDay(row.moved_on), viewer.calendar);
  return {
    id: row.id,
    dateAD: day.ad,
    dateBS: day.bs,
    kind: row.kind,
    sourceKind: row.source_kind,
    sourceId: row.source_id,
    reference: maySee(row.source_kind, viewer) ? row.reference : null,
    outletId: row.outlet_id,
    outletName: row.outlet_name,
    outletNameNp: row.outlet_name_np,
    quantity: numberFromQuantity(quantity),
    value: rupees(value),
    unitCost: quantity === zeroQuantity ? null : rupees(costOfOne(value, quantity)),
    ...movedBatchesAnswer(row.moved_batches),
  };
}

/** Whether somebody may see what goods cost. */
export function seesCost({ can }: Viewer): boolean {
  return can(rightToCost);
}

function rupeesFor(viewer: Viewer): (paisa: Paisa) => number | null {
  return seesCost(viewer) ? rupeesFromPaisa : () => null;
}

/** Both have the same sign. */
function costOfOne(value: Paisa, quantity: Quantity): Paisa {
  const sign = quantity < 0 ? -1 : 1;
  return scalePaisa(asPaisa(sign * value), oneUnitTenThousandths, sign * quantity);
}

/** What is private to a module is for who may read that; the move itself stands for everybody. */
function maySee(sourceKind: string, { can }: Viewer): boolean {
  return !isDocumentKind(sourceKind) || !documentKinds[sourceKind].isPrivate || can(rightToRead(sourceKind));
}
