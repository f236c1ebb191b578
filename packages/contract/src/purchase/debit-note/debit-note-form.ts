import { isReturn } from '@bahi/domain/goods/debit-note';
import { toLatin } from '@bahi/domain/numbers/digits';
import { enumeration } from '../../enumeration.ts';
import {
  amount,
  chosenId,
  emptyOr,
  optionalAmount,
  optionalDay,
  optionalText,
  quantity,
  toldAlways,
  version,
} from '../../fields.ts';
import { mostAttachedDocuments } from '../../money/due-document/due-document.ts';
import { mostLines } from '../../stock/goods-lines/goods-lines-form.ts';
import { z } from '../../zod.ts';

/** As documents with lines are: FINAL takes its number and posts. What is final stands. */
export const debitNoteState = enumeration({ DRAFT: -1, FINAL: 1 });
/** Why: goods go back, the price was too high, the vendor gave a discount afterwards. */
export const debitCase = enumeration({ RETURN: 1, PRICE: 2, DISCOUNT: 3 });
/** How what is left over comes back at once; without, it stays an advance with the vendor. */
export const returnedMode = enumeration({ CASH: 1, ONLINE: 2, CHEQUE: 3 });

/** As the number of a bill, stored in Latin digits: the same paper is found however it was typed. */
export const vendorNumber = optionalText(50).transform((text) => text && toLatin(text));

/**
 * What of a line of the bill is taken back: how many (RETURN), in the bill's unit or in the item's own, or how many
 * rupees without VAT (PRICE, DISCOUNT).
 */
export const debitNoteLineForm = z.object({
  purchaseLineId: chosenId,
  quantity: quantity.default(0),
  inStockUnit: z.boolean().default(false),
  amount: amount.default(0),
});

/** A debit note against a purchase bill. Amounts are rupees; days may be sent AD, BS or both (then they must agree). */
export const debitNoteForm = z
  .object({
    id: z.int().positive().optional(),
    version,
    state: debitNoteState.schema.default('DRAFT'),
    purchaseId: chosenId,
    case: debitCase.schema,
    issuedDateAD: optionalDay,
    issuedDateBS: optionalDay,
    /** The number on the vendor's own credit note. */
    vendorNumber,
    remarks: optionalText(500),
    /** Of the freight of the bill, without VAT. */
    shippingCharge: amount.default(0),
    refundMode: emptyOr(returnedMode.schema),
    /** The total as it is shown to whoever sends it: where somebody else took something meanwhile, it is refused. */
    expectedTotal: optionalAmount,
    lines: z.array(debitNoteLineForm).max(mostLines, 'goodsLines.linesMany'),
    /** The uploads that belong to it, by their identifiers; without, they stay as they are. */
    documents: z.array(z.string().max(50)).max(mostAttachedDocuments, 'common.documentsMany').optional(),
  })
  .superRefine((form, context) => {
    if (!form.issuedDateAD && !form.issuedDateBS)
      context.addIssue({ code: 'custom', path: ['issuedDateAD'], message: 'common.isRequired' });
    for (const path of missingIn(form)) context.addIssue({ code: 'custom', path, message: 'common.isRequired' });
  }, toldAlways)
  .superRefine((form, context) => {
    if (form.lines.length === 0 && form.shippingCharge === 0)
      context.addIssue({ code: 'custom', path: ['lines'], message: 'debitNote.nothingDebited' });
  })
  .meta({ id: 'DebitNoteForm' });

const asSent = z.object({ case: debitCase.schema, lines: z.array(z.record(z.string(), z.unknown())) });

/** The fields of lines that do not say how much, as far as what was sent can be read. */
function missingIn(form: unknown): (string | number)[][] {
  const sent = asSent.safeParse(form);
  if (!sent.success) return [];
  const field = isReturn(sent.data.case) ? 'quantity' : 'amount';
  return sent.data.lines.flatMap((line, position) => ((line[field] ?? 0) === 0 ? [['lines', position, field]] : []));
}
