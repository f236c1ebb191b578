import type { ReportedAs } from '@bahi/domain/document-kinds';
import { messages, type Text } from '../../messages.ts';
import type { CbmsAct, CbmsReason, CbmsState, CbmsStop } from './cbms.contract.ts';

const states = {
  WAITING: { en: 'Waiting', ne: 'पठाउन बाँकी' },
  SENDING: { en: 'Being sent', ne: 'पठाइँदै छ' },
  SENT: { en: 'Sent', ne: 'पठाइयो' },
  HELD: { en: 'Held', ne: 'रोकिएको' },
  FAILED: { en: 'Failed', ne: 'असफल' },
  WITHDRAWN: { en: 'Cancelled before', ne: 'नपठाउँदै रद्द' },
} as const satisfies Record<CbmsState, Text>;

const kinds = {
  BILL: { en: 'Invoice', ne: 'बिल' },
  RETURN: { en: 'Return', ne: 'फिर्ता' },
} as const satisfies Record<ReportedAs, Text>;

const reasons = {
  BY_PERSON: { en: 'Somebody held it.', ne: 'कसैले रोकेको।' },
  NOT_ADDING_UP: { en: 'Its amounts do not add up to its total.', ne: 'रकमहरू जोड्दा जम्मासँग मिल्दैन।' },
  NEGATIVE: { en: 'It has an amount below zero.', ne: 'शून्यभन्दा कम रकम छ।' },
  ORIGINAL_NOT_REPORTED: {
    en: 'CBMS was not told of its invoice from here. Let it go only if another program told it.',
    ne: 'यसको बिल यहाँबाट पठाइएको छैन। अर्को सफ्टवेयरबाट गएको भए मात्र छोड्नुहोस्।',
  },
  ORIGINAL_UNKNOWN: { en: 'CBMS does not know the invoice that it is of.', ne: 'जुन बिलको फिर्ता हो, सीबीएमएसले चिनेन।' },
  INVALID: { en: 'CBMS cannot read it.', ne: 'सीबीएमएसले पढ्न सकेन।' },
  REFUSED: { en: 'CBMS says that something went wrong there.', ne: 'सीबीएमएसमा गडबडी भयो।' },
  UNREACHABLE: { en: 'CBMS does not answer.', ne: 'सीबीएमएसबाट जवाफ आएन।' },
  UNCLEAR: { en: 'What came back makes no sense.', ne: 'आएको जवाफ बुझिएन।' },
  CREDENTIALS: { en: 'CBMS does not take the user name and password.', ne: 'सीबीएमएसले प्रयोगकर्ता र पासवर्ड स्वीकार गरेन।' },
  CANCELLED: { en: 'It was cancelled before anything went.', ne: 'केही नपठाउँदै बिल रद्द भयो।' },
  MAY_HAVE_ARRIVED: {
    en: 'It may have arrived. Look at the portal of CBMS: if it is not there, let it go; if it is, note it as told.',
    ne: 'पुगेको हुन सक्छ। सीबीएमएसको पोर्टलमा हेर्नुहोस्: छैन भने छोड्नुहोस्, छ भने पठाइसकेको भनी राख्नुहोस्।',
  },
  NO_PAN: { en: 'Its paper names no PAN of nine digits of yours.', ne: 'बिलमा तपाईंको ९ अङ्कको प्यान छैन।' },
  NOT_WRITABLE: { en: 'It cannot be written as CBMS wants it.', ne: 'सीबीएमएसले चाहेको रूपमा लेख्न मिलेन।' },
  WAS_THERE: {
    en: 'It was there before anything went from here: compare it at the portal of CBMS.',
    ne: 'यहाँबाट पठाउनुअघि नै त्यहाँ थियो: सीबीएमएसको पोर्टलमा मिलाएर हेर्नुहोस्।',
  },
  BY_HAND: { en: 'Somebody told CBMS otherwise.', ne: 'अर्कै तरिकाले पठाइएको।' },
} as const satisfies Record<CbmsReason, Text>;

