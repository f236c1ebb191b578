import { messages } from '../../messages.ts';

/** What the server says of credit notes; the screens' own texts stand in credit-note-screen.messages.ts. */
export const creditNoteMessages = messages('creditNote', {
  savedDraft: { en: 'Draft saved', ne: 'मस्यौदा सुरक्षित भयो' },
  issued: { en: 'Credit note {number} issued', ne: 'क्रेडिट नोट {number} जारी भयो' },
  draftRemoved: { en: 'Draft deleted', ne: 'मस्यौदा मेटियो' },
  issuedImmutable: {
    en: 'An issued credit note is not changed',
    ne: 'जारी भएको क्रेडिट नोट फेरिँदैन',
  },
  invoiceUnknown: { en: 'This invoice does not exist', ne: 'यो बिल भेटिएन' },
  invoiceNotIssued: {
    en: 'Only an issued invoice that was not cancelled is credited',
    ne: 'जारी भएको र रद्द नभएको बिलको मात्र क्रेडिट नोट बन्छ',
  },
  beforeInvoice: {
    en: 'It cannot be before the day of the invoice',
    ne: 'बिलको मितिभन्दा अगाडिको हुन सक्दैन',
  },
  nothingCredited: {
    en: 'Say what is credited: it comes to nothing',
    ne: 'के घटाउने हो लेख्नुहोस्: रकम केही छैन',
  },
  unknownLine: { en: 'This line is not on the invoice', ne: 'यो हरफ बिलमा छैन' },
  lineTwice: { en: 'A line stands once', ne: 'एउटै हरफ दोहोरियो' },
  quantityAbove: {
    en: 'At most {quantity} {quantity|is|are} left to credit',
    ne: 'बढीमा {quantity} मात्र घटाउन बाँकी छ',
  },
  freeAbove: {
    en: 'At most {quantity} free {quantity|is|are} left to come back',
    ne: 'निःशुल्क दिएकोमध्ये बढीमा {quantity} मात्र फिर्ता हुन बाँकी छ',
  },
  amountAbove: {
    en: 'At most Rs {amount} are left to credit',
    ne: 'बढीमा रु {amount} मात्र घटाउन बाँकी छ',
  },
  totalChanged: {
    en: 'It comes to Rs {total} now: something of this invoice was credited meanwhile. Look at it again.',
    ne: 'अहिले जम्मा रु {total} हुन्छ: यसबीच यो बिलको अर्को क्रेडिट नोट बन्यो। फेरि हेर्नुहोस्।',
  },
  refundForbidden: {
    en: 'You may not make payments: leave the rest as an advance',
    ne: 'तपाईंलाई रकम तिर्ने अधिकार छैन: बाँकी रकम अग्रिममा राख्नुहोस्',
  },
  keptForNobody: {
    en: 'Nobody is known to keep it for: say how it is paid back',
    ne: 'कसका लागि राख्ने थाहा छैन: कसरी फिर्ता तिर्ने छान्नुहोस्',
  },
  discrepancyUnknown: {
    en: 'This difference was not reported on this invoice',
    ne: 'यो बिलमा यस्तो फरक जनाइएको छैन',
  },
  creditedFirst: {
    en: 'It has a credit note, so it stays',
    ne: 'यसको क्रेडिट नोट बनिसकेको छ, त्यसैले रद्द हुँदैन',
  },
  draftNotPrinted: { en: 'A draft of a credit note is not printed', ne: 'क्रेडिट नोटको मस्यौदा छापिँदैन' },
});
