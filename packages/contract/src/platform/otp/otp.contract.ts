import { choiceOf } from '../../enumeration.ts';
import { contract } from '../../endpoint.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';

/** MOBILE: a number that is to take the place of one's old one. */
export const otpPurposes = ['SIGN_UP', 'LOGIN', 'RESET', 'MOBILE'] as const;

/** A Nepali mobile number as messages are sent to: +977 and spaces go, ten digits that begin with 96, 97 or 98 stay. */
export const mobileNumber = z
  .string('common.isRequired')
  .trim()
  .min(1, 'common.isRequired')
  .max(30, 'otp.mobileInvalid')
  .transform((text) =>
    text
      .replace(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? 0x0966) - 0x0966))
      .replace(/[\s-]/g, '')
      .replace(/^\+?977(?=\d{10}$)/, ''),
  )
  .pipe(z.string().regex(/^9[678]\d{8}$/, 'otp.mobileInvalid'));

const purpose = choiceOf(otpPurposes);
const sendForm = z.object({ mobileNumber, purpose });
const sendAnswer = z.object({
  /** Seconds until another code may be asked for. */
  resendAfterSeconds: z.int(),
  expiresInSeconds: z.int(),
});

/** What became of a code: it can still be entered, it was, too many tries were wrong, its time is over, or a newer one counts. */
export const otpStates = ['OPEN', 'USED', 'USED_UP', 'EXPIRED', 'REPLACED'] as const;

const listRow = z.object({
  id: z.string(),
  /** Null when it was asked for by another name of nobody. */
  mobileNumber: z.string().nullable(),
  purpose: z.enum(otpPurposes),
  state: z.enum(otpStates),
  tries: z.int(),
  createdAt: z.string(),
  expiresAt: z.string(),
  usedAt: z.string().nullable(),
  /** Shown to a super user where messages go to the console of the server and to no mobile; else null. */
  code: z.string().nullable(),
});
export type OtpListRow = z.output<typeof listRow>;

export const otpContract = contract('otp', {
  send: { call: 'POST /public/otp/send', access: 'public', body: sendForm, answer: sendAnswer, transaction: 'own' },
  resend: { call: 'POST /public/otp/resend', access: 'public', body: sendForm, answer: sendAnswer, transaction: 'own' },
  verify: {
    call: 'POST /public/otp/verify',
    access: 'public',
    body: z.object({
      mobileNumber,
      purpose,
      otp: z
        .string('common.isRequired')
        .trim()
        .transform((text) => text.replace(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? 0x0966) - 0x0966)))
        .pipe(
          z
            .string()
            .min(1, 'common.isRequired')
            .regex(/^\d{6}$/, 'otp.sixDigits'),
        ),
    }),
    /** A ticket good once for 10 minutes, for register, sign-in or reset. */
    answer: z.object({ ticket: z.string() }),
    transaction: 'own',
    toast: 'silent',
  },
  list: {
    call: 'GET /v1/otp/list',
    access: 'otp.read',
    query: listQuery.extend({
      purpose: purpose.optional(),
      state: choiceOf(otpStates).optional(),
    }),
    answer: page(listRow, {
      /** Messages go to the console of the server, so the codes are shown here. */
      isConsole: z.boolean(),
    }),
  },
});
