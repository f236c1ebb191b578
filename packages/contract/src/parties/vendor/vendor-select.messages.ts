import { messages } from '../../messages.ts';

/** The words of a field in which a vendor is chosen. */
export const vendorSelectMessages = messages('vendorSelect', {
  party: { en: 'Vendor', ne: 'विक्रेता' },
  addNew: { en: 'Add new vendor', ne: 'नयाँ विक्रेता थप्नुहोस्' },
});
