import { messages } from '../../messages.ts';

/** What the list of a fiscal year calls its columns, on screen and on paper. */
export const vatYearWords = messages('vatYearWords', {
  title: { en: 'Above one lakh in the fiscal year, schedule 13', ne: 'आर्थिक वर्षमा एक लाखभन्दा बढी (अनुसूची १३)' },
  hint: {
    en: 'One row for each PAN, customer and supplier together, without VAT. Who has no valid PAN is named.',
    ne: 'ग्राहक र विक्रेता दुवै मिलाएर हरेक प्यानको एउटा हरफ, भ्याटबाहेक। मान्य प्यान नभएको पनि नामैले आउँछ।',
  },
  year: { en: 'Fiscal year', ne: 'आर्थिक वर्ष' },
  whose: { en: 'Whose', ne: 'कसको' },
  everybody: { en: 'All', ne: 'सबै' },
  sold: { en: 'Sales', ne: 'बिक्री' },
  bought: { en: 'Purchases', ne: 'खरिद' },
  none: { en: 'Nobody above one lakh in this year', ne: 'यो वर्ष एक लाखभन्दा बढी कसैको छैन' },
  noneText: {
    en: 'Who is sold to or bought from for more than one lakh in a fiscal year stands here.',
    ne: 'एक आर्थिक वर्षमा एक लाखभन्दा बढी बिक्री वा खरिद भएकाहरू यहाँ आउँछन्।',
  },
  opening: { en: 'Opening balance (Rs)', ne: 'अघिल्लो बाँकी (रु)' },
  closing: { en: 'Closing balance (Rs)', ne: 'अन्तिम बाँकी (रु)' },
  servicePurchaseCapital: { en: 'Services bought, capital (Rs)', ne: 'पूँजीगत सेवा खरिद (रु)' },
  servicePurchaseOthers: { en: 'Services bought, other (Rs)', ne: 'अन्य सेवा खरिद (रु)' },
  goodPurchaseCapital: { en: 'Goods bought, capital (Rs)', ne: 'पूँजीगत वस्तु खरिद (रु)' },
  goodPurchaseOthers: { en: 'Goods bought, other (Rs)', ne: 'अन्य वस्तु खरिद (रु)' },
  serviceSales: { en: 'Services sold (Rs)', ne: 'सेवा बिक्री (रु)' },
  goodSales: { en: 'Goods sold (Rs)', ne: 'वस्तु बिक्री (रु)' },
  totals: { en: 'Does it add up?', ne: 'जोड मिल्छ कि मिल्दैन?' },
  listed: { en: 'Those listed', ne: 'सूचीका' },
  others: { en: 'All others', ne: 'अरू सबै' },
  all: { en: 'Registers of the year', ne: 'वर्षभरिको खाता' },
});
