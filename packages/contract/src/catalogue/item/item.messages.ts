import { messages } from '../../messages.ts';

export const itemMessages = messages('item', {
  saved: { en: 'Item saved', ne: 'सामान सुरक्षित भयो' },
  codeTaken: { en: 'Another item has this code', ne: 'यो कोड अर्को सामानको छ' },
  barcodeTaken: { en: 'Another item has this barcode', ne: 'यो बारकोड अर्को सामानको छ' },
  used: {
    en: 'This item has stock or stands in documents; make it inactive instead',
    ne: 'यो सामानको मौज्दात छ वा कागजातमा परेको छ; बरु निष्क्रिय गर्नुहोस्',
  },
  openingStockFixed: {
    en: 'The item has moved in this outlet; its opening stock is fixed',
    ne: 'यो आउटलेटमा सामान चलिसकेकाले प्रारम्भिक मौज्दात फेर्न मिल्दैन',
  },
  openingValueLarge: { en: 'Quantity × rate is too large', ne: 'परिमाण × दर धेरै ठूलो भयो' },
  outletTwice: { en: 'This outlet stands twice', ne: 'यो आउटलेट दुई पटक परेको छ' },
});
