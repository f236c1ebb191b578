import { messages } from '../../messages.ts';

/** The words of the list of places as they stand in addresses. */
export const addressScreenMessages = messages('addressScreen', {
  title: { en: 'Addresses', ne: 'ठेगानाहरू' },
  address: { en: 'As it stands in an address', ne: 'ठेगानामा लेखिने' },
  written: { en: '{localBody} 1–{wards}, {district}, {province}', ne: '{localBody} १–{wards}, {district}, {province}' },
});
