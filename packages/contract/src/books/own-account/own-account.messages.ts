import { messages } from '../../messages.ts';

export const ownAccountMessages = messages('ownAccount', {
  saved: { en: 'Account saved', ne: 'खाता सुरक्षित भयो' },
  groupSaved: { en: 'Group saved', ne: 'समूह सुरक्षित भयो' },
  codeOdd: { en: 'Letters, digits and dots only', ne: 'अङ्ग्रेजी अक्षर, अङ्क र थोप्लो मात्र राख्नुहोस्' },
  codeStays: { en: 'A code stays as it was made', ne: 'बनाइसकेको कोड फेर्न मिल्दैन' },
  builtIn: {
    en: 'This is one of the accounts that every business begins with: it stays as it is',
    ne: 'यो सुरुदेखि रहेको खाता हो: यसलाई फेर्न मिल्दैन',
  },
  ofMoney: {
    en: 'Enter cash boxes, bank accounts and wallets on the screen of cash and banks',
    ne: 'नगद, बैंक र वालेटका खाता "नगद र बैंक"मा राख्नुहोस्',
  },
  ofLoan: {
    en: 'A loan that is not paid back has this account: until then it stays in use, in the group “Loans”',
    ne: 'यो चुक्ता नभएको ऋणको खाता हो: त्यतिन्जेल "ऋण" समूहमा चालु नै रहन्छ',
  },
  natureStays: {
    en: 'Something is posted to this account: it stays of its nature',
    ne: 'यो खातामा प्रविष्टि भइसकेको छ: यसको प्रकार फेर्न मिल्दैन',
  },
  kindStays: { en: 'A group stays of its nature', ne: 'समूहको प्रकार फेर्न मिल्दैन' },
  groupInactive: { en: 'This group is not in use: choose another one', ne: 'यो समूह निष्क्रिय छ: अर्को समूह छान्नुहोस्' },
});
