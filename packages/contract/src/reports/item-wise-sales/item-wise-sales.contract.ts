import { contract } from '../../endpoint.ts';
import { reportColumns } from '../report/report-columns.messages.ts';
import { report, reportCallsOfTwoClocks } from '../report/report.ts';
import { secondClock } from '../report/second-clock.ts';
import { salesReportColumns } from '../sales-report/sales-report-columns.messages.ts';
import { itemWiseSalesColumns } from './item-wise-sales-columns.messages.ts';
import { reportLines, sharedFilter } from '../report/report-lines.ts';

const t = itemWiseSalesColumns.texts;
const shared = reportColumns.texts;

/** What was sold in a period, item by item and service by service, and what it brought above what it cost. */
export const itemWiseSales = report({
  path: 'item-wise-sales-report',
  module: 'item-wise-sales-report',
  title: t.title,
  fileName: 'Item Wise Sales Report',
  counted: t.sellables,
  time: 'period',
  filter: {
    inventoryType: { kind: 'inventoryType', label: salesReportColumns.texts.inventoryType },
    itemCategoryId: { kind: 'itemCategory', label: shared.category },
    brandId: { kind: 'brand', label: shared.brand },
    customerId: { kind: 'customer', label: shared.customer },
    ...secondClock,
  },
  columns: {
    sellableKey: { kind: 'key' },
    itemVariantId: { kind: 'id', mayBeNone: true },
    serviceId: { kind: 'id', mayBeNone: true },
    name: { kind: 'name', title: t.sellable, sort: true, card: 'who' },
    code: { kind: 'text', title: shared.code, sort: true, card: 'more' },
    unit: { kind: 'name', title: shared.unit },
    sold: { kind: 'quantity', title: t.sold, sort: true, card: 'status' },
    returned: { kind: 'quantity', title: t.returned, sort: true },
    netQuantity: { kind: 'quantity', title: t.netQuantity, sort: true },
    gross: { kind: 'money', title: shared.gross, sort: true, total: true },
    discount: { kind: 'money', title: shared.discount, sort: true, total: true },
    returnedNet: { kind: 'money', title: t.returnedNet, sort: true, total: true },
    net: { kind: 'money', title: shared.net, sort: true, total: true },
    taxable: { kind: 'money', title: shared.taxable, sort: true, total: true },
    vat: { kind: 'money', title: shared.vat, sort: true, total: true },
    total: { kind: 'money', title: shared.total, sort: true, total: true, card: 'amount' },
    cost: { kind: 'money', title: shared.cost, sort: true, total: true, only: 'cost' },
    margin: { kind: 'money', title: shared.margin, sort: true, total: true, only: 'cost' },
    marginPercent: {
      kind: 'percent',
      title: shared.marginPercent,
      part: 'margin',
      whole: 'net',
      total: true,
      only: 'cost',
    },
  },
  key: 'sellableKey',
  usualSort: '-total',
  why: (row, asked) =>
    reportLines('sales-report', {
      ...sharedFilter(asked, 'fromDate', 'toDate', 'outletId', 'customerId', 'knownOn'),
      inventoryType: row['itemVariantId'] === null ? 'SERVICE' : 'ITEM',
      itemOrServiceId: String(row['itemVariantId'] ?? row['serviceId']),
      withReturns: 'true',
    }),
});

export const itemWiseSalesContract = contract('itemWiseSales', reportCallsOfTwoClocks(itemWiseSales));
