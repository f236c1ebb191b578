import { messages } from '../../messages.ts';

export const savedReportScreenMessages = messages('savedReportScreen', {
  title: { en: 'Saved reports', ne: 'राखिएका प्रतिवेदन' },
  keep: { en: 'Save this report', ne: 'यो प्रतिवेदन राख्नुहोस्' },
  addTitle: { en: 'Save this report', ne: 'प्रतिवेदन राख्ने' },
  editTitle: { en: 'Edit saved report', ne: 'राखिएको प्रतिवेदन सच्याउने' },
  kept: { en: 'Saved', ne: 'राखिएका' },
  searchLabel: { en: 'Search by name', ne: 'नामबाट खोज्नुहोस्' },
  name: { en: 'Name', ne: 'नाम' },
  nameNp: { en: 'Name in Nepali', ne: 'नेपालीमा नाम' },
  report: { en: 'Report', ne: 'प्रतिवेदन' },
  period: { en: 'Period', ne: 'अवधि' },
  periodHint: { en: 'A period moves with the day on which the report is opened.', ne: 'अवधि प्रतिवेदन खोलेको दिनसँगै सर्छ।' },
  theseDays: { en: 'These days', ne: 'यिनै दिन' },
  filter: { en: 'Filter', ne: 'छनोट' },
  roles: { en: 'Share with roles', ne: 'यी भूमिकालाई पनि देखाउने' },
  sharedWith: { en: 'Shared with', ne: 'कसलाई देखिन्छ' },
  onlyMe: { en: 'only me', ne: 'मलाई मात्र' },
  keptBy: { en: 'Saved by', ne: 'राख्ने व्यक्ति' },
  open: { en: 'Open the report', ne: 'प्रतिवेदन खोल्नुहोस्' },
  emptyText: {
    en: 'Open a report, narrow it, and save it under a name: it stands here and above the filter of the report.',
    ne: 'कुनै प्रतिवेदन खोल्नुहोस्, केको भनेर छान्नुहोस् र नाम दिएर राख्नुहोस्। त्यो यहाँ र त्यस प्रतिवेदनको छनोटमाथि देखिन्छ।',
  },
});
