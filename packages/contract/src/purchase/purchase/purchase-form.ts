import { comparedBillNumber } from '@bahi/domain/bill-number';
import { isDueInTime } from '@bahi/domain/calendar/document-days';
import { choiceOf, enumeration } from '../../enumeration.ts';
import { amountBetween, chosenId, emptyOr, optionalDay, optionalId, toldAlways } from '../../fields.ts';
import { mostAttachedDocuments } from '../../money/due-document/due-document.ts';
import { batchForm, judgeBatch } from '../../stock/batch/batch-fields.ts';
import { customsForm, paperNumber } from '../../stock/goods-lines/customs.ts';
import { goodsLinesForm, judgeDiscount, lineForm, mostLines } from '../../stock/goods-lines/goods-lines-form.ts';
import { z } from '../../zod.ts';

/** As documents with lines are: FINAL takes its number and posts; what was final may be cancelled. */
export const purchaseState = enumeration({ DRAFT: -1, FINAL: 1, CANCELLED: 2 });
/** Where the goods come from: what was imported has a declaration of the customs (प्रज्ञापनपत्र), and no VAT on the vendor's bill. */
export const purchaseOrigin = enumeration({ LOCAL: 1, IMPORT: 2 });
/** The last part of the path that saves a bill. */
export const purchaseType = choiceOf(['draft', 'final']);

/** What a vendor may round a bill by, rupees either way. */
const mostRounded = 1;

/**
 * A line of a vendor's bill. `unitId` is the unit that quantity and rate are in, the item's own without. What is bought
 * goes onto the shelf, unless it is capital goods or an expense category is named; a service is always one of these two.
 */
export const purchaseLineForm = lineForm.safeExtend({
  unitId: optionalId,
  /** False for what the bill charges no VAT for, though the item is taxable. */
  taxable: z.boolean().default(true),
  isCapital: z.boolean().default(false),
  /** The expense category of what is spent. */
  categoryId: optionalId,
  ...batchForm,
});

/** A vendor's bill. Amounts are rupees. */
export const purchaseForm = z
  .object({
    vendorId: chosenId,
    /** The number on the vendor's own bill. */
    billNumber: paperNumber,
    dueDateAD: optionalDay,
    dueDateBS: optionalDay,
    origin: purchaseOrigin.schema.default('LOCAL'),
    /** Of imported goods, and where they come from. */
    ...customsForm,
    /** Whether the rates on the bill are with VAT. */
    ratesIncludeVat: z.boolean().default(false),
    /** Rupees that the vendor added to the total, or took off when negative. */
    roundingAmount: emptyOr(amountBetween(-mostRounded, mostRounded, 'purchase.roundingLarge')),
    /** Identifiers of uploads; what the bill has and the list does not name is taken away. */
    documents: z.array(z.string().max(50)).max(mostAttachedDocuments, 'common.documentsMany').optional(),
    ...goodsLinesForm,
    lines: z.array(purchaseLineForm).min(1, 'goodsLines.linesMissing').max(mostLines, 'goodsLines.linesMany'),
  })
  .superRefine((form, context) => {
    for (const name of ['issuedDate', 'dueDate'] as const)
      if (!form[`${name}AD`] && !form[`${name}BS`])
        context.addIssue({ code: 'custom', path: [`${name}AD`], message: 'common.isRequired' });
  }, toldAlways)
  .superRefine((form, context) => {
    judgeDiscount(form, context);
    if (form.issuedDateAD && form.dueDateAD && !isDueInTime({ dated: form.issuedDateAD, due: form.dueDateAD }))
      context.addIssue({ code: 'custom', path: ['dueDateAD'], message: 'common.dueBeforeDocument' });
    for (const [position, line] of form.lines.entries()) judgeBatch(line, context, ['lines', position]);
    for (const [position, line] of form.lines.entries())
      if (line.inventoryType === 'SERVICE' && !line.isCapital && line.categoryId === null)
        context.addIssue({ code: 'custom', path: ['lines', position, 'categoryId'], message: 'common.isRequired' });
  })
  .meta({ id: 'PurchaseForm' });

type Import = Pick<
  z.output<typeof purchaseForm>,
  'origin' | 'declarationNumber' | 'declarationDateAD' | 'declarationDateBS' | 'countryId'
>;

/** What a bill of imported goods lacks before it can be final, by its fields: a draft may wait for the customs. */
export function missingOfImport(form: Import): ('declarationNumber' | 'declarationDateAD' | 'countryId')[] {
  if (form.origin === 'LOCAL') return [];
  const missing: ('declarationNumber' | 'declarationDateAD' | 'countryId')[] = [];
  if (comparedBillNumber(form.declarationNumber ?? '') === '') missing.push('declarationNumber');
  if (!form.declarationDateAD && !form.declarationDateBS) missing.push('declarationDateAD');
  if (form.countryId === null) missing.push('countryId');
  return missing;
}
