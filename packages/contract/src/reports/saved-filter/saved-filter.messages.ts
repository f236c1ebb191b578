import { messages } from '../../messages.ts';

export const savedFilterMessages = messages('savedFilter', {
  saved: { en: 'Filter saved', ne: 'छनोट राखियो' },
  removed: { en: 'Saved filter deleted', ne: 'राखिएको छनोट मेटियो' },
  filterUnknown: { en: 'This list cannot be narrowed like this', ne: 'यो सूचीमा यस्तो छनोट हुँदैन' },
  notOwn: {
    en: 'Only who keeps it changes a saved filter',
    ne: 'राखिएको छनोट राख्ने व्यक्तिले मात्र फेर्न सक्छ',
  },
  sharingForbidden: {
    en: 'Sharing with roles needs the right to see them',
    ne: 'भूमिकालाई देखाउन भूमिका हेर्ने अधिकार चाहिन्छ',
  },
  tooMany: {
    en: 'At most {count} filters of one list can be saved. Delete one first',
    ne: 'एउटा सूचीका बढीमा {count} छनोट राख्न मिल्छ। पहिले एउटा मेटाउनुहोस्',
  },
});
