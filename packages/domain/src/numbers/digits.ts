import type { Language } from '../language.ts';

const latinDigits = '0123456789';
const devanagariDigits = '०१२३४५६७८९';

/** Writes every Latin digit of `text` in Devanagari; all other characters stay. */
export function toDevanagari(text: string): string {
  return text.replace(/[0-9]/g, (digit) => devanagariDigits.charAt(latinDigits.indexOf(digit)));
}

/** Writes every Devanagari digit of `text` in Latin; all other characters stay. Inputs take both kinds alike. */
export function toLatin(text: string): string {
  return text.replace(/[०-९]/g, (digit) => latinDigits.charAt(devanagariDigits.indexOf(digit)));
}

/** The digits of a language: Devanagari for Nepali, Latin for English. */
export function inDigitsOf(text: string, language: Language): string {
  return language === 'ne' ? toDevanagari(text) : text;
}

/**
 * Groups Latin digits as South Asia does: the last three, then pairs (`1234567` → `12,34,567`).
 * Written here because browsers lack Nepali locale data and silently group the Western way.
 */
export function groupLakh(wholeDigits: string): string {
  return wholeDigits.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',');
}

/**
 * A count or another plain number with lakh grouping, in the digits of the language; decimals stay as they are.
 * Money and quantities have formats of their own.
 */
export function formatNumber(value: number, language: Language): string {
  const plain = String(value);
  const parts = /^(-?)(\d+)(\.\d+)?$/.exec(plain);
  if (parts === null) return plain;
  const [, sign = '', whole = '', decimals = ''] = parts;
  return inDigitsOf(sign + groupLakh(whole) + decimals, language);
}
