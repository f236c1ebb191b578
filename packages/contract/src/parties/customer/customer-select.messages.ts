import { messages } from '../../messages.ts';

/** The words of a field in which a customer is chosen. */
export const customerSelectMessages = messages('customerSelect', {
  party: { en: 'Customer', ne: 'ग्राहक' },
  placeholder: { en: 'Name or phone', ne: 'नाम वा फोन' },
  addNew: { en: 'Add new customer', ne: 'नयाँ ग्राहक थप्नुहोस्' },
  dues: { en: 'Dues so far: Rs {amount}', ne: 'अघिल्लो बाँकी: रु {amount}' },
  noDues: { en: 'No dues', ne: 'बाँकी छैन' },
});
