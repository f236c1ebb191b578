import { messages } from '../../messages.ts';

/** Why each check of the exceptional report matters, and what to do about what it finds. */
export const exceptionAdvice = messages('exceptionAdvice', {
  AFTER_LOCK_why: {
    en: 'What was closed and looked through no longer says what it said.',
    ne: 'बन्द गरेर जाँचिसकेको हिसाब पहिलेजस्तो रहँदैन।',
  },
  AFTER_LOCK_toDo: { en: 'Ask who unlocked the period and why', ne: 'कसले किन खोल्यो, सोध्नुहोस्' },
  AFTER_FILING_why: {
    en: 'The tax office holds other figures than the books.',
    ne: 'कर कार्यालयमा बुझाएको र खाताको अङ्क फरक पर्छ।',
  },
  AFTER_FILING_toDo: { en: 'Amend the return of the month', ne: 'त्यो महिनाको विवरण सच्याउनुहोस्' },
  NUMBER_GAP_why: {
    en: 'A number that is not there may be a sale that was taken away.',
    ne: 'नभएको नम्बर हटाइएको बिक्री हुन सक्छ।',
  },
  NUMBER_GAP_toDo: { en: 'Look for the missing paper and check the books', ne: 'छुटेको कागज खोजेर खाता जाँच्नुहोस्' },
  CANCELLED_PRINTED_why: {
    en: 'Money may have been taken on the printed paper and kept.',
    ne: 'छापिएको कागज देखाएर लिएको रकम राखिएको हुन सक्छ।',
  },
  CANCELLED_PRINTED_toDo: { en: 'Ask the customer for the printed paper', ne: 'ग्राहकसँग छापिएको कागज माग्नुहोस्' },
  CASH_BELOW_ZERO_why: {
    en: 'A box cannot hold less than nothing: a receipt is missing, or a payment has a wrong day.',
    ne: 'बाकसमा शून्यभन्दा कम हुँदैन: कुनै रकम लेख्न छुट्यो वा मिति मिलेन।',
  },
  CASH_BELOW_ZERO_toDo: { en: 'Compare the cash book with the box', ne: 'नगद खाता र बाकस दाँज्नुहोस्' },
  DUPLICATE_NUMBER_why: {
    en: 'The same paper entered twice is paid twice and its VAT claimed twice.',
    ne: 'एउटै कागज दुई पटक लेखिए दुई पटक तिरिन्छ र भ्याट दाबी हुन्छ।',
  },
  DUPLICATE_NUMBER_toDo: { en: 'Compare both papers and cancel one', ne: 'दुवै कागज दाँजेर एउटा रद्द गर्नुहोस्' },
  NEGATIVE_STOCK_why: {
    en: 'A purchase is missing, or goods were sold under another name.',
    ne: 'खरिद लेख्न छुट्यो वा अर्कै नाममा बिक्री भयो।',
  },
  NEGATIVE_STOCK_toDo: { en: 'Count the goods and enter what is missing', ne: 'गन्ती गरी छुटेको लेख्नुहोस्' },
  CONTRARY_BALANCE_why: {
    en: 'It was posted to a wrong account, or taken back in a later period.',
    ne: 'गलत खातामा लेखियो वा पछिको अवधिमा उल्टाइयो।',
  },
  CONTRARY_BALANCE_toDo: { en: 'Read the lines of the account', ne: 'खाताका हरफ हेर्नुहोस्' },
  SPLIT_UNDER_LIMIT_why: {
    en: 'One deal in parts needs no approval, and none of its parts need go through the bank.',
    ne: 'टुक्र्याएपछि अनुमति चाहिँदैन र बैंकबाट तिर्नु पर्दैन।',
  },
  SPLIT_UNDER_LIMIT_toDo: { en: 'Ask whether it was one deal', ne: 'एउटै कारोबार हो कि सोध्नुहोस्' },
  ROUND_AT_NIGHT_why: {
    en: 'Invented amounts are often round, and written when nobody looks on.',
    ne: 'मनगढन्ते रकम प्रायः गोल हुन्छ र कोही नहुँदा लेखिन्छ।',
  },
  ROUND_AT_NIGHT_toDo: { en: 'Ask for the paper behind it', ne: 'यसको कागज माग्नुहोस्' },
  DUPLICATE_AMOUNT_why: {
    en: 'It may be the same paper under another number, or without one.',
    ne: 'अर्कै नम्बर राखेर वा नम्बर नराखी एउटै कागज लेखिएको हुन सक्छ।',
  },
  DUPLICATE_AMOUNT_toDo: { en: 'Compare the papers of both', ne: 'दुवैको कागज दाँज्नुहोस्' },
  BELOW_COST_why: {
    en: 'The price or the cost is wrong, or somebody is favoured.',
    ne: 'मूल्य वा लागत मिलेन, वा कसैलाई विशेष छुट दिइयो।',
  },
  BELOW_COST_toDo: { en: 'Check the price and what the goods cost', ne: 'मूल्य र लागत जाँच्नुहोस्' },
  NO_PAN_why: {
    en: 'Sales above one lakh are told to the tax office with the PAN of who bought.',
    ne: 'एक लाखभन्दा बढीको बिक्री किन्नेको प्यानसहित कर कार्यालयलाई बताउनुपर्छ।',
  },
  NO_PAN_toDo: { en: 'Ask the customer for the PAN', ne: 'ग्राहकको प्यान माग्नुहोस्' },
  VENDOR_IN_DEBIT_why: {
    en: 'Money lies with somebody, or a purchase was not entered.',
    ne: 'रकम अरूसँग छ वा खरिद लेख्न छुट्यो।',
  },
  VENDOR_IN_DEBIT_toDo: { en: 'Ask for a statement, or for the money back', ne: 'हिसाब वा रकम माग्नुहोस्' },
  CUSTOMER_IN_CREDIT_why: {
    en: 'An invoice may be missing, or a payment stands with the wrong customer.',
    ne: 'बिल लेख्न छुट्यो वा अर्कै ग्राहकको रकम परेको हुन सक्छ।',
  },
  CUSTOMER_IN_CREDIT_toDo: { en: 'Compare the statement with the customer', ne: 'ग्राहकसँग हिसाब दाँज्नुहोस्' },
  FIRST_DIGITS_why: {
    en: 'Amounts of trade begin with 1 more often than with 9; invented ones do not.',
    ne: 'साँचो कारोबारका रकम ९ भन्दा १ बाट धेरै सुरु हुन्छन्; बनाइएका हुँदैनन्।',
  },
  FIRST_DIGITS_toDo: { en: 'Look at amounts that begin with this digit', ne: 'यो अङ्कबाट सुरु हुने रकम हेर्नुहोस्' },
  BACK_DATED_why: {
    en: 'What is written late with an early day changes what was reported.',
    ne: 'पुरानो मितिमा पछि लेखिए बताइसकेको हिसाब फेरिन्छ।',
  },
  BACK_DATED_toDo: { en: 'Ask why it came so late', ne: 'किन ढिलो भयो, सोध्नुहोस्' },
});
