import { amount, optionalId, quantity } from '@bahi/contract/fields';
import type { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemForm } from '@bahi/contract/catalogue/item/item-form';
import type { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { z } from '@bahi/contract/zod';
import { ApiError } from '../../../../platform/api-error.ts';
import { namesFromTyped } from '../../../../ui/fields/typed-names.ts';

/** The little that a bill needs of something new: goods with what there is of them, or a service. */
export const quickItemForm = z
  .object({
    kind: z.enum(['GOODS', 'SERVICE']),
    name: itemForm.shape.name,
    nameNp: itemForm.shape.nameNp,
    unitId: optionalId,
    categoryId: optionalId,
    sellingPrice: itemForm.shape.sellingPrice,
    taxable: z.boolean(),
    taxRateId: optionalId,
    vatIncluded: z.boolean(),
    quantity: z.union([z.literal(''), quantity]),
    cost: z.union([z.literal(''), amount]),
  })
  .superRefine((form, context) => {
    if (form.kind === 'SERVICE') return;
    const missing = (['unitId', 'categoryId'] as const).filter((field) => form[field] === null);
    const half = (form.quantity === '') === (form.cost === '') ? [] : [form.quantity === '' ? 'quantity' : 'cost'];
    for (const field of [...missing, ...half])
      context.addIssue({ code: 'custom', path: [field], message: 'common.isRequired' });
  });
export type QuickItemValues = z.input<typeof quickItemForm>;

/** What goods and services of a shop usually are, as its first one begins. */
export type Usual = { unitId: number | ''; categoryId: number | ''; taxRateId: number | '' };

export function newQuickItem(typed: string, mayKeep: boolean, usual: Usual): QuickItemValues {
  return {
    kind: mayKeep ? 'GOODS' : 'SERVICE',
    ...namesFromTyped(typed),
    ...usual,
    sellingPrice: '',
    taxable: true,
    vatIncluded: false,
    quantity: '',
    cost: '',
  };
}

/** The item as its call takes it, with what there is of it in the outlet of the bill. */
export function itemBody(values: QuickItemValues, outletId: number | null): Sent<typeof itemContract.create>['body'] {
  const { kind: _, quantity: there, cost, unitId, categoryId, ...item } = values;
  const isCounted = outletId !== null && there !== '' && Number(there) !== 0;
  return {
    ...item,
    unitId: unitId ?? '',
    categoryId: categoryId ?? '',
    ...(cost === '' ? {} : { purchasePrice: cost }),
    openingStock: isCounted ? [{ outletId, quantity: there, rate: cost, batchNumber: '', batchExpiryAD: '' }] : [],
  };
}

export function serviceBody(values: QuickItemValues): Sent<typeof serviceContract.save>['body'] {
  const { name, nameNp, taxable, taxRateId } = values;
  return { name, nameNp, taxable, taxRateId, costPrice: values.sellingPrice, vatIncludedPrice: values.vatIncluded };
}

const places = [
  [/^openingStock\.\d+\.quantity$/, 'quantity'],
  [/^openingStock\.\d+\.rate$/, 'cost'],
  [/^openingStock.*$/, 'quantity'],
  [/^costPrice$/, 'sellingPrice'],
  [/^vatIncludedPrice$/, 'vatIncluded'],
  [/^code$/, 'name'],
] as const;

/** The server names the fields of items and services; here they are called otherwise. */
export function atQuickFields(error: ApiError): ApiError {
  const { status, code, message } = error;
  const fields = error.fields.map(({ field, ...said }) => ({
    ...said,
    field: places.reduce<string>((name, [from, to]) => name.replace(from, to), field),
  }));
  return new ApiError({ status, code, message, fields });
}
