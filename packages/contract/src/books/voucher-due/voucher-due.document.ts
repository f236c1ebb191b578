import { documentKinds } from '@bahi/domain/document-kinds';
import type { DocumentContract } from '../document-registry/document-contract.ts';
import { voucherReversalWords, voucherWords } from '../voucher/voucher-words.ts';
import { voucherMessages } from '../voucher/voucher.messages.ts';

/** They are posted with their voucher, whose entry the books and statements tell. */
const statement = {
  entry: voucherWords.JOURNAL_VOUCHER,
  reversal: voucherReversalWords.JOURNAL_VOUCHER_CANCELLATION,
} as const;
const paidFor = { en: 'Journal voucher: {code}', ne: 'गोश्वारा भौचर: {code}' } as const;

/** What a line of a journal made a customer owe. */
export const voucherReceivableDocument = {
  words: {
    found: { en: 'Dues of customers by vouchers', ne: 'भौचरबाट ग्राहकसँग लिनुपर्ने' },
    paidFor,
    statement,
    books: {
      entry: { en: 'Due of a customer by voucher', ne: 'भौचरबाट ग्राहकसँग लिनुपर्ने' },
      reversal: { en: 'Due of a customer by voucher reversed', ne: 'भौचरबाट ग्राहकसँग लिनुपर्ने उल्टाएको' },
    },
    activity: {
      issued: { en: 'Due of a customer entered by voucher', ne: 'भौचरबाट ग्राहकसँग लिनुपर्ने प्रविष्टि भयो' },
      cancelled: null,
    },
  },
  screens: { voucherReceivables: documentKinds.VOUCHER_RECEIVABLE.screen },
  messages: voucherMessages,
} as const satisfies DocumentContract;

/** What a line of a journal made the business owe a vendor. */
export const voucherPayableDocument = {
  words: {
    found: { en: 'Dues to vendors by vouchers', ne: 'भौचरबाट विक्रेतालाई तिर्नुपर्ने' },
    paidFor,
    statement,
    books: {
      entry: { en: 'Due to a vendor by voucher', ne: 'भौचरबाट विक्रेतालाई तिर्नुपर्ने' },
      reversal: { en: 'Due to a vendor by voucher reversed', ne: 'भौचरबाट विक्रेतालाई तिर्नुपर्ने उल्टाएको' },
    },
    activity: {
      issued: { en: 'Due to a vendor entered by voucher', ne: 'भौचरबाट विक्रेतालाई तिर्नुपर्ने प्रविष्टि भयो' },
      cancelled: null,
    },
  },
  screens: { voucherPayables: documentKinds.VOUCHER_PAYABLE.screen },
  messages: voucherMessages,
} as const satisfies DocumentContract;
