import { messages } from '../../messages.ts';

/** The words of the item screens. */
export const itemScreenMessages = messages('itemScreen', {
  title: { en: 'Items', ne: 'सामान' },
  add: { en: 'Add item', ne: 'सामान थप्नुहोस्' },
  createTitle: { en: 'New item', ne: 'नयाँ सामान' },
  editTitle: { en: 'Edit item', ne: 'सामान सच्याउनुहोस्' },
  searchLabel: { en: 'Search by name, code or barcode', ne: 'नाम, कोड वा बारकोडबाट खोज्नुहोस्' },
  empty: {
    en: 'Enter what you sell, with its price and the stock you have; then it can be put on invoices.',
    ne: 'बेच्ने सामान, त्यसको मूल्य र भएको मौज्दात राख्नुहोस्; त्यसपछि बिलमा हाल्न मिल्छ।',
  },
  // fields
  item: { en: 'Item', ne: 'सामान' },
  name: { en: 'Name', ne: 'नाम' },
  nameNp: { en: 'Nepali name', ne: 'नेपाली नाम' },
  code: { en: 'Code', ne: 'कोड' },
  barcode: { en: 'Barcode', ne: 'बारकोड' },
  hsCode: { en: 'HS code', ne: 'एचएस कोड' },
  category: { en: 'Category', ne: 'वर्ग' },
  brand: { en: 'Brand', ne: 'ब्रान्ड' },
  unit: { en: 'Unit', ne: 'एकाइ' },
  sellingPrice: { en: 'Selling price', ne: 'बिक्री मूल्य' },
  sellingPriceColumn: { en: 'Selling price (Rs)', ne: 'बिक्री मूल्य (रु)' },
  purchasePrice: { en: 'Purchase price', ne: 'खरिद मूल्य' },
  purchaseDate: { en: 'Purchase date', ne: 'खरिद मिति' },
  reorderPoint: { en: 'Reorder point', ne: 'न्यूनतम मौज्दात' },
  reorderHint: {
    en: 'At or below this quantity the item counts as low',
    ne: 'यति वा योभन्दा घटेपछि मौज्दात कम भनेर देखिन्छ',
  },
  description: { en: 'Description', ne: 'विवरण' },
  // groups of the form
  aboutItem: { en: 'The item', ne: 'सामानको चिनारी' },
  priceAndTax: { en: 'Price and tax', ne: 'मूल्य र कर' },
  stock: { en: 'Stock', ne: 'मौज्दात' },
  more: { en: 'More', ne: 'थप कुरा' },
  // opening stock
  openingStock: { en: 'Opening stock', ne: 'प्रारम्भिक मौज्दात' },
  openingStockHint: {
    en: 'What is there today, and what one unit cost. Leave an outlet empty if it has none.',
    ne: 'अहिले भएको परिमाण र एउटाको परल मूल्य। नभएको आउटलेट खाली छोड्नुहोस्।',
  },
  openingStockFixed: {
    en: 'Fixed, as the item has moved here; this is the stock now',
    ne: 'सामान चलिसकेकाले फेर्न मिल्दैन; यो अहिलेको मौज्दात हो',
  },
  noOutlet: {
    en: 'Opening stock is kept by outlet; complete the business profile to get the first one.',
    ne: 'मौज्दात आउटलेटअनुसार राखिन्छ; पहिलो आउटलेट बन्न व्यवसायको विवरण पूरा गर्नुहोस्।',
  },
  outlet: { en: 'Outlet', ne: 'आउटलेट' },
  quantity: { en: 'Quantity', ne: 'परिमाण' },
  quantityOf: { en: 'Quantity in {outlet}', ne: '{outlet}मा परिमाण' },
  rate: { en: 'Cost of one unit', ne: 'एउटाको परल मूल्य' },
  rateColumn: { en: 'Cost of one unit (Rs)', ne: 'एउटाको परल मूल्य (रु)' },
  rateOf: { en: 'Cost of one unit in {outlet}', ne: '{outlet}मा एउटाको परल मूल्य' },
  value: { en: 'Value', ne: 'मूल्य' },
  valueColumn: { en: 'Value (Rs)', ne: 'मूल्य (रु)' },
  total: { en: 'Total', ne: 'जम्मा' },
  // list and details
  low: { en: 'Low', ne: 'कम' },
  lowStock: { en: 'Low stock', ne: 'मौज्दात कम' },
  onlyLow: { en: 'Only low', ne: 'कम भएका मात्र' },
  stockByOutlet: { en: 'Stock by outlet', ne: 'आउटलेटअनुसार मौज्दात' },
  noStock: { en: 'No stock in any outlet', ne: 'कुनै आउटलेटमा मौज्दात छैन' },
});
