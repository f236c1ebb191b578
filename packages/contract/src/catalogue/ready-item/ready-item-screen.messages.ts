import { messages } from '../../messages.ts';
import { readyItemsTitle } from './ready-item-words.ts';

/** The words of the screen of ready items. */
export const readyItemScreenMessages = messages('readyItemScreen', {
  title: readyItemsTitle,
  intro: {
    en: 'Tick what you sell. Price and stock can also be entered later; look at each once before its first invoice.',
    ne: 'बेच्ने सामान छान्नुहोस्। मूल्य र मौज्दात पछि पनि राख्न मिल्छ; पहिलो बिलअघि एकपटक हेर्नुहोस्।',
  },
  trade: { en: 'Trade', ne: 'व्यवसायको प्रकार' },
  KIRANA: { en: 'Kirana', ne: 'किराना' },
  MEDICINE: { en: 'Medicine', ne: 'औषधि' },
  HARDWARE: { en: 'Hardware', ne: 'हार्डवेयर' },
  CLOTHES: { en: 'Clothes', ne: 'कपडा' },
  RESTAURANT: { en: 'Restaurant', ne: 'रेस्टुरेन्ट' },
  SERVICES: { en: 'Services', ne: 'सेवा' },
  searchLabel: { en: 'Search by name', ne: 'नामबाट खोज्नुहोस्' },
  outlet: { en: 'Outlet of the stock', ne: 'मौज्दात भएको आउटलेट' },
  services: { en: 'Services', ne: 'सेवा' },
  allOf: { en: 'All of {name}', ne: '{name} सबै' },
  hs: { en: 'HS {code}', ne: 'एचएस {code}' },
  exempt: { en: 'VAT-exempt', ne: 'भ्याट छुट' },
  isTaken: { en: 'there already', ne: 'पहिल्यै छ' },
  price: { en: 'Selling price', ne: 'बिक्री मूल्य' },
  quantity: { en: 'In stock now', ne: 'अहिलेको मौज्दात' },
  cost: { en: 'What one cost', ne: 'एउटाको लागत' },
  fieldOf: { en: '{field} of {name}', ne: '{name}: {field}' },
  take: { en: 'Take over', ne: 'राख्नुहोस्' },
  chosen: { en: '{count} chosen', ne: '{count} वटा छानियो' },
});
