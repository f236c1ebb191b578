import { messages } from '../../messages.ts';

/** What the server says of debit notes; the screens' own texts stand in debit-note-screen.messages.ts. */
export const debitNoteMessages = messages('debitNote', {
  savedDraft: { en: 'Draft saved', ne: 'मस्यौदा सुरक्षित भयो' },
  issued: { en: 'Debit note {number} issued', ne: 'डेबिट नोट {number} जारी भयो' },
  draftRemoved: { en: 'Draft deleted', ne: 'मस्यौदा मेटियो' },
  issuedImmutable: { en: 'An issued debit note is not changed', ne: 'जारी भएको डेबिट नोट फेरिँदैन' },
  purchaseUnknown: { en: 'This purchase bill does not exist', ne: 'यो खरिद बिल भेटिएन' },
  purchaseNotFinal: {
    en: 'Something goes back only of a purchase bill that is entered and not cancelled',
    ne: 'प्रविष्टि भएको र रद्द नभएको खरिद बिलको मात्र डेबिट नोट बन्छ',
  },
  beforePurchase: {
    en: 'It cannot be before the day of the purchase bill',
    ne: 'खरिद बिलको मितिभन्दा अगाडिको हुन सक्दैन',
  },
  nothingDebited: {
    en: 'Say what goes back: it comes to nothing',
    ne: 'के फिर्ता गर्ने हो लेख्नुहोस्: रकम केही छैन',
  },
  unknownLine: { en: 'This line is not on the purchase bill', ne: 'यो हरफ खरिद बिलमा छैन' },
  lineTwice: { en: 'A line stands once', ne: 'एउटै हरफ दोहोरियो' },
  quantityAbove: {
    en: 'At most {quantity} {quantity|is|are} left to give back',
    ne: 'बढीमा {quantity} मात्र फिर्ता गर्न बाँकी छ',
  },
  amountAbove: {
    en: 'At most Rs {amount} are left to take back',
    ne: 'बढीमा रु {amount} मात्र घटाउन बाँकी छ',
  },
  goodsGone: {
    en: 'Only {available} {unit} {available|is|are} on the shelf',
    ne: 'मौज्दातमा {available} {unit} मात्र छ',
  },
  totalChanged: {
    en: 'It comes to Rs {total} now: something of this bill went back meanwhile. Look at it again.',
    ne: 'अहिले जम्मा रु {total} हुन्छ: यसबीच यो बिलको अर्को डेबिट नोट बन्यो। फेरि हेर्नुहोस्।',
  },
  refundForbidden: {
    en: 'You may not receive money: leave the rest as an advance',
    ne: 'तपाईंलाई रकम बुझ्ने अधिकार छैन: बाँकी रकम अग्रिममा राख्नुहोस्',
  },
  debitedFirst: {
    en: 'It has a debit note, so it stays',
    ne: 'यसको डेबिट नोट बनिसकेको छ, त्यसैले रद्द हुँदैन',
  },
  draftNotPrinted: { en: 'A draft of a debit note is not printed', ne: 'डेबिट नोटको मस्यौदा छापिँदैन' },
});
