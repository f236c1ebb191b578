import { messages } from '../../messages.ts';

/** What the server says of income. */
export const incomeMessages = messages('income', {
  saved: { en: 'Income saved', ne: 'आम्दानी सुरक्षित भयो' },
  cancelled: { en: 'Income cancelled', ne: 'आम्दानी रद्द भयो' },
  reactivated: { en: 'Income active again', ne: 'आम्दानी फेरि सक्रिय भयो' },
});
