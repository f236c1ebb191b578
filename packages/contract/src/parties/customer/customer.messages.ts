import { messages } from '../../messages.ts';

export const customerMessages = messages('customer', {
  saved: { en: 'Customer saved', ne: 'ग्राहक सुरक्षित भयो' },
  sameName: { en: 'Another customer is called {name} too', ne: '{name} नाम भएका अर्का ग्राहक पनि छन्' },
});
