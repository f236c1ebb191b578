import { isDueInTime } from '@bahi/domain/calendar/document-days';
import { discountType, enumeration, inventoryType } from '../../enumeration.ts';
import {
  amount,
  chosenId,
  optionalDay,
  optionalId,
  optionalText,
  positiveAmount,
  positiveQuantity,
  version,
} from '../../fields.ts';
import { z } from '../../zod.ts';

/** Lines of one invoice at most. */
export const mostInvoiceLines = 500;

export const invoiceState = enumeration({ DRAFT: -1, FINAL: 1, CANCELLED: 2 });
/** How the bill says it is paid; CREDIT is the udhaaro of the counter. */
export const invoicePaymentMode = enumeration({ CASH: 1, ONLINE: 2, CHEQUE: 3, CREDIT: 4 });

/** A line names an item's variant (`itemLedgerDetailId`) or a service; the rate is rupees a unit, as it was agreed. */
const lineForm = z
  .object({
    inventoryType: inventoryType.schema,
    itemLedgerDetailId: optionalId,
    serviceId: optionalId,
    quantity: positiveQuantity,
    rate: positiveAmount,
    discountType: discountType.default('1'),
    /** Per cent (at most two decimals) or rupees, by the type. */
    discount: amount.default(0),
    remarks: optionalText(200),
  })
  .superRefine((line, context) => {
    const isItem = line.inventoryType === 'ITEM';
    if ((isItem ? line.itemLedgerDetailId : line.serviceId) === null)
      context.addIssue({
        code: 'custom',
        path: [isItem ? 'itemLedgerDetailId' : 'serviceId'],
        message: 'common.isRequired',
      });
    if (line.discountType === '1' && line.discount > 100)
      context.addIssue({ code: 'custom', path: ['discount'], message: 'invoice.discountAboveLine' });
  });

/** Days may be sent AD, BS or both (then they must agree); `state` FINAL issues the bill and takes its number. */
export const invoiceForm = z
  .object({
    id: z.int().positive().optional(),
    version,
    state: invoiceState.schema.default('DRAFT'),
    outletId: optionalId,
    customerId: chosenId,
    issuedDateAD: optionalDay,
    issuedDateBS: optionalDay,
    dueDateAD: optionalDay,
    dueDateBS: optionalDay,
    paymentMode: invoicePaymentMode.schema.default('CREDIT'),
    discountType: discountType.default('1'),
    discount: amount.default(0),
    shippingCharge: amount.default(0),
    remarks: optionalText(500),
    lines: z.array(lineForm).min(1, 'invoice.linesMissing').max(mostInvoiceLines, 'invoice.linesMany'),
  })
  .superRefine((form, context) => {
    for (const name of ['issuedDate', 'dueDate'] as const)
      if (!form[`${name}AD`] && !form[`${name}BS`])
        context.addIssue({ code: 'custom', path: [`${name}AD`], message: 'common.isRequired' });
    if (form.discountType === '1' && form.discount > 100)
      context.addIssue({ code: 'custom', path: ['discount'], message: 'invoice.discountAboveTotal' });
    if (form.state === 'CANCELLED')
      context.addIssue({ code: 'custom', path: ['state'], message: 'common.choiceUnknown' });
    if (form.issuedDateAD && form.dueDateAD && !isDueInTime({ dated: form.issuedDateAD, due: form.dueDateAD }))
      context.addIssue({ code: 'custom', path: ['dueDateAD'], message: 'common.dueBeforeDocument' });
  })
  .meta({ id: 'InvoiceForm' });
