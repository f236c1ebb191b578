import { tdsNatureNames } from '@bahi/domain/numbers/tds';
import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { choiceOf, fileType } from '../../enumeration.ts';
import { chosenId, day, id, numberWithin, optionalDay, positiveAmount, requiredText } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';
import { componentType } from '../payment/payment-form.ts';
import { tdsNature } from './tds-held.ts';

/** What a month is held against: the ledger, the e-TDS file, and who the tax office knows. */
export const tdsTies = ['LEDGER', 'FILE', 'PAN'] as const;
export type TdsTie = (typeof tdsTies)[number];

const month = z.object({
  firstDayAD: z.string(),
  lastDayAD: z.string(),
  lastDayBS: z.string(),
  /** Until when it is to be paid. */
  dueDayAD: z.string(),
  dueDayBS: z.string(),
});

/** What a month comes to, in rupees; `left` is below zero where more was paid than is held back. */
const sums = { deducted: z.number(), deposited: z.number(), left: z.number() };

const line = z.object({
  settlementId: z.int(),
  number: z.string().nullable(),
  /** The vendor, and who the tax office knows by it: nine digits. */
  name: z.string(),
  nameNp: z.string().nullable(),
  pan: z.string(),
  hasPan: z.boolean(),
  dateAD: z.string(),
  dateBS: z.string(),
  nature: tdsNature,
  rate: z.number().nullable(),
  portalType: z.int(),
  base: z.number(),
  amount: z.number(),
  /** It was held back in a former month, and its payment taken back in this one: both amounts are below zero. */
  isTakenBack: z.boolean(),
});

const deposit = z
  .object({
    id: z.int(),
    monthEndAD: z.string(),
    accountName: z.string(),
    accountNameNp: z.string().nullable(),
    amount: z.number(),
    paidOnAD: z.string(),
    paidOnBS: z.string(),
    submissionNumber: z.string().nullable(),
    voucherNumber: z.string(),
    isActive: z.boolean(),
    cancelReason: z.string().nullable(),
    madeBy: z.string(),
  })
  .meta({ id: 'TdsDeposit' });

const tie = z.object({
  tie: z.enum(tdsTies),
  isTied: z.boolean(),
  /** What the register says and the other side, in rupees; null where no amounts are compared. */
  said: z.number().nullable(),
  other: z.number().nullable(),
  /** Who has no PAN that the tax office knows. */
  names: z.array(z.object({ name: z.string(), nameNp: z.string().nullable() })),
});

const monthDetail = z.object({
  month,
  isOver: z.boolean(),
  ...sums,
  /** What the business owed of it when it began here: no payment of its own stands behind it. */
  opened: z.number(),
  lines: z.array(line),
  types: z.array(
    z.object({
      portalType: z.int(),
      head: z.string().nullable(),
      count: z.int(),
      base: z.number(),
      amount: z.number(),
    }),
  ),
  ties: z.array(tie),
  /** The newest first, with those that were taken back. */
  deposits: z.array(deposit),
});

const withheldRow = z.object({
  paymentId: z.int(),
  settlementId: z.int(),
  number: z.string().nullable(),
  customerId: z.int(),
  customerName: z.string(),
  customerNameNp: z.string().nullable(),
  pan: z.string().nullable(),
  dateAD: z.string(),
  dateBS: z.string(),
  nature: tdsNature,
  base: z.number(),
  amount: z.number(),
  certificateNumber: z.string().nullable(),
  certificateDateAD: z.string().nullable(),
});

const rate = z
  .object({
    id: z.int(),
    nature: tdsNature,
    /** Per cent. */
    rate: z.number(),
    fromDayAD: z.string(),
    fromDayBS: z.string(),
    source: z.string(),
    /** Of this business alone; the others came with the product. */
    isOwn: z.boolean(),
    /** It holds today. */
    isInForce: z.boolean(),
  })
  .meta({ id: 'TdsRate' });

