import { messages } from '../../messages.ts';

/** The words of what a customer may owe, where an invoice is written and shown. */
export const creditLimitScreenMessages = messages('creditLimitScreen', {
  owed: { en: 'Owed Rs {amount}', ne: 'उठाउन बाँकी रु {amount}' },
  inAdvance: { en: 'In advance Rs {amount}', ne: 'अग्रिम रु {amount}' },
  limit: { en: 'credit limit Rs {amount}', ne: 'उधारो सीमा रु {amount}' },
  left: { en: 'left Rs {amount}', ne: 'अझै मिल्ने रु {amount}' },
  period: { en: 'credit period {days} {days|day|days}', ne: 'उधारो अवधि {days} दिन' },
  over: {
    en: 'This invoice goes above the credit limit by Rs {amount}.',
    ne: 'यो बिलले उधारो सीमा रु {amount}ले नाघ्छ।',
  },
  late: {
    en: 'What is past its due date was written {late} {late|day|days} ago, and the credit period is {days} {days|day|days}.',
    ne: 'तिर्ने मिति नाघेको बिल {late} दिन पुरानो भयो, उधारो अवधि {days} दिन हो।',
  },
  reason: { en: 'Reason to issue it nonetheless', ne: 'तैपनि जारी गर्ने कारण' },
  passed: { en: 'Passed beyond the credit limit', ne: 'उधारो सीमा नाघ्न दिने' },
  passedBy: { en: '{name}: {reason}', ne: '{name}: {reason}' },
});
