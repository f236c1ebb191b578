import { messages } from '../../messages.ts';

/** The words of the pictures and documents of an item. */
export const itemImageScreenMessages = messages('itemImageScreen', {
  files: { en: 'Pictures and documents', ne: 'तस्बिर र कागजात' },
  images: { en: 'Pictures', ne: 'तस्बिर' },
  documents: { en: 'Documents', ne: 'कागजात' },
  saveFirst: {
    en: 'Save the item first; then pictures and documents can be added to it.',
    ne: 'पहिले सामान सुरक्षित गर्नुहोस्; त्यसपछि तस्बिर र कागजात थप्न मिल्छ।',
  },
});
