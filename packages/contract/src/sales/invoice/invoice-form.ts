import { isDueInTime } from '@bahi/domain/calendar/document-days';
import { enumeration, paymentMode } from '../../enumeration.ts';
import { chosenId, emptyOr, optionalDay, optionalId, positiveAmount, requiredText, toldAlways } from '../../fields.ts';
import { customsForm, judgeDeclaration } from '../../stock/goods-lines/customs.ts';
import { goodsLinesForm, judgeDiscount, mostLines, soldLineForm } from '../../stock/goods-lines/goods-lines-form.ts';
import { z } from '../../zod.ts';

export const invoiceState = enumeration({ DRAFT: -1, FINAL: 1, CANCELLED: 2 });
/**
 * How the invoice is paid when it is issued. CREDIT, the udhaaro of the counter, leaves it due; MIXED is paid in several
 * modes, or in part: what its `payments` leave is on credit.
 */
export const invoicePaymentMode = enumeration({ CASH: 1, ONLINE: 2, CHEQUE: 3, CREDIT: 4, MIXED: 5 });

/** Parts of a payment in several modes at most: cash once, the others as often as somebody pays so. */
const mostPayments = 6;
const invoicePayment = z.object({ mode: paymentMode.schema, amount: positiveAmount, moneyAccountId: optionalId });

const shortestCreditReason = 3;
const longestCreditReason = 200;

/** Where what is sold goes: what leaves the country is zero-rated, and declared to the customs. */
export const invoiceDestination = enumeration({ LOCAL: 1, EXPORT: 2 });

/** `batchId` is the batch that is sold, of goods that keep batches; without it what expires first. */
export const invoiceLineForm = soldLineForm.safeExtend({ batchId: optionalId.optional() });

/** `state` FINAL issues the bill and takes its number. */
export const invoiceForm = z
  .object({
    state: invoiceState.schema.default('DRAFT'),
    customerId: chosenId,
    dueDateAD: optionalDay,
    dueDateBS: optionalDay,
    paymentMode: invoicePaymentMode.schema.default('CREDIT'),
    /** Of an invoice that is MIXED, each part; at most the total together. */
    payments: z.array(invoicePayment).max(mostPayments, 'invoice.paymentsMany').default([]),
    /** The cash box, bank account or wallet that it is paid into, where it is paid in one mode. Not kept with a draft. */
    moneyAccountId: optionalId,
    /** What was handed over in cash, at least what is paid so: the rest is given back. Not kept with a draft. */
    tenderedAmount: emptyOr(positiveAmount),
    /** Why it passes beyond what its customer may owe, where the owner stops it. Not kept with a draft. */
    creditReason: emptyOr(
      requiredText(longestCreditReason).refine(
        ({ length }) => length >= shortestCreditReason,
        'creditLimit.reasonShort',
      ),
    ),
    destination: invoiceDestination.schema.default('LOCAL'),
    /** Of an export: where it goes is known when it is issued, its declaration may come later. */
    ...customsForm,
    // Last, so that what is wrong above the lines is named before what is wrong in them.
    ...goodsLinesForm,
    lines: z.array(invoiceLineForm).min(1, 'goodsLines.linesMissing').max(mostLines, 'goodsLines.linesMany'),
  })
  .superRefine((form, context) => {
    for (const name of ['issuedDate', 'dueDate'] as const)
      if (!form[`${name}AD`] && !form[`${name}BS`])
        context.addIssue({ code: 'custom', path: [`${name}AD`], message: 'common.isRequired' });
  }, toldAlways)
  .superRefine((form, context) => {
    judgeDiscount(form, context);
    for (const [path, message] of misPaid(form)) context.addIssue({ code: 'custom', path: [path], message });
    if (form.destination === 'EXPORT') {
      if (form.state === 'FINAL' && form.countryId === null)
        context.addIssue({ code: 'custom', path: ['countryId'], message: 'common.isRequired' });
      judgeDeclaration(form, context);
    }
    if (form.state === 'CANCELLED')
      context.addIssue({ code: 'custom', path: ['state'], message: 'common.choiceUnknown' });
    if (form.issuedDateAD && form.dueDateAD && !isDueInTime({ dated: form.issuedDateAD, due: form.dueDateAD }))
      context.addIssue({ code: 'custom', path: ['dueDateAD'], message: 'common.dueBeforeDocument' });
  })
  .meta({ id: 'InvoiceForm' });

type Paid = Pick<z.output<typeof invoiceForm>, 'state' | 'paymentMode' | 'payments' | 'tenderedAmount'>;

/** What does not go together of how it is paid. */
function misPaid({ state, paymentMode: mode, payments, tenderedAmount }: Paid): [field: string, message: string][] {
  const inCash = payments.filter((payment) => payment.mode === 'CASH').length;
  const isMixed = mode === 'MIXED';
  const takesCash = mode === 'CASH' || (isMixed && inCash > 0);
  return [
    ...(isMixed && state === 'DRAFT' ? [['paymentMode', 'invoice.mixedWhenIssued'] as const] : []),
    ...(isMixed !== payments.length > 0 ? [['payments', 'invoice.paymentsOfMixed'] as const] : []),
    ...(inCash > 1 ? [['payments', 'invoice.cashOnce'] as const] : []),
    ...(tenderedAmount !== null && !takesCash ? [['tenderedAmount', 'invoice.tenderedInCash'] as const] : []),
  ].map(([field, message]) => [field, message]);
}
