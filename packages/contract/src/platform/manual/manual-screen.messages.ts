import { messages } from '../../messages.ts';

/** The words around the articles: of the help beside a screen, and of the manual. */
export const manualScreenMessages = messages('manualScreen', {
  title: { en: 'Manual', ne: 'निर्देशिका' },
  loading: { en: 'The help is coming', ne: 'मद्दत आउँदै छ' },
  noArticle: { en: 'There is no such article', ne: 'यस्तो लेख छैन' },
  open: { en: 'Open in the manual', ne: 'निर्देशिकामा खोल्नुहोस्' },
  contents: { en: 'Contents', ne: 'विषयसूची' },
  searchLabel: { en: 'Search the manual', ne: 'निर्देशिकामा खोज्नुहोस्' },
  found: { en: '{count} {count|article|articles} found', ne: '{count} लेख भेटियो' },
  nothing: { en: 'No article speaks of it', ne: 'यसबारे कुनै लेख भेटिएन' },
  why: { en: 'When', ne: 'कहिले र किन' },
  keys: { en: 'Keys', ne: 'किबोर्डका किहरू' },
  troubles: { en: 'If something goes wrong', ne: 'केही अड्कियो भने' },
  related: { en: 'See also', ne: 'यो पनि हेर्नुहोस्' },
  goTo: { en: 'Go to this screen', ne: 'यो स्क्रिनमा जानुहोस्' },
  before: { en: 'Before', ne: 'अघिल्लो' },
  after: { en: 'Next', ne: 'अर्को' },
  beforeAndAfter: { en: 'Article before and after', ne: 'अघिल्लो र अर्को लेख' },
  print: { en: 'Print', ne: 'छाप्नुहोस्' },
  whole: { en: 'The whole manual', ne: 'पूरै निर्देशिका' },
  // groups
  begin: { en: 'From the first day to the end of the year', ne: 'पहिलो दिनदेखि वर्षान्तसम्म' },
  everywhere: { en: 'On every screen', ne: 'हरेक स्क्रिनमा' },
  sales: { en: 'Sales', ne: 'बिक्री' },
  purchases: { en: 'Purchases', ne: 'खरिद' },
  money: { en: 'Expenses and income', ne: 'खर्च र आम्दानी' },
  stock: { en: 'Stock', ne: 'सामान र मौज्दात' },
  books: { en: 'Books', ne: 'हिसाब' },
  reports: { en: 'Reports', ne: 'प्रतिवेदन' },
  settings: { en: 'Settings', ne: 'सेटिङ' },
  platform: { en: 'The platform', ne: 'प्रणाली' },
});