const stops = {
  stopCREDENTIALS: {
    en: 'CBMS does not take the user name and password. Nothing is sent until you have entered them anew.',
    ne: 'सीबीएमएसले प्रयोगकर्ता र पासवर्ड स्वीकार गरेन। फेरि नलेखेसम्म केही पठाइँदैन।',
  },
  stopPASSWORD_LOST: {
    en: 'The password can no longer be read. Nothing is sent until you have entered it anew.',
    ne: 'राखिएको पासवर्ड पढ्न सकिएन। फेरि नलेखेसम्म केही पठाइँदैन।',
  },
  stopADDRESS_PRIVATE: {
    en: 'The address is on a private network. Nothing is sent until it is another one, or allowed.',
    ne: 'ठेगाना निजी नेटवर्कमा छ। नफेरेसम्म वा अनुमति नपाएसम्म केही पठाइँदैन।',
  },
  stopINVALID: {
    en: 'CBMS could not read one after another. Nothing is sent until you have asked what it reads now and go on.',
    ne: 'सीबीएमएसले लगातार बिल पढ्न सकेन। कारण नबुझी केही पठाइँदैन; बुझेपछि फेरि पठाउनुहोस्।',
  },
} as const satisfies Record<`stop${CbmsStop}`, Text>;

const acts = {
  actHELD: { en: 'Held', ne: 'रोकियो' },
  actRELEASED: { en: 'Let go', ne: 'छोडियो' },
  actRETRIED: { en: 'Sent again', ne: 'फेरि पठाइयो' },
  actTOLD: { en: 'Told otherwise', ne: 'अर्कै तरिकाले पठाइयो' },
} as const satisfies Record<`act${CbmsAct}`, Text>;

