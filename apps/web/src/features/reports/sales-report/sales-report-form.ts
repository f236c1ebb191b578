import type { Answer, Sent } from '@bahi/contract/endpoint';
import { salesReportFilter, type salesReportContract } from '@bahi/contract/reports/sales-report/sales-report.contract';
import { salesReportMessages } from '@bahi/contract/reports/sales-report/sales-report.messages';
import { z } from '@bahi/contract/zod';
import { toLatin } from '@bahi/domain/numbers/digits';
import { registerTexts } from '../../../platform/i18n.ts';

registerTexts(salesReportMessages);

const fields = salesReportFilter.shape;

/** The filter as the form holds it: the days are AD, and end and start are checked where they are shown. */
export function reportFormOf(todayAd: string) {
  return z
    .object({
      fromDate: fields.fromDate,
      toDate: fields.toDate,
      outletId: fields.outletId,
      inventoryType: fields.inventoryType,
      itemOrServiceId: fields.itemOrServiceId,
      customerId: fields.customerId,
      invoiceNumber: fields.invoiceNumber,
    })
    .superRefine(({ fromDate, toDate }, context) => {
      const refuse = (path: string, message: string): void =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (fromDate === null) refuse('fromDate', 'common.isRequired');
      else if (fromDate > todayAd) refuse('fromDate', 'salesReport.startFuture');
      if (toDate === null) refuse('toDate', 'common.isRequired');
      else if (fromDate !== null && toDate < fromDate) refuse('toDate', 'common.endBeforeStart');
    });
}

export type ReportValues = z.input<ReturnType<typeof reportFormOf>>;
export type ReportRow = Answer<(typeof salesReportContract)['generate']>['rows'][number];
export type ReportTotals = Answer<(typeof salesReportContract)['generate']>['totals'];
type FilterBody = Sent<(typeof salesReportContract)['download']>['body'];

/** A filter that says nothing yet: the form begins with it, and Reset leads back to it. */
export const emptyFilter = {
  fromDate: '',
  toDate: '',
  outletId: '',
  inventoryType: '',
  itemOrServiceId: '',
  customerId: '',
  invoiceNumber: '',
} satisfies ReportValues;
export type FilterName = keyof typeof emptyFilter;
/** A filter as it stands in the address: every part is a text, empty where nothing is chosen. */
export type ReportFilter = Record<FilterName, string>;

export function isFilterName(name: string): name is FilterName {
  return name in emptyFilter;
}

/** The filter of a form or of an address, as texts. */
export function filterOf(valueOf: (name: FilterName) => string | number | null | undefined): ReportFilter {
  const text = (name: FilterName): string => String(valueOf(name) ?? '').trim();
  return {
    fromDate: text('fromDate'),
    toDate: text('toDate'),
    outletId: text('outletId'),
    inventoryType: text('inventoryType'),
    itemOrServiceId: text('itemOrServiceId'),
    customerId: text('customerId'),
    invoiceNumber: text('invoiceNumber'),
  };
}

/** The filter as it is sent; numbers of invoices may have been typed in either script. */
export function bodyOf({ fromDate, toDate, inventoryType, invoiceNumber, ...ids }: ReportFilter) {
  return {
    fromDateAD: fromDate,
    toDateAD: toDate,
    ...(inventoryType === '' ? {} : { inventoryType }),
    invoiceNumber: toLatin(invoiceNumber),
    ...ids,
  } satisfies Partial<FilterBody>;
}
