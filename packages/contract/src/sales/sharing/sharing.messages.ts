import { messages } from '../../messages.ts';

/** What the server says of sharing; the screens' own texts stand in sharing-screen.messages.ts. */
export const sharingMessages = messages('sharing', {
  withdrawn: { en: 'The link is withdrawn: it shows nothing', ne: 'लिङ्क बन्द भयो: अब केही देखाउँदैन' },
  opened: { en: 'The link is open again', ne: 'लिङ्क फेरि खुल्यो' },
  renewed: {
    en: 'A new link is made; the former leads nowhere',
    ne: 'नयाँ लिङ्क बनाइयो; पुरानोबाट अब केही खुल्दैन',
  },
  issuedOnly: {
    en: 'Only what is issued is shared: issue or publish it first',
    ne: 'जारी भएको मात्र पठाउन मिल्छ: पहिले जारी वा प्रकाशित गर्नुहोस्',
  },
  cancelled: { en: 'It is cancelled, so it is not shared', ne: 'यो रद्द भइसकेको छ, त्यसैले पठाइँदैन' },
  linkWithdrawn: {
    en: 'Its link was withdrawn: open it again first',
    ne: 'यसको लिङ्क बन्द गरिएको छ: पहिले लिङ्क फेरि खोल्नुहोस्',
  },
  underWay: { en: 'It is on its way', ne: 'पठाइँदै छ' },
  stopped: { en: 'It is not sent', ne: 'पठाइएन' },
  notFailed: { en: 'It has not failed, so it is not sent again', ne: 'यो असफल भएको छैन, त्यसैले फेरि पठाइँदैन' },
  notWaiting: {
    en: 'It is being sent or was, so it cannot be stopped',
    ne: 'पठाइँदै छ वा पठाइसकियो, त्यसैले रोक्न मिल्दैन',
  },
  addressUnknown: {
    en: 'A link by SMS needs the address of this installation: whoever runs it sets PUBLIC_URL',
    ne: 'एसएमएसमा लिङ्क पठाउन प्रणालीको ठेगाना चाहिन्छ: यो चलाउनेले PUBLIC_URL राख्नुपर्छ',
  },
  tooMany: {
    en: 'A business sends {count} {count|message|messages} an hour: try again later',
    ne: 'एक घण्टामा {count} सन्देश मात्र पठाउन मिल्छ: केही समयपछि प्रयास गर्नुहोस्',
  },
  mailSubject: { en: '{title} {number} from {seller}', ne: '{seller}को {title} {number}' },
  mailText: {
    en: 'Dear {customer},\n\nattached is {title} {number} for Rs {total}.',
    ne: '{customer}ज्यू,\n\n{title} {number}, रकम रु {total}, यसैसाथ पठाइएको छ।',
  },
  mailLink: { en: 'Check here whether it is valid: {address}', ne: 'मान्य छ कि छैन यहाँ हेर्नुहोस्: {address}' },
  smsText: {
    en: '{seller}: {title} {number}, Rs {total}. {address}',
    ne: '{seller}: {title} {number}, रु {total}। {address}',
  },
  sharedStands: {
    en: 'It was shared, so it stays: a credit note corrects it',
    ne: 'पठाइएको बिल रद्द हुँदैन: यसलाई क्रेडिट नोटले सच्याउँछ',
  },
});
