import {
  isDocumentKind,
  type OwnRecordKind,
  type RecordKind,
  recordKinds,
} from '@bahi/contract/platform/record-history/record-kinds';

/** The table of a kind of records, and whether its rows say which kind they are. */
export type RecordTable = { table: string; saysKind: boolean };

const ofOneKind = (table: string): RecordTable => ({ table, saysKind: false });
const ofSeveral = (table: string): RecordTable => ({ table, saysKind: true });

const ownTables: Readonly<Record<OwnRecordKind, RecordTable>> = {
  CUSTOMER: ofOneKind('customer'),
  VENDOR: ofOneKind('vendor'),
  ITEM: ofOneKind('item'),
  SERVICE: ofOneKind('service'),
  PRICE_LIST: ofOneKind('price_list'),
  CATEGORY: ofOneKind('category'),
  ACCOUNT: ofOneKind('account'),
  MONEY_ACCOUNT: ofOneKind('account'),
  ASSET: ofOneKind('asset'),
  PREPAID: ofOneKind('prepaid'),
  LOAN: ofOneKind('loan'),
  SALES_COUNTER: ofOneKind('sales_counter'),
  PAYMENT: ofOneKind('settlement'),
  CHEQUE: ofOneKind('cheque'),
  DAY_CLOSE: ofOneKind('day_close'),
  QUOTATION: ofOneKind('quotation'),
  VOUCHER: ofOneKind('voucher'),
  RECURRING: ofOneKind('recurring'),
  WRITE_OFF: ofSeveral('stock_paper'),
  STOCK_COUNT: ofSeveral('stock_paper'),
  STOCK_TRANSFER: ofSeveral('stock_paper'),
  OUTLET: ofOneKind('outlet'),
  USER: ofOneKind('app_user'),
};

/** Where a record's own row stands. */
export function tableOf(kind: RecordKind): RecordTable {
  return isDocumentKind(kind) ? ofSeveral('document') : ownTables[kind];
}

/** The tables of all kinds of records, each once. */
export const recordTables: ReadonlySet<string> = new Set(recordKinds.map((kind) => tableOf(kind).table));

/** SQL of every record of a business, $1, with its kind: `record_kind` and `record_id`. */
export const everyRecord = recordKinds
  .map((kind) => {
    const { table, saysKind } = tableOf(kind);
    return `select '${kind}' as record_kind, id as record_id from ${table} where business_id = $1${saysKind ? ` and kind = '${kind}'` : ''}`;
  })
  .join(' union all ');
