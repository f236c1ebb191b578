import { messages } from '../../messages.ts';

export const taxRateMessages = messages('taxRate', {
  inUse: {
    en: 'Goods have this rate: its percentage changes from a day on, in the menu of its row',
    ne: 'यो दर प्रयोगमा आइसकेको छ: प्रतिशत कुनै मितिदेखि मात्र फेरिन्छ, यसैको मेनुबाट',
  },
  fromTomorrow: {
    en: 'From tomorrow at the earliest: until today the present rate holds',
    ne: 'चाँडोमा भोलिदेखि: आजसम्म अहिलेकै दर लागू हुन्छ',
  },
  holdsAlready: {
    en: 'It holds already: change the rate from a later day on',
    ne: 'यो दर लागू भइसकेको छ: पछिको कुनै मितिदेखि फेर्नुहोस्',
  },
  usualNeeded: {
    en: 'One rate must be the usual one: mark another as usual first',
    ne: 'एउटा दर सामान्य हुनैपर्छ: पहिले अर्को दरलाई सामान्य बनाउनुहोस्',
  },
});
