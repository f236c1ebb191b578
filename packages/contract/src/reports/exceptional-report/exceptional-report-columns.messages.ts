import { messages } from '../../messages.ts';

/** The heads of the exceptional report, the same on screen, in Excel and on paper. */
export const exceptionalReportColumns = messages('exceptionalReportColumns', {
  title: { en: 'Exceptional report', ne: 'कैफियत प्रतिवेदन' },
  findings: { en: 'Findings: {count}', ne: '{count} कैफियत' },
  check: { en: 'Check', ne: 'जाँच' },
  severity: { en: 'Weight', ne: 'गम्भीरता' },
  HIGH: { en: 'Look at once', ne: 'तुरुन्तै हेर्ने' },
  MEDIUM: { en: 'Look soon', ne: 'छिट्टै हेर्ने' },
  LOW: { en: 'For your information', ne: 'जानकारीका लागि' },
  subject: { en: 'Who or what', ne: 'को वा के' },
  document: { en: 'Document', ne: 'कागजात' },
  amount: { en: 'Amount (Rs)', ne: 'रकम (रु)' },
  note: { en: 'What stands out', ne: 'के देखियो' },
  toDo: { en: 'What to do', ne: 'के गर्ने' },
  found: { en: 'Found by this check', ne: 'यो जाँचले भेटेको' },
  INVOICES: { en: 'Invoices', ne: 'बिक्री बिल' },
  EXPENSES: { en: 'Expenses', ne: 'खर्च' },
  PURCHASES: { en: 'Purchases', ne: 'खरिद' },
  hint: {
    en: 'A finding is a question and no proof: look at its document. Of each check the 200 largest are listed. Stock and what lies between you and others is as it stands today.',
    ne: 'कैफियत प्रश्न मात्र हो, प्रमाण होइन: कागजात हेर्नुहोस्। प्रत्येक जाँचका ठूला २०० वटा मात्र देखिन्छन्। मौज्दात र लेनदेनको बाँकी आजको हो।',
  },
  guide: { en: 'What is looked for, and why', ne: 'के खोजिन्छ र किन' },
});
