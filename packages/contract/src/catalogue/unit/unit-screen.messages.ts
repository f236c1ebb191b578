import { messages } from '../../messages.ts';

/** The words of the small dialog that adds a unit. */
export const unitScreenMessages = messages('unitScreen', {
  addTitle: { en: 'New unit', ne: 'नयाँ एकाइ' },
  addNew: { en: 'Add a unit', ne: 'नयाँ एकाइ थप्नुहोस्' },
  name: { en: 'Unit', ne: 'एकाइको नाम' },
  nameNp: { en: 'Nepali name', ne: 'नेपाली नाम' },
  shortCode: { en: 'Short code', ne: 'छोटो रूप' },
  shortCodeHint: { en: 'As it stands on invoices: kg, pcs, ltr', ne: 'बिलमा देखिने: kg, pcs, ltr' },
});
