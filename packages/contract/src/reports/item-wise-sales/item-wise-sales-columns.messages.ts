import { messages } from '../../messages.ts';

/** The heads of the report of sales by what was sold, the same on screen, in Excel and on paper. */
export const itemWiseSalesColumns = messages('itemWiseSalesColumns', {
  title: { en: 'Item-wise sales report', ne: 'सामानअनुसार बिक्री' },
  sellables: { en: 'Items and services: {count}', ne: '{count} सामान र सेवा' },
  sellable: { en: 'Item or service', ne: 'सामान वा सेवा' },
  sold: { en: 'Sold', ne: 'बिक्री परिमाण' },
  returned: { en: 'Returned', ne: 'फिर्ता परिमाण' },
  netQuantity: { en: 'Net quantity', ne: 'खुद परिमाण' },
  returnedNet: { en: 'Returned (Rs)', ne: 'फिर्ता (रु)' },
  hint: {
    en: 'Amounts are those of the lines of invoices in force, without shipping, less what credit notes gave back. The cost is what the goods cost when they were sold.',
    ne: 'रकम रद्द नभएका बिलका हरफका हुन्, ढुवानीबिना, बिक्री फिर्ता घटाएर। लागत भनेको बिक्रीको बेलाको लागत हो।',
  },
});
