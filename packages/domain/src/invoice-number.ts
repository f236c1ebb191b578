import { toLatin } from './numbers/digits.ts';

/** The parts of a document's number. `outletCode` is null when the business has one outlet. */
export type DocumentNumber = {
  readonly prefix: string;
  readonly outletCode?: string | null;
  readonly fiscalYearLabel: string;
  readonly sequence: number;
};

/** `INV-KTM-2083/84-00001`, or `INV-2083/84-00001` without an outlet; the sequence has five digits or more. */
export function formatDocumentNumber(number: DocumentNumber): string {
  const outlet = number.outletCode ? [number.outletCode] : [];
  const sequence = String(number.sequence).padStart(5, '0');
  return [number.prefix, ...outlet, number.fiscalYearLabel, sequence].join('-');
}

/** The parts of such a number, in either digits; null for any other text. */
export function parseDocumentNumber(text: string): Required<DocumentNumber> | null {
  const parts = /^([^-\s]+)-(?:(\S+)-)?(\d{4}\/\d{2})-(\d{5,15})$/.exec(toLatin(text).trim());
  if (parts === null) return null;
  const [, prefix = '', outletCode, fiscalYearLabel = '', sequence = ''] = parts;
  return { prefix, outletCode: outletCode ?? null, fiscalYearLabel, sequence: Number(sequence) };
}
