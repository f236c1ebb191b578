import { messages } from '../../messages.ts';

/** The words of the screen of stock cards. */
export const stockCardScreen = messages('stockCardScreen', {
  pick: { en: 'Item', ne: 'सामान' },
  pickFirst: { en: 'Choose an item to see what moved it', ne: 'कारोबार हेर्न सामान छान्नुहोस्' },
  period: { en: 'Period', ne: 'अवधि' },
  empty: { en: 'Nothing moved in this period.', ne: 'यो अवधिमा सामान आएको वा गएको छैन।' },
  sums: { en: 'What came and went in the period', ne: 'अवधिमा आएको र गएको' },
  open: { en: 'Stock card', ne: 'मौज्दात खाता' },
  left: { en: '{quantity} on hand', ne: 'बाँकी {quantity}' },
  // why a cost is what it is
  why: { en: 'Why this cost?', ne: 'यो लागत किन?' },
  whyTable: { en: 'What the average was made of', ne: 'औसत लागत कसरी बन्यो' },
  what: { en: 'What', ne: 'विवरण' },
  quantity: { en: 'Quantity', ne: 'परिमाण' },
  unitCost: { en: 'Cost of one (Rs)', ne: 'एउटाको लागत (रु)' },
  start: { en: 'On hand before all this', ne: 'यसअघिको मौज्दात' },
  gone: { en: 'Gone out meanwhile', ne: 'यसबीच गएको' },
  before: { en: 'On hand just before', ne: 'कारोबारअघिको मौज्दात' },
  this: { en: 'This move: {what}', ne: 'यो कारोबार: {what}' },
  after: { en: 'On hand after it', ne: 'कारोबारपछिको मौज्दात' },
  isLater: { en: 'entered later', ne: 'पछि प्रविष्टि भएको' },
  atAverage: {
    en: '{quantity} at the average of Rs {average} {quantity|is|are} Rs {cost}.',
    ne: 'औसत रु {average}का दरले {quantity}को रु {cost} हुन्छ।',
  },
  notAtAverage: {
    en: 'When it was written one cost Rs {unitCost}. By what is entered since for days before it, the average is Rs {average}.',
    ne: 'लेख्दा एउटाको लागत रु {unitCost} थियो। अघिल्ला मितिका कारोबार पछि प्रविष्टि भएकाले अब औसत रु {average} हुन्छ।',
  },
  provisional: {
    en: 'It was not there, and nothing on hand told its cost: it left at what was known last, and the next receipt corrects that.',
    ne: 'यो सामान मौज्दातमा थिएन, त्यसैले पछिल्लो थाहा भएको लागतमा गयो। अर्को पटक सामान आएपछि यो लागत मिलाइन्छ।',
  },
  corrected: {
    en: 'The costs of this day are corrected by Rs {amount} in all; what was posted stays.',
    ne: 'यस दिनको लागत जम्मा रु {amount}ले सच्याइएको छ; पहिले लेखिएको जस्ताको तस्तै छ।',
  },
});
