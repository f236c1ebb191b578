import { messages } from '../../messages.ts';

export const customerMessages = messages('customer', {
  saved: { en: 'Customer saved', ne: 'ग्राहक सुरक्षित भयो' },
  cashStays: {
    en: 'The cash customer stays as it is: who buys on credit is entered by name',
    ne: 'नगद ग्राहक जस्ताको तस्तै रहन्छ: उधारो किन्ने ग्राहक नामबाट थप्नुहोस्',
  },
  sameName: { en: 'Another customer is called {name} too', ne: '{name} नाम भएका अर्का ग्राहक पनि छन्' },
});
