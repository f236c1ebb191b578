import { messages } from '../../messages.ts';

export const priceListMessages = messages('priceList', {
  saved: { en: 'Price list saved', ne: 'मूल्यसूची सुरक्षित भयो' },
  pricesSaved: { en: 'Prices saved', ne: 'मूल्य सुरक्षित भयो' },
  filled: { en: '{count} {count|price|prices} filled in', ne: '{count} वटा मूल्य भरियो' },
  filledLeftOut: {
    en: '{count} {count|price|prices} filled in; {leftOut} would be above the MRP, or nothing, and {leftOut|was|were} left out',
    ne: '{count} वटा मूल्य भरियो; एमआरपीभन्दा बढी वा शून्य हुने {leftOut} वटा छोडियो',
  },
  fillNone: { en: 'Nothing is sold of this category and brand', ne: 'यो वर्ग र ब्रान्डको बेचिने सामान छैन' },
  fillMany: {
    en: 'At most {most} prices are filled in at once; choose a category or a brand',
    ne: 'एकै पटक बढीमा {most} वटा मूल्य भर्न मिल्छ; वर्ग वा ब्रान्ड छान्नुहोस्',
  },
  twice: {
    en: 'The list has a price of this from this quantity on already',
    ne: 'यो परिमाणदेखिको मूल्य सूचीमा पहिल्यै छ',
  },
  tillBeforeFrom: { en: 'It cannot end before it begins', ne: 'सुरु हुने मितिभन्दा अघि सकिन सक्दैन' },
});
