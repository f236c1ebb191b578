import { isByQuantity } from '@bahi/domain/goods/credit-note';
import { enumeration } from '../../enumeration.ts';
import {
  amount,
  chosenId,
  emptyOr,
  optionalAmount,
  optionalDay,
  optionalId,
  optionalText,
  quantity,
  toldAlways,
  version,
} from '../../fields.ts';
import { mostLines } from '../../stock/goods-lines/goods-lines-form.ts';
import { z } from '../../zod.ts';

/** As documents with lines are: FINAL takes its number and posts. What is final stands. */
export const creditNoteState = enumeration({ DRAFT: -1, FINAL: 1 });
/** Why: goods came back, the price was too high, the invoice was wrong, a discount was given afterwards. */
export const creditCase = enumeration({ RETURN: 1, PRICE: 2, MISTAKE: 3, DISCOUNT: 4 });
/** How what is left over is paid back at once; without, it stays the customer's advance. */
export const refundMode = enumeration({ CASH: 1, ONLINE: 2, CHEQUE: 3 });

/** What of a line of the invoice is credited: how many (RETURN, MISTAKE), or how many rupees without VAT (PRICE, DISCOUNT). */
export const creditNoteLineForm = z.object({
  invoiceLineId: chosenId,
  quantity: quantity.default(0),
  /** Of a return, how many of those that had gone along for nothing come back with them. */
  freeQuantity: quantity.default(0),
  amount: amount.default(0),
  /** Whether what came back goes onto the shelf again; of a service nothing does. */
  isRestocked: z.boolean().default(true),
});

/** A credit note against an issued invoice. Amounts are rupees; days may be sent AD, BS or both (then they must agree). */
export const creditNoteForm = z
  .object({
    id: z.int().positive().optional(),
    version,
    state: creditNoteState.schema.default('DRAFT'),
    invoiceId: chosenId,
    case: creditCase.schema,
    issuedDateAD: optionalDay,
    issuedDateBS: optionalDay,
    remarks: optionalText(500),
    /** The discrepancy of the invoice that it answers. */
    discrepancyId: optionalId,
    /** Of the shipping charge, without VAT. */
    shippingCharge: amount.default(0),
    refundMode: emptyOr(refundMode.schema),
    /** The total as it is shown to whoever sends it: where somebody else credited meanwhile, it is refused. */
    expectedTotal: optionalAmount,
    lines: z.array(creditNoteLineForm).max(mostLines, 'goodsLines.linesMany'),
  })
  .superRefine((form, context) => {
    if (!form.issuedDateAD && !form.issuedDateBS)
      context.addIssue({ code: 'custom', path: ['issuedDateAD'], message: 'common.isRequired' });
    for (const path of missingIn(form)) context.addIssue({ code: 'custom', path, message: 'common.isRequired' });
  }, toldAlways)
  .superRefine((form, context) => {
    if (form.lines.length === 0 && form.shippingCharge === 0)
      context.addIssue({ code: 'custom', path: ['lines'], message: 'creditNote.nothingCredited' });
  })
  .meta({ id: 'CreditNoteForm' });

const asSent = z.object({ case: creditCase.schema, lines: z.array(z.record(z.string(), z.unknown())) });

/** The fields of lines that do not say how much, as far as what was sent can be read. */
function missingIn(form: unknown): (string | number)[][] {
  const sent = asSent.safeParse(form);
  if (!sent.success) return [];
  const fields = isByQuantity(sent.data.case) ? (['quantity', 'freeQuantity'] as const) : (['amount'] as const);
  return sent.data.lines.flatMap((line, position) =>
    fields.every((field) => (line[field] ?? 0) === 0) ? [['lines', position, fields[0]]] : [],
  );
}
