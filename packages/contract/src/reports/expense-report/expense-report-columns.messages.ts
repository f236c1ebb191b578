import { messages } from '../../messages.ts';

/** The heads of the report of what was spent, the same on screen, in Excel and on paper. */
export const expenseReportColumns = messages('expenseReportColumns', {
  title: { en: 'Expense report', ne: 'खर्च प्रतिवेदन' },
  expenses: { en: 'Expenses: {count}', ne: '{count} खर्च' },
  heading: { en: 'Heading', ne: 'शीर्षक' },
});
