import { messages } from '../../messages.ts';

/** What the server says of landing costs. */
export const landingCostMessages = messages('landingCost', {
  oneAmount: {
    en: 'Give the cost per unit or in total, not both',
    ne: 'खर्च प्रति एकाइ वा जम्मामध्ये एउटा मात्र राख्नुहोस्',
  },
});
