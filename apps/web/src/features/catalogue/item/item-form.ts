import type { Answer } from '@bahi/contract/endpoint';
import { amount, chosenId, positiveQuantity } from '@bahi/contract/fields';
import type { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemForm } from '@bahi/contract/catalogue/item/item-form';
import { defaultUnits, planningData, type wholeItemForm } from '@bahi/contract/catalogue/item/item-parts';
import { z } from '@bahi/contract/zod';
import { ApiError } from '../../../platform/api-error.ts';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';

export type ItemDetail = Answer<typeof itemContract.get>;
/** An outlet that may take opening stock. */
export type OpenOutlet = { id: number; name: string; nameNp: string | null };

/** An outlet's row of the form: empty where the outlet has none of the item. */
const openingStockRow = z
  .object({
    outletId: chosenId,
    quantity: z.union([z.literal(''), positiveQuantity]),
    rate: z.union([z.literal(''), amount]),
  })
  .superRefine(({ quantity, rate }, context) => {
    if ((quantity === '') === (rate === '')) return;
    context.addIssue({ code: 'custom', path: [quantity === '' ? 'quantity' : 'rate'], message: 'common.isRequired' });
  });

/** The form as it stands on the screen: what is sent, with a row for each outlet that may take opening stock. */
export const itemScreenForm = itemForm.extend({
  openingStock: z.array(openingStockRow),
  defaultUnits,
  reorderQuantity: planningData.shape.reorderQuantity,
  leadDays: planningData.shape.leadDays,
});
export type ItemValues = z.input<typeof itemScreenForm>;

/** Where an item may take opening stock: a new one in each outlet in view, another one where it has not moved yet. */
export function openOutletsOf(
  item: ItemDetail | null,
  { outlets, officeId }: { outlets: readonly OpenOutlet[]; officeId: number | null },
): OpenOutlet[] {
  if (item === null) return outlets.filter(({ id }) => officeId === null || id === officeId);
  return item.stock.flatMap(({ outletId, outletName, outletNameNp, isFixed }) =>
    isFixed ? [] : [{ id: outletId, name: outletName, nameNp: outletNameNp }],
  );
}

/** What a new item's form begins with. */
export function newItem(outlets: readonly OpenOutlet[], standardRateId: number | undefined): ItemValues {
  return newValues(itemScreenForm, {
    taxable: true,
    taxRateId: standardRateId ?? '',
    vatIncluded: false,
    shareable: false,
    isPriceShareable: false,
    defaultUnits: noUnits,
    openingStock: outlets.map(emptyRow),
  });
}

/** What the form of an item that exists begins with. */
export function valuesOf(
  item: ItemDetail,
  outlets: readonly OpenOutlet[],
  standardRateId: number | undefined,
): ItemValues {
  return valuesOfRecord(itemScreenForm, {
    ...item,
    defaultUnits: {
      purchaseUnitId: item.defaultUnits.purchaseUnitId ?? '',
      purchaseUnitConversion: item.defaultUnits.purchaseUnitConversion ?? '',
      salesUnitId: item.defaultUnits.salesUnitId ?? '',
      salesUnitConversion: item.defaultUnits.salesUnitConversion ?? '',
    },
    reorderQuantity: item.planningData.reorderQuantity,
    leadDays: item.planningData.leadDays,
    // The form has the AD day, which the BS one follows.
    purchaseDateBS: null,
    taxRateId: item.taxRateId ?? (item.taxable ? (standardRateId ?? null) : null),
    openingStock: outlets.map(emptyRow),
  });
}

/** What is sent: the rows that have a quantity, and where each of them stands in the form. */
export function bodyOf({ reorderQuantity, leadDays, ...values }: ItemValues): {
  body: z.input<typeof wholeItemForm>;
  rowPositions: readonly number[];
} {
  const rows = values.openingStock.map((row, position) => ({ ...row, position }));
  const filled = rows.filter(({ quantity }) => quantity !== '');
  return {
    body: {
      ...values,
      planningData: { reorderPoint: values.reorderPoint, reorderQuantity, leadDays },
      openingStock: filled.map(({ outletId, quantity, rate }) => ({ outletId, quantity, rate })),
    },
    rowPositions: filled.map(({ position }) => position),
  };
}

/** The server counts the rows that were sent; the form has empty ones between them. */
export function atFormRows(error: ApiError, rowPositions: readonly number[]): ApiError {
  const { status, code, message } = error;
  const fields = error.fields.map((field) => ({
    ...field,
    field: field.field
      .replace(/^openingStock\.(\d+)/, (_, row: string) => `openingStock.${rowPositions[Number(row)] ?? row}`)
      .replace(/^planningData\./, ''),
  }));
  return new ApiError({ status, code, message, fields });
}

const noUnits = { purchaseUnitId: '', purchaseUnitConversion: '', salesUnitId: '', salesUnitConversion: '' } as const;

function emptyRow({ id }: OpenOutlet): ItemValues['openingStock'][number] {
  return { outletId: id, quantity: '', rate: '' };
}
