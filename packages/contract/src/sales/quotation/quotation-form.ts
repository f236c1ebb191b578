import { isDueInTime } from '@bahi/domain/calendar/document-days';
import { enumeration } from '../../enumeration.ts';
import { chosenId, optionalDay, toldAlways } from '../../fields.ts';
import { goodsLinesForm, judgeDiscount, mostLines, soldLineForm } from '../../stock/goods-lines/goods-lines-form.ts';
import { z } from '../../zod.ts';

/** EXPIRED is what was published and not answered by its last day. */
export const quotationState = enumeration({
  DRAFT: -1,
  PUBLISHED: 1,
  ACCEPTED: 2,
  REJECTED: 3,
  EXPIRED: 4,
  CONVERTED: 5,
});

/** `state` PUBLISHED takes the number and makes it valid for the customer, until the end of the due date. */
export const quotationForm = z
  .object({
    state: quotationState.schema.default('DRAFT'),
    customerId: chosenId,
    dueDateAD: optionalDay,
    dueDateBS: optionalDay,
    // Last, so that what is wrong above the lines is named before what is wrong in them.
    ...goodsLinesForm,
    lines: z.array(soldLineForm).min(1, 'goodsLines.linesMissing').max(mostLines, 'goodsLines.linesMany'),
  })
  .superRefine((form, context) => {
    for (const name of ['issuedDate', 'dueDate'] as const)
      if (!form[`${name}AD`] && !form[`${name}BS`])
        context.addIssue({ code: 'custom', path: [`${name}AD`], message: 'common.isRequired' });
  }, toldAlways)
  .superRefine((form, context) => {
    judgeDiscount(form, context);
    if (form.state !== 'DRAFT' && form.state !== 'PUBLISHED')
      context.addIssue({ code: 'custom', path: ['state'], message: 'common.choiceUnknown' });
    if (form.issuedDateAD && form.dueDateAD && !isDueInTime({ dated: form.issuedDateAD, due: form.dueDateAD }))
      context.addIssue({ code: 'custom', path: ['dueDateAD'], message: 'quotation.endsBeforeDay' });
  })
  .meta({ id: 'QuotationForm' });
