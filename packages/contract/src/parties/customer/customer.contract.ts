import { mostCreditDays } from '@bahi/domain/goods/credit-limit';
import { addressAnswer, addressFields } from '../../platform/geography/addresses.ts';
import { contract } from '../../endpoint.ts';
import {
  emptyOr,
  optionalAmount,
  optionalEmail,
  optionalId,
  optionalText,
  panNumber,
  phoneNumber,
  requiredText,
  version,
  wholeNumberOf,
} from '../../fields.ts';
import { flag, listQuery, page, wantedStatus } from '../../paging.ts';
import { z } from '../../zod.ts';

/**
 * Whoever comes to the counter and is not known by name: every business has it from the start. It has no PAN and no
 * phone, pays at once, stays as it is, and stands in no list of people one knows.
 */
export const cashCustomer = { name: 'Cash customer', nameNp: 'नगद ग्राहक' } as const;

/** What a customer wants of reminders by rule, where it is not what the rule says: a language, or none. */
export const customerReminders = ['ne', 'en', 'NONE'] as const;

/** The customer form (specification, section 5). */
export const customerForm = z.object({
  id: z.int().positive().optional(),
  version,
  name: requiredText(150),
  nameNp: optionalText(150),
  email: optionalEmail,
  phoneNumber,
  focalPerson: requiredText(100),
  vatPanNo: panNumber,
  /** The group whose prices hold for them. */
  customerGroupId: optionalId,
  /** Pays at the counter: invoices to them begin with cash. What is left out stays as it is. */
  isWalkIn: z.boolean('common.choiceUnknown').optional(),
  /** Rupees that they may owe, 0 for nothing on credit, and for how many days; empty where it is not limited. */
  creditLimit: optionalAmount,
  creditDays: emptyOr(wholeNumberOf(0, mostCreditDays, 'creditLimit.daysOutside')),
  /** Reminders by rule in this language, or none; null: as the rule says. What is left out stays as it is. */
  reminders: z
    .enum([...customerReminders, ''], 'common.choiceUnknown')
    .nullable()
    .transform((chosen) => chosen || null)
    .optional(),
  ...addressFields,
});

export const customerRow = z.object({
  id: z.int(),
  name: z.string(),
  nameNp: z.string().nullable(),
  phoneNumber: z.string(),
  focalPerson: z.string(),
  vatPanNo: z.string().nullable(),
  customerGroupId: z.int().nullable(),
  customerGroupName: z.string().nullable(),
  customerGroupNameNp: z.string().nullable(),
  address: z.string(),
  addressNp: z.string(),
  /** Rupees still due on issued invoices and active incomes, within the outlets that the caller sees. */
  dueAmount: z.number(),
  /** Rupees that they have paid in advance there and not used. */
  advanceAmount: z.number(),
  isActive: z.boolean(),
  version: z.int(),
});
const customerDetail = customerRow
  .extend({
    email: z.string().nullable(),
    isWalkIn: z.boolean(),
    /** Whoever comes to the counter and is not known by name. */
    isCashCustomer: z.boolean(),
    creditLimit: z.number().nullable(),
    creditDays: z.int().nullable(),
    reminders: z.enum(customerReminders).nullable(),
    ...addressAnswer,
  })
  .meta({ id: 'CustomerDetail' });
const customerChoice = z.object({
  id: z.int(),
  name: z.string(),
  nameNp: z.string().nullable(),
  phoneNumber: z.string(),
  vatPanNo: z.string().nullable(),
  address: z.string(),
  addressNp: z.string(),
  dueAmount: z.number(),
  isWalkIn: z.boolean(),
  /** From an invoice's day to its due day, where it is agreed. */
  creditDays: z.int().nullable(),
});

const customerQuery = listQuery.extend({
  customerGroupId: z.coerce.number('common.notFound').int().positive().optional(),
  /** Those who owe more than their credit limit, over all outlets; or all others. */
  isOverLimit: flag,
});

export const customerContract = contract('customer', {
  save: {
    call: 'POST /v1/customer/save',
    access: 'customer.create',
    body: customerForm,
    /** `warning` names a customer of the same name or phone, if there is one: it is allowed, and said. */
    answer: customerDetail.extend({ warning: z.string().nullable() }),
  },
  get: { call: 'GET /v1/customer/:id', access: 'customer.read', answer: customerDetail },
  list: { call: 'GET /v1/customer/list', access: 'customer.read', query: customerQuery, answer: page(customerRow) },
  listForInvoice: {
    call: 'GET /v1/customer/list/invoice',
    access: 'invoice.read',
    query: listQuery,
    answer: page(customerChoice),
  },
  toggle: {
    call: 'PUT /v1/customer/toggle/:id',
    access: 'customer.update',
    query: wantedStatus,
    answer: customerDetail,
  },
});