/** The words of the screen of what the tax office's receiver is told. */
export const cbmsScreenMessages = messages('cbmsScreen', {
  ...states,
  ...kinds,
  ...reasons,
  ...stops,
  ...acts,
  title: { en: 'CBMS', ne: 'सीबीएमएस' },
  about: {
    en: 'Invoices and returns go to CBMS, by which the tax office follows them as they are issued, in their order.',
    ne: 'बिल र फिर्ता आन्तरिक राजस्व विभागको केन्द्रीय बिलिङ अनुगमन प्रणालीमा पालैपालो जान्छन्।',
  },
  noApproval: {
    en: 'That it can be turned on here does not say that the tax office has approved this product: ask there what holds for you.',
    ne: 'यहाँ चलाउन मिल्नु भनेको कर कार्यालयले यो सफ्टवेयर स्वीकृत गरेको होइन: आफूलाई के लाग्छ, त्यहीँ सोध्नुहोस्।',
  },
  isOff: { en: 'Turned off: CBMS is told of nothing.', ne: 'बन्द छ: सीबीएमएसमा केही जाँदैन।' },
  isOn: { en: 'Turned on. Told from this day on', ne: 'खुला छ। यस मितिदेखि पठाइन्छ' },
  pausedUntil: { en: 'CBMS does not answer. The next try', ne: 'सीबीएमएसबाट जवाफ आएन। अर्को प्रयास' },
  oldest: { en: 'The oldest waits since', ne: 'सबैभन्दा पुरानो पर्खिएको' },
  notRegistered: {
    en: 'Only a business registered for VAT tells CBMS of its invoices. The profile of the business says whether it is.',
    ne: 'भ्याटमा दर्ता भएको व्यवसायले मात्र सीबीएमएसमा बिल पठाउँछ। दर्ता व्यवसायको प्रोफाइलमा हुन्छ।',
  },
  setUp: { en: 'Settings', ne: 'सेटिङ' },
  setUpTitle: { en: 'Settings of CBMS', ne: 'सीबीएमएसको सेटिङ' },
  turnOn: { en: 'Tell CBMS of invoices and returns', ne: 'बिल र फिर्ता सीबीएमएसमा पठाउने' },
  fromDay: { en: 'From this day on', ne: 'कुन मितिदेखि' },
  fromDayHint: {
    en: 'What was issued since that day and was not told is caught up with.',
    ne: 'त्यस दिनदेखिका नपठाइएका बिल पनि पठाइन्छन्।',
  },
  address: { en: 'Address of the receiver', ne: 'बिल लिने ठेगाना' },
  addressHint: {
    en: 'As the tax office gave it to you, up to where /api begins',
    ne: 'कर कार्यालयले दिएको, /api अघिसम्म',
  },
  userName: { en: 'User name', ne: 'प्रयोगकर्ता' },
  password: { en: 'Password', ne: 'पासवर्ड' },
  sellerPan: { en: 'PAN of the business', ne: 'व्यवसायको प्यान' },
  ofProfile: { en: 'From the profile', ne: 'प्रोफाइलबाट' },
  test: { en: 'Test the connection', ne: 'सम्पर्क जाँच्नुहोस्' },
  resume: { en: 'Send again now', ne: 'अहिले फेरि पठाउनुहोस्' },
  hold: { en: 'Hold', ne: 'रोक्नुहोस्' },
  release: { en: 'Let go', ne: 'छोड्नुहोस्' },
  retry: { en: 'Send now', ne: 'अहिले पठाउनुहोस्' },
  retryAll: { en: 'Send what has failed again', ne: 'असफल सबै फेरि पठाउनुहोस्' },
  markTold: { en: 'Note as told', ne: 'पठाइसकेको भनी राख्नुहोस्' },
  markTitle: { en: 'Note {number} as told', ne: '{number} पठाइसकेको भनी राख्ने' },
  markHint: {
    en: 'Only where you have told CBMS of it yourself, as at its portal: it is not sent from here any more.',
    ne: 'सीबीएमएसको पोर्टलमा आफैँले राखेको भए मात्र: त्यसपछि यहाँबाट पठाइँदैन।',
  },
  markRemarks: { en: 'How and when', ne: 'कसरी र कहिले' },
  people: { en: 'What people did', ne: 'कसले के गर्‍यो' },
  searchLabel: { en: 'Number, in full', ne: 'नम्बर (पूरै)' },
  emptyText: {
    en: 'Nothing was told yet. Once it is turned on, each invoice and credit note that is issued stands here.',
    ne: 'अहिलेसम्म केही पठाइएको छैन। चलाएपछि जारी हुने हरेक बिल र क्रेडिट नोट यहाँ देखिन्छ।',
  },
  number: { en: 'Number', ne: 'नम्बर' },
  what: { en: 'Kind', ne: 'प्रकार' },
  date: { en: 'Date', ne: 'मिति' },
  customer: { en: 'Customer', ne: 'ग्राहक' },
  amount: { en: 'Amount', ne: 'रकम' },
  state: { en: 'Status', ne: 'अवस्था' },
  settledAt: { en: 'Done at', ne: 'टुङ्गिएको समय' },
  writtenAt: { en: 'Issued at', ne: 'जारी भएको समय' },
  nextTry: { en: 'Next try', ne: 'अर्को प्रयास' },
  tries: { en: 'Tries', ne: 'प्रयास' },
  realtime: { en: 'Sent as it was issued', ne: 'जारी हुँदै पठाइएको' },
  yes: { en: 'Yes', ne: 'हो' },
  no: { en: 'No', ne: 'होइन' },
  waitsFor: { en: 'Waits until its invoice {number} is sent.', ne: 'यसको बिल {number} पठाइएपछि मात्र जान्छ।' },
  original: { en: 'Return of invoice', ne: 'फिर्ता भएको बिल' },
  detailTitle: { en: '{number} and CBMS', ne: '{number} र सीबीएमएस' },
  attempt: { en: 'Try {number}', ne: 'प्रयास {number}' },
  sent: { en: 'What was sent', ne: 'पठाइएको' },
  answered: { en: 'What was answered', ne: 'आएको जवाफ' },
  noAnswer: { en: 'Nothing came back.', ne: 'केही जवाफ आएन।' },
  unknownAnswer: {
    en: 'The server was stopped before it knew: the next try tells whether it arrived.',
    ne: 'जवाफ थाहा हुनुअघि नै सर्भर रोकियो: पुग्यो कि पुगेन, अर्को प्रयासले भन्छ।',
  },
  openDocument: { en: 'Open the document', ne: 'बिल खोल्नुहोस्' },
  line: { en: 'CBMS', ne: 'सीबीएमएस' },
});
