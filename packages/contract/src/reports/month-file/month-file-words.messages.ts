import { formatNumber } from '@bahi/domain/numbers/digits';
import { messages } from '../../messages.ts';
import { mostReportRows } from '../report/report-rows.ts';
import type { LeftOutReason, MonthPart } from './month-file-parts.ts';

type Words = { readonly en: string; readonly ne: string };

const parts = {
  SALES: { en: 'Sales register', ne: 'बिक्री खाता' },
  SALES_RETURNS: { en: 'Sales return register', ne: 'बिक्री फिर्ता खाता' },
  PURCHASES: { en: 'Purchase register', ne: 'खरिद खाता' },
  VAT: { en: 'VAT return', ne: 'भ्याट विवरण' },
  JOURNAL: { en: 'Day book', ne: 'दैनिक बही' },
  TRIAL_BALANCE: { en: 'Trial balance', ne: 'सन्तुलन परीक्षण' },
  PHOTOS: { en: 'Photos', ne: 'फोटो' },
} as const satisfies Record<MonthPart, Words>;

const reasons = {
  NO_RIGHT: { en: 'Left out: you may not see it', ne: 'यसमा छैन: हेर्ने अधिकार छैन' },
  WHOLE_BUSINESS: {
    en: 'Left out: it is of the whole business, and you work in an outlet',
    ne: 'यसमा छैन: यो पूरै व्यवसायको हो, तपाईं आउटलेटमा हुनुहुन्छ',
  },
  NOT_REGISTERED: { en: 'Left out: not registered for VAT', ne: 'यसमा छैन: भ्याटमा दर्ता छैन' },
  TOO_LONG: {
    en: `Left out: more than ${formatNumber(mostReportRows, 'en')} rows`,
    ne: `यसमा छैन: ${formatNumber(mostReportRows, 'ne')} भन्दा धेरै हरफ`,
  },
} as const satisfies Record<LeftOutReason, Words>;

/** What the month's file and the list in it call what is there and what is missing. */
export const monthFileWords = messages('monthFileWords', {
  ...parts,
  ...reasons,
  title: { en: "Month's file", ne: 'महिनाको फाइल' },
  contents: { en: 'What is in it', ne: 'यसमा के छ' },
  section: { en: 'Part', ne: 'भाग' },
  what: { en: 'What', ne: 'विवरण' },
  count: { en: 'Count', ne: 'संख्या' },
  amount: { en: 'Amount (Rs)', ne: 'रकम (रु)' },
  note: { en: 'Note', ne: 'कैफियत' },
  inFile: { en: 'In the file', ne: 'फाइलमा भएको' },
  leftOut: { en: 'Left out', ne: 'फाइलमा नभएको' },
  photoless: { en: 'Documents without a photo', ne: 'फोटो नभएका बिल' },
  questions: { en: 'Open questions', ne: 'जवाफ बाँकी प्रश्न' },
  openDays: { en: 'Days not closed', ne: 'बन्द नगरिएका दिन' },
  untied: { en: 'VAT that does not tie', ne: 'नमिलेको भ्याट' },
  tooLarge: {
    en: 'Left out: the photos before it are as much as one file takes',
    ne: 'यसमा छैन: यसअघिका फोटोले नै फाइल भरियो',
  },
  more: { en: 'and {count} more', ne: 'र अरू {count}' },
});
