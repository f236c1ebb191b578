import { messages } from '../../messages.ts';

/** The words of the table of the BS calendar. */
export const calendarYearScreenMessages = messages('calendarYearScreen', {
  title: { en: 'Years of the BS calendar', ne: 'वि.सं. पात्रोका सालहरू' },
  from: { en: 'From year', ne: 'सालदेखि' },
  to: { en: 'To year', ne: 'सालसम्म' },
  count: { en: 'Years: {count}', ne: '{count} साल' },
  year: { en: 'Year', ne: 'साल' },
  months: { en: 'Days of the months, Baisakh to Chaitra', ne: 'बैशाखदेखि चैतसम्मका दिन' },
  days: { en: 'Days', ne: 'दिन' },
  startsAD: { en: 'Begins (AD)', ne: 'सुरु (ई.सं.)' },
  source: { en: 'Source', ne: 'स्रोत' },
  OFFICIAL: { en: 'Official', ne: 'आधिकारिक' },
  PROVISIONAL: { en: 'Provisional', ne: 'अनुमानित' },
  REPLACED: { en: 'Replaced', ne: 'फेरिएको' },
  empty: { en: 'No year of the calendar is here.', ne: 'यसमा पात्रोको कुनै साल छैन।' },
  // one year
  yearTitle: { en: 'The year {year}', ne: '{year} साल' },
  provenance: { en: 'Where the lengths come from', ne: 'दिनगन्ती कहाँबाट' },
  builtIn: { en: 'Built into the product', ne: 'प्रणालीमै भएको' },
  builtInMonths: { en: 'Built-in lengths', ne: 'प्रणालीमै भएको दिनगन्ती' },
  replacedBy: { en: 'Replaced by', ne: 'फेर्ने' },
  replacedAt: { en: 'Replaced at', ne: 'फेरिएको समय' },
  finality: { en: 'Dates in it', ne: 'यसका मिति' },
  final: { en: 'Final', ne: 'पक्का' },
  notFinal: { en: 'Provisional, shown with a mark', ne: 'अनुमानित, चिनोसहित देखाइन्छ' },
  // replacing
  enter: { en: 'Enter years', ne: 'साल लेख्नुहोस्' },
  replace: { en: 'Replace', ne: 'फेर्नुहोस्' },
  putBack: { en: 'Put back to built-in', ne: 'पुरानै गर्नुहोस्' },
  putBackQuestion: {
    en: 'The lengths of {year} go back to the built-in ones.',
    ne: '{year}को दिनगन्ती प्रणालीमै भएको जस्तै हुन्छ।',
  },
  formTitle: { en: 'Years of the calendar', ne: 'पात्रोका साल' },
  formHint: {
    en: 'Type the days of each month, or choose a CSV file: a line for each year, the year and its twelve lengths.',
    ne: 'हरेक महिनाका दिन लेख्नुहोस्, वा CSV फाइल छान्नुहोस्: हरेक सालको एक लाइन, साल र बाह्र महिनाका दिन।',
  },
  chooseFile: { en: 'Choose a CSV file', ne: 'CSV फाइल छान्नुहोस्' },
  lineUnreadable: {
    en: 'Line {line} is no year with twelve lengths',
    ne: 'लाइन {line}मा साल र बाह्र महिनाका दिन छैनन्',
  },
  nothingNew: {
    en: 'Every year of this file is as the calendar has it',
    ne: 'यो फाइलका सबै साल पात्रोमा जस्तै छन्',
  },
  fileLarge: { en: 'This is no table of years: it is too large', ne: 'यो सालको तालिका होइन: धेरै ठूलो छ' },
  addYear: { en: 'Another year', ne: 'अर्को साल' },
  removeYear: { en: 'Leave out {year}', ne: '{year} हटाउनुहोस्' },
  sum: { en: '{days} days', ne: '{days} दिन' },
  provenanceHint: {
    en: 'Who made them known, and where: a gazette, the calendar committee',
    ne: 'कसले, कहाँ प्रकाशित गरेको: राजपत्र, पञ्चाङ्ग निर्णायक समिति',
  },
  isOfficial: { en: 'These lengths are official', ne: 'यो दिनगन्ती आधिकारिक हो' },
  isOfficialHint: {
    en: 'Dates in these years are no longer marked as provisional',
    ne: 'यी सालका मितिमा अनुमानितको चिनो हट्छ',
  },
  later: {
    en: 'Days by which years from {year} on begin later: {days} ({from} becomes {to})',
    ne: '{year}देखिका साल अहिलेभन्दा {days} दिन पछि सुरु हुन्छन्: {from}को सट्टा {to}',
  },
  earlier: {
    en: 'Days by which years from {year} on begin earlier: {days} ({from} becomes {to})',
    ne: '{year}देखिका साल अहिलेभन्दा {days} दिनअघि सुरु हुन्छन्: {from}को सट्टा {to}',
  },
  asNow: { en: 'From {year} on years begin as now', ne: '{year}देखिका साल अहिलेकै दिनमा सुरु हुन्छन्' },
  noShift: {
    en: 'All other years begin on the day they begin now',
    ne: 'अरू सबै साल अहिलेकै दिनमा सुरु हुन्छन्',
  },
  acceptsShift: { en: 'These years are to begin on another day', ne: 'यी साल अर्कै दिनमा सुरु गर्ने हो' },
});
