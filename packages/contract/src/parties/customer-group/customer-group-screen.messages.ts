import { messages } from '../../messages.ts';

/** The words of the small dialog that adds a group of customers. */
export const customerGroupScreenMessages = messages('customerGroupScreen', {
  addTitle: { en: 'New customer group', ne: 'नयाँ ग्राहक समूह' },
  addNew: { en: 'Add a group', ne: 'नयाँ समूह थप्नुहोस्' },
  name: { en: 'Group', ne: 'समूहको नाम' },
  nameNp: { en: 'Nepali name', ne: 'नेपाली नाम' },
});
