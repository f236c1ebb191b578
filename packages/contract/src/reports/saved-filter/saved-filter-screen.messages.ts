import { messages } from '../../messages.ts';

export const savedFilterScreenMessages = messages('savedFilterScreen', {
  menu: { en: 'Saved filters', ne: 'राखिएका छनोट' },
  keep: { en: 'Save this filter', ne: 'यो छनोट राख्नुहोस्' },
  allRows: { en: 'All rows', ne: 'सबै हरफ' },
  manage: { en: 'Edit or delete saved filters', ne: 'राखिएका छनोट सच्याउने वा मेटाउने' },
  failed: { en: 'The saved filters did not load', ne: 'राखिएका छनोट आएनन्' },
  none: {
    en: 'Narrow the list, then save the filter here under a name.',
    ne: 'सूची छनोट गर्नुहोस्, अनि नाम दिएर यहाँ राख्नुहोस्।',
  },
  addTitle: { en: 'Save filter', ne: 'छनोट राख्ने' },
  editTitle: { en: 'Edit saved filter', ne: 'राखिएको छनोट सच्याउने' },
  isDefault: { en: 'Open the list with it', ne: 'सूची यसैबाट खोल्ने' },
  isDefaultHint: { en: 'For you alone', ne: 'तपाईंलाई मात्र' },
  byDefault: { en: 'opens the list', ne: 'सूची यसैबाट खुल्छ' },
  editOf: { en: 'Edit: {name}', ne: 'सच्याउनुहोस्: {name}' },
  removeOf: { en: 'Delete: {name}', ne: 'मेटाउनुहोस्: {name}' },
  periodHint: { en: 'A period moves with the day on which the list is opened.', ne: 'अवधि सूची खोलेको दिनसँगै सर्छ।' },
});
