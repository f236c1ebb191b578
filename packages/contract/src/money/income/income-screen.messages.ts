import { messages } from '../../messages.ts';

/** The words of the income screens that are not those of expense as well. */
export const incomeScreenMessages = messages('incomeScreen', {
  title: { en: 'Other income', ne: 'अन्य आम्दानी' },
  add: { en: 'New income', ne: 'नयाँ आम्दानी' },
  createTitle: { en: 'New income', ne: 'नयाँ आम्दानी' },
  editTitle: { en: 'Edit income', ne: 'आम्दानी सच्याउनुहोस्' },
  searchLabel: { en: 'Search by heading or customer', ne: 'शीर्षक वा ग्राहकबाट खोज्नुहोस्' },
  empty: {
    en: 'What you earn beside your sales stands here: commission, rent, interest; with what is paid and what is due.',
    ne: 'बिक्रीबाहेकको आम्दानी यहाँ रहन्छ: कमिसन, भाडा, ब्याज; आएको र उठाउन बाँकी रकमसहित।',
  },
  heading: { en: 'Income heading', ne: 'आम्दानीको शीर्षक' },
  headingHint: { en: 'What it is for: July commission', ne: 'केको आम्दानी: साउनको कमिसन' },
  category: { en: 'Income category', ne: 'आम्दानीको वर्ग' },
  settled: { en: 'Received so far', ne: 'अहिलेसम्म आएको' },
  remaining: { en: 'To be collected', ne: 'उठाउन बाँकी' },
});
