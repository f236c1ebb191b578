import {
  counterFaultSheet,
  counterInvoiceSheet,
  salesCounterSheet,
} from './features/sales/sales-counter/sales-counter.sheets.ts';
import { assetSheet, assetYearSheet } from './features/books/asset/asset.sheets.ts';
import { prepaidPartSheet, prepaidSheet } from './features/books/prepaid/prepaid.sheets.ts';
import { loanPaymentSheet, loanSheet } from './features/books/loan/loan.sheets.ts';
import { bankLineSheet, bankStatementSheet } from './features/books/bank-statement/bank-statement.sheets.ts';
import { chequeSheet, chequeSlipSheet, chequeStepSheet } from './features/books/cheque/cheque.sheets.ts';
import { dayCloseNoteSheet, dayCloseSheet } from './features/books/day-close/day-close.sheets.ts';
import { accountGroupSheet } from './features/books/own-account/own-account.sheets.ts';
import { reportDeliverySheet, reportScheduleSheet } from './features/reports/report-schedule/report-schedule.sheets.ts';
import { savedReportSheet } from './features/reports/saved-report/saved-report.sheets.ts';
import { paymentPromiseSheet } from './features/sales/collect/collect.sheets.ts';
import { reminderRuleSheet, reminderSheet } from './features/sales/reminder/reminder.sheets.ts';
import { recurringPeriodSheet, recurringSheet } from './features/money/recurring/recurring.sheets.ts';
import { stockTransferLineSheet, stockTransferSheet } from './features/stock/stock-transfer/stock-transfer.sheets.ts';
import { documentSheets } from './features/books/document-registry/document-registry.ts';
import { accountSheet, journalSheet } from './features/books/ledger/ledger.sheets.ts';
import { periodLockSheet } from './features/books/period-lock/period-lock.sheets.ts';
import { tdsDepositSheet, tdsRateSheet, tdsSheet } from './features/money/tds/tds.sheets.ts';
import { vatPaymentSheet, vatReturnSheet } from './features/reports/vat-return/vat-return.sheets.ts';
import { voucherLineSheet, voucherSheet } from './features/books/voucher/voucher.sheets.ts';
import { brandSheet } from './features/catalogue/brand/brand.sheets.ts';
import { itemCategorySheet } from './features/catalogue/item-category/item-category.sheets.ts';
import { itemSheet } from './features/catalogue/item/item.sheets.ts';
import { batchSheet, stockSheet, stockMoveSheet } from './features/catalogue/item/stock.sheets.ts';
import { priceListSheet, priceListPriceSheet } from './features/catalogue/price-list/price-list.sheets.ts';
import { serviceSheet } from './features/catalogue/service/service.sheets.ts';
import { unitSheet } from './features/catalogue/unit/unit.sheets.ts';
import { categorySheet } from './features/money/category/category.sheets.ts';
import { paymentSheet } from './features/money/payment/payment.sheets.ts';
import { customerGroupSheet } from './features/parties/customer-group/customer-group.sheets.ts';
import { customerSheet } from './features/parties/customer/customer.sheets.ts';
import { vendorSheet, focalPersonSheet } from './features/parties/vendor/vendor.sheets.ts';
import { userRoleSheet } from './features/people/user-role/user-role.sheets.ts';
import { userSheet } from './features/people/user/user.sheets.ts';
import { dataImportSheet } from './features/platform/data-import/data-import.sheets.ts';
import { businessSheet } from './features/platform/business/business.sheets.ts';
import { fileSheet } from './features/platform/data-download/files.sheets.ts';
import { premisesSheet } from './features/platform/house-address/house-address.sheets.ts';
import { outletSheet } from './features/platform/outlet/outlet.sheets.ts';
import { recordCommentSheet } from './features/platform/record-history/record-history.sheets.ts';
import { discrepancySheet } from './features/sales/discrepancy/discrepancy.sheets.ts';
import { quotationLineSheet, quotationSheet } from './features/sales/quotation/quotation.sheets.ts';
import { stockPaperSheet } from './features/stock/stock-paper/stock-paper.sheets.ts';
import { countLineSheet } from './features/stock/stock-count/stock-count.sheets.ts';
import { writeOffLineSheet } from './features/stock/write-off/write-off.sheets.ts';
import { cbmsSheet } from './features/sales/cbms/cbms.sheets.ts';
import { sharingSheet } from './features/sales/sharing/sharing.sheets.ts';
import { termSheet } from './features/sales/term/term.sheets.ts';
import type { Sheet } from './platform/reports/sheet.ts';

/** Every sheet of the Excel file of all data, in its order; each stands beside its feature. */
export const allSheets: readonly Sheet[] = [
  businessSheet,
  outletSheet,
  premisesSheet,
  termSheet,
  userSheet,
  userRoleSheet,
  fileSheet,
  customerGroupSheet,
  customerSheet,
  ...documentSheets('number'),
  discrepancySheet,
  recordCommentSheet,
  quotationSheet,
  quotationLineSheet,
  stockPaperSheet,
  writeOffLineSheet,
  countLineSheet,
  sharingSheet,
  cbmsSheet,
  vendorSheet,
  focalPersonSheet,
  categorySheet,
  ...documentSheets('heading'),
  paymentSheet,
  itemSheet,
  stockSheet,
  batchSheet,
  serviceSheet,
  priceListSheet,
  priceListPriceSheet,
  itemCategorySheet,
  brandSheet,
  unitSheet,
  stockMoveSheet,
  stockTransferSheet,
  stockTransferLineSheet,
  recurringSheet,
  recurringPeriodSheet,
  savedReportSheet,
  reportScheduleSheet,
  reportDeliverySheet,
  reminderRuleSheet,
  reminderSheet,
  paymentPromiseSheet,
  accountGroupSheet,
  accountSheet,
  journalSheet,
  chequeSheet,
  chequeStepSheet,
  chequeSlipSheet,
  assetSheet,
  assetYearSheet,
  prepaidSheet,
  prepaidPartSheet,
  loanSheet,
  loanPaymentSheet,
  salesCounterSheet,
  counterInvoiceSheet,
  counterFaultSheet,
  bankStatementSheet,
  bankLineSheet,
  dayCloseSheet,
  dayCloseNoteSheet,
  voucherSheet,
  voucherLineSheet,
  periodLockSheet,
  vatReturnSheet,
  vatPaymentSheet,
  tdsSheet,
  tdsDepositSheet,
  tdsRateSheet,
  dataImportSheet,
];
