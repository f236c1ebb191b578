import { messages } from '../../messages.ts';

export const userMessages = messages('user', {
  typeNotYours: { en: 'You cannot let in this type of user', ne: 'यस्तो प्रयोगकर्ता थप्न मिल्दैन' },
  typeFixed: { en: 'The type of a user stays as it was', ne: 'प्रयोगकर्ताको प्रकार फेर्न मिल्दैन' },
  notYourself: { en: 'You cannot do this to your own account', ne: 'आफ्नै खातामा यो गर्न मिल्दैन' },
  ownInProfile: {
    en: 'Change what is your own in your profile',
    ne: 'आफ्नो विवरण आफ्नै प्रोफाइलमा फेर्नुहोस्',
  },
  noOutletUser: { en: 'Only outlet users are given outlets', ne: 'आउटलेटका कर्मचारीलाई मात्र आउटलेट दिइन्छ' },
  saved: { en: 'User saved', ne: 'प्रयोगकर्ता सुरक्षित भयो' },
  invited: {
    en: 'User saved. They were told by SMS to choose a password',
    ne: 'प्रयोगकर्ता सुरक्षित भयो। पासवर्ड राख्न एसएमएस पठाइयो',
  },
  inviteText: {
    en: '{company} has opened a Bahi account for you. Choose your password with this mobile number: {address}',
    ne: '{company}ले तपाईंको बही खाता खोलिदिएको छ। यही मोबाइल नम्बरबाट पासवर्ड राख्नुहोस्: {address}',
  },
  outletsSaved: { en: 'Outlets of the user saved', ne: 'प्रयोगकर्ताका आउटलेट सुरक्षित भए' },
  noSecondFactor: { en: 'This person has no second step', ne: 'यो प्रयोगकर्ताको दोस्रो चरण छैन' },
  secondFactorRemoved: {
    en: 'Second step turned off. The person was told',
    ne: 'दोस्रो चरण हटाइयो। प्रयोगकर्तालाई जानकारी गयो',
  },
  passwordReset: {
    en: 'Password reset. Hand over the temporary one',
    ne: 'पासवर्ड रिसेट भयो। अस्थायी पासवर्ड दिनुहोस्',
  },
});
