import { counterInvoiceListFile, salesCounterListFile } from '../../sales/sales-counter/sales-counter.list.ts';
import { assetListFile } from '../../books/asset/asset.list.ts';
import { prepaidListFile } from '../../books/prepaid/prepaid.list.ts';
import { loanListFile } from '../../books/loan/loan.list.ts';
import { chequeListFile } from '../../books/cheque/cheque.list.ts';
import { dayCloseListFile } from '../../books/day-close/day-close.list.ts';
import { openingDueListFile } from '../../books/opening-due/opening-due.list.ts';
import { voucherListFile } from '../../books/voucher/voucher.list.ts';
import { attributeMasterData } from '../../catalogue/attribute/attribute.contract.ts';
import { brandContract } from '../../catalogue/brand/brand.contract.ts';
import { itemCategoryMasterData } from '../../catalogue/item-category/item-category.contract.ts';
import { itemListFile } from '../../catalogue/item/item.list.ts';
import { landingCostContract } from '../../catalogue/landing-cost/landing-cost.contract.ts';
import { priceListListFile } from '../../catalogue/price-list/price-list.list.ts';
import { serviceListFile } from '../../catalogue/service/service.list.ts';
import { taxRateContract } from '../../catalogue/tax-rate/tax-rate.contract.ts';
import { unitGroupContract } from '../../catalogue/unit-group/unit-group.contract.ts';
import { unitTypeContract } from '../../catalogue/unit-type/unit-type.contract.ts';
import { unitContract } from '../../catalogue/unit/unit.contract.ts';
import { vatGroupContract } from '../../catalogue/vat-group/vat-group.contract.ts';
import { categoryListFile } from '../../money/category/category.list.ts';
import { expenseListFile } from '../../money/expense/expense.list.ts';
import { incomeListFile } from '../../money/income/income.list.ts';
import { settlementListFile } from '../../money/payment/payment.list.ts';
import { withheldListFile } from '../../money/tds/tds.list.ts';
import { recurringListFile } from '../../money/recurring/recurring.list.ts';
import { customerGroupContract } from '../../parties/customer-group/customer-group.contract.ts';
import { customerListFile } from '../../parties/customer/customer.list.ts';
import { vendorTypeContract } from '../../parties/vendor-type/vendor-type.contract.ts';
import { vendorListFile } from '../../parties/vendor/vendor.list.ts';
import { peopleListFile } from '../../people/user-role/user-role.list.ts';
import { roleListFile } from '../../people/role/role.list.ts';
import { assignmentListFile, userListFile } from '../../people/user/user.list.ts';
import { addressTypeContract } from '../../platform/address-type/address-type.contract.ts';
import { businessTypeContract } from '../../platform/business-type/business-type.contract.ts';
import { countryContract } from '../../platform/country/country.contract.ts';
import { districtContract } from '../../platform/district/district.contract.ts';
import { localBodyTypeContract } from '../../platform/local-body-type/local-body-type.contract.ts';
import { localBodyContract } from '../../platform/local-body/local-body.contract.ts';
import { dataImportListFile } from '../../platform/data-import/data-import.list.ts';
import { houseAddressListFile } from '../../platform/house-address/house-address.list.ts';
import { outletListFile } from '../../platform/outlet/outlet.list.ts';
import { provinceContract } from '../../platform/province/province.contract.ts';
import { debitNoteListFile } from '../../purchase/debit-note/debit-note.list.ts';
import { directCostListFile } from '../../purchase/direct-cost/direct-cost.list.ts';
import { purchaseListFile } from '../../purchase/purchase/purchase.list.ts';
import { reorderListFile } from '../../purchase/reorder/reorder.list.ts';
import { creditNoteListFile } from '../../sales/credit-note/credit-note.list.ts';
import { invoiceListFile } from '../../sales/invoice/invoice.list.ts';
import { quotationListFile } from '../../sales/quotation/quotation.list.ts';
import { collectListFile } from '../../sales/collect/collect.list.ts';
import { reminderListFile } from '../../sales/reminder/reminder.list.ts';
import { cbmsListFile } from '../../sales/cbms/cbms.list.ts';
import { sharingListFile } from '../../sales/sharing/sharing.list.ts';
import { termContract } from '../../sales/term/term.contract.ts';
import { stockCountListFile } from '../../stock/stock-count/stock-count.list.ts';
import { stockTransferListFile } from '../../stock/stock-transfer/stock-transfer.list.ts';
import { writeOffListFile } from '../../stock/write-off/write-off.list.ts';
import { savedReportListFile } from '../saved-report/saved-report.list.ts';
import type { ListFile } from './list-file.ts';
import { masterDataFile } from './master-data-files.ts';

/** Every list that is taken along as a file, each declared beside its feature. */
export const listFiles: readonly ListFile[] = [
  invoiceListFile,
  quotationListFile,
  creditNoteListFile,
  purchaseListFile,
  debitNoteListFile,
  directCostListFile,
  reorderListFile,
  incomeListFile,
  expenseListFile,
  settlementListFile,
  withheldListFile,
  categoryListFile,
  recurringListFile,
  openingDueListFile,
  assetListFile,
  prepaidListFile,
  loanListFile,
  salesCounterListFile,
  counterInvoiceListFile,
  chequeListFile,
  dayCloseListFile,
  voucherListFile,
  customerListFile,
  vendorListFile,
  itemListFile,
  serviceListFile,
  priceListListFile,
  writeOffListFile,
  stockCountListFile,
  stockTransferListFile,
  outletListFile,
  userListFile,
  assignmentListFile,
  peopleListFile,
  roleListFile,
  houseAddressListFile,
  dataImportListFile,
  savedReportListFile,
  reminderListFile,
  collectListFile,
  sharingListFile,
  cbmsListFile,
  ...[
    attributeMasterData,
    brandContract.masterData,
    itemCategoryMasterData,
    landingCostContract.masterData,
    taxRateContract.masterData,
    unitGroupContract.masterData,
    unitTypeContract.masterData,
    unitContract.masterData,
    vatGroupContract.masterData,
    customerGroupContract.masterData,
    vendorTypeContract.masterData,
    addressTypeContract.masterData,
    businessTypeContract.masterData,
    countryContract.masterData,
    districtContract.masterData,
    localBodyTypeContract.masterData,
    localBodyContract.masterData,
    provinceContract.masterData,
    termContract.masterData,
  ].map(masterDataFile),
];
