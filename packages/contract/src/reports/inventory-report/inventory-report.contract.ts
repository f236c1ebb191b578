import { contract } from '../../endpoint.ts';
import { placeColumns } from '../report/place-columns.ts';
import { reportColumns } from '../report/report-columns.messages.ts';
import { report, reportCallsOfTwoClocks } from '../report/report.ts';
import { secondClock } from '../report/second-clock.ts';
import { inventoryReportColumns } from './inventory-report-columns.messages.ts';

const t = inventoryReportColumns.texts;
const shared = reportColumns.texts;
const quantity = { kind: 'quantity', sort: true, mayBeNone: true, at: { basis: 'QUANTITY' } } as const;
const value = { kind: 'money', sort: true, total: true, only: 'cost', at: { basis: 'VALUE' } } as const;

/** The stock of each item at each outlet: what there was, what came and went in a period, and what is left. */
export const inventoryReport = report({
  path: 'inventory-report',
  module: 'inventory-report',
  title: t.title,
  fileName: 'Inventory Report',
  counted: t.items,
  time: 'period',
  filter: {
    basis: { kind: 'choice', label: t.basis, words: { QUANTITY: t.QUANTITY, VALUE: t.VALUE }, usual: 'QUANTITY' },
    itemCategoryId: { kind: 'itemCategory', label: shared.category },
    brandId: { kind: 'brand', label: shared.brand },
    itemId: { kind: 'item', label: shared.item },
    belowReorder: { kind: 'flag', label: t.belowReorder },
    hideZero: { kind: 'flag', label: t.hideZero },
    ...secondClock,
  },
  columns: {
    stockKey: { kind: 'key' },
    itemId: { kind: 'id' },
    variantId: { kind: 'id' },
    outletId: { kind: 'id' },
    itemName: { kind: 'name', title: shared.item, sort: true, card: 'who' },
    variantName: { kind: 'name', title: t.variant, mayBeNone: true, card: 'more' },
    categoryName: { kind: 'name', title: shared.category, sort: true },
    brandName: { kind: 'name', title: shared.brand, mayBeNone: true, sort: true },
    unit: { kind: 'name', title: shared.unit },
    ...placeColumns,
    opening: { ...quantity, title: t.opening },
    received: { ...quantity, title: t.received },
    returned: { ...quantity, title: t.returned },
    adjusted: { ...quantity, title: t.adjusted },
    transferredIn: { ...quantity, title: t.transferredIn },
    transferredOut: { ...quantity, title: t.transferredOut },
    sold: { ...quantity, title: t.sold },
    closing: { ...quantity, title: t.closing, card: 'amount' },
    openingValue: { ...value, title: t.openingValue },
    receivedValue: { ...value, title: t.receivedValue },
    returnedValue: { ...value, title: t.returnedValue },
    adjustedValue: { ...value, title: t.adjustedValue },
    transferredInValue: { ...value, title: t.transferredInValue },
    transferredOutValue: { ...value, title: t.transferredOutValue },
    soldValue: { ...value, title: t.soldValue },
    closingValue: { ...value, title: t.closingValue, card: 'amount' },
    averageCost: { kind: 'money', title: t.averageCost, sort: true, mayBeNone: true, only: 'cost' },
  },
  key: 'stockKey',
  usualSort: 'itemName',
  why: ({ variantId, outletId }, { fromDate = '', toDate = '' }) => ({
    at: 'stockCard',
    variantId: Number(variantId),
    outletId: Number(outletId),
    fromDate,
    toDate,
  }),
});

export const inventoryReportContract = contract('inventoryReport', reportCallsOfTwoClocks(inventoryReport));
