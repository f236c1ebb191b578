import { toLatin } from './numbers/digits.ts';

/**
 * A vendor's bill number as it is compared with others: neither letter case, the script of its digits, zeros before a
 * number nor what stands between its parts sets two apart: `nea/०४४७१` and `NEA-4471` are `NEA-4471`. Empty for a text
 * without a letter or digit, which is no number.
 */
export function comparedBillNumber(typed: string): string {
  const parts =
    toLatin(typed)
      .toUpperCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return parts.map((part) => part.replaceAll(/(?<!\d)0+(?=\d)/g, '')).join('-');
}
