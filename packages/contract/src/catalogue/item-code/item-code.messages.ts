import { messages } from '../../messages.ts';

export const itemCodeMessages = messages('itemCode', {
  made: {
    en: 'Made: {barcodes} {barcodes|barcode|barcodes} and {skus} {skus|SKU|SKUs}',
    ne: '{barcodes} बारकोड र {skus} एसकेयू बने',
  },
  nothing: { en: 'Nothing lacks a code', ne: 'कोड नभएको केही छैन' },
  noneLeft: {
    en: 'The business has used all of its own barcodes',
    ne: 'व्यवसायका सबै आफ्ना बारकोड सकिए',
  },
});
