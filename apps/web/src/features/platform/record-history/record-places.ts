import {
  isDocumentKind,
  type OwnRecordKind,
  type RecordKind,
} from '@bahi/contract/platform/record-history/record-kinds';
import { screens } from '@bahi/contract/screens';
import { documentScreen } from '../../../ui/documents/document-screens.ts';

const ownLists: Readonly<Record<OwnRecordKind, string>> = {
  CUSTOMER: screens.customers,
  VENDOR: screens.vendors,
  ITEM: screens.items,
  SERVICE: screens.services,
  PRICE_LIST: screens.priceLists,
  CATEGORY: screens.categories,
  ACCOUNT: screens.ownAccounts,
  MONEY_ACCOUNT: screens.moneyAccounts,
  ASSET: screens.assets,
  PREPAID: screens.prepaidExpenses,
  LOAN: screens.loans,
  SALES_COUNTER: screens.salesCounters,
  PAYMENT: screens.payments,
  CHEQUE: screens.cheques,
  DAY_CLOSE: screens.dayCloses,
  QUOTATION: screens.quotations,
  VOUCHER: screens.vouchers,
  RECURRING: screens.recurrings,
  WRITE_OFF: screens.writeOffs,
  STOCK_COUNT: screens.stockCounts,
  STOCK_TRANSFER: screens.stockTransfers,
  OUTLET: screens.outlets,
  USER: screens.users,
};

/** Where a record is opened: its list, with its details. */
export function placeOfRecord(kind: RecordKind, id: number): string {
  return `${isDocumentKind(kind) ? documentScreen(kind).list : ownLists[kind]}?view=${id}`;
}
