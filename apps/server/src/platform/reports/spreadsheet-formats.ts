/** The format of text: what begins with = + - @ stays text also when its cell is edited. */
export const textFormat = '@';
export const dateFormat = 'yyyy-mm-dd';
export const momentFormat = 'yyyy-mm-dd hh:mm';

/**
 * The number format of one value with lakh grouping: `#\,##\,##0.00` for 12,34,567.89. Excel groups in thousands only,
 * so the commas of lakh are written into the format, and a format that chooses between such forms by conditions loses
 * the minus sign: hence one plain form a cell, chosen by its size.
 */
export function lakhFormat(value: number, decimals: number): string {
  const wholeDigits = String(Math.trunc(Math.abs(value))).length;
  const pairs = Math.ceil((wholeDigits - 3) / 2);
  const whole = pairs <= 1 ? '#,##0' : `#\\,${'##\\,'.repeat(pairs - 1)}##0`;
  return decimals === 0 ? whole : `${whole}.${'0'.repeat(decimals)}`;
}

/** Decimals that a quantity of ten-thousandths needs: 25000 (2.5) needs one. */
export function decimalsOfQuantity(tenThousandths: number): number {
  const decimals = String(Math.abs(tenThousandths) % 10_000).padStart(4, '0');
  return decimals.replace(/0+$/, '').length;
}
