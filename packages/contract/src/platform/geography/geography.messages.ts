import { messages } from '../../messages.ts';

export const geographyMessages = messages('geography', {
  placeMismatch: { en: 'Choose a place within the one above', ne: 'माथि छानेको ठाउँभित्रको छान्नुहोस्' },
  wardUnknown: {
    en: 'This local body has {totalWards} {totalWards|ward|wards}',
    ne: 'यो स्थानीय तहमा {totalWards} वटा वडा मात्र छन्',
  },
});
