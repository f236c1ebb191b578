import { messages } from '../../messages.ts';

/** The screens of goods that leave without being sold. */
export const writeOffScreenMessages = messages('writeOffScreen', {
  title: { en: 'Damage and own use', ne: 'क्षति र निजी प्रयोग' },
  add: { en: 'Add', ne: 'थप्नुहोस्' },
  emptyText: {
    en: 'What is damaged, expired or lost, used by the owner or given away leaves the stock here, at its cost.',
    ne: 'बिग्रेको, म्याद सकिएको, हराएको, आफैँले प्रयोग गरेको वा सित्तैमा दिएको सामान यहाँबाट लागतमै मौज्दातबाट घट्छ।',
  },
  createTitle: { en: 'Enter damage or own use', ne: 'क्षति वा निजी प्रयोगको प्रविष्टि' },
  save: { en: 'Enter', ne: 'प्रविष्टि गर्नुहोस्' },
  lines: { en: 'Goods', ne: 'सामान' },
  line: { en: 'Line {number}', ne: 'हरफ {number}' },
  added: { en: '{name}: {count}', ne: '{name}: {count}' },
  removeLine: { en: 'Remove {name}', ne: '{name} हटाउनुहोस्' },
  noLines: {
    en: 'Add what left the shelf, by name or by scanning.',
    ne: 'मौज्दातबाट निस्केको सामान नाम वा स्क्यानबाट थप्नुहोस्।',
  },
  inStock: { en: '{quantity} in stock', ne: 'मौज्दात {quantity}' },
  reason: { en: 'Reason', ne: 'कारण' },
  note: { en: 'Note', ne: 'टिप्पणी' },
  cost: { en: 'Cost (Rs)', ne: 'लागत (रु)' },
  total: { en: 'Total', ne: 'जम्मा' },
  DAMAGED: { en: 'Damaged', ne: 'बिग्रेको' },
  EXPIRED: { en: 'Expired', ne: 'म्याद सकिएको' },
  LOST: { en: 'Lost', ne: 'हराएको' },
  OWN_USE: { en: 'Own use', ne: 'निजी प्रयोग' },
  SAMPLE: { en: 'Sample', ne: 'नमुना' },
  GIVEN_AWAY: { en: 'Given away', ne: 'सित्तैमा दिएको' },
});
