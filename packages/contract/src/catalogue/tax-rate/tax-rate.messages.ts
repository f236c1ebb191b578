import { messages } from '../../messages.ts';

export const taxRateMessages = messages('taxRate', {
  usualNeeded: {
    en: 'One rate must be the usual one: mark another as usual first',
    ne: 'एउटा दर सामान्य हुनैपर्छ: पहिले अर्को दरलाई सामान्य बनाउनुहोस्',
  },
});
