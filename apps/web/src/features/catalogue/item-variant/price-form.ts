import { itemLedgerDetailForm } from '@bahi/contract/catalogue/item-variant/item-ledger-detail';
import type { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import type { Answer, Sent } from '@bahi/contract/endpoint';
import { positiveQuantity } from '@bahi/contract/fields';
import { valuesOfRecord } from '@bahi/contract/form-values';
import { z } from '@bahi/contract/zod';
import { ApiError } from '../../../platform/api-error.ts';

export type Variant = Answer<typeof itemVariantContract.update>;

const kept = itemLedgerDetailForm.omit({ openingStock: true, attributeValueIds: true });
/** A row of the table: what a variant costs, and the opening stock of the outlet that stands above the table. */
const priceRow = kept.extend({ quantity: z.union([z.literal(''), positiveQuantity]) }).superRefine((row, context) => {
  if (row.quantity !== '' && row.purchasePrice === null)
    context.addIssue({ code: 'custom', path: ['purchasePrice'], message: 'common.isRequired' });
});
export const priceForm = z.object({ rows: z.array(priceRow) });
export type PriceValues = z.input<typeof priceForm>;
export type PriceRowValues = PriceValues['rows'][number];

export function valuesOf(variants: readonly Variant[]): PriceValues {
  return { rows: variants.map((variant) => ({ ...valuesOfRecord(kept, variant), quantity: '' })) };
}

type Prices = Sent<typeof itemVariantContract.savePrices>['body']['ledgerDetails'];

/** What is sent: the rows that were changed, and where each of them stands in the form. */
export function changesOf(values: PriceValues, before: PriceValues, outletId: number) {
  const positions = values.rows.flatMap((row, position) => (isSame(row, before.rows[position]) ? [] : [position]));
  const ledgerDetails: Prices = positions.flatMap((position) => {
    const row = values.rows[position];
    if (row === undefined) return [];
    const { quantity, ...prices } = row;
    return { ...prices, openingStock: quantity === '' ? [] : [{ outletId, quantity, rate: row.purchasePrice ?? '' }] };
  });
  return { ledgerDetails, positions };
}

/** The server counts the rows that were sent; of opening stock it names the outlet and the rate, which have other cells here. */
export function atPriceRows(error: ApiError, positions: readonly number[]): ApiError {
  const { status, code, message } = error;
  const fields = error.fields.map((field) => ({
    ...field,
    field: field.field
      .replace(/^ledgerDetails\.(\d+)/, (_, row: string) => `rows.${positions[Number(row)] ?? row}`)
      .replace(/openingStock\.\d+\.rate$/, 'purchasePrice')
      .replace(/openingStock\.\d+.*$/, 'quantity'),
  }));
  return new ApiError({ status, code, message, fields });
}

/** The prices that one puts into several rows at once; those that are empty leave theirs as they are. */
export type Filling = { sellingPrice: string; purchasePrice: string; mrp: string };

/** The rows with the filling in those that have the value; in all without one. */
export function filledIn(values: PriceValues, variants: readonly Variant[], valueId: number | null, filling: Filling) {
  const given = Object.fromEntries(Object.entries(filling).filter(([, price]) => price.trim() !== ''));
  const isMeant = (position: number): boolean =>
    valueId === null || variants[position]?.attributeValueIds.includes(valueId) === true;
  return {
    count: variants.filter((_, position) => isMeant(position)).length,
    values: { rows: values.rows.map((row, position) => (isMeant(position) ? { ...row, ...given } : row)) },
  };
}

function isSame(row: PriceRowValues, before: PriceRowValues | undefined): boolean {
  return before !== undefined && priceFields.every((field) => String(row[field] ?? '') === String(before[field] ?? ''));
}

const priceFields = ['sku', 'barcode', 'sellingPrice', 'purchasePrice', 'mrp', 'vatIncluded', 'quantity'] as const;
