import { messages } from '../../messages.ts';

/** What the server says of tax that is deducted at source. */
export const tdsMessages = messages('tds', {
  notHere: {
    en: 'Tax is held back of what a customer pays or a vendor is paid, not of this document',
    ne: 'कर कट्टी ग्राहकले तिर्दा वा विक्रेतालाई तिर्दा मात्र हुन्छ, यो कागजातमा हुँदैन',
  },
  rateMissing: {
    en: 'No rate is known of this for {day}: enter one among the rates of TDS, or choose another day',
    ne: '{day}का लागि यसको दर छैन: कर कट्टीका दरमा थप्नुहोस् वा अर्को मिति छान्नुहोस्',
  },
  aboveBase: {
    en: 'The tax cannot be more than the amount it is of',
    ne: 'कर कट्टी जुन रकमको हो त्योभन्दा बढी हुँदैन',
  },
  aboveDue: {
    en: 'No more can be held back than is due: tax of an advance is entered when its document is paid',
    ne: 'बाँकीभन्दा बढी कर कट्टी हुँदैन: अग्रिम रकमको कर कट्टी त्यसको बिल तिर्दा राख्नुहोस्',
  },
  amountDiffers: {
    en: '{rate} % of it is Rs {amount}: only the paisa may be rounded',
    ne: 'यसको {rate} % रु {amount} हुन्छ: पैसा मात्र मिलाउन सकिन्छ',
  },
  baseAboveBill: {
    en: 'Without VAT Rs {amount} of the document are left to hold tax back from',
    ne: 'बिलको भ्याटबाहेकको रकममध्ये कर कट्टी हुन रु {amount} मात्र बाँकी छ',
  },
  editLocked: {
    en: 'Tax of a locked month is part of this payment, which cannot be edited: delete it with a reason and write it anew',
    ne: 'यो भुक्तानीमा बन्द भइसकेको महिनाको कर कट्टी छ, त्यसैले सच्याउन मिल्दैन: कारण लेखेर मेटाउनुहोस् र नयाँ लेख्नुहोस्',
  },
  portalTypeUnknown: { en: 'Choose a type of the portal', ne: 'पोर्टलको प्रकार छान्नुहोस्' },
  certificateTwice: {
    en: 'This customer gave a certificate of this number already',
    ne: 'यो ग्राहकको यही नम्बरको प्रमाणपत्र पहिले नै छ',
  },
  certificateEarly: {
    en: 'The certificate is dated on or after the payment: {day}',
    ne: 'प्रमाणपत्रको मिति भुक्तानीकै दिन वा त्यसपछिको हुन्छ: {day}',
  },
  certified: { en: 'Certificate {number} is kept', ne: 'प्रमाणपत्र {number} राखियो' },
  wholeBusiness: {
    en: 'Tax is paid for the whole business: leave the outlet to see it',
    ne: 'कर पूरै व्यवसायको तिरिन्छ: हेर्न आउटलेटबाट बाहिर आउनुहोस्',
  },
  deposited: { en: 'TDS of {month} is paid', ne: '{month}को कर कट्टी दाखिला भयो' },
  depositCancelled: { en: 'The payment of TDS is taken back', ne: 'कर दाखिला रद्द भयो' },
  rateBySteps: {
    en: 'This goes by steps of the yearly income and has no rate: the tax is typed',
    ne: 'यो वार्षिक आयका तहअनुसार हुन्छ, दर हुँदैन: कर कट्टीको रकम आफैँ लेख्नुहोस्',
  },
  rateSaved: { en: 'The rate is saved', ne: 'दर सुरक्षित भयो' },
  rateRemoved: { en: 'The rate is removed', ne: 'दर हटाइयो' },
  rateOfProduct: {
    en: 'A rate that came with the product stays: enter your own from the same day, which comes before it',
    ne: 'प्रणालीसँग आएको दर हटाउन मिल्दैन: त्यही मितिदेखिको आफ्नै दर राख्नुहोस्, त्यही लागू हुन्छ',
  },
});
