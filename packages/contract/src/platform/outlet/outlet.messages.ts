import { messages } from '../../messages.ts';

export const outletMessages = messages('outlet', {
  codeInvalid: {
    en: 'One to eight capital letters (A-Z) or digits',
    ne: 'ठूला अक्षर (A-Z) वा अङ्क, एकदेखि आठ वटासम्म',
  },
  codeTaken: { en: 'Another outlet has this code', ne: 'यो कोड अर्को आउटलेटको हो' },
  codeFixed: {
    en: 'Numbers have been given with this code; it stays',
    ne: 'यो कोडसहित नम्बर जारी भइसकेकाले फेर्न मिल्दैन',
  },
  nameTaken: { en: 'Another outlet has this name', ne: 'यो नाम अर्को आउटलेटको हो' },
  lastActive: {
    en: 'This is the only active outlet; a business needs one to sell',
    ne: 'सक्रिय आउटलेट यही एउटा हो; बेच्न एउटा चाहिन्छ',
  },
  saved: { en: 'Outlet saved', ne: 'आउटलेट सुरक्षित भयो' },
});
