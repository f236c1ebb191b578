import { messages } from '../../messages.ts';

/** What the server says of all reports. */
export const reportMessages = messages('report', {
  accountHasNoCategories: {
    en: 'Only other income and expenses have categories: choose one of those accounts',
    ne: 'अन्य आम्दानी र खर्चको खातामा मात्र श्रेणी हुन्छ: तीमध्ये एउटा खाता छान्नुहोस्',
  },
  startFuture: { en: 'The start date cannot be in the future', ne: 'सुरु मिति आजपछिको हुन सक्दैन' },
  knownBefore: {
    en: 'On that day nothing of the report was known: it begins later',
    ne: 'त्यो दिन यो प्रतिवेदनको केही थाहा थिएन: यो त्यसपछि सुरु हुन्छ',
  },
  nothing: { en: 'There is nothing to export', ne: 'निकाल्न केही छैन' },
  tooLongForExcel: {
    en: 'More than 200,000 rows: choose a shorter time',
    ne: '२,००,००० भन्दा धेरै हरफ: छोटो अवधि छान्नुहोस्',
  },
});
