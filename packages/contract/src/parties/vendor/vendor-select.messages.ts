import { messages } from '../../messages.ts';

/** The words of a field in which a vendor is chosen. */
export const vendorSelectMessages = messages('vendorSelect', {
  party: { en: 'Vendor', ne: 'विक्रेता' },
  placeholder: { en: 'Name or phone', ne: 'नाम वा फोन' },
  addNew: { en: 'Add new vendor', ne: 'नयाँ विक्रेता थप्नुहोस्' },
  dues: { en: 'You owe so far: Rs {amount}', ne: 'अघिल्लो तिर्न बाँकी: रु {amount}' },
  noDues: { en: 'Nothing to pay', ne: 'तिर्न बाँकी छैन' },
});
