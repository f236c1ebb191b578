import { discountType, inventoryType } from '../../enumeration.ts';
import {
  amount,
  emptyOr,
  optionalDay,
  optionalId,
  optionalQuantity,
  optionalText,
  positiveQuantity,
  toldAlways,
  version,
} from '../../fields.ts';
import { z } from '../../zod.ts';

/** Lines of one document at most. */
export const mostLines = 500;

const fieldsOfKinds = new Map<string, 'itemLedgerDetailId' | 'serviceId'>([
  ['ITEM', 'itemLedgerDetailId'],
  ['SERVICE', 'serviceId'],
]);

/** A line names an item's variant (`itemLedgerDetailId`) or a service; the rate is rupees a unit, as it was agreed. */
export const lineForm = z
  .object({
    inventoryType: inventoryType.schema,
    itemLedgerDetailId: optionalId,
    serviceId: optionalId,
    quantity: positiveQuantity,
    /** Zero is refused where the business gives nothing away. */
    rate: amount,
    discountType: discountType.default('1'),
    /** Per cent (at most two decimals) or rupees, by the type. */
    discount: amount.default(0),
    remarks: optionalText(200),
  })
  .superRefine((line, context) => {
    const field = fieldsOfKinds.get(line.inventoryType);
    if (field !== undefined && !line[field])
      context.addIssue({ code: 'custom', path: [field], message: 'common.isRequired' });
  }, toldAlways)
  .superRefine((line, context) => {
    if (line.discountType === '1' && line.discount > 100)
      context.addIssue({ code: 'custom', path: ['discount'], message: 'goodsLines.discountAboveLine' });
  });

/**
 * A line of what is sold. `unitId` is the unit that quantity and rate are in, the item's own without; `freeQuantity` goes
 * along for nothing, in the same unit. `countedQuantity` is all of it in the item's own unit as it is shown to whoever sends
 * it: where the unit counts otherwise by now, it is refused.
 */
export const soldLineForm = lineForm
  .safeExtend({
    unitId: optionalId.optional(),
    freeQuantity: optionalQuantity.optional(),
    countedQuantity: optionalQuantity.optional(),
  })
  .superRefine((line, context) => {
    if (line.inventoryType === 'SERVICE' && (line.freeQuantity ?? 0) > 0)
      context.addIssue({ code: 'custom', path: ['freeQuantity'], message: 'goodsLines.freeOfService' });
  });

/** What the forms of documents with lines have in common; days may be sent AD, BS or both (then they must agree). */
export const goodsLinesForm = {
  id: z.int().positive().optional(),
  version,
  outletId: optionalId,
  issuedDateAD: optionalDay,
  issuedDateBS: optionalDay,
  discountType: discountType.default('1'),
  discount: amount.default(0),
  shippingCharge: amount.default(0),
  remarks: optionalText(500),
  /** The total as it is shown to whoever sends it: where the rules or rates of today make another one, it is refused. */
  expectedTotal: emptyOr(amount),
  lines: z.array(lineForm).min(1, 'goodsLines.linesMissing').max(mostLines, 'goodsLines.linesMany'),
};

/** The rule between the fields that they share. */
export function judgeDiscount(
  form: { discountType: '1' | '2'; discount: number },
  context: z.core.$RefinementCtx,
): void {
  if (form.discountType === '1' && form.discount > 100)
    context.addIssue({ code: 'custom', path: ['discount'], message: 'goodsLines.discountAboveTotal' });
}
