import { z } from './zod.ts';

/**
 * A closed list of words, each with its number (specification, section 3). Answers and bodies carry the words, path
 * parts and filters the numbers; both are accepted everywhere, numbers as digits too. `otherWords` are understood, and
 * never answered.
 */
export function enumeration<const T extends Record<string, number>>(
  numbers: T,
  otherWords: Readonly<Record<string, Extract<keyof T, string>>> = {},
) {
  type Word = Extract<keyof T, string>;
  const words = Object.keys(numbers).filter((word): word is Word => word in numbers);
  const others = new Map(Object.entries(otherWords));
  const byNumber = new Map(words.map((word) => [String(numbers[word]), word]));
  const schema = z
    .union([z.string(), z.int()])
    .transform((value, context): Word => {
      const text = String(value);
      const upper = text.toUpperCase();
      const word = byNumber.get(text) ?? words.find((known) => known === upper) ?? others.get(upper);
      if (word !== undefined) return word;
      context.addIssue({ code: 'custom', message: text === '' ? 'common.isRequired' : 'common.choiceUnknown' });
      return z.NEVER;
    })
    .meta({ enum: [...words, ...others.keys(), ...byNumber.keys()] });
  return { words, numbers, schema, answer: z.enum(words) };
}

/** One of a closed list of words that have no numbers. */
export function choiceOf<const W extends readonly string[]>(words: W) {
  return z.enum(words, { error: ({ input }) => (input === undefined ? 'common.isRequired' : 'common.choiceUnknown') });
}

export const status = enumeration({ NEW: 0, ACTIVE: 1, INACTIVE: 2, DELETED: 3, DRAFT: -1, ALL: -2 });
export const registerType = enumeration({ PAN: 1, VAT: 2, NOT_REGISTERED: 3 });
export const gender = enumeration({ MALE: 1, FEMALE: 2, OTHER: 3 });
/** The user screens read 2 as system user: one kind of people by two names. */
export const userType = enumeration(
  { SUPER_USER: 1, INTERNAL_USER: 2, BUSINESS_OWNER_USER: 3, OUTLET_USER: 4, BUSINESS_INTERNAL: 5 },
  { SYSTEM_USER: 'INTERNAL_USER' },
);
export const paymentMode = enumeration({ CASH: 1, ONLINE: 2, CHEQUE: 3 });
/** How what is entered is paid at once; CREDIT leaves it due. */
export const entryPaymentMode = enumeration({ CASH: 1, ONLINE: 2, CHEQUE: 3, CREDIT: 4 });
export const paymentStatus = enumeration({ PAID: 1, PARTIALLY_PAID: 2, DUE: 3 });
export const inventoryType = enumeration({ ITEM: 1, SERVICE: 2 });
/** Why a document bears no day before its first possible one: what the owner allows, the number before it, a lock. */
export const firstDayBy = choiceOf(['ALLOWED', 'LAST_NUMBER', 'LOCK', 'YEAR_CLOSED', 'BOOKS_BEGIN']);
/** Document exports: the report screens send EXCEL or PDF, other clients pdf or xlsx. */
export const fileType = choiceOf(['EXCEL', 'PDF', 'xlsx', 'pdf']).transform((value) =>
  value === 'PDF' || value === 'pdf' ? 'PDF' : 'EXCEL',
);

export type FirstDayBy = z.output<typeof firstDayBy>;
export type Status = (typeof status.words)[number];
export type UserType = (typeof userType.words)[number];
export type PaymentStatus = (typeof paymentStatus.words)[number];
export type PaymentMode = (typeof paymentMode.words)[number];
export type RegisterType = (typeof registerType.words)[number];

/** Discounts are sent as the strings '1' (a percentage) and '2' (an amount); the words are understood too. */
export const discountType = z
  .union([z.string(), z.int()])
  .transform((value, context): '1' | '2' => {
    const text = String(value);
    if (text === '1' || text === 'PERCENTAGE') return '1';
    if (text === '2' || text === 'AMOUNT') return '2';
    context.addIssue({ code: 'custom', message: 'common.choiceUnknown' });
    return z.NEVER;
  })
  .meta({ enum: ['1', '2', 'PERCENTAGE', 'AMOUNT'] });
