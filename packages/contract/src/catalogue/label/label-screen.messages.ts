import { messages } from '../../messages.ts';

/** The words of the screen on which labels are printed. */
export const labelScreenMessages = messages('labelScreen', {
  title: { en: 'Labels', ne: 'लेबल' },
  print: { en: 'Print', ne: 'छाप्नुहोस्' },
  save: { en: 'Save as PDF', ne: 'पीडीएफमा राख्नुहोस्' },
  printLabels: { en: 'Print labels', ne: 'लेबल छाप्नुहोस्' },
  // what is picked
  pick: { en: 'Add an item', ne: 'सामान थप्नुहोस्' },
  pickHint: {
    en: 'By name, code, SKU or barcode; or scan one after another.',
    ne: 'नाम, कोड, एसकेयू वा बारकोडबाट; वा एकपछि अर्को स्क्यान गर्नुहोस्।',
  },
  copiesOf: { en: 'How many of each', ne: 'हरेकको कति' },
  one: { en: 'One of each', ne: 'एउटा-एउटा' },
  asStock: { en: 'As many as in stock', ne: 'मौज्दात जति' },
  picked: { en: 'What gets labels', ne: 'लेबल छापिने सामान' },
  item: { en: 'Item', ne: 'सामान' },
  sku: { en: 'SKU', ne: 'एसकेयू' },
  barcode: { en: 'Barcode', ne: 'बारकोड' },
  price: { en: 'Price', ne: 'मूल्य' },
  copies: { en: 'Labels', ne: 'लेबल' },
  copiesFor: { en: 'Labels of {name}', ne: '{name}का लेबल' },
  removeRow: { en: 'Leave {name} out', ne: '{name} हटाउनुहोस्' },
  clear: { en: 'Clear all', ne: 'सबै हटाउनुहोस्' },
  empty: {
    en: 'Add items above, or scan them; or come here from an item or its variants.',
    ne: 'माथिबाट सामान थप्नुहोस् वा स्क्यान गर्नुहोस्; सामान वा त्यसका प्रकारबाट पनि यहाँ आउन मिल्छ।',
  },
  withoutCode: {
    en: '{count} {count|has|have} neither barcode nor SKU: {count|its label has|their labels have} no bars.',
    ne: '{count} वटाको बारकोड वा एसकेयू छैन: तिनका लेबलमा बारकोड हुँदैन।',
  },
  added: { en: '{name}: {count} {count|label|labels}', ne: '{name}: {count} लेबल' },
  wrongCopies: { en: 'A whole number from 0 to {most}', ne: '० देखि {most} सम्मको पूर्ण अङ्क' },
  // how they look
  look: { en: 'The label', ne: 'लेबलको रूप' },
  size: { en: 'Size', ne: 'साइज' },
  A4_24: { en: 'A4 sheet, 3 × 8 (70 × 37 mm)', ne: 'ए४ कागज, ३ × ८ (७० × ३७ मिमि)' },
  A4_40: { en: 'A4 sheet, 4 × 10 (52.5 × 29.7 mm)', ne: 'ए४ कागज, ४ × १० (५२.५ × २९.७ मिमि)' },
  A4_65: { en: 'A4 sheet, 5 × 13 (38.1 × 21.2 mm)', ne: 'ए४ कागज, ५ × १३ (३८.१ × २१.२ मिमि)' },
  SINGLE_50_25: { en: 'Label printer, 50 × 25 mm', ne: 'लेबल प्रिन्टर, ५० × २५ मिमि' },
  SINGLE_38_25: { en: 'Label printer, 38 × 25 mm', ne: 'लेबल प्रिन्टर, ३८ × २५ मिमि' },
  SINGLE_100_50: { en: 'Label printer, 100 × 50 mm', ne: 'लेबल प्रिन्टर, १०० × ५० मिमि' },
  startAt: { en: 'First free place on the sheet', ne: 'कागजमा खाली रहेको पहिलो ठाउँ' },
  startAtHint: {
    en: 'Counted from the left, row by row; a sheet that is half used goes on from there.',
    ne: 'बायाँबाट, लहरअनुसार गनेर; आधा चलाएको कागज त्यहीँबाट चल्छ।',
  },
  wrongStart: { en: 'A place from 1 to {places}', ne: '१ देखि {places} सम्मको ठाउँ' },
  language: { en: 'Language', ne: 'भाषा' },
  nepali: { en: 'Nepali', ne: 'नेपाली' },
  english: { en: 'English', ne: 'अङ्ग्रेजी' },
  NONE: { en: 'No price', ne: 'मूल्य नछाप्ने' },
  MRP: { en: 'Printed price (MRP)', ne: 'अधिकतम खुद्रा मूल्य (एमआरपी)' },
  WITH_VAT: { en: 'Selling price with VAT', ne: 'भ्याटसहितको बिक्री मूल्य' },
  WITHOUT_VAT: { en: 'Selling price without VAT', ne: 'भ्याटबाहेकको बिक्री मूल्य' },
  businessName: { en: 'Name of the business', ne: 'व्यवसायको नाम' },
  attributeValue: { en: 'Size, colour and the like', ne: 'साइज, रङ आदि' },
  withSku: { en: 'SKU', ne: 'एसकेयू' },
  withBarcode: { en: 'Barcode with its digits', ne: 'बारकोड र त्यसका अङ्क' },
  // what it comes to
  total: { en: '{labels} {labels|label|labels} on {pages} {pages|page|pages}', ne: '{labels} लेबल, {pages} पृष्ठ' },
  tooMany: {
    en: 'At most {most} labels are printed at once.',
    ne: 'एकै पटक बढीमा {most} लेबल छापिन्छन्।',
  },
});
