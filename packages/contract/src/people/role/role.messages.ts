import { messages } from '../../messages.ts';

export const roleMessages = messages('role', {
  typeNotYours: { en: 'You cannot make roles for this type of user', ne: 'यस्तो प्रयोगकर्ताका लागि भूमिका बनाउन मिल्दैन' },
  beyondOwn: {
    en: 'This takes rights that you do not have yourself',
    ne: 'यसका लागि तपाईंसँग नभएका अधिकार चाहिन्छन्',
  },
  inUse: {
    en: 'People have this role. Take it from them first',
    ne: 'यो भूमिका कसैसँग छ। पहिले उहाँहरूबाट हटाउनुहोस्',
  },
  lastAdministrator: {
    en: 'Somebody must stay who can give rights. Give another person the right first',
    ne: 'अधिकार दिन सक्ने कम्तीमा एक जना रहनुपर्छ। पहिले अर्को व्यक्तिलाई अधिकार दिनुहोस्',
  },
  moduleFixed: { en: 'Rights on this screen cannot be changed', ne: 'यो स्क्रिनको अधिकार फेर्न मिल्दैन' },
  otherType: { en: 'This role is for another type of user', ne: 'यो भूमिका अर्को प्रकारको प्रयोगकर्ताको हो' },
  ownRights: { en: 'You cannot change your own rights', ne: 'आफ्नै अधिकार आफैँले फेर्न मिल्दैन' },
  aboveYou: { en: 'This is above your own type of user', ne: 'यो तपाईंको तहभन्दा माथि छ' },
  withinOutlet: {
    en: 'This is a matter of the whole business, and is not done from within an outlet',
    ne: 'यो सिङ्गो व्यवसायको कुरा हो, आउटलेटभित्रबाट गर्न मिल्दैन',
  },
  tillBeforeFrom: { en: 'Cannot end before it begins', ne: 'सुरु हुनुअघि सकिन मिल्दैन' },
  notInOutlet: { en: 'This person does not work in this outlet', ne: 'यो व्यक्ति यो आउटलेटमा काम गर्दैन' },
  alreadyGiven: {
    en: 'This person has this role for these days already',
    ne: 'यो व्यक्तिसँग यी दिनका लागि यो भूमिका पहिले नै छ',
  },
  signedOutEverywhere: { en: 'Signed out everywhere', ne: 'सबै ठाउँबाट साइन आउट भयो' },
});
