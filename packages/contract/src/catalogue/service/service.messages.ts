import { messages } from '../../messages.ts';

export const serviceMessages = messages('service', {
  saved: { en: 'Service saved', ne: 'सेवा सुरक्षित भयो' },
  imageSaved: { en: 'Picture saved', ne: 'तस्बिर सुरक्षित भयो' },
  codeTaken: { en: 'Another service has this code', ne: 'यो कोड अर्को सेवाको छ' },
  used: {
    en: 'This service stands in documents; make it inactive instead',
    ne: 'यो सेवा कागजातमा प्रयोग भइसकेको छ; बरु निष्क्रिय गर्नुहोस्',
  },
});
