import { messages } from '../../messages.ts';

export const accountMessages = messages('account', {
  passwordShort: { en: 'At least 8 characters', ne: 'कम्तीमा ८ अक्षरको हुनुपर्छ' },
  passwordLong: { en: 'At most 128 characters', ne: 'बढीमा १२८ अक्षरको हुनुपर्छ' },
  passwordUppercase: { en: 'Needs an uppercase letter', ne: 'एउटा ठूलो (A-Z) अक्षर चाहिन्छ' },
  passwordLowercase: { en: 'Needs a lowercase letter', ne: 'एउटा सानो (a-z) अक्षर चाहिन्छ' },
  passwordNumber: { en: 'Needs a number', ne: 'एउटा अङ्क चाहिन्छ' },
  passwordSpecial: { en: 'Needs a special character', ne: 'एउटा विशेष चिन्ह (!@#…) चाहिन्छ' },
  passwordCommon: {
    en: 'This password is among the first that are tried. Put three or four words together that nobody else would, with a number and a sign',
    ne: 'यो पासवर्ड सबैभन्दा पहिले अनुमान गरिन्छ। अरूले नजोड्ने तीन-चार शब्द जोडेर एउटा अङ्क र चिन्ह राख्नुहोस्',
  },
  passwordOwnName: {
    en: 'This password is your own name or number, which others know. Take words that have nothing to do with you',
    ne: 'यो पासवर्डमा तपाईंकै नाम वा नम्बर छ, जुन अरूलाई थाहा हुन्छ। तपाईंसँग नजोडिएका शब्द राख्नुहोस्',
  },
  passwordsDiffer: { en: 'The passwords differ', ne: 'पासवर्ड एउटै भएन' },
  passwordSame: { en: 'The new password is the old one', ne: 'नयाँ पासवर्ड पुरानै जस्तो भयो' },
  passwordAlreadySet: {
    en: 'This account has a password. Sign in, or reset it',
    ne: 'यो खाताको पासवर्ड पहिले नै छ। साइन इन गर्नुहोस् वा पासवर्ड फेर्नुहोस्',
  },
  passwordWrong: { en: 'The password is not right', ne: 'पासवर्ड मिलेन' },
  profileSaved: { en: 'Profile saved', ne: 'प्रोफाइल सुरक्षित भयो' },
  pictureSaved: { en: 'Picture saved', ne: 'फोटो सुरक्षित भयो' },
  pictureRemoved: { en: 'Picture removed', ne: 'फोटो हटाइयो' },
  mobileChanged: { en: 'Mobile number changed', ne: 'मोबाइल नम्बर परिवर्तन भयो' },
  mobileChangedText: {
    en: 'The mobile number of your Bahi account was changed. If it was not you, ask for help at once.',
    ne: 'तपाईंको बही खाताको मोबाइल नम्बर फेरियो। तपाईंले फेर्नुभएको होइन भने तुरुन्तै सहयोग माग्नुहोस्।',
  },
  oldPasswordWrong: { en: 'The old password is not right', ne: 'पुरानो पासवर्ड मिलेन' },
  userNameInvalid: {
    en: 'Letters, digits, dot, dash, underscore and @ only',
    ne: 'अक्षर, अङ्क, थोप्लो, धर्सो र @ मात्र मिल्छ',
  },
  userNameElse: {
    en: 'Your own email or mobile number only, or a name',
    ne: 'आफ्नै इमेल वा मोबाइल नम्बर, नभए नाम मात्र मिल्छ',
  },
  userNameTaken: { en: 'This username is taken', ne: 'यो प्रयोगकर्ता नाम अरूले लिइसकेको छ' },
  emailTaken: { en: 'An account with this email exists', ne: 'यो इमेलको खाता पहिले नै छ' },
  mobileTaken: { en: 'An account with this mobile number exists', ne: 'यो मोबाइल नम्बरको खाता पहिले नै छ' },
  registered: { en: 'Welcome to Bahi', ne: 'बहीमा स्वागत छ' },
  passwordChanged: { en: 'Password changed', ne: 'पासवर्ड परिवर्तन भयो' },
  resetSent: {
    en: 'If the account exists, a code was sent to its mobile',
    ne: 'खाता भए त्यसको मोबाइलमा कोड पठाइयो',
  },
  resetSentByMail: {
    en: 'If the account exists, a code was sent to its mobile and e-mail',
    ne: 'खाता भए त्यसको मोबाइल र इमेलमा कोड पठाइयो',
  },
});
