import { messages } from '../../messages.ts';

/** The words of the page of all reports. */
export const reportCardScreenMessages = messages('reportCardScreen', {
  title: { en: 'Reports', ne: 'प्रतिवेदन' },
  favourites: { en: 'Favourites', ne: 'मनपर्ने' },
  favour: { en: 'Put {name} on top', ne: '{name} माथि राख्नुहोस्' },
  unfavour: { en: 'Take {name} from the top', ne: '{name} माथिबाट हटाउनुहोस्' },
  none: { en: 'Your role has no report.', ne: 'तपाईंको भूमिकामा कुनै प्रतिवेदन छैन।' },
  sales: { en: 'Sales', ne: 'बिक्री' },
  tax: { en: 'Tax', ne: 'कर' },
  dues: { en: 'Dues', ne: 'उधारो' },
  goods: { en: 'Goods and expenses', ne: 'सामान र खर्च' },
  office: { en: 'For the accountant', ne: 'लेखापालका लागि' },
  forSales: {
    en: 'For the owner: what was sold in any period, and to whom.',
    ne: 'साहुका लागि: कुनै पनि अवधिमा के कति र कसलाई बिक्री भयो।',
  },
  forInvoiceWise: {
    en: 'For who checks invoices: each of them with its amounts.',
    ne: 'बिल जाँच्नेका लागि: हरेक बिल र त्यसको रकम।',
  },
  forItemWise: {
    en: 'For who buys goods: which items sell, and what they earn.',
    ne: 'सामान मगाउनेका लागि: कुन सामान कति बिक्छ र कति नाफा दिन्छ।',
  },
  forSalesRegister: {
    en: 'For the tax office: the sales book of a month.',
    ne: 'कर कार्यालयका लागि: महिनाको बिक्री खाता।',
  },
  forReturnRegister: {
    en: 'For the tax office: what came back in a month.',
    ne: 'कर कार्यालयका लागि: महिनामा फिर्ता आएको बिक्री।',
  },
  forSalesView: {
    en: 'For the tax office: all invoices as it wants to see them.',
    ne: 'कर कार्यालयका लागि: तोकिएको ढाँचामा सबै बिल।',
  },
  forPurchaseRegister: {
    en: 'For the tax office: the purchase book of a month.',
    ne: 'कर कार्यालयका लागि: महिनाको खरिद खाता।',
  },
  forVatReturn: {
    en: 'For who files VAT: the boxes of a month, to be typed into the portal.',
    ne: 'भ्याट बुझाउनेका लागि: पोर्टलमा भर्ने महिनाको विवरण।',
  },
  forTds: {
    en: 'For who pays tax at source: what was held back, and until when it is paid.',
    ne: 'अग्रिम कर बुझाउनेका लागि: कति कट्टी भयो र कहिलेसम्म बुझाउने।',
  },
  forCbms: {
    en: 'For who answers for the invoices: which of them the tax office has.',
    ne: 'बिलको जिम्मा लिनेका लागि: कुन बिल कर कार्यालयमा पुगे।',
  },
  forAges: {
    en: 'For who collects: who owes, and since when.',
    ne: 'उधारो उठाउनेका लागि: कसको कति बाँकी, कहिलेदेखि।',
  },
  forReachOut: {
    en: 'For who sells: which customers buy, and who has stopped.',
    ne: 'बिक्री गर्नेका लागि: कुन ग्राहकले किन्छन्, कसले किन्न छोडे।',
  },
  forInventory: {
    en: 'For the store: what there is, and what it is worth.',
    ne: 'भण्डारका लागि: के कति छ र कतिको छ।',
  },
  forExpiry: {
    en: 'For the store: what has to be sold before its day.',
    ne: 'भण्डारका लागि: म्याद सकिनुअघि बेच्नुपर्ने सामान।',
  },
  forExpense: {
    en: 'For the owner: what the money went for.',
    ne: 'साहुका लागि: पैसा केमा खर्च भयो।',
  },
  forMonthFile: {
    en: 'A whole month with its papers, as one file.',
    ne: 'महिनाका सबै प्रतिवेदन र बिल एउटै फाइलमा।',
  },
  forExceptions: {
    en: 'What an auditor would ask about.',
    ne: 'लेखापरीक्षकले सोध्ने कैफियत।',
  },
  forSaved: {
    en: 'Reports with their filters, kept under a name.',
    ne: 'नाम दिएर राखिएका प्रतिवेदन।',
  },
  forSchedules: {
    en: 'Reports that go out by e-mail by themselves.',
    ne: 'इमेलबाट आफैँ जाने प्रतिवेदन।',
  },
});
