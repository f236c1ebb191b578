import { messages } from '../../messages.ts';

/** What the server says of reports that are made as files. */
export const reportFileMessages = messages('reportFile', {
  isLong: {
    en: 'More than {most} rows: it is made as a file apart, and waits to be downloaded',
    ne: '{most}भन्दा धेरै हरफ: फाइल छुट्टै बनाइन्छ, तयार भएपछि डाउनलोड गर्नुहोस्',
  },
  tooMany: {
    en: 'You have {most} files being made: wait for one of them, or cancel it',
    ne: 'तपाईंका {most} फाइल बन्दै छन्: एउटा सकिन दिनुहोस् वा रोक्नुहोस्',
  },
  notReady: { en: 'There is no file yet, or none came of it', ne: 'फाइल तयार छैन' },
  notOpen: { en: 'It is not being made any more', ne: 'यो फाइल अब बन्दै छैन' },
  expired: {
    en: 'The file was kept for a day and is gone: export the report again',
    ne: 'एक दिन राखिएको फाइल हटिसक्यो: प्रतिवेदन फेरि निकाल्नुहोस्',
  },
});
