import { type DocumentKind, documentKindNames, documentKinds } from '@bahi/domain/document-kinds';
import { type StockPaperKind, rightToReadPaper, stockPaperKinds } from '@bahi/domain/goods/stock-papers';
import type { Right } from '../../access.ts';

/** What belongs to no other registry. */
const plainKinds = [
  'CUSTOMER',
  'VENDOR',
  'ITEM',
  'SERVICE',
  'PRICE_LIST',
  'CATEGORY',
  'ACCOUNT',
  'MONEY_ACCOUNT',
  'ASSET',
  'PREPAID',
  'LOAN',
  'SALES_COUNTER',
  'PAYMENT',
  'CHEQUE',
  'DAY_CLOSE',
  'QUOTATION',
  'VOUCHER',
  'RECURRING',
  'OUTLET',
  'USER',
] as const;

/** Records that are no document of the books, and have a history that people look at. */
export const ownRecordKinds = [...plainKinds, ...stockPaperKinds] as const;

/** Everything whose history is told, and on which comments are written. */
export const recordKinds = [...ownRecordKinds, ...documentKindNames] as const;
export type RecordKind = (typeof recordKinds)[number];
export type OwnRecordKind = (typeof ownRecordKinds)[number];
type PlainKind = (typeof plainKinds)[number];

const ownRights: Readonly<Record<PlainKind, Right>> = {
  CUSTOMER: 'customer.read',
  VENDOR: 'vendor.read',
  ITEM: 'item.read',
  SERVICE: 'service.read',
  PRICE_LIST: 'price-list.read',
  CATEGORY: 'category.read',
  ACCOUNT: 'own-account.read',
  MONEY_ACCOUNT: 'cash-and-bank.read',
  ASSET: 'asset.read',
  PREPAID: 'prepaid.read',
  LOAN: 'loan.read',
  SALES_COUNTER: 'sales-counter.read',
  PAYMENT: 'payment.read',
  CHEQUE: 'cheque.read',
  DAY_CLOSE: 'day-close.read',
  QUOTATION: 'quotation.read',
  VOUCHER: 'voucher.read',
  RECURRING: 'recurring.read',
  OUTLET: 'outlet.read',
  USER: 'user.read',
};

/** Whether records of a kind are documents of the books. */
export function isDocumentKind(kind: RecordKind): kind is DocumentKind {
  return documentKindNames.some((name) => name === kind);
}

function isStockPaper(kind: OwnRecordKind): kind is StockPaperKind {
  return stockPaperKinds.some((name) => name === kind);
}

/** Who may read records of a kind, and with that their history. */
export function rightToRead(kind: RecordKind): Right {
  if (isDocumentKind(kind)) return `${documentKinds[kind].module}.read`;
  return isStockPaper(kind) ? rightToReadPaper(kind) : ownRights[kind];
}
