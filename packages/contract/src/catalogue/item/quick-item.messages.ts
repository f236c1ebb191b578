import { messages } from '../../messages.ts';

/** The words of a new item or service that is made from within a bill. */
export const quickItemMessages = messages('quickItem', {
  add: { en: 'Add {name} as new', ne: '{name} नयाँ थप्नुहोस्' },
  addEmpty: { en: 'Add a new item', ne: 'नयाँ सामान थप्नुहोस्' },
  title: { en: 'New item', ne: 'नयाँ सामान' },
  kind: { en: 'What it is', ne: 'के हो' },
  goods: { en: 'Goods, kept in stock', ne: 'मौज्दात राखिने सामान' },
  service: { en: 'Service, without stock', ne: 'मौज्दात नचाहिने सेवा' },
  price: { en: 'Selling price', ne: 'बिक्री मूल्य' },
  quantity: { en: 'In stock now', ne: 'अहिलेको मौज्दात' },
  quantityHint: { en: 'Only what is in stock can be sold', ne: 'मौज्दातमा भएको मात्र बेच्न मिल्छ' },
  cost: { en: 'What one cost', ne: 'एउटाको लागत' },
});
