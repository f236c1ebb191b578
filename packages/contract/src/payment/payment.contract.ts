import { contract } from '../endpoint.ts';
import { enumeration, paymentMode, paymentStatus } from '../enumeration.ts';
import { day, id, positiveAmount } from '../fields.ts';
import { z } from '../zod.ts';

export const componentType = enumeration({ INVOICE: 1, INCOME: 2, EXPENSE: 3, PURCHASE: 4 });

/** Each row: mode, date and an amount of at least one rupee (specification, section 5). */
const paymentRow = z.object({
  paymentMode: paymentMode.schema,
  paymentDate: day,
  paymentAmount: positiveAmount.refine((value) => value >= 1, 'payment.amountSmall'),
});

export const paymentForm = z
  .object({
    componentEntityId: id,
    componentType: componentType.schema.default('INVOICE'),
    paymentLedgerDetailRequestDtoList: z.array(paymentRow).min(1, 'payment.rowsMissing').max(50, 'payment.rowsMany'),
    totalPayingAmount: positiveAmount,
  })
  .superRefine((form, context) => {
    const paisa = form.paymentLedgerDetailRequestDtoList.reduce(
      (sum, row) => sum + Math.round(row.paymentAmount * 100),
      0,
    );
    const hasRows = form.paymentLedgerDetailRequestDtoList.length > 0;
    if (hasRows && paisa !== Math.round(form.totalPayingAmount * 100))
      context.addIssue({ code: 'custom', path: ['totalPayingAmount'], message: 'payment.totalDiffers' });
  });

const paymentSummary = z
  .object({
    /** The invoice's number. */
    code: z.string().nullable(),
    totalAmount: z.number(),
    totalPaidAmount: z.number(),
    dueAmount: z.number(),
    paymentStatus: paymentStatus.answer,
    customerName: z.string(),
    customerNameNp: z.string().nullable(),
    customerAddress: z.string(),
    customerAddressNp: z.string(),
    billDateAD: z.string(),
    billDateBS: z.string(),
    paymentLedgerDetailResponseDtoList: z.array(
      z.object({
        id: z.int(),
        paymentAmount: z.number(),
        paymentDate: z.string(),
        paymentDateBS: z.string(),
        paymentMode: paymentMode.answer,
        receivedBy: z.string(),
      }),
    ),
  })
  .meta({ id: 'PaymentSummary' });

export const paymentContract = contract('payment', {
  ofInvoice: { call: 'GET /invoice/payment/fetch/:invoiceId', access: 'payment.read', answer: paymentSummary },
  create: {
    call: 'POST /invoice/payment/create',
    access: 'payment.create',
    body: paymentForm,
    posting: true,
    answer: paymentSummary,
    refreshes: ['invoice', 'customer', 'dashboard', 'salesReport'],
  },
});
