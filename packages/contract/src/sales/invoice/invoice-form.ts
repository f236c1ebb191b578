import { isDueInTime } from '@bahi/domain/calendar/document-days';
import { enumeration } from '../../enumeration.ts';
import { chosenId, optionalDay } from '../../fields.ts';
import { goodsLinesForm, judgeDiscount } from '../../stock/goods-lines/goods-lines-form.ts';
import { z } from '../../zod.ts';

export const invoiceState = enumeration({ DRAFT: -1, FINAL: 1, CANCELLED: 2 });
/** How the invoice says it is paid; CREDIT is the udhaaro of the counter. */
export const invoicePaymentMode = enumeration({ CASH: 1, ONLINE: 2, CHEQUE: 3, CREDIT: 4 });

/** `state` FINAL issues the bill and takes its number. */
export const invoiceForm = z
  .object({
    state: invoiceState.schema.default('DRAFT'),
    customerId: chosenId,
    dueDateAD: optionalDay,
    dueDateBS: optionalDay,
    paymentMode: invoicePaymentMode.schema.default('CREDIT'),
    // Last, so that what is wrong above the lines is named before what is wrong in them.
    ...goodsLinesForm,
  })
  .superRefine((form, context) => {
    for (const name of ['issuedDate', 'dueDate'] as const)
      if (!form[`${name}AD`] && !form[`${name}BS`])
        context.addIssue({ code: 'custom', path: [`${name}AD`], message: 'common.isRequired' });
    judgeDiscount(form, context);
    if (form.state === 'CANCELLED')
      context.addIssue({ code: 'custom', path: ['state'], message: 'common.choiceUnknown' });
    if (form.issuedDateAD && form.dueDateAD && !isDueInTime({ dated: form.issuedDateAD, due: form.dueDateAD }))
      context.addIssue({ code: 'custom', path: ['dueDateAD'], message: 'common.dueBeforeDocument' });
  })
  .meta({ id: 'InvoiceForm' });
