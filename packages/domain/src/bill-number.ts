import { toLatin } from './numbers/digits.ts';

/**
 * A vendor's bill number as it is compared with others. Neither letter case, the script of its digits, zeros before a
 * number, how its letters are composed, joiners that nobody sees nor what stands beside a letter sets two apart:
 * `nea/०४४७१`, `NEA 4471` and `NEA4471` are `NEA4471`. Between two numbers something stands: 1-23 is not 12-3. Empty for
 * a text without a letter or digit, which is no number.
 */
export function comparedBillNumber(typed: string): string {
  const parts =
    toLatin(typed.replaceAll(/\p{Cf}/gu, '').normalize('NFKC'))
      .toUpperCase()
      .match(/\d+|(?:(?!\d)[\p{L}\p{M}\p{N}])+/gu) ?? [];
  return parts
    .map((part) => part.replace(/^0+(?=\d)/, ''))
    .join('-')
    .replaceAll(/(?<!\d)-|-(?!\d)/g, '');
}
