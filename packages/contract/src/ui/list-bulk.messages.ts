import { messages } from '../messages.ts';

/** What can be done with several rows of a list at once. */
export const listBulkMessages = messages('listBulk', {
  chooseRow: { en: 'Choose {name}', ne: '{name} छान्नुहोस्' },
  chooseAll: { en: 'Choose all of this page', ne: 'यस पृष्ठका सबै छान्नुहोस्' },
  chosen: { en: '{count} chosen', ne: '{count} वटा छानियो' },
  bar: { en: 'With those that are chosen', ne: 'छानिएकालाई' },
  exportChosen: { en: 'Export to Excel', ne: 'एक्सेलमा निकाल्नुहोस्' },
  printPapers: { en: 'Print papers', ne: 'कागज छाप्नुहोस्' },
  papersAsFile: { en: 'Papers in one PDF', ne: 'सबै कागजको एउटै पीडीएफ' },
  papersAtMost: { en: 'At most {count} at once', ne: 'एक पटकमा बढीमा {count}' },
  draftsWithout: {
    en: '{count} {count|paper|papers} · {drafts} {drafts|draft has|drafts have} none',
    ne: '{count} वटा कागज · {drafts} वटा मस्यौदाको कागज हुँदैन',
  },
  activate: { en: 'Make active', ne: 'सक्रिय बनाउनुहोस्' },
  deactivate: { en: 'Make inactive', ne: 'निष्क्रिय बनाउनुहोस्' },
  clear: { en: 'Choose none', ne: 'छनोट हटाउनुहोस्' },
  already: { en: 'is so already', ne: 'पहिल्यै त्यस्तै छ' },
  done: { en: '{count} {count|record|records} changed', ne: '{count} विवरण परिवर्तन भयो' },
  left: { en: '{count} {count|is|are} left as before:', ne: '{count} पहिलेजस्तै रह्यो:' },
  dismiss: { en: 'Close the result', ne: 'नतिजा बन्द गर्नुहोस्' },
});
