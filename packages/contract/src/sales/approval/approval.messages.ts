import { messages } from '../../messages.ts';

/** What the server says of drafts that need somebody else's word. */
export const approvalMessages = messages('approval', {
  needed: {
    en: 'Above Rs {limit} somebody else approves it first: save it as a draft',
    ne: 'रु {limit}भन्दा माथिको कागजात अरूले स्वीकृत गरेपछि मात्र जारी हुन्छ: पहिले मस्यौदा राख्नुहोस्',
  },
  waiting: {
    en: 'It waits for approval by somebody other than its writer',
    ne: 'यो प्रविष्टि गर्ने बाहेक अरूको स्वीकृति पर्खिरहेको छ',
  },
  isRejected: {
    en: '{name} rejected it: {remarks}',
    ne: '{name}ले अस्वीकृत गरेको छ: {remarks}',
  },
  changed: {
    en: 'It was changed since it was approved: save it as a draft, so that it is approved anew',
    ne: 'स्वीकृतिपछि यो फेरिएको छ: फेरि स्वीकृत गराउन मस्यौदा राख्नुहोस्',
  },
  own: {
    en: 'You wrote the draft of {name}: somebody else has to approve it',
    ne: '{name}को मस्यौदा तपाईंले नै बनाउनुभएको हो: अरूले स्वीकृत गर्नुपर्छ',
  },
  notNeeded: { en: 'The draft of {name} needs no approval', ne: '{name}को मस्यौदालाई स्वीकृति चाहिँदैन' },
  notDraft: { en: 'What {name} got is no draft any more', ne: '{name}को यो कागजात अब मस्यौदा होइन' },
  nothingChosen: { en: 'Choose at least one draft', ne: 'कम्तीमा एउटा मस्यौदा छान्नुहोस्' },
  approved: { en: 'Approved: {count}', ne: 'स्वीकृत भयो: {count}' },
  rejected: { en: 'Rejected; its writer sees why', ne: 'अस्वीकृत भयो; प्रविष्टि गर्नेले कारण देख्छन्' },
});
