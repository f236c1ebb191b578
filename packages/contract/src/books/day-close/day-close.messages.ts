import { messages } from '../../messages.ts';

/** What the server says of the day's close. */
export const dayCloseMessages = messages('dayClose', {
  closed: { en: 'Day of {day} closed', ne: '{day}को दिन बन्द भयो' },
  cancelled: { en: 'Close of {day} cancelled', ne: '{day}को दिन बन्द रद्द भयो' },
  notCash: { en: 'Only a cash box is closed: choose one', ne: 'नगद बाकसको मात्र दिन बन्द हुन्छ: एउटा छान्नुहोस्' },
  sharedBox: {
    en: 'This box is used by several outlets: give it one outlet first, then close it there',
    ne: 'यो बाकस धेरै आउटलेटको साझा हो: पहिले यसको एउटा आउटलेट तोक्नुहोस्, अनि त्यहाँ दिन बन्द गर्नुहोस्',
  },
  alreadyClosed: {
    en: 'This box is closed for that day already: cancel that close to count anew',
    ne: 'यो बाकसको त्यो दिन बन्द भइसकेको छ: फेरि गन्न त्यसलाई रद्द गर्नुहोस्',
  },
  laterClosed: {
    en: 'This box is closed for {day} already: choose a later day',
    ne: 'यो बाकसको {day} बन्द भइसकेको छ: त्यसपछिको मिति छान्नुहोस्',
  },
  countMissing: {
    en: 'Count the cash; write 0 where there is none',
    ne: 'नगद गन्नुहोस्; केही नभए ० लेख्नुहोस्',
  },
  noteTwice: { en: 'This note is counted twice', ne: 'यो नोट दुई पटक लेखिएको छ' },
  reasonMissing: {
    en: 'The count differs from the books: say why',
    ne: 'गनेको रकम हिसाबसँग मिलेन: कारण लेख्नुहोस्',
  },
  booksMoved: {
    en: 'Something was written in the books meanwhile: look at the amounts again and close',
    ne: 'यसबीच हिसाबमा केही थपियो: रकम फेरि हेरेर दिन बन्द गर्नुहोस्',
  },
  leftAboveCounted: {
    en: 'No more can stay than was counted: {amount}',
    ne: 'गनेको रकमभन्दा बढी राख्न मिल्दैन: {amount}',
  },
  leftMissing: { en: 'Say how much stays in the box', ne: 'बाकसमा कति रहन्छ लेख्नुहोस्' },
  nothingTaken: {
    en: 'All of it stays: leave out where it goes, or let less stay',
    ne: 'सबै रकम बाकसमै रहन्छ: कहाँ जाने भन्ने खाली राख्नुहोस् वा कम राख्नुहोस्',
  },
  takenNowhere: {
    en: 'Say where the rest goes, or let all of it stay',
    ne: 'बाँकी रकम कहाँ जान्छ छान्नुहोस्, वा सबै बाकसमै राख्नुहोस्',
  },
  sameBox: { en: 'This is the box that is closed: choose another', ne: 'यही बाकस बन्द हुँदै छ: अर्को छान्नुहोस्' },
  notCancellable: { en: 'This close is cancelled already', ne: 'यो दिन बन्द रद्द भइसकेको छ' },
  laterStands: {
    en: 'Cancel the close of {day} first: it begins with what this one left',
    ne: 'पहिले {day}को दिन बन्द रद्द गर्नुहोस्: त्यो यसैको बाँकीबाट सुरु भएको हो',
  },
  targetStands: {
    en: 'Cancel the close of {box} of {day} first: what was taken out of this box was counted in it',
    ne: 'पहिले {box}को {day}को दिन बन्द रद्द गर्नुहोस्: यहाँबाट निकालेको रकम त्यसमा गनिएको छ',
  },
  cancelLocked: {
    en: 'The books of this day are locked: its close can no longer be cancelled',
    ne: 'यो दिनको हिसाब बन्द भइसकेको छ: दिन बन्द अब रद्द हुँदैन',
  },
});
