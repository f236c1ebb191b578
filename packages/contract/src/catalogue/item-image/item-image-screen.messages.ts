import { messages } from '../../messages.ts';

/** The words of the pictures and documents of an item. */
export const itemImageScreenMessages = messages('itemImageScreen', {
  files: { en: 'Pictures and documents', ne: 'तस्बिर र कागजात' },
  images: { en: 'Pictures', ne: 'तस्बिर' },
  documents: { en: 'Documents', ne: 'कागजात' },
});
