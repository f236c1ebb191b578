import { messages } from '../../messages.ts';

export const vendorMessages = messages('vendor', {
  saved: { en: 'Vendor saved', ne: 'विक्रेता सुरक्षित भयो' },
  addressSaved: { en: 'Address saved', ne: 'ठेगाना सुरक्षित भयो' },
  personSaved: { en: 'Contact person saved', ne: 'सम्पर्क व्यक्ति सुरक्षित भयो' },
  aliasLong: { en: 'Should be under 10 characters', ne: '१० अक्षरभन्दा कम हुनुपर्छ' },
  sameName: { en: 'Another vendor is called {name} too', ne: '{name} नाम भएका अर्का विक्रेता पनि छन्' },
  mainStays: {
    en: 'This is the main address of the vendor. Make another one the main address first',
    ne: 'यो विक्रेताको मुख्य ठेगाना हो। पहिले अर्को ठेगानालाई मुख्य बनाउनुहोस्',
  },
});
