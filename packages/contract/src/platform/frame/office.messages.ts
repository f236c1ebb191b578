import { messages } from '../../messages.ts';

/** The words of choosing an outlet, and of a first password. */
export const officeMessages = messages('office', {
  title: { en: 'Where do you work today?', ne: 'आज कहाँ काम गर्नुहुन्छ?' },
  text: { en: 'Choose the outlet. You can change it later at the top.', ne: 'आउटलेट छान्नुहोस्। पछि माथिबाट फेर्न मिल्छ।' },
  none: {
    en: 'You have no outlet to work in. Ask the owner of the business to give you one.',
    ne: 'तपाईंलाई काम गर्ने आउटलेट दिइएको छैन। व्यवसायको मालिकलाई भन्नुहोस्।',
  },
  signOut: { en: 'Sign out', ne: 'साइन आउट' },
  firstTitle: { en: 'Choose your first password', ne: 'पहिलो पासवर्ड राख्नुहोस्' },
  firstText: {
    en: 'For who was let in by the owner of a business. A code goes to your mobile.',
    ne: 'व्यवसायको मालिकले खाता खोलिदिएकाका लागि। मोबाइलमा कोड जान्छ।',
  },
  firstLink: { en: 'First time here? Choose a password', ne: 'पहिलो पटक हो? पासवर्ड राख्नुहोस्' },
});
