import { messages } from '../../messages.ts';
import type { NoticeTopic } from './notice-kinds.ts';

const topics = {
  DUE: { en: 'What is due today and overdue', ne: 'आज तिर्ने दिन आएका र भाका नाघेका बिल' },
  STOCK: { en: 'Low stock', ne: 'थोरै मौज्दात' },
  APPROVAL: { en: 'What waits for my approval', ne: 'मेरो स्वीकृति पर्खिने' },
  FAILURE: { en: 'What failed: messages, reports, imports', ne: 'नसकिएका: सन्देश, प्रतिवेदन, ल्याएको डाटा' },
  ENDING: { en: 'Rights and the fiscal year that end soon', ne: 'सकिन लागेका अधिकार र आर्थिक वर्ष' },
  QUESTION: { en: 'Questions to me and answers', ne: 'मलाई सोधिएका प्रश्न र जवाफ' },
} as const satisfies Record<NoticeTopic, { en: string; ne: string }>;

/** The words of the bell, its screen, and of choosing what comes by which way. */
export const noticeScreenMessages = messages('noticeScreen', {
  ...topics,
  title: { en: 'Notices', ne: 'सूचना' },
  questions: { en: 'Questions', ne: 'प्रश्न' },
  bell: { en: 'Notices', ne: 'सूचना' },
  bellUnread: { en: 'Notices: {count} unread', ne: 'सूचना: नपढेका {count}' },
  manyUnread: { en: '99+', ne: '९९+' },
  onlyUnread: { en: 'Unread only', ne: 'नपढेका मात्र' },
  readAll: { en: 'Mark all as read', ne: 'सबै पढेको चिन्ह लगाउनुहोस्' },
  markRead: { en: 'Mark as read', ne: 'पढेको चिन्ह लगाउनुहोस्' },
  markedRead: { en: 'Marked as read: {what}', ne: 'पढेको चिन्ह लाग्यो: {what}' },
  unread: { en: 'Unread', ne: 'नपढेको' },
  earlier: { en: 'Show earlier ones', ne: 'अघिका देखाउनुहोस्' },
  none: {
    en: 'Nothing to tell. What falls due, low stock and what failed show here.',
    ne: 'अहिले केही छैन। तिर्ने दिन आएका बिल, थोरै मौज्दात र नसकिएका काम यहाँ देखिन्छन्।',
  },
  noneUnread: { en: 'You have read everything.', ne: 'सबै पढिसक्नुभयो।' },
  kept: { en: 'Notices are kept for 90 days.', ne: 'सूचना ९० दिनसम्म रहन्छन्।' },
  choose: { en: 'What comes how', ne: 'के कसरी आउने' },
  what: { en: 'What', ne: 'के' },
  byBell: { en: 'At the bell', ne: 'घण्टीमा' },
  byEmail: { en: 'By e-mail', ne: 'इमेलमा' },
  bySms: { en: 'By SMS', ne: 'एसएमएसमा' },
  spoken: { en: '{what}: {way}', ne: '{what}: {way}' },
  emailTo: { en: 'E-mails go to {address}.', ne: 'इमेल {address}मा जान्छ।' },
  smsTo: { en: 'SMS goes to {address}.', ne: 'एसएमएस {address}मा जान्छ।' },
  noEmail: {
    en: 'No e-mail: it is not set up, or your profile has no address.',
    ne: 'इमेल जाँदैन: व्यवस्था छैन, वा तपाईंको प्रोफाइलमा इमेल छैन।',
  },
  noSms: {
    en: 'No SMS: it is not set up, or your profile has no mobile number.',
    ne: 'एसएमएस जाँदैन: व्यवस्था छैन, वा तपाईंको प्रोफाइलमा मोबाइल नम्बर छैन।',
  },
  onceADay: { en: 'What stands each day comes together in the morning, once.', ne: 'दिनको कुरा बिहान एकैपटक आउँछ।' },
  language: { en: 'Language of e-mails and SMS', ne: 'इमेल र एसएमएसको भाषा' },
  ne: { en: 'Nepali', ne: 'नेपाली' },
  en: { en: 'English', ne: 'अङ्ग्रेजी' },
});
