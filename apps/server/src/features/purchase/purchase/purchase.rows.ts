import type {
  purchaseDetail,
  purchaseLineAnswer,
  purchaseRow,
  purchaseTotals,
} from '@bahi/contract/purchase/purchase/purchase-answer';
import type { z } from '@bahi/contract/zod';
import { isOfOpenMonth } from '@bahi/domain/calendar/document-days';
import { asPaisa, rupeesFromPaisa, subtractPaisa } from '@bahi/domain/numbers/money';
import { dueOf, paymentStatusOf } from '@bahi/domain/payment-status';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import type { DocumentRow } from '../../books/ledger/document-head.ts';
import { goodsAnswerOf, type LineRecord } from '../../stock/goods-lines/goods-lines.rows.ts';
import { goodsValuesOf } from '../../stock/goods-lines/goods-lines.write.ts';
import type { PreparedPurchase } from './purchase.prepare.ts';
import type { rowsOf } from './purchase.write.ts';

/** A bill: its head and what is its own. */
export type PurchaseRecord = DocumentRow & Row<'purchase'>;
/** What is read beside the record: `debited_paisa` is what debit notes took off what it owes. */
type OutletName = { outlet_name: string; outlet_name_np: string | null; debited_paisa: number };
type CountryName = { country_name: string | null; country_name_np: string | null };
type CategoryName = { category_name: string | null; category_name_np: string | null };

export type PurchaseLineRecord = LineRecord &
  CategoryName & {
    unit_id: number | null;
    stock_quantity: string;
    stock_unit: string | null;
    stock_unit_np: string | null;
    is_taxable: boolean;
    is_capital: boolean;
    category_id: number | null;
    cost_paisa: number;
    batch_number: string | null;
    batch_expires_on: string | null;
  };

/** A row of the list, as it stands today. A draft or cancelled bill is owed nothing on. */
export function purchaseListRow(row: PurchaseRecord & OutletName, todayBs: string): z.output<typeof purchaseRow> {
  const total = asPaisa(row.total_paisa);
  const paid = asPaisa(row.paid_paisa);
  const debited = asPaisa(row.debited_paisa);
  return {
    id: row.id,
    code: row.number,
    state: row.state,
    outletId: row.outlet_id,
    outletName: row.outlet_name,
    outletNameNp: row.outlet_name_np,
    vendorId: row.vendor_id ?? Number.NaN,
    vendorName: row.vendor_name,
    vendorNameNp: row.vendor_name_np,
    billNumber: row.bill_number,
    origin: row.origin,
    issuedDateAD: row.dated_on,
    issuedDateBS: row.dated_on_bs,
    dueDateAD: row.due_on,
    dueDateBS: row.due_on_bs,
    grandTotal: rupeesFromPaisa(total),
    paidAmount: rupeesFromPaisa(subtractPaisa(paid, debited)),
    debitedAmount: rupeesFromPaisa(debited),
    remainingAmount: row.state === 'FINAL' ? rupeesFromPaisa(dueOf(total, paid)) : 0,
    paymentStatus: paymentStatusOf(total, paid),
    isCancellable: row.state === 'FINAL' && paid === 0 && isOfOpenMonth({ datedBs: row.dated_on_bs, todayBs }),
    version: row.version,
  };
}

/** A bill with its lines; its documents are the caller's. */
export function purchaseDetailOf(
  row: PurchaseRecord & OutletName & CountryName,
  lines: readonly PurchaseLineRecord[],
  todayBs: string,
): Omit<z.output<typeof purchaseDetail>, 'documents'> {
  return {
    ...purchaseListRow(row, todayBs),
    ...goodsAnswerOf({ ...row, vat_paisa: row.bill_vat_paisa }, lines),
    lines: linesOf({ ...row, vat_paisa: row.bill_vat_paisa }, lines),
    isVatSetOff: row.is_vat_set_off,
    ratesIncludeVat: row.rates_include_vat,
    declarationNumber: row.declaration_number,
    declarationDateAD: row.declared_on,
    declarationDateBS: row.declared_on_bs,
    countryId: row.country_id,
    countryName: row.country_name,
    countryNameNp: row.country_name_np,
    vendorPan: row.vendor_pan,
    vendorAddress: row.vendor_address,
    vendorAddressNp: row.vendor_address_np,
    fiscalYear: row.fiscal_year,
    enteredBy: row.created_by_name,
    cancelReason: row.cancel_reason,
    cancelledBy: row.cancelled_by_name,
  };
}

/** What a bill that is not written comes to. */
export function purchaseTotalsOf(
  { form, sources, total }: PreparedPurchase,
  rows: ReturnType<typeof rowsOf>,
): z.output<typeof purchaseTotals> {
  const own = goodsValuesOf(form, total, sources.isTaxInvoice);
  const goods = { ...own, quantity: String(own.quantity), total_paisa: total.grandTotal, vat_paisa: total.vat };
  const lines = rows.map((row): PurchaseLineRecord => {
    const category = row.category_id === null ? undefined : sources.categories.get(row.category_id);
    return {
      ...row,
      id: row.line_number,
      quantity: String(row.quantity),
      stock_quantity: String(row.stock_quantity),
      category_name: category?.name ?? null,
      category_name_np: category?.name_np ?? null,
    };
  });
  return {
    ...goodsAnswerOf(goods, lines),
    lines: linesOf(goods, lines),
    grandTotal: rupeesFromPaisa(total.grandTotal),
    isVatSetOff: sources.isVatSetOff,
  };
}

function linesOf(
  goods: Parameters<typeof goodsAnswerOf>[0],
  lines: readonly PurchaseLineRecord[],
): z.output<typeof purchaseLineAnswer>[] {
  return goodsAnswerOf(goods, lines).lines.flatMap((line, position) => {
    const row = lines[position];
    return row === undefined ? [] : [{ ...line, ...boughtOf(row) }];
  });
}

function boughtOf(row: PurchaseLineRecord) {
  return {
    unitId: row.unit_id,
    stockQuantity: Number(row.stock_quantity),
    stockUnit: row.stock_unit,
    stockUnitNp: row.stock_unit_np,
    isTaxable: row.is_taxable,
    isCapital: row.is_capital,
    categoryId: row.category_id,
    categoryName: row.category_name,
    categoryNameNp: row.category_name_np,
    costAmount: rupeesOf(row.cost_paisa),
    ...(row.batch_number === null || row.batch_expires_on === null
      ? {}
      : { batchNumber: row.batch_number, batchExpiryAD: row.batch_expires_on }),
  };
}
