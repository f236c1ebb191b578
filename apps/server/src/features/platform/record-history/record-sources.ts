import { type HistoryKind, isQuietKind, rightToHistory } from '@bahi/contract/platform/record-history/quiet-kinds';
import { isDocumentKind, type OwnRecordKind } from '@bahi/contract/platform/record-history/record-kinds';
import { documentKinds } from '@bahi/domain/document-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { getAsset } from '../../books/asset/asset.queries.ts';
import { getPrepaid } from '../../books/prepaid/prepaid.queries.ts';
import { getLoan } from '../../books/loan/loan.queries.ts';
import { getCheque } from '../../books/cheque/cheque.queries.ts';
import { readDayClose } from '../../books/day-close/day-close.queries.ts';
import { getMoneyAccount } from '../../books/money-account/money-account.queries.ts';
import { getOwnAccount } from '../../books/own-account/own-account.queries.ts';
import { getVoucher } from '../../books/voucher/voucher.queries.ts';
import { getItem } from '../../catalogue/item/item.queries.ts';
import { getPriceList } from '../../catalogue/price-list/price-list.queries.ts';
import { getService } from '../../catalogue/service/service.queries.ts';
import { getSettlement } from '../../money/payment/payment.settlements.ts';
import { getRecurring } from '../../money/recurring/recurring.queries.ts';
import { getStockCount } from '../../stock/stock-count/stock-count.queries.ts';
import { getTransfer } from '../../stock/stock-transfer/stock-transfer.queries.ts';
import { getWriteOff } from '../../stock/write-off/write-off.queries.ts';
import { getCategory } from '../../money/category/category.queries.ts';
import { getCustomer } from '../../parties/customer/customer.queries.ts';
import { getVendor } from '../../parties/vendor/vendor.queries.ts';
import { getUser } from '../../people/user/user.queries.ts';
import { getCounter } from '../../sales/sales-counter/sales-counter.queries.ts';
import { getQuotation } from '../../sales/quotation/quotation.queries.ts';
import { getOutlet } from '../outlet/outlet.queries.ts';
import { quietRow } from './quiet-sources.ts';
import { tableOf } from './record-tables.ts';

/** A row of a table that belongs to a record, whose changes are the record's. */
export type RecordRow = { table: string; id: number };

/** What belongs to a record besides its own row; 404 for one that the caller does not see. */
type RowsOf = (context: Context, id: number) => Promise<RecordRow[]>;

/** A record of one row, found as its own screen finds it. */
const oneRow =
  (find: (context: Context, id: number) => Promise<unknown>): RowsOf =>
  async (context, id) => {
    await find(context, id);
    return [];
  };

const ownSources: Readonly<Record<OwnRecordKind, RowsOf>> = {
  CUSTOMER: oneRow(getCustomer),
  VENDOR: oneRow(getVendor),
  ITEM: rowsOfItem,
  SERVICE: oneRow(getService),
  PRICE_LIST: oneRow(getPriceList),
  CATEGORY: oneRow(getCategory),
  ACCOUNT: oneRow(getOwnAccount),
  MONEY_ACCOUNT: oneRow(getMoneyAccount),
  ASSET: oneRow(getAsset),
  PREPAID: oneRow(getPrepaid),
  LOAN: oneRow(getLoan),
  SALES_COUNTER: oneRow(getCounter),
  PAYMENT: rowsOfPayment,
  CHEQUE: oneRow(getCheque),
  DAY_CLOSE: oneRow(readDayClose),
  QUOTATION: oneRow((context, id) => getQuotation(context, { params: { id } })),
  VOUCHER: oneRow(getVoucher),
  RECURRING: oneRow(getRecurring),
  WRITE_OFF: oneRow((context, id) => getWriteOff(context, { params: { id } })),
  STOCK_COUNT: oneRow((context, id) => getStockCount(context, { params: { id } })),
  STOCK_TRANSFER: async (context, id) => {
    await getTransfer(context, { params: { id } });
    return [{ table: 'stock_transfer', id }];
  },
  OUTLET: oneRow(getOutlet),
  USER: oneRow(getUser),
};

/** Beside the head of a document: what its kind has of its own. */
const rowsOfDocument =
  (kind: keyof typeof documentKinds): RowsOf =>
  async ({ db, businessId }, id) => {
    const [found] = await db.query<{ id: number }>(
      'select id from document where business_id = $1 and id = $2 and kind = $3',
      [businessId, id, kind],
    );
    if (found === undefined) return failNotFound();
    return [{ table: documentKinds[kind].table, id }];
  };

/**
 * The rows of a record that the caller may read, by the record's own rule: its own first.
 * @throws 403 for who may not read such records, 404 for one that is not there or not theirs to see.
 */
export async function rowsOfRecord(context: Context, kind: HistoryKind, id: number): Promise<RecordRow[]> {
  if (!context.can(rightToHistory(kind))) fail('common.forbidden', { status: 403 });
  if (isQuietKind(kind)) return [await quietRow(context, kind, id)];
  const further = isDocumentKind(kind) ? rowsOfDocument(kind) : ownSources[kind];
  return [{ table: tableOf(kind).table, id }, ...(await further(context, id))];
}

/** An item's prices and codes stand on its variants. */
async function rowsOfItem(context: Context, id: number): Promise<RecordRow[]> {
  await getItem(context, id);
  const variants = await context.db.query<{ id: number }>(
    'select id from item_variant where business_id = $1 and item_id = $2 order by id',
    [context.businessId, id],
  );
  return variants.map((variant) => ({ table: 'item_variant', id: variant.id }));
}

/** A settlement is what stands at its head, and the payments that it was made of at any time. */
async function rowsOfPayment(context: Context, id: number): Promise<RecordRow[]> {
  await getSettlement(context, id);
  const payments = await context.db.query<{ id: number }>(
    'select id from payment where business_id = $1 and settlement_id = $2 order by id',
    [context.businessId, id],
  );
  return payments.map((payment) => ({ table: 'payment', id: payment.id }));
}
