import { messages } from '../../messages.ts';

/** The words of the screen of the month's file; what its parts are called stands in `monthFileWords`. */
export const monthFileScreenMessages = messages('monthFileScreen', {
  hint: {
    en: 'All of a month for the accountant as one ZIP file: registers, VAT, day book, trial balance and photos.',
    ne: 'लेखापालका लागि महिनाभरिको सबै हिसाब एउटै जिप फाइलमा: खाता, भ्याट, दैनिक बही, सन्तुलन परीक्षण र बिलका फोटो।',
  },
  month: { en: 'Month', ne: 'महिना' },
  make: { en: 'Make the file', ne: 'फाइल बनाउनुहोस्' },
  files: { en: 'Files made', ne: 'बनेका फाइल' },
  running: {
    en: 'This month still runs. What is entered until its end is not in a file that is made now.',
    ne: 'यो महिना अझै चल्दै छ। अहिले बनाएको फाइलमा महिनाको अन्त्यसम्मको प्रविष्टि हुँदैन।',
  },
  isIn: { en: 'In the file', ne: 'फाइलमा छ' },
  missing: { en: 'What is missing', ne: 'के बाँकी छ' },
  photos: {
    en: '{count} {count|file|files} · {size} MB',
    ne: '{count} फाइल · {size} एमबी',
  },
  tooLarge: {
    en: 'One file takes {size} MB of photos. Those beyond are left out, and its list names them.',
    ne: 'एउटा फाइलमा {size} एमबीसम्म फोटो अट्छ। बाँकी फोटो अट्दैनन्, सूचीमा तिनको नाम हुन्छ।',
  },
  photoless: {
    en: '{count} {count|document has|documents have} no photo',
    ne: '{count} बिलको फोटो छैन',
  },
  more: { en: 'and {count} more', ne: 'र अरू {count}' },
  openQuestions: {
    en: '{count} {count|question waits|questions wait} for an answer',
    ne: '{count} प्रश्नको जवाफ बाँकी छ',
  },
  askedBy: { en: 'Asked by {name}', ne: '{name}ले सोध्नुभएको' },
  openDays: {
    en: '{count} {count|day|days} not closed: {name}',
    ne: '{count} दिन बन्द गरिएको छैन: {name}',
  },
  untied: { en: 'VAT does not tie: {name}', ne: 'भ्याट मिल्दैन: {name}' },
  whole: { en: 'Nothing is missing', ne: 'केही बाँकी छैन' },
});
