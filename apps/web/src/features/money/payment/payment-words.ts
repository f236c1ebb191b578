import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import type { ComponentType } from '@bahi/contract/money/payment/payment-form';

import { documentKinds, isDocumentKind, type SettlementDirection } from '@bahi/domain/document-kinds';

type Word = Extract<keyof typeof paymentDialogMessages.texts, string>;
type Words = Readonly<Record<'party' | 'settled' | 'settling' | 'by' | 'number' | 'noneText', Word>>;

const ways: Readonly<Record<SettlementDirection, Omit<Words, 'party'>>> = {
  RECEIVED: {
    settled: 'received',
    settling: 'receiving',
    by: 'receivedBy',
    number: 'receiptNumber',
    noneText: 'noneReceivedText',
  },
  PAID: { settled: 'made', settling: 'paying', by: 'madeBy', number: 'voucherNumber', noneText: 'noneMadeText' },
};

/** Money that comes in and money that goes out are told each in their own words, as is whose document it is. */
export function paymentWords(type: ComponentType): Words {
  const { party, settledBy } = isDocumentKind(type) ? documentKinds[type] : reserved;
  return { party, ...ways[settledBy] };
}

/** What is reserved is the vendor's paper. */
const reserved = { party: 'vendor', settledBy: 'PAID' } as const;
