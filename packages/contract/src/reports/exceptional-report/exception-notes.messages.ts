import { messages } from '../../messages.ts';

/** What the checks of the exceptional report are called, and what each says of what it found. */
export const exceptionNotes = messages('exceptionNotes', {
  AFTER_LOCK: { en: 'Written into a locked period', ne: 'बन्द अवधिमा लेखिएको' },
  AFTER_LOCK_note: { en: 'Days from locking to writing: {days}', ne: 'मिति बन्द भएको {days} दिनपछि लेखिएको' },
  AFTER_FILING: { en: 'Changed after the VAT return', ne: 'भ्याट विवरणपछि फेरिएको' },
  AFTER_FILING_note: {
    en: 'Days from the return of its month to writing or cancelling: {days}',
    ne: 'त्यो महिनाको विवरण बुझाएको {days} दिनपछि लेखिएको वा रद्द गरिएको',
  },
  NUMBER_GAP: { en: 'Gap in a number series', ne: 'नम्बर छुटेको' },
  NUMBER_GAP_note: { en: 'Numbers missing beside this one: {missing}', ne: 'यससँगै {missing} वटा नम्बर छुटेको' },
  CANCELLED_PRINTED: { en: 'Printed, then cancelled by its writer', ne: 'छापेपछि आफैँले रद्द गरेको' },
  CANCELLED_PRINTED_note: {
    en: '{who}; minutes from printing to cancelling: {minutes}',
    ne: '{who}, छापेको {minutes} मिनेटपछि',
  },
  CASH_BELOW_ZERO: { en: 'Cash box below zero', ne: 'नगद शून्यभन्दा कम' },
  CASH_BELOW_ZERO_note: {
    en: 'More was paid out than there was, at the end of this day',
    ne: 'यो दिनको अन्त्यमा भएकोभन्दा बढी तिरिएको',
  },
  DUPLICATE_NUMBER: { en: 'Same number of a vendor twice', ne: 'विक्रेताको एउटै नम्बर दोहोरिएको' },
  DUPLICATE_NUMBER_note: { en: 'Alike: {other}', ne: 'मिल्दो: {other}' },
  NEGATIVE_STOCK: { en: 'Stock below zero', ne: 'मौज्दात शून्यभन्दा कम' },
  NEGATIVE_STOCK_note: { en: 'On hand: {quantity}', ne: 'मौज्दात: {quantity}' },
  CONTRARY_BALANCE: { en: 'Income in debit or expense in credit', ne: 'आम्दानी डेबिट वा खर्च क्रेडिट' },
  CONTRARY_BALANCE_note: {
    en: 'What moved in the period is on the other side than usual',
    ne: 'अवधिको कारोबार चलनभन्दा उल्टो पट्टि छ',
  },
  SPLIT_UNDER_LIMIT: { en: 'Split under a limit', ne: 'सीमाभन्दा कममा टुक्र्याइएको' },
  SPLIT_UNDER_LIMIT_note: {
    en: '{papers} of the day, together Rs {together}; limit Rs {limit}',
    ne: 'एकै दिनका {papers}, जम्मा रु {together}; सीमा रु {limit}',
  },
  ROUND_AT_NIGHT: { en: 'Round amount at night', ne: 'राति लेखिएको गोल रकम' },
  ROUND_AT_NIGHT_note: { en: 'Written at {time} by {who}', ne: '{who}ले {time} बजे लेखेको' },
  DUPLICATE_AMOUNT: { en: 'Same vendor, day and amount twice', ne: 'एउटै विक्रेता, दिन र रकम दोहोरिएको' },
  DUPLICATE_AMOUNT_note: { en: 'Same amount: {other}', ne: 'एउटै रकम: {other}' },
  BELOW_COST: { en: 'Sold below cost', ne: 'लागतभन्दा कममा बिक्री' },
  BELOW_COST_note: { en: 'Lines below cost: {lines}', ne: 'लागतभन्दा कमका हरफ: {lines}' },
  NO_PAN: { en: 'Above one lakh without a PAN', ne: 'प्यानबिना एक लाखभन्दा बढी' },
  NO_PAN_note: { en: 'Invoices without a valid PAN: {invoices}', ne: 'मान्य प्यान नभएका बिल: {invoices}' },
  VENDOR_IN_DEBIT: { en: 'Vendor in debit', ne: 'विक्रेतासँग लिनुपर्ने' },
  VENDOR_IN_DEBIT_note: { en: 'Paid or given back more than was owed', ne: 'तिर्नुपर्नेभन्दा बढी तिरेको वा फिर्ता गरेको' },
  CUSTOMER_IN_CREDIT: { en: 'Customer in credit', ne: 'ग्राहकलाई तिर्नुपर्ने' },
  CUSTOMER_IN_CREDIT_note: {
    en: 'Paid or given back more than was owed to you',
    ne: 'लिनुपर्नेभन्दा बढी आएको वा फिर्ता भएको',
  },
  FIRST_DIGITS: { en: 'Unlikely first digits', ne: 'अस्वाभाविक पहिलो अङ्क' },
  FIRST_DIGITS_note: {
    en: 'First digit {digit}: {share}% of {papers}, expected {expected}%',
    ne: 'पहिलो अङ्क {digit}: {papers} मध्ये {share}%, हुनुपर्ने {expected}%',
  },
  BACK_DATED: { en: 'Written long after its day', ne: 'मितिभन्दा धेरै पछि लेखिएको' },
  BACK_DATED_note: { en: 'Days from its own day to writing: {days}', ne: 'मितिभन्दा {days} दिनपछि लेखिएको' },
});
