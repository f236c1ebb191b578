import { documentActivities } from '@bahi/domain/document-kinds';
import { contract } from '../../endpoint.ts';
import { z } from '../../zod.ts';

const otherActivities = [
  'PAYMENT_RECEIVED',
  'PAYMENT_MADE',
  'CUSTOMER_ADDED',
  'ITEM_ADDED',
  'QUOTATION_PUBLISHED',
  'QUOTATION_ACCEPTED',
  'QUOTATION_REJECTED',
  'PERIOD_LOCKED',
  'PERIOD_UNLOCKED',
] as const;

const activity = z.object({
  /** What happened: a key of the dashboard's texts. */
  kind: z.enum([...documentActivities, ...otherActivities]),
  at: z.string(),
  by: z.string(),
  /** The invoice number, the name of the record, or why a period was locked or unlocked. */
  title: z.string(),
  titleNp: z.string().nullable(),
  amount: z.number().nullable(),
  /** What it is about: the bill, income or expense, also the one that a payment pays; the customer; the item. */
  recordId: z.int().nullable(),
});
const period = z.object({ sales: z.number(), invoices: z.int(), receipts: z.number() });
/** Bills of vendors by their day, and what was paid to vendors. */
const spent = z.object({ expenses: z.number(), payments: z.number() });
const owed = z.object({ amount: z.number(), bills: z.int(), overdueAmount: z.number(), overdueBills: z.int() });

export const dashboardContract = contract('dashboard', {
  summary: {
    call: 'GET /v1/dashboard',
    access: 'dashboard.read',
    answer: z.object({
      /** Null for platform users, who have no business of their own. */
      business: z
        .object({
          today: period,
          /** The current BS month, from its first day to today. */
          month: period,
          monthBS: z.string(),
          dues: z.object({
            amount: z.number(),
            invoices: z.int(),
            overdueAmount: z.number(),
            overdueInvoices: z.int(),
          }),
          /** Null for who may not read expenses. */
          spending: z.object({ today: spent, month: spent, payables: owed }).nullable(),
          lowStock: z.array(
            z.object({
              itemId: z.int(),
              code: z.string(),
              name: z.string(),
              nameNp: z.string().nullable(),
              unitName: z.string(),
              unitNameNp: z.string().nullable(),
              stockQuantity: z.number(),
              reorderPoint: z.number(),
            }),
          ),
          lowStockCount: z.int(),
          topDues: z.array(
            z.object({ customerId: z.int(), name: z.string(), nameNp: z.string().nullable(), dueAmount: z.number() }),
          ),
          /** Each of the last 30 days, oldest first; the expenses are 0 for who may not read them. */
          daily: z.array(
            z.object({
              dayAD: z.string(),
              dayBS: z.string(),
              sales: z.number(),
              receipts: z.number(),
              expenses: z.number(),
            }),
          ),
          activities: z.array(activity),
        })
        .nullable(),
      /** For platform users. */
      platform: z
        .object({ businesses: z.int(), newBusinesses: z.int(), users: z.int(), activeSessions: z.int() })
        .nullable(),
    }),
  },
});
