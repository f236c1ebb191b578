import { contract } from '../../endpoint.ts';
import { download } from '../../download.ts';
import { fileType, inventoryType } from '../../enumeration.ts';
import { optionalDay, optionalId, optionalText, toldAlways } from '../../fields.ts';
import { page } from '../../paging.ts';
import { z } from '../../zod.ts';

/** Rows of a page of the sales report (specification, section 9). */
export const salesReportPageSize = 10;

const filterFields = {
  /** BS days; the AD versions may be sent instead or beside them. */
  fromDate: optionalDay,
  toDate: optionalDay,
  fromDateAD: optionalDay,
  toDateAD: optionalDay,
  outletId: optionalId,
  inventoryType: z
    .union([z.literal('').transform(() => null), inventoryType.schema])
    .nullish()
    .transform((value) => value ?? null),
  /** An item's variant or a service, by the inventory type. */
  itemOrServiceId: optionalId,
  customerId: optionalId,
  invoiceNumber: optionalText(60),
};

const sort = z
  .string()
  .regex(/^-?[A-Za-z]+$/, 'common.sortUnknown')
  .nullish();

type DayFields = { fromDate: string | null; toDate: string | null; fromDateAD: string | null; toDateAD: string | null };

function checkDays(filter: DayFields, context: z.RefinementCtx): void {
  if (!filter.fromDate && !filter.fromDateAD)
    context.addIssue({ code: 'custom', path: ['fromDate'], message: 'common.isRequired' });
  if (!filter.toDate && !filter.toDateAD)
    context.addIssue({ code: 'custom', path: ['toDate'], message: 'common.isRequired' });
  const { fromDateAD: from, toDateAD: to } = filter;
  // One that was refused may be anything, also what has no order.
  if (typeof from === 'string' && typeof to === 'string' && to < from)
    context.addIssue({ code: 'custom', path: ['toDate'], message: 'common.endBeforeStart' });
}

export const salesReportFilter = z
  .object({
    ...filterFields,
    pageNumber: z.int().min(0).max(1_000_000).default(0),
    pageSize: z.int().min(1).max(1000).default(salesReportPageSize),
    sort,
  })
  .superRefine(checkDays, toldAlways);

const reportRow = z.object({
  invoiceId: z.int(),
  invoiceNumber: z.string(),
  businessName: z.string(),
  businessNameLocLang: z.string().nullable(),
  outletName: z.string(),
  outletNameLocLang: z.string().nullable(),
  customerName: z.string(),
  customerNameLocLang: z.string().nullable(),
  invoiceDate: z.string(),
  invoiceDateBS: z.string(),
  invoiceDueDate: z.string(),
  invoiceDueDateBS: z.string(),
  /** The quantity sold. Where the report is about some goods, it and the amounts are those of their lines alone. */
  sales: z.number(),
  shippingCharge: z.number(),
  discountCharge: z.number(),
  taxAmount: z.number(),
  grandTotal: z.number(),
  /** What is still due: of some goods their share. */
  totalCredit: z.number(),
  isCancelled: z.boolean(),
});

export const salesReportContract = contract('salesReport', {
  generate: {
    call: 'POST /business-sales-report/generate',
    access: 'sales-report.report',
    body: salesReportFilter,
    answer: page(reportRow, {
      totals: z.object({
        sales: z.number(),
        shippingCharge: z.number(),
        discountCharge: z.number(),
        taxAmount: z.number(),
        grandTotal: z.number(),
        totalCredit: z.number(),
      }),
    }),
    transaction: 'read',
    toast: 'silent',
  },
  download: {
    call: 'POST /business-sales-report/download',
    access: 'sales-report.report',
    body: z
      .object({ ...filterFields, sort, fileType, language: z.enum(['ne', 'en']).optional() })
      .superRefine(checkDays, toldAlways),
    answer: download,
    transaction: 'own',
    makesLongFile: true,
    toast: 'silent',
  },
  /** The invoice as HTML, and an address at which the same page opens for one minute (for a frame). */
  invoice: {
    call: 'GET /business-sales-report/invoice',
    access: 'sales-report.report',
    query: z.object({
      invoiceNumber: z.string().min(1, 'common.isRequired').max(60),
      language: z.enum(['ne', 'en']).optional(),
    }),
    answer: z.object({ template: z.string(), url: z.string() }),
  },
});
