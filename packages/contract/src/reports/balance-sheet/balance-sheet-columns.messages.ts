import { messages } from '../../messages.ts';

/** The heads and words of the balance sheet. */
export const balanceSheetColumns = messages('balanceSheetColumns', {
  title: { en: 'Balance sheet', ne: 'वासलात' },
  yearProfit: { en: 'Profit of this fiscal year', ne: 'चालु आर्थिक वर्षको नाफा' },
  YEAR_END: { en: 'The end of the fiscal year before', ne: 'अघिल्लो आर्थिक वर्षको अन्त्य' },
  YEAR_BEFORE: { en: 'The same day of the year before', ne: 'अघिल्लो वर्षको सोही दिन' },
  hint: {
    en: 'Profit is computed from the books, without an entry that closes a year. Goods on their way to another outlet belong to the one that sent them until they arrive, so that each outlet balances alone.',
    ne: 'नाफा वर्ष बन्द गर्ने प्रविष्टिबिना नै हिसाबबाट निस्कन्छ। अर्को आउटलेट जाँदै गरेको सामान नबुझेसम्म पठाउने आउटलेटकै हो, त्यसैले हरेक आउटलेटको वासलात छुट्टाछुट्टै मिल्छ।',
  },
});
