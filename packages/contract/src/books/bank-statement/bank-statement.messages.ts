import { messages } from '../../messages.ts';

/** What the server says of statements of banks and wallets. */
export const bankStatementMessages = messages('bankStatement', {
  read: { en: 'Statement read. Lines: {count}', ne: 'स्टेटमेन्ट पढियो: {count} हरफ' },
  removed: { en: 'Statement removed', ne: 'स्टेटमेन्ट हटाइयो' },
  matched: { en: 'Matched', ne: 'मिलान भयो' },
  unmatched: { en: 'Match taken apart', ne: 'मिलान फिर्ता भयो' },
  made: { en: 'Entered and matched', ne: 'प्रविष्टि र मिलान भयो' },
  notBank: { en: 'Choose a bank account or a wallet', ne: 'बैंक खाता वा वालेट छान्नुहोस्' },
  ofAllOutlets: {
    en: 'This account is of all outlets: only someone who sees all of them reconciles it',
    ne: 'यो खाता सबै आउटलेटको हो: सबै आउटलेट हेर्न पाउनेले मात्र मिलान गर्न सक्छन्',
  },
  columnsMissing: {
    en: 'Say which columns are the date, the text, the amounts and the balance',
    ne: 'मिति, विवरण, रकम र बाँकी कुन महल हुन् भन्नुहोस्',
  },
  columnTwice: { en: 'A column is chosen twice', ne: 'एउटै महल दुई पटक छानिएको छ' },
  noLines: { en: 'No line with a date and an amount was found', ne: 'मिति र रकम भएको हरफ भेटिएन' },
  dayUnreadable: {
    en: 'Row {row}: the date is not read in this form. Choose another form or calendar',
    ne: 'हरफ {row}: यो रूपमा मिति पढिएन। अर्को रूप वा पात्रो छान्नुहोस्',
  },
  amountUnreadable: { en: 'Row {row}: the amount is not a number', ne: 'हरफ {row}: रकम अङ्क होइन' },
  balanceUnreadable: {
    en: 'Row {row}: the balance is missing or not a number',
    ne: 'हरफ {row}: बाँकी छैन वा अङ्क होइन',
  },
  bothSides: {
    en: 'Row {row}: it has both a debit and a credit',
    ne: 'हरफ {row}: डेबिट र क्रेडिट दुवै छन्',
  },
  dayInFuture: { en: 'Row {row}: the date is after today', ne: 'हरफ {row}: मिति आजभन्दा पछिको छ' },
  wrongOrder: {
    en: 'Row {row}: the dates go back and forth. Download the statement again, or sort it by date as the bank has it',
    ne: 'हरफ {row}: मिति अगाडिपछाडि भएका छन्। स्टेटमेन्ट फेरि डाउनलोड गर्नुहोस्, वा बैंककै क्रममा मिलाउनुहोस्',
  },
  balanceBreaks: {
    en: 'Row {row}: the balance should be Rs {expected} but is Rs {found}. A row is missing or wrong here',
    ne: 'हरफ {row}: बाँकी रु {expected} हुनुपर्ने, रु {found} छ। यहाँ हरफ छुटेको वा गलत छ',
  },
  gap: {
    en: 'The last statement ended on {day} with Rs {closing}; this one begins with Rs {opening}. Read the statement between them first',
    ne: 'अघिल्लो स्टेटमेन्ट {day}मा रु {closing}मा सकियो; यो रु {opening}बाट सुरु हुन्छ। पहिले बीचको स्टेटमेन्ट पढ्नुहोस्',
  },
  beforeRead: {
    en: 'Row {row}: this line is of before {day}, through which statements are read already. Read statements in the order of their days',
    ne: 'हरफ {row}: यो {day}भन्दा अघिको हो, त्यो दिनसम्मका स्टेटमेन्ट पढिसकिएका छन्। मितिको क्रममा पढ्नुहोस्',
  },
  allKnown: {
    en: 'All lines of this file ({count}) were read before: nothing was added',
    ne: 'यो फाइलका सबै {count} हरफ पहिल्यै पढिएका छन्: केही थपिएन',
  },
  notLast: {
    en: 'Only the last statement of an account can be removed',
    ne: 'खाताको पछिल्लो स्टेटमेन्ट मात्र हटाउन मिल्छ',
  },
  linesMatched: {
    en: 'Lines of this statement are matched: take their matches apart first',
    ne: 'यो स्टेटमेन्टका हरफ मिलान भइसकेका छन्: पहिले मिलान फिर्ता गर्नुहोस्',
  },
  chooseTwo: { en: 'Choose lines of both sides', ne: 'दुवैतर्फका हरफ छान्नुहोस्' },
  choosePaid: { en: 'Choose what it pays', ne: 'यसले के तिर्छ, छान्नुहोस्' },
  partiesDiffer: {
    en: 'These are of several parties: one payment is of one',
    ne: 'यी एकै पक्षका होइनन्: एउटा भुक्तानी एक जनाको हुन्छ',
  },
  notSettled: {
    en: 'Due on these is Rs {due}, but the line is of Rs {amount}: look again',
    ne: 'यिनमा रु {due} बाँकी छ, तर हरफ रु {amount}को हो: फेरि हेर्नुहोस्',
  },
  manyChosen: { en: 'At most 1,000 lines at once', ne: 'एक पटकमा बढीमा १,००० हरफ' },
  notOpen: {
    en: 'A line is matched already or no longer there: look again',
    ne: 'कुनै हरफ मिलान भइसकेको वा अब छैन: फेरि हेर्नुहोस्',
  },
  notEqual: {
    en: 'The two sides differ by Rs {amount}: they must be equal',
    ne: 'दुई तर्फमा रु {amount} फरक छ: बराबर हुनुपर्छ',
  },
  openingStays: {
    en: 'This is what was there before the first statement: match it with what the books had then',
    ne: 'यो पहिलो स्टेटमेन्टअघिको बाँकी हो: त्यतिबेलाका हिसाबसँग मिलाउनुहोस्',
  },
  wrongWay: {
    en: 'This document is settled the other way: money that came in is received, money that went out is paid',
    ne: 'यो कागजात अर्को दिशाको हो: आएको रकम बुझिन्छ, गएको रकम तिरिन्छ',
  },
});
