import type { Text } from './messages.ts';
import type { MasterData } from './master-data.ts';
import {
  chosenId,
  optionalAmount,
  optionalId,
  optionalText,
  requiredText,
  wholeNumber,
  numberWithin,
} from './fields.ts';
import { z } from './zod.ts';

type Part<K extends string, Form extends z.ZodType, Answer extends z.ZodType> = {
  kind: K;
  label: Text;
  /** Stands below the input. */
  hint?: Text;
  isRequired: boolean;
  form: Form;
  answer: Answer;
};

export type TextPart<Form extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> = Part<
  'text',
  Form,
  Answer
> & { longest: number; isNepali?: true };
export type NumberPart<Form extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> = Part<
  'number',
  Form,
  Answer
> & {
  decimals: 0 | 2 | 4;
  /** The table keeps whole hundredths, in a column of that name: 13 % is 1300. */
  inHundredths: boolean;
  /** Rupees: the hundredths are paisa. */
  isMoney?: true;
};
export type BooleanPart = Part<'boolean', typeof flagForm, z.ZodBoolean>;
export type ChoicePart<Form extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> = Part<
  'choice',
  Form,
  Answer
> & { words: readonly string[]; wordTexts: Readonly<Record<string, Text>> };
export type ReferencePart<Form extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> = Part<
  'reference',
  Form,
  Answer
> & { to: MasterData | 'self' };

/** What master data consists of; nothing else can be declared (architecture: declared, not framed). */
export type MasterDataPart = TextPart | NumberPart | BooleanPart | ChoicePart | ReferencePart;

const flagForm = z.boolean('common.choiceUnknown').default(false);

export function textPart(label: Text, longest: number) {
  return { kind: 'text', label, longest, isRequired: true, form: requiredText(longest), answer: z.string() } as const;
}

export function optionalTextPart(label: Text, longest: number) {
  const answer = z.string().nullable();
  return { kind: 'text', label, longest, isRequired: false, form: optionalText(longest), answer } as const;
}

/** A whole number within bounds. */
export function numberPart(label: Text, { least, most }: { least: number; most: number }) {
  const form = wholeNumber(least, most);
  return { kind: 'number', label, isRequired: true, decimals: 0, inHundredths: false, form, answer: z.int() } as const;
}

/** A number with decimals: a percentage (two, kept in hundredths), a factor (four). */
export function decimalPart(label: Text, { decimals, most }: { decimals: 2 | 4; most: number }) {
  const form = numberWithin(decimals, most);
  const inHundredths = decimals === 2;
  return { kind: 'number', label, isRequired: true, decimals, inHundredths, form, answer: z.number() } as const;
}

/** Rupees that may be left open; the table keeps paisa. */
export function optionalAmountPart(label: Text, hint: Text) {
  const kept = { decimals: 2, inHundredths: true, isMoney: true } as const;
  return {
    kind: 'number',
    label,
    hint,
    isRequired: false,
    ...kept,
    form: optionalAmount,
    answer: z.number().nullable(),
  } as const;
}

export function booleanPart(label: Text) {
  return { kind: 'boolean', label, isRequired: false, form: flagForm, answer: z.boolean() } as const;
}

/** One of a closed list of words (`enumeration`), each with what it is called. */
export function choicePart<W extends string, S extends z.ZodType>(
  label: Text,
  list: { words: readonly W[]; schema: S; answer: z.ZodType<W> },
  wordTexts: Readonly<Record<W, Text>>,
) {
  const { words, schema, answer } = list;
  return { kind: 'choice', label, isRequired: true, words, wordTexts, form: schema, answer } as const;
}

/** A record of other master data; its field is named `<it>Id`, and rows carry its `<it>Name` and `<it>NameNp`. */
export function referencePart(label: Text, to: MasterData) {
  return { kind: 'reference', label, to, isRequired: true, form: chosenId, answer: z.int() } as const;
}

/** As `referencePart`, where nothing may be chosen; `self` for the parent within a tree. */
export function optionalReferencePart(label: Text, to: MasterData | 'self') {
  const answer = z.int().nullable();
  return { kind: 'reference', label, to, isRequired: false, form: optionalId, answer } as const;
}

export const masterDataLabels = {
  name: { en: 'Name', ne: 'नाम (अङ्ग्रेजी)' },
  nameNp: { en: 'Nepali name', ne: 'नेपाली नाम' },
  code: { en: 'Code', ne: 'कोड' },
} as const;

/** The name of a record, in English, and in Nepali (`nameNpPart`), as everything of the platform has both. */
export const namePart = textPart(masterDataLabels.name, 100);
export const nameNpPart = { ...textPart(masterDataLabels.nameNp, 100), isNepali: true } as const;
export const optionalNameNpPart = { ...optionalTextPart(masterDataLabels.nameNp, 100), isNepali: true } as const;
/** Asked for since; records of before may be without. */
export const askedNameNpPart = { ...nameNpPart, answer: optionalNameNpPart.answer } as const;
export const codePart = textPart(masterDataLabels.code, 20);
