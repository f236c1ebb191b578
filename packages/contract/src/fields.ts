// Longer than 200 lines because the fields that forms have in common are found in one place.
import { z } from './zod.ts';

const devanagariZero = 0x0966;

/** Devanagari digits become Latin ones, so that every number field takes both scripts. */
function latinDigits(text: string): string {
  return text.replace(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? devanagariZero) - devanagariZero));
}

/** The id of a record. */
export const id = z.int('common.isRequired').positive('common.isRequired').max(Number.MAX_SAFE_INTEGER);
/** The id a select holds: empty until something is chosen. Text of digits is taken too. */
export const chosenId = z
  .union(
    [
      z.int(),
      z
        .string()
        .regex(/^\d{1,15}$/, 'common.isRequired')
        .transform(Number),
    ],
    'common.isRequired',
  )
  .refine((value) => value > 0, 'common.isRequired');
export const optionalId = emptyOr(chosenId);
/** A field that may be missing or left empty, and then is null; what is wrong with anything else is said as its own. */
export function emptyOr<T extends z.ZodType>(field: T) {
  const said = {
    error: (issue: z.core.$ZodRawIssue) => (issue.code === 'invalid_union' ? reasonOf(issue) : undefined),
  };
  return z
    .union([z.literal('').transform(() => null), field], said)
    .nullish()
    .transform((value) => value ?? null);
}

function reasonOf({ errors }: { errors: readonly (readonly { message: string }[])[] }): string | undefined {
  return errors.at(-1)?.[0]?.message;
}

/**
 * Given to a rule that says what is missing: it is told together with what is wrong elsewhere, not once that is mended.
 * Such a rule meets fields that were refused as they were sent, whatever their types say.
 */
export const toldAlways = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/** A record's version as it was read: a stale one is refused with 409, an absent one is accepted. */
export const version = z.int().positive().optional();

/** Text that must be there, of characters that can be seen: see `unseen`. */
export function requiredText(longest: number) {
  return plainText(longest).refine((text) => text !== '', 'common.isRequired');
}

/** Text that may be missing; empty text is stored as null. `tooLong` is said of what is longer. */
export function optionalText(longest: number, tooLong = 'common.textLong') {
  return plainText(longest, tooLong)
    .nullish()
    .transform((text) => text || null);
}

/**
 * Controls (but for line ends and tabs), characters that turn the direction of what follows or that nobody sees, and
 * halves of characters: no name or remark needs them. Devanagari needs its two joiners, U+200C and U+200D.
 */
// oxlint-disable-next-line no-control-regex -- the controls are what is looked for
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\p{Cs}]|(?![\u200c\u200d])\p{Cf}/u;

function plainText(longest: number, tooLong = 'common.textLong') {
  return z
    .string('common.isRequired')
    .trim()
    .max(longest, tooLong)
    .refine((text) => !unseen.test(text), 'common.textInvalid');
}

/** Digits only (specification, section 5: 8 to 10 for a phone). Devanagari digits are taken and stored as Latin. */
export const phoneNumber = z
  .string('common.isRequired')
  .trim()
  .transform(latinDigits)
  .pipe(
    z
      .string()
      .min(1, 'common.isRequired')
      .regex(/^\d+$/, 'common.digitsOnly')
      .min(8, 'common.phoneShort')
      .max(10, 'common.phoneLong'),
  );
export const optionalPhoneNumber = z
  .union([z.literal(''), phoneNumber])
  .nullish()
  .transform((value) => value || null);

/** A PAN or VAT number: digits only is the rule; that the tax office uses nine is a warning of the form. */
export const panNumber = z
  .string()
  .trim()
  .transform(latinDigits)
  .pipe(z.string().max(20, 'common.textLong').regex(/^\d*$/, 'common.digitsOnly'))
  .nullish()
  .transform((value) => value || null);

/** What stands on a cheque as its number; Devanagari digits are taken and stored as Latin. */
export const chequeNumber = z
  .string('common.isRequired')
  .trim()
  .transform((text) => latinDigits(text).toUpperCase())
  .pipe(
    z
      .string()
      .max(30, 'common.textLong')
      .regex(/^[A-Z0-9-]*$/, 'cheque.numberInvalid'),
  )
  .nullish()
  .transform((text) => text || null);

export const optionalEmail = z
  .union([z.literal(''), z.email('common.emailInvalid').max(254, 'common.textLong')])
  .nullish()
  .transform((value) => value || null);
