import { messages } from '../../messages.ts';

/** The words of the screens on which an item gets its variants. */
export const itemVariantScreenMessages = messages('itemVariantScreen', {
  // the steps of an item
  steps: { en: 'Steps of the item', ne: 'सामानका चरण' },
  general: { en: 'General', ne: 'सामान्य' },
  attributes: { en: 'Attributes', ne: 'विशेषता' },
  combinations: { en: 'Combinations', ne: 'मेलहरू' },
  prices: { en: 'Prices', ne: 'मूल्य' },
  variants: { en: 'Variants', ne: 'प्रकारहरू' },
  // attributes
  attribute: { en: 'Attribute', ne: 'विशेषता' },
  attributeRow: { en: 'Attribute {number}', ne: 'विशेषता {number}' },
  values: { en: 'Values', ne: 'मानहरू' },
  valuesOf: { en: 'Values of {attribute}', ne: '{attribute}का मान' },
  addAttribute: { en: 'Add an attribute', ne: 'विशेषता थप्नुहोस्' },
  removeAttribute: { en: 'Remove attribute {number}', ne: 'विशेषता {number} हटाउनुहोस्' },
  attributesText: {
    en: 'Choose what the item differs in, such as size and colour, and which of their values it has. Without any it is sold as it is.',
    ne: 'साइज, रङ जस्ता सामानका विशेषता र त्यसका मान छान्नुहोस्। केही नछाने सामान जस्ताको तस्तै बेचिन्छ।',
  },
  attributeMissing: { en: 'Is one missing? Enter it under', ne: 'चाहिएको छैन? यहाँ राख्नुहोस्:' },
  combinationCount: {
    en: '{count} {count|combination is|combinations are} possible; {made} {made|is|are} made',
    ne: '{count} वटा मेल बन्न सक्छन्; {made} वटा बनेका छन्',
  },
  saveAndChoose: { en: 'Save and go on', ne: 'सुरक्षित गरी अघि बढ्नुहोस्' },
  // combinations
  combination: { en: 'Combination', ne: 'मेल' },
  searchCombinations: { en: 'Search by values, such as red small', ne: 'रातो सानो जस्ता मानबाट खोज्नुहोस्' },
  combinationsEmpty: {
    en: 'Choose the attributes of the item and their values first; what can be made of them stands here.',
    ne: 'पहिले सामानका विशेषता र मान छान्नुहोस्; तिनबाट बन्न सक्ने मेल यहाँ देखिन्छन्।',
  },
  chooseAttributes: { en: 'Choose attributes', ne: 'विशेषता छान्नुहोस्' },
  isMade: { en: 'Made', ne: 'बनेको' },
  notMade: { en: 'Not made', ne: 'नबनेको' },
  makeChosen: { en: 'Make chosen ({count})', ne: 'छानेका बनाउनुहोस् ({count})' },
  makeAll: { en: 'Make all {count}', ne: 'सबै {count} वटा बनाउनुहोस्' },
  makeAllQuestion: {
    en: 'Up to {count} {count|variant is|variants are} made, at the price of the item. Go on?',
    ne: 'सामानकै मूल्यमा बढीमा {count} वटा प्रकार बन्छन्। बनाउने हो?',
  },
  mostAtOnce: {
    en: 'At most {count} are made at once; search to make fewer.',
    ne: 'एकै पटक बढीमा {count} वटा बनाउन मिल्छ; खोजेर कम गर्नुहोस्।',
  },
  // prices
  variant: { en: 'Variant', ne: 'प्रकार' },
  itemItself: { en: 'The item itself', ne: 'सामान आफैँ' },
  searchVariants: { en: 'Search by values, SKU or barcode', ne: 'मान, एसकेयू वा बारकोडबाट खोज्नुहोस्' },
  sellingPrice: { en: 'Selling price', ne: 'बिक्री मूल्य' },
  purchasePrice: { en: 'Purchase price', ne: 'खरिद मूल्य' },
  mrp: { en: 'MRP', ne: 'एमआरपी' },
  vatIncluded: { en: 'VAT included', ne: 'भ्याटसहित' },
  inRupees: { en: '{name} (Rs)', ne: '{name} (रु)' },
  ofVariant: { en: '{name} of {variant}', ne: '{variant}को {name}' },
  openingStock: { en: 'Opening stock', ne: 'प्रारम्भिक मौज्दात' },
  outlet: { en: 'Outlet of the opening stock', ne: 'प्रारम्भिक मौज्दातको आउटलेट' },
  openingStockHint: {
    en: 'One unit of the opening stock costs the purchase price.',
    ne: 'प्रारम्भिक मौज्दातको एउटाको परल खरिद मूल्य नै हो।',
  },
  keysHint: { en: 'Enter and the arrows go up and down a column.', ne: 'Enter र तीर थिचेर तलमाथि जानुहोस्।' },
  fill: { en: 'The same price for several', ne: 'धेरैलाई एउटै मूल्य' },
  fillFor: { en: 'For', ne: 'कसलाई' },
  fillAll: { en: 'All variants', ne: 'सबै प्रकार' },
  fillIn: { en: 'Fill in', ne: 'भर्नुहोस्' },
  filled: { en: 'Filled in for {count}; not saved yet', ne: '{count} वटामा भरियो; अझै सुरक्षित भएको छैन' },
  savePrices: { en: 'Save prices', ne: 'मूल्य सुरक्षित गर्नुहोस्' },
  // variants
  editVariant: { en: 'Edit variant', ne: 'प्रकार सच्याउनुहोस्' },
  sku: { en: 'SKU', ne: 'एसकेयू' },
  barcode: { en: 'Barcode', ne: 'बारकोड' },
  stock: { en: 'Stock', ne: 'मौज्दात' },
  isSold: { en: 'Is sold', ne: 'बेचिने' },
});
