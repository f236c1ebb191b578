import { documentActivities, documentKindNames } from '@bahi/domain/document-kinds';
import { stockPaperActivities } from '@bahi/domain/goods/stock-papers';
import { z } from '../../zod.ts';

const otherActivities = [
  'PAYMENT_RECEIVED',
  'PAYMENT_MADE',
  'CUSTOMER_ADDED',
  'ITEM_ADDED',
  'QUOTATION_PUBLISHED',
  'QUOTATION_ACCEPTED',
  'QUOTATION_REJECTED',
  'CREDIT_LIMIT_PASSED',
  'PERIOD_LOCKED',
  'PERIOD_UNLOCKED',
  'RECURRING_DUE',
  'CUSTOMER_REMINDED',
  'PAYMENT_PROMISED',
  'CHEQUE_BOUNCED',
  'DAY_CLOSED',
  'DAY_CLOSE_CANCELLED',
  'VOUCHER_ENTERED',
  'VOUCHER_CANCELLED',
] as const;

const activity = z.object({
  /** What happened: a key of the dashboard's texts. */
  kind: z.enum([...documentActivities, ...stockPaperActivities, ...otherActivities]),
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

/** What waits for somebody, in the order in which it is told. */
export const toDoKinds = [
  'APPROVALS',
  'DRAFTS',
  'CHEQUES_RECEIVED',
  'CHEQUES_GIVEN',
  'RECURRING',
  'LOW_STOCK',
  'EXPIRED',
  'EXPIRING',
  'RIGHTS_ENDING',
] as const;
/** Cheques that were given are told of so many days before theirs: money has to be there by then. */
export const chequeDaysAhead = 7;

const toDo = z.object({
  kind: z.enum(toDoKinds),
  /** Whose drafts or approvals they are; null of all others. */
  subject: z.enum([...documentKindNames, 'QUOTATION', 'VOUCHER']).nullable(),
  count: z.int(),
});

/** What a new business does first, in this order. */
export const firstSteps = ['PROFILE', 'ITEM', 'BILL', 'LOGO', 'USERS', 'IMPORT'] as const;

/** What a business is told of itself. */
export const businessSummary = z.object({
  /** All that is sold, received and owed by customers is 0, or missing, for who may not read invoices or their report. */
  today: period,
  /** The current BS month, from its first day to today. */
  month: period,
  monthBS: z.string(),
  /** What lies in the cash boxes, banks and wallets by the books; null for who may not see these. */
  money: z.object({ cash: z.number(), bank: z.number(), wallet: z.number() }).nullable(),
  /** The month's sales without VAT less what came back; of what the goods cost only who may see costs is told. */
  netSales: z.number(),
  isVatRegistered: z.boolean(),
  grossProfit: z.number().nullable(),
  /**
   * The VAT of the month so far, and until when the return that comes next is due; null for who may not see returns, who
   * works in one outlet, and a business without VAT.
   */
  vat: z
    .object({
      onSales: z.number(),
      onPurchases: z.number(),
      broughtForward: z.number(),
      /** Below zero it is carried to the next month. */
      amount: z.number(),
      /** The last day of the month whose return comes next. */
      returnDayAD: z.string(),
      dueDayAD: z.string(),
      /** Below zero it is late. */
      daysLeft: z.int(),
    })
    .nullable(),
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
  /** Only what there is something of, and what the caller may open. */
  toDo: z.array(toDo),
  topDues: z.array(
    z.object({
      customerId: z.int(),
      name: z.string(),
      nameNp: z.string().nullable(),
      phoneNumber: z.string(),
      dueAmount: z.number(),
    }),
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
  /** Those that the caller may take, done or not; missing where all are done, or were put away. */
  firstSteps: z.array(z.object({ step: z.enum(firstSteps), isDone: z.boolean() })).optional(),
});

/** What who works for the platform is told of it. */
export const platformSummary = z.object({
  businesses: z.int(),
  newBusinesses: z.int(),
  activeBusinesses: z.int(),
  users: z.int(),
  activeSessions: z.int(),
  /** The businesses that registered today, in 7 days and in 30. */
  signUps: z.object({ today: z.int(), week: z.int(), month: z.int() }),
  /** One-time codes, and how many of the BS month's were used. */
  codes: z.object({ today: z.int(), month: z.int(), used: z.int() }),
  /** Sign-ins that were refused. */
  failures: z.object({ today: z.int(), month: z.int() }),
});