export const requiredEmail = z
  .string('common.isRequired')
  .trim()
  .min(1, 'common.isRequired')
  .pipe(z.email('common.emailInvalid').max(254, 'common.textLong'));

/** More characters than any number has; what is longer is not looked at. */
const longestNumber = 40;

/** A number in either script, with or without separators; `null` stands for an empty field. */
function numeric(decimals: number) {
  const written = new RegExp(`^-?\\d*(\\.\\d{1,${decimals}})?$`);
  return z.union([z.number(), z.string()], 'common.isRequired').transform((value, context) => {
    const text = typeof value === 'number' ? plainNumber(value) : latinDigits(value).replace(/[,\s]/g, '');
    if (text === '') context.addIssue({ code: 'custom', message: 'common.isRequired' });
    else if (text.length > longestNumber || !/^-?(\d+\.?\d*|\.\d+)$/.test(text))
      context.addIssue({ code: 'custom', message: 'common.numberOnly' });
    else if (!written.test(text.replace(/\.$/, '')))
      context.addIssue({ code: 'custom', message: decimals === 2 ? 'common.twoDecimals' : 'common.fourDecimals' });
    else return Number(text);
    return z.NEVER;
  });
}

/** Numbers of JSON as they would be typed: 1e21 and the like are no amounts. */
function plainNumber(value: number): string {
  const text = String(value);
  return /^-?\d+(\.\d+)?$/.test(text) ? text : 'x';
}

/** The largest amount of one field, in rupees (specification, section 9: income amount). */
export const largestAmountRupees = 999_999_999;

/** An amount in rupees of zero or more with at most two decimals. */
export const amount = numeric(2)
  .refine((value) => value >= 0, 'common.notBelowZero')
  .refine(fitsAmount, 'common.tenDigits');
/** An amount in rupees above zero. */
export const positiveAmount = numeric(2)
  .refine((value) => value > 0, 'common.aboveZero')
  .refine(fitsAmount, 'common.tenDigits');
/** The total of an income or expense: 1 to 999,999,999 (specification, section 5). */
export const billAmount = numeric(2)
  .refine((value) => value >= 1, 'common.moreThanZero')
  .refine(fitsAmount, 'common.tenDigits');
export const optionalAmount = emptyOr(amount);
/** A quantity above zero with at most four decimals. */
export const positiveQuantity = numeric(4)
  .refine((value) => value > 0, 'common.aboveZero')
  .refine((value) => value <= 999_999_999, 'common.tenDigits');
/** A quantity of zero or more with at most four decimals. */
export const quantity = numeric(4)
  .refine((value) => value >= 0, 'common.notBelowZero')
  .refine((value) => value <= 999_999_999, 'common.tenDigits');
export const optionalQuantity = emptyOr(quantity);

/** A whole number within bounds, in either script. */
export function wholeNumber(least: number, most: number) {
  return numeric(2)
    .refine((value) => Number.isInteger(value), 'common.wholeOnly')
    .refine((value) => value >= least, least > 0 ? 'common.notBelowOne' : 'common.notBelowZero')
    .refine((value) => value <= most, 'common.numberLarge');
}
/** A whole number within bounds, which `message` names for what is out of them. */
export function wholeNumberOf(least: number, most: number, message: string) {
  return wholeNumber(0, Number.MAX_SAFE_INTEGER).refine((value) => value >= least && value <= most, message);
}
/** A number of zero or more with at most so many decimals. */
export function numberWithin(decimals: 2 | 4, most: number) {
  return numeric(decimals)
    .refine((value) => value >= 0, 'common.notBelowZero')
    .refine((value) => value <= most, 'common.numberLarge');
}
/** An amount in rupees of either sign with at most two decimals, within bounds that `message` names. */
export function amountBetween(least: number, most: number, message: string) {
  return numeric(2).refine((value) => value >= least && value <= most, message);
}

function fitsAmount(value: number): boolean {
  return value <= largestAmountRupees;
}

/** The wire form of a day, AD: `2026-11-20`. BS days have the same form. Digits of both scripts are taken. */
export const day = z
  .string('common.isRequired')
  .trim()
  .transform(latinDigits)
  .pipe(
    z
      .string()
      .min(1, 'common.isRequired')
      .regex(/^\d{4}-\d{1,2}-\d{1,2}$/, 'common.dateInvalid'),
  );
export const optionalDay = z
  .union([z.literal('').transform(() => null), day], 'common.dateInvalid')
  .nullish()
  .transform((value) => value ?? null);
