import { wholeItemForm } from '@bahi/contract/catalogue/item/item-parts';
import type { readyItemContract } from '@bahi/contract/catalogue/ready-item/ready-item.contract';
import { serviceForm } from '@bahi/contract/catalogue/service/service.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { Context } from '../../../platform/core/context.ts';
import { fail, refusalOf } from '../../../platform/core/errors.ts';
import { createItem } from '../item/item.commands.ts';
import { saveService } from '../service/service.commands.ts';
import { findReadyItems, type ReadyItem } from './ready-item.queries.ts';

type Take = typeof readyItemContract.take;
type Chosen = Input<Take>['body']['items'][number];

/** Makes what was chosen of a catalogue through the commands of its own forms, but for what is there already. */
export async function takeReadyItems(context: Context, { params, body }: Input<Take>): Promise<Answer<Take>> {
  const known = new Map((await findReadyItems(context, params.trade)).map((ready) => [ready.line.name, ready]));
  const unknown = body.items.flatMap(({ name }, at) =>
    known.has(name) ? [] : [{ field: `items.${at}.name`, key: 'common.unknownRecord' } as const],
  );
  if (unknown.length > 0) fail('common.invalid', { fields: unknown });
  let made = 0;
  for (const [at, chosen] of body.items.entries()) {
    const ready = known.get(chosen.name);
    if (ready === undefined || ready.isTaken) continue;
    await make(context, ready, { at, chosen, outletId: body.outletId, vatIncluded: body.vatIncluded });
    // Asked for twice it is there already.
    known.set(chosen.name, { ...ready, isTaken: true });
    made += 1;
  }
  const left = body.items.length - made;
  if (left === 0) context.say('readyItem.taken', { count: made });
  else context.say('readyItem.takenBut', { count: made, left });
  return { made, left };
}

type Wish = { at: number; chosen: Chosen; outletId: number | null; vatIncluded: boolean };

async function make(context: Context, { line, category, unit }: ReadyItem, wish: Wish) {
  const { at, chosen, outletId } = wish;
  const { name, nameNp, taxable, hsCode } = line;
  // What is exempt has no VAT to include.
  const vatIncluded = taxable && wish.vatIncluded;
  const price = chosen.sellingPrice ?? 0;
  try {
    if (category === null || unit === null) {
      const form = { name, nameNp, taxable, costPrice: price, vatIncludedPrice: vatIncluded };
      await saveService(context, serviceForm.parse(form));
      return;
    }
    const isThere = (chosen.quantity ?? 0) > 0;
    if (isThere && outletId === null) fail('common.isRequired', { field: 'outletId' });
    const openingStock = isThere ? [{ outletId, quantity: chosen.quantity, rate: chosen.cost }] : [];
    const form = { name, nameNp, taxable, vatIncluded, hsCode, categoryId: category.id, unitId: unit.id };
    const money = { sellingPrice: price, purchasePrice: chosen.cost, openingStock };
    await createItem(context, wholeItemForm.parse({ ...form, ...money }));
  } catch (error) {
    failAtItsPlace(error, at);
  }
}

/** What the forms of items and services refuse, at the fields of the catalogue. */
function failAtItsPlace(error: unknown, at: number): never {
  const refusal = refusalOf(error);
  if (refusal === null || refusal.fields.length === 0) throw error;
  const { status, code, parameters } = refusal;
  const fields = refusal.fields.map(({ field, ...said }) => ({
    ...said,
    field: field.endsWith('outletId') ? 'outletId' : `items.${at}.${fieldOf(field)}`,
  }));
  return fail(refusal.key, { status, code, parameters, fields });
}

function fieldOf(field: string): string {
  if (field.startsWith('openingStock')) return field.endsWith('rate') ? 'cost' : 'quantity';
  return field === 'costPrice' ? 'sellingPrice' : field;
}
