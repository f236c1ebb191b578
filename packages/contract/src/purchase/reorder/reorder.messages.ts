import { messages } from '../../messages.ts';

/** What the server says of what is to be ordered. */
export const reorderMessages = messages('reorder', {
  made: { en: 'Purchase drafts made: {count}', ne: 'खरिद बिलका {count} मस्यौदा बने' },
  drafted: { en: 'It is in a purchase draft already', ne: 'यो खरिद बिलको मस्यौदामा छँदै छ' },
  twice: { en: 'It is chosen twice', ne: 'यो दुईपटक छानिएको छ' },
  notToOrder: { en: 'It is not sold any more', ne: 'यो अब बिक्री हुँदैन' },
});
