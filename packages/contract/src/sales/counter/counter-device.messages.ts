import { messages } from '../../messages.ts';

/** The words of a registered counter on its own device: how it stands, and what to do where it stands still. */
export const counterDeviceMessages = messages('counterDevice', {
  // the bar
  bar: { en: 'Registered counter', ne: 'दर्ता भएको काउन्टर' },
  counter: { en: 'Counter {code}', ne: 'काउन्टर {code}' },
  lineThere: { en: 'Line is there', ne: 'लाइन छ' },
  lineGone: { en: 'No line: selling goes on', ne: 'लाइन छैन: बिक्री चलिरहन्छ' },
  sending: { en: 'Sending …', ne: 'पठाउँदै …' },
  checking: { en: 'Asking the server before the first invoice …', ne: 'पहिलो बिलअघि सर्भरसँग सोध्दै …' },
  waits: { en: '{count} {count|invoice waits|invoices wait} to be sent', ne: 'पठाउन बाँकी बिल: {count}' },
  allSent: { en: 'All invoices are sent', ne: 'सबै बिल पठाइयो' },
  lent: {
    en: 'Without the line until {until}, {count} more {count|invoice|invoices}',
    ne: 'लाइन नहुँदा {until}सम्म, अझै {count} बिल',
  },
  refused: { en: 'The server answered: {reason}', ne: 'सर्भरको जवाफ: {reason}' },
  faulty: {
    en: 'The server found faults in {count}: save {count|it|them} as a file',
    ne: 'सर्भरले त्रुटि देखाएका बिल: {count}। फाइलमा राख्नुहोस्',
  },
  sendNow: { en: 'Send now', ne: 'अहिले पठाउनुहोस्' },
  newVersion: {
    en: 'Bahi has been renewed: it is taken up when this page is opened again',
    ne: 'बही नयाँ भएको छ: यो पृष्ठ फेरि खोल्दा लागू हुन्छ',
  },
  // why nothing is sold
  stopped: { en: 'Nothing is sold here now', ne: 'अहिले यहाँ बिक्री हुँदैन' },
  NOT_LENT: {
    en: 'The server has not said yet that this counter may sell. It needs the line once.',
    ne: 'यो काउन्टरले बेच्न पाउने कुरा सर्भरबाट आएको छैन। एक पटक लाइन चाहिन्छ।',
  },
  EXPIRED: {
    en: 'The time without the line is over. Once the line is back, all that waits is sent and selling goes on.',
    ne: 'लाइनबिना बेच्ने समय सकियो। लाइन फर्केपछि बाँकी बिल पठाइन्छ र बिक्री फेरि चल्छ।',
  },
  USED_UP: {
    en: 'As many invoices as may be without the line are issued. Once the line is back, selling goes on.',
    ne: 'लाइनबिना जति बिल काट्न मिल्ने हो, काटिसकियो। लाइन फर्केपछि बिक्री फेरि चल्छ।',
  },
  CLOCK_BACK: {
    en: 'The clock of this device is before its last invoice, or before what was lent. Set date and time right.',
    ne: 'यो यन्त्रको घडी अघिल्लो बिल वा दिइएको समयभन्दा पछाडि छ। मिति र समय मिलाउनुहोस्।',
  },
  CLOCK_WRONG: {
    en: 'The clock of this device is more than {minutes} {minutes|minute|minutes} off. Set date and time right.',
    ne: 'यो यन्त्रको घडी {minutes} मिनेटभन्दा बढी फरक छ। मिति र समय मिलाउनुहोस्।',
  },
  YEAR_NOT_LENT: {
    en: 'A fiscal year has begun for which nothing is lent yet. It needs the line once.',
    ne: 'नयाँ आर्थिक वर्ष सुरु भयो, त्यसका लागि केही दिइएको छैन। एक पटक लाइन चाहिन्छ।',
  },
  FROZEN: {
    en: 'This counter is frozen: {reason}. The owner looks at it in the list of counters; what was issued stays as it is.',
    ne: 'यो काउन्टर रोकिएको छ: {reason}। मालिकले काउन्टरको सूचीमा हेर्नुहोस्; जारी भएका बिल जस्ताको तस्तै रहन्छन्।',
  },
  frozenBy: { en: 'by the server', ne: 'सर्भरले' },
  CLOSED: {
    en: 'This counter is closed. A new counter can be registered on this browser.',
    ne: 'यो काउन्टर बन्द भइसकेको छ। यो ब्राउजरमा नयाँ काउन्टर दर्ता गर्न मिल्छ।',
  },
  GONE: {
    en: 'What this browser kept as a counter is gone. Its numbers must not be given twice: the owner closes that counter with its last printed number, and registers this browser as a new one.',
    ne: 'यो ब्राउजरले काउन्टरका रूपमा राखेको कुरा हरायो। त्यसका नम्बर दोहोर्‍याउनु हुँदैन: मालिकले त्यो काउन्टर अन्तिम छापिएको नम्बरसहित बन्द गरी यो ब्राउजरलाई नयाँ काउन्टर दर्ता गर्नुहोस्।',
  },
  UNOPENED: {
    en: 'What this browser keeps as a counter could not be opened. It may be whole: try again, or close all windows of the browser and start it again. Nothing is deleted.',
    ne: 'यो ब्राउजरले काउन्टरका रूपमा राखेको कुरा खुलेन। सबै सुरक्षित हुन सक्छ: फेरि प्रयास गर्नुहोस्, वा ब्राउजरका सबै झ्याल बन्द गरेर फेरि खोल्नुहोस्। केही मेटिएको छैन।',
  },
  unopenedNow: {
    en: 'What this browser keeps as a counter could not be opened: start the browser again first',
    ne: 'यो ब्राउजरले काउन्टरका रूपमा राखेको कुरा खुलेन: पहिले ब्राउजर फेरि खोल्नुहोस्',
  },
  stillKept: {
    en: 'Invoices that were issued here still wait to be sent, or could not be read: with the line, open this page again first',
    ne: 'यहाँ काटिएका बिल पठाउन बाँकी छ, वा पढ्न सकिएन: लाइन भएपछि पहिले यो पृष्ठ फेरि खोल्नुहोस्',
  },
  goOnWithoutText: {
    en: 'This browser then is no registered counter: it sells with the line only. Go on?',
    ne: 'त्यसपछि यो ब्राउजर दर्ता काउन्टर रहँदैन: लाइन हुँदा मात्र बेच्छ। अघि बढ्ने?',
  },
  goOnWithout: { en: 'Sell here without a registered counter', ne: 'दर्ता काउन्टरबिना यहाँ बेच्नुहोस्' },
  openCounters: { en: 'Counters', ne: 'काउन्टरहरू' },
  elsewhere: { en: 'The counter is open in another tab', ne: 'काउन्टर अर्को ट्याबमा खुला छ' },
  elsewhereText: {
    en: 'One tab sells at a time, so that no number is given twice. Go on there, or close it and try again.',
    ne: 'नम्बर नदोहोरियोस् भनेर एउटै ट्याबले बेच्छ। त्यहीँ चलाउनुहोस्, वा त्यो बन्द गरेर फेरि प्रयास गर्नुहोस्।',
  },
  tryAgain: { en: 'Try again', ne: 'फेरि प्रयास गर्नुहोस्' },
  otherOutlet: {
    en: 'This browser is a counter of {outlet}. Work there to sell here.',
    ne: 'यो ब्राउजर {outlet}को काउन्टर हो। यहाँ बेच्न त्यही आउटलेटमा काम गर्नुहोस्।',
  },
  mayNotTake: {
    en: 'You may not take payments, and a registered counter sells for payment in full.',
    ne: 'तपाईंले भुक्तानी बुझ्न पाउनुहुन्न; दर्ता काउन्टरमा पूरै तिरेर मात्र बिक्री हुन्छ।',
  },
  // selling
  paidInFull: {
    en: 'Paid in full only: credit is for the invoice screen, with the line',
    ne: 'पूरै तिरेर मात्र: उधारो लाइन भएका बेला बिलको स्क्रिनबाट',
  },
  newer: {
    en: 'This device is newer than the server: what waits is sent once the server is new, too',
    ne: 'यो यन्त्र सर्भरभन्दा नयाँ छ: सर्भर नयाँ भएपछि बाँकी बिल पठाइन्छन्',
  },
  leaveOffline: {
    en: 'There is no line: nobody can sign in again, and nothing is sold here, until it is back.',
    ne: 'लाइन छैन: लाइन नआएसम्म फेरि साइन इन गर्न मिल्दैन र यहाँ केही बेच्न मिल्दैन।',
  },
  tooLong: {
    en: 'This is too long for one invoice: sell it in two parts',
    ne: 'एउटै बिलमा अटाएन: दुई भाग गरेर बेच्नुहोस्',
  },
  notKept: {
    en: 'This device could not keep the invoice, so it was not issued: nothing is to be handed over. Is its disk full?',
    ne: 'यन्त्रले बिल राख्न सकेन, त्यसैले जारी भएन: सामान नदिनुहोस्। डिस्क भरिएको छ कि?',
  },
  notReadable: {
    en: 'What this device keeps could not be read, so nothing was issued: open this page again',
    ne: 'यन्त्रले राखेको कुरा पढ्न सकिएन, त्यसैले बिल जारी भएन: यो पृष्ठ फेरि खोल्नुहोस्',
  },
  slipFailed: {
    en: 'The invoice is issued, but its slip could not be printed: print it again',
    ne: 'बिल जारी भयो, तर पर्ची छापिएन: फेरि छाप्नुहोस्',
  },
  buyerUnknown: {
    en: 'What this device knows of {name} could not be found, and a tax invoice needs their PAN: choose the customer again, or sell to the cash customer',
    ne: '{name}को विवरण यो यन्त्रमा भेटिएन, बिलमा उहाँको प्यान चाहिन्छ: ग्राहक फेरि छान्नुहोस्, वा नगद ग्राहकलाई बेच्नुहोस्',
  },
  moved: {
    en: 'The series has moved on elsewhere: open this page again',
    ne: 'क्रम अन्तै अघि बढेछ: यो पृष्ठ फेरि खोल्नुहोस्',
  },
  // registering
  cannotKeep: {
    en: 'This browser keeps nothing safely here: a counter needs a secure address (https) and its storage',
    ne: 'यो ब्राउजरले यहाँ सुरक्षित राख्दैन: काउन्टरलाई सुरक्षित ठेगाना (https) र भण्डार चाहिन्छ',
  },
  isCounter: {
    en: 'This browser is counter {code} already, and sells: close that one first',
    ne: 'यो ब्राउजर पहिल्यै काउन्टर {code} हो र बिक्री गर्दै छ: पहिले त्यसलाई बन्द गर्नुहोस्',
  },
  isOther: {
    en: 'This browser keeps the series of counter {former}, and the server now has counter {code} in its place: make a new counter, and register this browser as that one',
    ne: 'यो ब्राउजरमा काउन्टर {former}को क्रम छ, तर सर्भरमा त्यसको ठाउँमा काउन्टर {code} छ: नयाँ काउन्टर बनाएर यो ब्राउजरलाई त्यही दर्ता गर्नुहोस्',
  },
  formerWaits: {
    en: 'The former counter of this browser still has invoices to send: they must go first',
    ne: 'यो ब्राउजरको पहिलेको काउन्टरका बिल पठाउन बाँकी छ: पहिले ती जानुपर्छ',
  },
  // leaving
  leaveUnread: {
    en: 'What this browser keeps as a counter could not be read: invoices may wait in it to be sent. They stay here. Sign out?',
    ne: 'यो ब्राउजरले काउन्टरका रूपमा राखेको कुरा पढ्न सकिएन: पठाउन बाँकी बिल हुन सक्छन्। ती यहीँ रहन्छन्। साइन आउट गर्ने?',
  },
  leaveTitle: { en: 'Invoices wait to be sent', ne: 'बिल पठाउन बाँकी छ' },
  leaveText: {
    en: '{count} {count|invoice of this counter waits|invoices of this counter wait} on this device. They stay here, and are sent once somebody of the business signs in here again. Sign out?',
    ne: 'यो काउन्टरका {count} बिल यही यन्त्रमा छन्। यहीँ रहन्छन्, र व्यवसायको कोही यहाँ फेरि साइन इन भएपछि पठाइन्छन्। साइन आउट गर्ने?',
  },
});