export const depositForm = z.object({
  /** Any AD day of the month. */
  dayAD: requiredText(10),
  moneyAccountId: chosenId,
  paidOnAD: day,
  amount: positiveAmount,
  submissionNumber: z
    .string()
    .trim()
    .max(40, 'common.textLong')
    .nullish()
    .transform((text) => (text === '' || text === undefined ? null : text)),
  voucherNumber: requiredText(40),
});

export const certificateForm = z.object({
  paymentId: id,
  certificateNumber: requiredText(40),
  certificateDateAD: day,
});

export const rateForm = z.object({
  nature: choiceOf(tdsNatureNames),
  rate: numberWithin(2, 100),
  fromDayAD: day,
  source: requiredText(200),
});

/** Tax deducted at source (अग्रिम कर कट्टी): what we hold back and pay to the tax office, and what customers hold back of us. */
export const tdsContract = contract('tds', {
  /** The months in which tax was held back, the one that runs first. */
  list: {
    call: 'GET /v1/tds/list',
    access: 'tds.read',
    answer: z.object({ months: z.array(month.extend({ isOver: z.boolean(), ...sums, count: z.int() })) }),
  },
  /** The month of a day: its register, what it ties to and what was paid. */
  get: { call: 'GET /v1/tds', access: 'tds.read', query: z.object({ dayAD: optionalDay }), answer: monthDetail },
  /** What a payment of a document on a day offers: the base that is left of it, and the rates of that day. */
  offer: {
    call: 'GET /v1/tds/offer/:componentTypeKey/:componentEntityId',
    access: 'payment.create',
    params: z.object({ componentTypeKey: componentType.schema, componentEntityId: z.coerce.number().int().positive() }),
    query: z.object({ dayAD: optionalDay }),
    answer: z.object({
      base: z.number(),
      /** The portal's number that its party was filed under last. */
      portalType: z.int().nullable(),
      hasPan: z.boolean(),
      rates: z.array(z.object({ nature: tdsNature, rate: z.number() })),
    }),
  },
  /** What customers held back, the newest first. */
  withheld: {
    call: 'GET /v1/tds/withheld',
    access: 'tds.read',
    query: listQuery.extend({ certificate: choiceOf(['MISSING', 'THERE']).optional() }),
    answer: page(withheldRow, { total: z.number(), missing: z.number() }),
  },
  /** The certificate of what a customer held back came. */
  certify: { call: 'POST /v1/tds/certificate', access: 'tds.create', body: certificateForm, answer: withheldRow },
  /** Tax of a month is paid to the tax office. */
  deposit: {
    call: 'POST /v1/tds/deposit',
    access: 'tds.create',
    body: depositForm,
    posting: true,
    answer: deposit,
    refreshes: ['dues', 'cash'],
  },
  cancelDeposit: {
    call: 'POST /v1/tds/deposit/cancel',
    access: 'tds.delete',
    body: z.object({ id, reason: requiredText(200) }),
    posting: true,
    answer: deposit,
    refreshes: ['dues', 'cash'],
  },
  rates: { call: 'GET /v1/tds/rates', access: 'tds.read', answer: z.object({ rates: z.array(rate) }) },
  /** A rate of the business's own from a day on. */
  saveRate: { call: 'POST /v1/tds/rates', access: 'tds.update', body: rateForm, answer: rate },
  removeRate: {
    call: 'DELETE /v1/tds/rates/:id',
    access: 'tds.delete',
    answer: z.object({ id: z.int() }),
  },
  /** The e-TDS file of a month in the portal's columns, or a sheet to type its vouchers from. */
  download: {
    call: 'POST /v1/tds/download',
    access: 'tds.report',
    body: z.object({
      dayAD: requiredText(10),
      what: choiceOf(['FILE', 'SHEET']),
      fileType,
      language: z.enum(['ne', 'en']).optional(),
    }),
    answer: download,
    transaction: 'own',
    makesLongFile: true,
    toast: 'silent',
  },
});
export type TdsLine = z.output<typeof line>;
export type TdsDeposit = z.output<typeof deposit>;
export type TdsRate = z.output<typeof rate>;
export type TdsTieRow = z.output<typeof tie>;
