import { contract } from '../../endpoint.ts';
import { placeColumns } from '../report/place-columns.ts';
import { reportColumns } from '../report/report-columns.messages.ts';
import { report, reportCallsOfTwoClocks } from '../report/report.ts';
import { secondClock } from '../report/second-clock.ts';
import { expiryReportColumns } from './expiry-report-columns.messages.ts';

const t = expiryReportColumns.texts;
const shared = reportColumns.texts;

/** Before the first batch of any business. */
const firstDayOfGoods = '2000-01-01';

/** The batches that are on hand at the end of a day and expire soon, or have expired. */
export const expiryReport = report({
  path: 'expiry-report',
  module: 'expiry-report',
  title: t.title,
  fileName: 'Expiring Batches',
  counted: t.batches,
  time: 'day',
  filter: {
    within: {
      kind: 'choice',
      label: t.within,
      words: {
        EXPIRED: t.EXPIRED,
        DAYS30: t.DAYS30,
        DAYS60: t.DAYS60,
        DAYS90: t.DAYS90,
        DAYS180: t.DAYS180,
        ANY: t.ANY,
      },
      usual: 'DAYS90',
    },
    itemCategoryId: { kind: 'itemCategory', label: shared.category },
    itemId: { kind: 'item', label: shared.item },
    ...secondClock,
  },
  columns: {
    batchKey: { kind: 'key' },
    variantId: { kind: 'id' },
    outletId: { kind: 'id' },
    itemName: { kind: 'name', title: shared.item, sort: true, card: 'who' },
    variantName: { kind: 'name', title: t.variant, mayBeNone: true, card: 'more' },
    batchNumber: { kind: 'text', title: t.batch, sort: true, card: 'more' },
    // As packs bear it, in the Gregorian calendar.
    expiresOn: { kind: 'text', title: t.expiry, sort: true, card: 'date' },
    daysLeft: { kind: 'count', title: t.daysLeft, sort: true, card: 'more' },
    ...placeColumns,
    unit: { kind: 'name', title: shared.unit },
    quantity: { kind: 'quantity', title: t.quantity, sort: true, card: 'amount' },
  },
  key: 'batchKey',
  usualSort: 'expiresOn',
  // Since the first one came: what is left of a batch is all that ever moved it.
  why: ({ variantId, outletId }, { asAt = '' }) => ({
    at: 'stockCard',
    variantId: Number(variantId),
    outletId: Number(outletId),
    fromDate: firstDayOfGoods,
    toDate: asAt,
  }),
});

export const expiryReportContract = contract('expiryReport', reportCallsOfTwoClocks(expiryReport));
