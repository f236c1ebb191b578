import { messages } from '../../messages.ts';

export const businessDetailMessages = messages('businessDetail', {
  saved: { en: 'Business saved', ne: 'व्यवसाय सुरक्षित भयो' },
  responded: { en: 'The answer has been recorded', ne: 'निर्णय राखियो' },
  notNew: {
    en: 'This business was answered already; suspend or reactivate it instead',
    ne: 'यो व्यवसायबारे पहिले नै निर्णय भइसकेको छ; रोक्न वा फेरि चलाउन मात्र मिल्छ',
  },
  notActive: { en: 'This business is not running', ne: 'यो व्यवसाय चलेको छैन' },
  notInactive: { en: 'This business is running already', ne: 'यो व्यवसाय चलिरहेकै छ' },
});
