import { messages } from '../../messages.ts';

export const paperBundleMessages = messages('paperBundle', {
  tooMany: { en: 'At most 50 papers go into one file', ne: 'एउटा फाइलमा बढीमा ५० कागज राख्न मिल्छ' },
  refused: { en: 'Not printed: {papers}. {reason}', ne: 'छापिएन: {papers}। {reason}' },
});
