import { messages } from '../../messages.ts';

/** The words of changing a password, in the profile and when an administrator reset it. */
export const passwordMessages = messages('password', {
  title: { en: 'Change password', ne: 'पासवर्ड परिवर्तन' },
  forcedTitle: { en: 'Choose a password of your own', ne: 'आफ्नै पासवर्ड राख्नुहोस्' },
  forcedText: {
    en: 'Your password was reset by an administrator. Choose a new one before you go on.',
    ne: 'व्यवस्थापकले तपाईंको पासवर्ड रिसेट गर्नुभएको छ। अघि बढ्नुअघि नयाँ पासवर्ड राख्नुहोस्।',
  },
  old: { en: 'Old password', ne: 'पुरानो पासवर्ड' },
  new: { en: 'New password', ne: 'नयाँ पासवर्ड' },
  confirm: { en: 'Repeat the new password', ne: 'नयाँ पासवर्ड फेरि लेख्नुहोस्' },
  save: { en: 'Change password', ne: 'पासवर्ड परिवर्तन गर्नुहोस्' },
  hint: { en: 'The password needs', ne: 'पासवर्डमा हुनुपर्ने' },
  met: { en: 'met', ne: 'पुग्यो' },
  open: { en: 'not yet', ne: 'पुगेन' },
  signOut: { en: 'Sign out instead', ne: 'बरु साइन आउट गर्नुहोस्' },
});
