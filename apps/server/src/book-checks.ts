import { documentChecks } from './features/books/document-registry/document-registry.ts';
import { batchChecks } from './features/books/ledger/batches/batches.verify.ts';
import { costChecks } from './features/books/ledger/costs/cost.verify.ts';
import { documentEntryChecks } from './features/books/ledger/document.verify.ts';
import { keptFigureChecks } from './features/books/ledger/kept-figures.verify.ts';
import { ledgerChecks } from './features/books/ledger/ledger.verify.ts';
import { yearEndChecks } from './features/books/year-end/year-end.verify.ts';
import { assetChecks } from './features/books/asset/asset.verify.ts';
import { prepaidChecks } from './features/books/prepaid/prepaid.verify.ts';
import { salesCounterChecks } from './features/sales/sales-counter/sales-counter.verify.ts';
import { loanChecks } from './features/books/loan/loan.verify.ts';
import { periodLockChecks } from './features/books/period-lock/period-lock.verify.ts';
import { tdsChecks } from './features/money/tds/tds.verify.ts';
import { vatReturnChecks } from './features/reports/vat-return/vat-return.verify.ts';
import { reportScheduleChecks } from './features/reports/report-schedule/report-schedule.verify.ts';
import { promiseChecks } from './features/sales/collect/collect.verify.ts';
import { reminderChecks } from './features/sales/reminder/reminder.verify.ts';
import { recurringChecks } from './features/money/recurring/recurring.verify.ts';
import { bankStatementChecks } from './features/books/bank-statement/bank-statement.verify.ts';
import { chequeChecks } from './features/books/cheque/cheque.verify.ts';
import { dayCloseChecks } from './features/books/day-close/day-close.verify.ts';
import { accountTreeChecks } from './features/books/own-account/own-account.verify.ts';
import { voucherChecks } from './features/books/voucher/voucher.verify.ts';
import { paymentChecks } from './features/money/payment/payment.verify.ts';
import { settlementCheck } from './features/money/payment/settlement.verify.ts';
import { variantCheck } from './features/catalogue/item-variant/item-variant.verify.ts';
import { priceListCheck } from './features/catalogue/price-list/price-list.verify.ts';
import { dataImportCheck } from './features/platform/data-import/data-import.verify.ts';
import { stockPaperChecks } from './features/stock/stock-paper/stock-paper.verify.ts';
import { stockCountChecks } from './features/stock/stock-count/stock-count.verify.ts';
import { writeOffChecks } from './features/stock/write-off/write-off.verify.ts';
import { quotationChecks } from './features/sales/quotation/quotation.verify.ts';
import { stockTransferChecks } from './features/stock/stock-transfer/stock-transfer.verify.ts';
import { cbmsChecks } from './features/sales/cbms/cbms.verify.ts';
import { sharingChecks } from './features/sales/sharing/sharing.verify.ts';
import { commentChecks } from './features/platform/record-history/record-comment.verify.ts';
import { questionChecks } from './features/platform/record-history/record-question.verify.ts';
import { noticeChecks } from './features/platform/notice/notice.verify.ts';
import { sampleBusinessChecks } from './features/platform/sample-business/sample-business.verify.ts';
import { joinedBusinessChecks } from './features/account/joined-business/joined-business.verify.ts';
import { filesCheck } from './platform/files/files.verify.ts';
import type { Check } from './platform/verify/check.ts';

/** Every check of the books, in one visible list. The audit chain is followed by the engine itself, link by link. */
export const bookChecks: readonly Check[] = [
  ...ledgerChecks,
  ...costChecks,
  ...keptFigureChecks,
  ...batchChecks,
  ...documentEntryChecks,
  ...documentChecks,
  ...accountTreeChecks,
  ...chequeChecks,
  ...bankStatementChecks,
  ...yearEndChecks,
  ...assetChecks,
  ...prepaidChecks,
  ...loanChecks,
  ...salesCounterChecks,
  ...dayCloseChecks,
  ...voucherChecks,
  ...periodLockChecks,
  ...vatReturnChecks,
  ...tdsChecks,
  ...paymentChecks,
  settlementCheck,
  variantCheck,
  priceListCheck,
  dataImportCheck,
  ...quotationChecks,
  ...stockPaperChecks,
  ...writeOffChecks,
  ...stockCountChecks,
  ...stockTransferChecks,
  ...sharingChecks,
  ...cbmsChecks,
  ...recurringChecks,
  ...reminderChecks,
  ...promiseChecks,
  ...reportScheduleChecks,
  ...noticeChecks,
  ...commentChecks,
  ...questionChecks,
  ...joinedBusinessChecks,
  ...sampleBusinessChecks,
  filesCheck,
];
