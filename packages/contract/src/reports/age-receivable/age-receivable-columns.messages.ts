import { messages } from '../../messages.ts';

/** The heads of the report of what customers owe by its age, the same on screen, in Excel and on paper. */
export const ageReceivableColumns = messages('ageReceivableColumns', {
  title: { en: 'Age receivable report', ne: 'उधारोको उमेर' },
  customers: { en: 'Customers: {count}', ne: '{count} ग्राहक' },
  notDue: { en: '0 days (Rs)', ne: '० दिन (रु)' },
  days1To30: { en: '1–30 days (Rs)', ne: '१–३० दिन (रु)' },
  days31To60: { en: '31–60 days (Rs)', ne: '३१–६० दिन (रु)' },
  days61To91: { en: '61–91 days (Rs)', ne: '६१–९१ दिन (रु)' },
  daysBeyond91: { en: 'More than 91 days (Rs)', ne: '९१ दिनभन्दा बढी (रु)' },
  advance: { en: 'Advance (Rs)', ne: 'अग्रिम (रु)' },
  hint: {
    en: 'The days since the due date; 0 is what is not due yet. Advances are not taken off.',
    ne: 'तिर्ने मिति नाघेको दिन; भाका ननाघेको रकम ० दिनमा छ। अग्रिम घटाइएको छैन।',
  },
});
