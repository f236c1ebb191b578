import { paymentContract, paymentForm } from '@bahi/contract/payment/payment.contract';
import { paymentMessages } from '@bahi/contract/payment/payment.messages';
import type { Answer } from '@bahi/contract/endpoint';
import type { z } from '@bahi/contract/zod';
import { addPaisa, type Paisa, paisaFromRupees, parseRupees, rupeesFromPaisa, zeroPaisa } from '@bahi/domain/money';
import { registerTexts } from '../../platform/i18n.ts';

registerTexts(paymentMessages);

export type PaymentSummary = Answer<typeof paymentContract.ofInvoice>;
export type PaymentRow = PaymentSummary['paymentLedgerDetailResponseDtoList'][number];
/** Whose payments these are: today bills; income and expenses take the same dialog. */
export type PaymentComponent = {
  type: 'INVOICE';
  id: number;
  number: string | null;
  /** Neither draft nor cancelled: only then payments are taken. */
  isActive: boolean;
};
export type PaymentValues = z.input<typeof paymentForm>;
export type PaymentBounds = Pick<PaymentSummary, 'billDateAD' | 'dueAmount'> & { todayAD: string };

/** The rules of the form, with the bounds that this bill gives: not before its date, not above what is due. */
export function paymentFormFor({ billDateAD, dueAmount, todayAD }: PaymentBounds) {
  return paymentForm.superRefine((form, context) => {
    form.paymentLedgerDetailRequestDtoList.forEach(({ paymentDate }, position) => {
      const path = ['paymentLedgerDetailRequestDtoList', position, 'paymentDate'];
      if (paymentDate < billDateAD) context.addIssue({ code: 'custom', path, message: 'payment.beforeBill' });
      if (paymentDate > todayAD) context.addIssue({ code: 'custom', path, message: 'payment.future' });
    });
    if (form.totalPayingAmount > dueAmount)
      context.addIssue({ code: 'custom', path: ['totalPayingAmount'], message: 'payment.aboveDue' });
  });
}

/** One payment of all that is due, today and in cash. */
export function paymentValuesFor(component: PaymentComponent, { dueAmount, todayAD }: PaymentBounds): PaymentValues {
  return {
    componentEntityId: component.id,
    componentType: component.type,
    paymentLedgerDetailRequestDtoList: [
      { paymentMode: 'CASH', paymentDate: todayAD, paymentAmount: String(dueAmount) },
    ],
    totalPayingAmount: String(dueAmount),
  };
}

type Amounts = readonly { paymentAmount: string | number }[];

/** The sum of what the rows hold so far; what cannot be read counts as nothing. */
export function sumOf(rows: Amounts): Paisa {
  return rows.reduce(
    (sum, { paymentAmount }) => addPaisa(sum, parseRupees(String(paymentAmount)) ?? zeroPaisa),
    zeroPaisa,
  );
}

/** As it is sent. */
export function sumText(rows: Amounts): string {
  return String(rupeesFromPaisa(sumOf(rows)));
}

export function paisaOf(rupees: number): Paisa {
  return paisaFromRupees(rupees) ?? zeroPaisa;
}
