import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { choiceOf, enumeration, fileType } from '../../enumeration.ts';
import { optionalDay, requiredText } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { taxPayment, taxPaymentForm, taxTakeBack } from '../../books/tax-office/tax-payment.ts';
import { z } from '../../zod.ts';
import { componentType } from '../payment/payment-form.ts';
import { month, monthDetail, rate, sums, withheldRow } from './tds-answer.ts';
import { certificateForm, rateForm } from './tds-form.ts';
import { tdsNature } from './tds-held.ts';

/** Whether the certificate of a customer came. */
export const certificate = enumeration({ MISSING: 1, THERE: 2 });

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
      /** Null of a bill of another program: what of it is VAT is not known. */
      base: z.number().nullable(),
      /** The portal's number that its party was filed under last. */
      portalType: z.int().nullable(),
      hasPan: z.boolean(),
      rates: z.array(z.object({ nature: tdsNature, rate: z.number() })),
    }),
  },
  /** The rates of a day, for who holds tax back in a journal, and the portal's number that the vendor was filed under last. */
  ratesOn: {
    call: 'GET /v1/tds/rates-on',
    access: 'voucher.create',
    query: z.object({ dayAD: optionalDay, vendorId: z.coerce.number().int().positive().optional() }),
    answer: z.object({
      rates: z.array(z.object({ nature: tdsNature, rate: z.number() })),
      portalType: z.int().nullable(),
    }),
  },
  /**
   * What customers held back, the newest first. `total` is of the present fiscal year unless days are given, `missing` of
   * all that is found.
   */
  withheld: {
    call: 'GET /v1/tds/withheld',
    access: 'tds.read',
    query: listQuery.extend({
      certificate: certificate.schema.optional(),
      fromDateAD: optionalDay,
      toDateAD: optionalDay,
    }),
    answer: page(withheldRow, { total: z.number(), missing: z.number() }),
  },
  /** The certificate of what a customer held back came. */
  certify: { call: 'POST /v1/tds/certificate', access: 'tds.create', body: certificateForm, answer: withheldRow },
  /** Tax of a month is paid to the tax office. */
  deposit: {
    call: 'POST /v1/tds/deposit',
    access: 'tds.create',
    body: taxPaymentForm,
    posting: true,
    answer: taxPayment,
    refreshes: ['dues', 'cash'],
  },
  cancelDeposit: {
    call: 'POST /v1/tds/deposit/cancel',
    access: 'tds.delete',
    body: taxTakeBack,
    posting: true,
    answer: taxPayment,
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
