import { barcodeFaultOf, storedBarcode } from '@bahi/domain/goods/barcode';
import { optionalText } from '../../fields.ts';

const longest = 40;

/**
 * What a scanner reads: an EAN-8, UPC-A or EAN-13, told by its 8, 12 or 13 digits, whose check digit holds, or any other
 * text that Code 128 draws. One that would not scan is refused.
 */
export const optionalBarcode = optionalText(longest)
  .transform((typed) => (typed === null ? null : storedBarcode(typed)))
  .superRefine((barcode, context) => {
    const fault = barcode === null ? null : barcodeFaultOf(barcode);
    if (fault !== null) context.addIssue({ code: 'custom', message: messageOf[fault] });
  });

const messageOf = { checkDigit: 'item.barcodeCheckDigit', letters: 'item.barcodeLetters' } as const;

/** What the business itself calls a variant by. */
export const optionalSku = optionalText(longest);
