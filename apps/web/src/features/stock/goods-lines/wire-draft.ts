import { type lineForm, soldLineForm } from '@bahi/contract/stock/goods-lines/goods-lines-form';
import type { z } from '@bahi/contract/zod';
import { rupeesFromPaisa } from '@bahi/domain/numbers/money';
import type { HeadDraft, LineDraft } from './document-draft.ts';
import type { DraftTotal } from './draft-total.ts';
import { shownCount } from './sold/sold-line.ts';

/** How lines are sent, and the form by which their mistakes are told. */
export type LineWire = { form: z.ZodType; wire: (line: LineDraft) => object };

/** The place in the editor of a field of the form: days are AD there, and the party has one name in all kinds. */
export function placeOf(field: string, places: Readonly<Record<string, string>>): string {
  const name = field.replace(/BS$/, 'AD');
  return places[name] ?? places[name.replace(/\.\d+$/, '')] ?? name;
}

/** What all heads share, as it is sent; the party's id has its name in each kind. */
export function wireHead({ id, version, party: _, ...rest }: HeadDraft) {
  return {
    ...rest,
    ...(id === null ? {} : { id }),
    ...(version === null ? {} : { version }),
    discount: rest.discount || '0',
    shippingCharge: rest.shippingCharge || '0',
  };
}

/** A line as it is sent. */
export function wireLine({ item, ...line }: LineDraft): z.input<typeof lineForm> {
  const { quantity, rate, discountType, discount, remarks } = line;
  const isItem = item?.inventoryType !== 'SERVICE';
  return {
    quantity,
    rate,
    discountType,
    remarks,
    inventoryType: item?.inventoryType ?? 'ITEM',
    itemLedgerDetailId: isItem ? (item?.id ?? null) : null,
    serviceId: isItem ? null : (item?.id ?? null),
    discount: discount || '0',
  };
}

/** A line of what is sold as it is sent, with how many of the item's own unit it is shown to be. */
export function wireSoldLine(line: LineDraft): z.input<typeof soldLineForm> {
  const countedQuantity = shownCount(line);
  return {
    ...wireLine(line),
    freeQuantity: line.freeQuantity,
    ...(line.soldIn === null ? {} : { unitId: line.soldIn.id }),
    ...(countedQuantity === null ? {} : { countedQuantity }),
  };
}

/** Lines of what is sold. */
export const soldLines: LineWire = { form: soldLineForm, wire: wireSoldLine };

/** The place of a line's field in the editor, by its name on the wire. */
export function lineFieldOf(name: string): string {
  if (name === 'countedQuantity') return 'unitId';
  return name === 'itemLedgerDetailId' || name === 'serviceId' || name === 'inventoryType' ? 'item' : name;
}

/** The total that is shown, in rupees: what is issued is issued at it. */
export function shownTotal({ total }: Pick<DraftTotal, 'total'>): number | null {
  return total === null ? null : rupeesFromPaisa(total.grandTotal);
}
