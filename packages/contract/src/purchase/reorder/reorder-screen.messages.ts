import { messages } from '../../messages.ts';

/** The words of the screen of what is to be ordered. */
export const reorderScreen = messages('reorderScreen', {
  title: { en: 'To be ordered', ne: 'मगाउनुपर्ने सामान' },
  searchLabel: { en: 'Search by item or code', ne: 'सामान वा कोडबाट खोज्नुहोस्' },
  empty: {
    en: 'Nothing is at or below its reorder point. The point is set with each item.',
    ne: 'कुनै सामान न्यूनतम मौज्दातमा वा त्योभन्दा कम छैन। न्यूनतम मौज्दात हरेक सामानमा राखिन्छ।',
  },
  outlet: { en: 'Outlet', ne: 'आउटलेट' },
  goesTo: { en: 'Goods go to', ne: 'सामान राख्ने आउटलेट' },
  item: { en: 'Item', ne: 'सामान' },
  onHand: { en: 'On hand', ne: 'बाँकी मौज्दात' },
  ofItem: { en: '{quantity} in all variants', ne: 'सबै भेदमा {quantity}' },
  reorderPoint: { en: 'Reorder point', ne: 'न्यूनतम मौज्दात' },
  leadDays: { en: 'Days it takes', ne: 'आउन लाग्ने दिन' },
  quantity: { en: 'Quantity to order', ne: 'मगाउने परिमाण' },
  quantityOf: { en: 'Quantity to order of {name}', ne: '{name}: मगाउने परिमाण' },
  vendor: { en: 'Vendor', ne: 'विक्रेता' },
  vendorOf: { en: 'Vendor of {name}', ne: '{name}को विक्रेता' },
  price: { en: 'Price of one (Rs)', ne: 'एउटाको मूल्य (रु)' },
  priceOf: { en: 'Price of one {name}', ne: '{name}: एउटाको मूल्य' },
  priceMissing: { en: 'At what price?', ne: 'कति मूल्यमा?' },
  choose: { en: 'Order {name}', ne: '{name} मगाउने' },
  chooseAll: { en: 'Order all that are shown', ne: 'देखिएका सबै मगाउने' },
  drafted: { en: '{quantity} in a draft', ne: 'मस्यौदामा {quantity}' },
  chosen: { en: 'Chosen: {count}', ne: 'छानिएका: {count}' },
  make: { en: 'Make purchase drafts', ne: 'खरिद बिलको मस्यौदा बनाउनुहोस्' },
  made: { en: 'Purchase drafts', ne: 'खरिद बिलका मस्यौदा' },
  madeHint: {
    en: 'One draft was made for each vendor. Open them to change what is to come, and to enter it when the goods are there.',
    ne: 'हरेक विक्रेताको एउटा मस्यौदा बन्यो। मगाउने कुरा सच्याउन र बिल आएपछि प्रविष्टि गर्न खोल्नुहोस्।',
  },
  madeOf: { en: '{vendor}: {count} {count|line|lines}', ne: '{vendor}: {count} हरफ' },
  vendorMissing: { en: 'Choose a vendor', ne: 'विक्रेता छान्नुहोस्' },
  quantityMissing: { en: 'How many?', ne: 'कति?' },
});
