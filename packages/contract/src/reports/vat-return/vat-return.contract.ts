import { download } from '../../download.ts';
import { contract } from '../../endpoint.ts';
import { choiceOf, fileType } from '../../enumeration.ts';
import { optionalDay, optionalText, requiredText } from '../../fields.ts';
import { z } from '../../zod.ts';
import { taxPayment, taxPaymentForm, taxTakeBack } from '../../books/tax-office/tax-payment.ts';
import { filing, month, vatReturn } from './vat-return-answer.ts';
import { vatReturnForm } from './vat-return-form.ts';
import { vatYear } from './vat-year.ts';

const ofMonth = z.object({ dayAD: optionalDay });

/** The VAT return of a month (अनुसूची १०), to be typed into the portal from, and what was filed of it. */
export const vatReturnContract = contract('vatReturn', {
  /** The months of the business, the one that runs first; of one that is registered for VAT no more what it filed alone. */
  list: {
    call: 'GET /v1/vat-return/list',
    access: 'vat-return.read',
    answer: z.object({
      isRegistered: z.boolean(),
      months: z.array(
        month.extend({
          isOver: z.boolean(),
          isLocked: z.boolean(),
          /** It was over before the books began, or was before the first that was filed here. */
          isElsewhere: z.boolean(),
          /** It brings forward something else than the month before carries. */
          isToFileAgain: z.boolean(),
          filing: filing.nullable(),
          /** What is left to pay of what was filed, below zero where more was paid; null: nothing was filed. */
          leftToPay: z.int().nullable(),
        }),
      ),
    }),
  },
  get: { call: 'GET /v1/vat-return', access: 'vat-return.read', query: ofMonth, answer: vatReturn },
  /** Files it, or says it again: what it says and the accounts do not is booked, and the month is locked for VAT. */
  file: {
    call: 'POST /v1/vat-return/file',
    access: 'vat-return.create',
    body: vatReturnForm,
    posting: true,
    answer: filing,
    refreshes: ['locks', 'books'],
  },
  /** The portal shows it as verified. */
  verify: {
    call: 'POST /v1/vat-return/verify',
    access: 'vat-return.create',
    body: z.object({ dayAD: requiredText(10), verifiedOnAD: requiredText(10) }),
    answer: filing,
  },
  /** It was noted by mistake: of the owner alone, and of the last month that was filed. */
  withdraw: {
    call: 'POST /v1/vat-return/withdraw',
    access: 'vat-return.delete',
    body: z.object({ dayAD: requiredText(10), reason: requiredText(200) }),
    posting: true,
    answer: filing,
    refreshes: ['books'],
  },
  /** Tax of a month that was filed, here or elsewhere, is paid to the tax office. */
  pay: {
    call: 'POST /v1/vat-return/payment',
    access: 'vat-return.create',
    body: taxPaymentForm,
    posting: true,
    answer: taxPayment,
    refreshes: ['dues', 'cash'],
  },
  takeBackPayment: {
    call: 'POST /v1/vat-return/payment/cancel',
    access: 'vat-return.delete',
    body: taxTakeBack,
    posting: true,
    answer: taxPayment,
    refreshes: ['dues', 'cash'],
  },
  /** Who is above one lakh in a fiscal year, the one that runs unless it is said. */
  year: {
    call: 'GET /v1/vat-return/year',
    access: 'vat-return.read',
    query: z.object({ fiscalYear: optionalText(9) }),
    answer: vatYear,
  },
  downloadYear: {
    call: 'POST /v1/vat-return/year/download',
    access: 'vat-return.report',
    body: z.object({ fiscalYear: requiredText(9), fileType, language: z.enum(['ne', 'en']).optional() }),
    answer: download,
    transaction: 'own',
    makesLongFile: true,
    toast: 'silent',
  },
  /** The boxes, or who is listed, as a sheet or on paper. */
  download: {
    call: 'POST /v1/vat-return/download',
    access: 'vat-return.report',
    body: z.object({
      dayAD: requiredText(10),
      what: choiceOf(['RETURN', 'PARTIES']),
      fileType,
      language: z.enum(['ne', 'en']).optional(),
    }),
    answer: download,
    transaction: 'own',
    makesLongFile: true,
    toast: 'silent',
  },
});
