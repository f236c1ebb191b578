import { messages } from '../../messages.ts';

export const paperLookMessages = messages('paperLook', {
  saved: {
    en: 'Saved: invoices are printed like this from now on',
    ne: 'सुरक्षित भयो: अब बिल यसरी छापिन्छन्',
  },
  signatureSaved: { en: 'Signature saved', ne: 'दस्तखत सुरक्षित भयो' },
  signatureRemoved: { en: 'Signature removed', ne: 'दस्तखत हटाइयो' },
  footerLong: { en: 'One short line: 120 characters at most', ne: 'एउटा छोटो हरफ: बढीमा १२० अक्षर' },
});
