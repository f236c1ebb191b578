import { messages } from '../../messages.ts';

export const joinedBusinessMessages = messages('joinedBusiness', {
  joined: { en: 'Joined. You can switch now', ne: 'जोडियो। अब बदल्न सक्नुहुन्छ' },
  removed: { en: 'No longer joined', ne: 'जोड हटाइयो' },
  ofPlatform: {
    en: 'Sign-ins of the platform itself cannot be joined',
    ne: 'प्लेटफर्मकै साइन इन जोड्न मिल्दैन',
  },
  sameBusiness: {
    en: 'A sign-in at that business is joined already, or it is this one. Each business is joined once',
    ne: 'त्यो व्यवसायको साइन इन पहिल्यै जोडिएको छ वा यही हो। एउटा व्यवसाय एक पटक मात्र जोडिन्छ',
  },
  closed: {
    en: 'This business is suspended or does not allow switching',
    ne: 'यो व्यवसाय निलम्बित छ वा यहाँ बदलेर आउन दिइँदैन',
  },
  newPasswordFirst: {
    en: 'A new password has to be chosen for that sign-in first. Sign in with it once',
    ne: 'त्यो साइन इनको नयाँ पासवर्ड पहिले छान्नुपर्छ। एक पटक त्यसैबाट साइन इन गर्नुहोस्',
  },
  changed: {
    en: 'The password, mobile, email or second step of one of the two has changed. Join them anew',
    ne: 'दुईमध्ये एउटाको पासवर्ड, मोबाइल, इमेल वा दोस्रो चरण फेरिएको छ। फेरि जोड्नुहोस्',
  },
  lapsed: {
    en: 'You switch for {hours} {hours|hour|hours} after signing in with a password. Sign out and in again',
    ne: 'पासवर्डबाट साइन इन गरेको {hours} घण्टासम्म मात्र बदल्न मिल्छ। साइन आउट गरेर फेरि साइन इन गर्नुहोस्',
  },
  secondStepFirst: {
    en: 'That sign-in has a second step. Sign in with a second step here too, or sign in there',
    ne: 'त्यो साइन इनमा दोस्रो चरण छ। यहाँ पनि दोस्रो चरणबाट साइन इन गर्नुहोस्, वा सिधै त्यहीँ साइन इन गर्नुहोस्',
  },
  noPassword: {
    en: 'You have no password here yet. Choose one under “Change password” first',
    ne: 'यहाँ तपाईंको पासवर्ड छैन। पहिले “पासवर्ड परिवर्तन” मा पासवर्ड राख्नुहोस्',
  },
  tooMany: { en: 'At most {count} businesses can be joined', ne: 'बढीमा {count} व्यवसाय जोड्न सकिन्छ' },
});
