import { messages } from '../../messages.ts';

export const itemMessages = messages('item', {
  saved: { en: 'Item saved', ne: 'सामान सुरक्षित भयो' },
  codeTaken: { en: 'Another item has this code', ne: 'यो कोड अर्को सामानको छ' },
  barcodeTaken: { en: 'Another item has this barcode', ne: 'यो बारकोड अर्को सामानको छ' },
  skuTaken: { en: 'Another item has this SKU', ne: 'यो एसकेयू अर्को सामानको छ' },
  barcodeTwice: { en: 'This barcode stands twice in this item', ne: 'यही सामानमा यो बारकोड दुई पटक परेको छ' },
  skuTwice: { en: 'This SKU stands twice in this item', ne: 'यही सामानमा यो एसकेयू दुई पटक परेको छ' },
  barcodeCheckDigit: {
    en: 'The check digit of this number is not right, so it would not scan; read it once more',
    ne: 'यो नम्बरको जाँच अङ्क मिलेन, त्यसैले स्क्यान हुँदैन; फेरि हेर्नुहोस्',
  },
  barcodeLetters: {
    en: 'English letters, digits and signs only: no scanner reads others',
    ne: 'अङ्ग्रेजी अक्षर, अङ्क र चिन्ह मात्र: अरू स्क्यान हुँदैन',
  },
  used: {
    en: 'This item has stock or stands in documents; make it inactive instead',
    ne: 'यो सामानको मौज्दात छ वा कागजातमा परेको छ; बरु निष्क्रिय गर्नुहोस्',
  },
  openingStockFixed: {
    en: 'The item has moved in this outlet; its opening stock is fixed',
    ne: 'यो आउटलेटमा सामान चलिसकेकाले प्रारम्भिक मौज्दात फेर्न मिल्दैन',
  },
  batchesOff: {
    en: 'Batches are switched on in the business profile first',
    ne: 'पहिले व्यवसायको विवरणमा ब्याच राख्ने नियम चालु गर्नुहोस्',
  },
  batchesWithStock: {
    en: 'Changed only while nothing of the item is in stock or on its way: nobody would know of which batch that is',
    ne: 'मौज्दात वा बाटोमा यो सामान नहुँदा मात्र फेर्न मिल्छ: नत्र कुन ब्याचको हो थाहा हुँदैन',
  },
  openingValueLarge: { en: 'Quantity × rate is too large', ne: 'परिमाण × दर धेरै ठूलो भयो' },
  openingByVariant: {
    en: 'The item has variants; enter the opening stock of each with its price',
    ne: 'यो सामानका प्रकार छन्; प्रारम्भिक मौज्दात प्रकारअनुसार मूल्यसँगै राख्नुहोस्',
  },
  conversionMissing: {
    en: 'Say how many {unit} one of these is',
    ne: 'यस्तो एउटा कति {unit} हो, लेख्नुहोस्',
  },
  conversionDiffers: {
    en: 'Unit groups differ in how many {unit} one of these is; say which',
    ne: 'यस्तो एउटा कति {unit} हो, एकाइ समूहैपिच्छे फरक छ; कति हो लेख्नुहोस्',
  },
  unitCounted: {
    en: 'How much the units of buying and selling hold is counted in it; say that anew, or leave them out',
    ne: 'किन्ने र बेच्ने एकाइ यसैमा गनिएका छन्; ती फेरि लेख्नुहोस् वा खाली छोड्नुहोस्',
  },
  codesByVariant: {
    en: 'The item has variants; each has its own',
    ne: 'यो सामानका प्रकार छन्; हरेकको आफ्नै हुन्छ',
  },
  conversionOne: { en: 'The item’s own unit is 1', ne: 'सामानकै एकाइ भएकाले १ हो' },
  notWithin: { en: 'Does not lie within the category', ne: 'यो उपवर्ग छानिएको वर्गभित्र पर्दैन' },
  outletTwice: { en: 'This outlet stands twice', ne: 'यो आउटलेट दुई पटक परेको छ' },
});
