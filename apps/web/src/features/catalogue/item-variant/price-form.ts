import { itemLedgerDetailForm } from '@bahi/contract/catalogue/item-variant/item-ledger-detail';
import type { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import type { Answer, Sent } from '@bahi/contract/endpoint';
import { positiveQuantity } from '@bahi/contract/fields';
import { valuesOfRecord } from '@bahi/contract/form-values';
import { z } from '@bahi/contract/zod';
import { ApiError } from '../../../platform/api-error.ts';

export type Variant = Answer<typeof itemVariantContract.update>;

/** What an outlet's quantity is called in its row: a number alone would stand for a place in a list. */
const outletField = z.templateLiteral(['o', z.int()]);
export type OutletField = z.output<typeof outletField>;
export function outletFieldOf(outletId: number): OutletField {
  return `o${outletId}`;
}

const kept = itemLedgerDetailForm.omit({ openingStock: true, attributeValueIds: true });
const openingQuantity = z.union([z.literal(''), positiveQuantity]);
/** A row of the table: what a variant costs, and its opening stock by outlet, of which one stands above the table. */
const priceRow = kept.extend({ quantity: z.record(outletField, openingQuantity) }).superRefine((row, context) => {
  if (row.purchasePrice === null && Object.values(row.quantity).some((quantity) => quantity !== ''))
    context.addIssue({ code: 'custom', path: ['purchasePrice'], message: 'common.isRequired' });
});
export const priceForm = z.object({ rows: z.array(priceRow) });
export type PriceValues = z.input<typeof priceForm>;
export type PriceRowValues = PriceValues['rows'][number];

export function valuesOf(variants: readonly Variant[]): PriceValues {
  return {
    rows: variants.map((variant) => ({
      ...valuesOfRecord(kept, variant),
      quantity: Object.fromEntries(variant.stock.map(({ outletId }) => [outletFieldOf(outletId), ''])),
    })),
  };
}

type Prices = Sent<typeof itemVariantContract.savePrices>['body']['ledgerDetails'];

/** What is sent: the rows that were changed, and where each of them stands in the form. */
export function changesOf(values: PriceValues, before: PriceValues) {
  const positions = values.rows.flatMap((row, position) => (isSame(row, before.rows[position]) ? [] : [position]));
  const ledgerDetails: Prices = positions.flatMap((position) => {
    const row = values.rows[position];
    if (row === undefined) return [];
    const { quantity, ...prices } = row;
    const openingStock = Object.entries(quantity).flatMap(([field, units]) =>
      units === '' ? [] : [{ outletId: Number(field.slice(1)), quantity: units, rate: row.purchasePrice ?? '' }],
    );
    return { ...prices, openingStock };
  });
  return { ledgerDetails, positions };
}

/** The server counts the rows that were sent; of opening stock it names the outlet and the rate, which have other cells here. */
export function atPriceRows(error: ApiError, { ledgerDetails, positions }: ReturnType<typeof changesOf>): ApiError {
  const { status, code, message } = error;
  const cellOf = (field: string): string => {
    const [, sent = '', cell = ''] = /^ledgerDetails\.(\d+)\.(.*)$/.exec(field) ?? [];
    const row = positions[Number(sent)];
    if (sent === '' || row === undefined) return field;
    const [, place, part] = /^openingStock\.(\d+)\.?(.*)$/.exec(cell) ?? [];
    if (place === undefined) return `rows.${row}.${cell}`;
    if (part === 'rate') return `rows.${row}.purchasePrice`;
    return `rows.${row}.quantity.${outletFieldOf(Number(ledgerDetails[Number(sent)]?.openingStock?.[Number(place)]?.outletId))}`;
  };
  return new ApiError({
    status,
    code,
    message,
    fields: error.fields.map((field) => ({ ...field, field: cellOf(field.field) })),
  });
}

/** The outlet of which a quantity is wrong, by the errors of the form's rows; undefined where none is. */
export function wrongOutletOf(rows: object): number | undefined {
  const wrong = Object.values(rows).flatMap((row: { quantity?: object } | undefined) =>
    Object.keys(row?.quantity ?? {}),
  );
  const outlets = wrong.flatMap((field) => /^o(\d+)$/.exec(field)?.[1] ?? []);
  return outlets[0] === undefined ? undefined : Number(outlets[0]);
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
  if (before === undefined || Object.values(row.quantity).some((quantity) => quantity !== '')) return false;
  return priceFields.every((field) => String(row[field] ?? '') === String(before[field] ?? ''));
}

const priceFields = ['sku', 'barcode', 'sellingPrice', 'purchasePrice', 'mrp', 'vatIncluded'] as const;
