import type { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { Answer } from '@bahi/contract/endpoint';

export type Sheet = Answer<typeof voucherContract.previewOpening>;
