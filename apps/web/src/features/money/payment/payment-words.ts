import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import type { ComponentType } from '@bahi/contract/money/payment/payment-form';

type Word = Extract<keyof typeof paymentDialogMessages.texts, string>;
type Words = Readonly<Record<'party' | 'settled' | 'settling' | 'by' | 'noneText', Word>>;

const received: Words = {
  party: 'customer',
  settled: 'received',
  settling: 'receiving',
  by: 'receivedBy',
  noneText: 'noneReceivedText',
};
const made: Words = { party: 'vendor', settled: 'made', settling: 'paying', by: 'madeBy', noneText: 'noneMadeText' };

/** Money comes in from a customer for bills and incomes, and goes out to a vendor for expenses: each in its own words. */
export function paymentWords(type: ComponentType): Words {
  return type === 'EXPENSE' ? made : received;
}
