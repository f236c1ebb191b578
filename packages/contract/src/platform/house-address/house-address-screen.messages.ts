import { messages } from '../../messages.ts';

/** The words of the screens of further premises and of one's own addresses. */
export const houseAddressScreenMessages = messages('houseAddressScreen', {
  title: { en: 'Further premises', ne: 'अन्य ठाउँहरू' },
  add: { en: 'Add premises', ne: 'ठाउँ थप्नुहोस्' },
  addTitle: { en: 'New premises', ne: 'नयाँ ठाउँ' },
  editTitle: { en: 'Edit premises', ne: 'ठाउँ सच्याउनुहोस्' },
  searchLabel: { en: 'Search by name or phone', ne: 'नाम वा फोनबाट खोज्नुहोस्' },
  empty: {
    en: 'A godown, a workshop: places of the business where nothing is sold.',
    ne: 'गोदाम, कारखाना: व्यवसायका नबेच्ने ठाउँहरू।',
  },
  name: { en: 'Name', ne: 'नाम' },
  nameNp: { en: 'Name in Nepali', ne: 'नेपालीमा नाम' },
  phone: { en: 'Phone', ne: 'फोन' },
  addressType: { en: 'Type of address', ne: 'ठेगानाको प्रकार' },
  address: { en: 'Address', ne: 'ठेगाना' },
  mine: { en: 'Addresses', ne: 'ठेगानाहरू' },
  addMine: { en: 'Add address', ne: 'ठेगाना थप्नुहोस्' },
  addMineTitle: { en: 'New address', ne: 'नयाँ ठेगाना' },
  editMineTitle: { en: 'Edit address', ne: 'ठेगाना सच्याउनुहोस्' },
  emptyMine: { en: 'You have entered no address yet.', ne: 'तपाईंले अझै ठेगाना राख्नुभएको छैन।' },
});
