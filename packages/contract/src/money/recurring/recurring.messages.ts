import { messages } from '../../messages.ts';

export const recurringMessages = messages('recurring', {
  saved: { en: 'Recurring entry saved', ne: 'नियमित प्रविष्टि सुरक्षित भयो' },
  entered: { en: 'Entered', ne: 'प्रविष्टि भयो' },
  made: { en: 'The draft is there', ne: 'मस्यौदा बन्यो' },
  skipped: { en: 'Left out this time', ne: 'यस पटकको छोडियो' },
  notRepeated: {
    en: 'This kind of document does not come again by itself',
    ne: 'यस प्रकारको कागज आफैँ दोहोरिँदैन',
  },
  kindStays: {
    en: 'Choose a document of the same kind, or begin another recurring entry',
    ne: 'उही प्रकारको कागज छान्नुहोस्, वा अर्को नियमित प्रविष्टि बनाउनुहोस्',
  },
  outletStays: {
    en: 'Choose one of the same outlet, or begin another recurring entry',
    ne: 'उही आउटलेटको छान्नुहोस्, वा अर्को नियमित प्रविष्टि बनाउनुहोस्',
  },
  onlyPosted: {
    en: 'A voucher comes again once it is posted, and not where it is cancelled',
    ne: 'प्रविष्टि भइसकेको र रद्द नभएको भौचर मात्र दोहोरिन्छ',
  },
  oneModel: {
    en: 'Either a document or a voucher comes again, not both',
    ne: 'बिल वा भौचरमध्ये एउटा मात्र दोहोरिन्छ',
  },
  monthsOnly: { en: 'Weeks have no day of the month', ne: 'हप्तामा महिनाको गते हुँदैन' },
  lastBeforeFirst: {
    en: 'The last day cannot be before the first',
    ne: 'अन्तिम दिन पहिलो दिनभन्दा अघि हुन सक्दैन',
  },
  nothingComes: {
    en: 'Between these days nothing comes: choose a later last day',
    ne: 'यी दिनबिच केही पर्दैन: पछिल्लो अन्तिम दिन छान्नुहोस्',
  },
  onlyLikeIssued: {
    en: 'Only what is like an issued invoice on credit, or a posted voucher, comes by itself',
    ne: 'जारी भइसकेको उधारो बिल वा प्रविष्टि भइसकेको भौचरजस्तै मात्र आफैँ आउँछ',
  },
  notAllowed: {
    en: 'The owner has not allowed you to let it be issued by itself',
    ne: 'आफैँ जारी हुने बनाउन मालिकले तपाईंलाई अनुमति दिनुभएको छैन',
  },
  noLongerAllowed: {
    en: '{name} may no longer let it be issued by itself',
    ne: '{name}लाई अब आफैँ जारी गर्ने अनुमति छैन',
  },
  alreadyDone: { en: 'This is done already', ne: 'यो भइसकेको छ' },
  isRepeated: {
    en: 'It is what a recurring entry repeats: let that repeat another one first',
    ne: 'नियमित प्रविष्टि यसैबाट दोहोरिन्छ: पहिले त्यसमा अर्को छान्नुहोस्',
  },
});
