import { messages } from '../messages.ts';

/** The words of the date picker and of date ranges. */
export const dateMessages = messages('date', {
  openCalendar: { en: 'Open calendar', ne: 'पात्रो खोल्नुहोस्' },
  calendar: { en: 'Calendar', ne: 'पात्रो' },
  previousMonth: { en: 'Previous month', ne: 'अघिल्लो महिना' },
  nextMonth: { en: 'Next month', ne: 'अर्को महिना' },
  year: { en: 'Year', ne: 'साल' },
  month: { en: 'Month', ne: 'महिना' },
  bs: { en: 'BS', ne: 'वि.सं.' },
  ad: { en: 'AD', ne: 'ई.सं.' },
  mode: { en: 'Calendar', ne: 'पात्रो' },
  placeholderBs: { en: 'yyyy-mm-dd BS', ne: 'साल-महिना-गते' },
  placeholderAd: { en: 'yyyy-mm-dd AD', ne: 'yyyy-mm-dd ई.सं.' },
  invalid: { en: 'This date does not exist', ne: 'यस्तो मिति हुँदैन' },
  range: {
    en: 'Year 1970 to 2100, month 1 to 12, day 1 to 32',
    ne: 'साल १९७० देखि २१००, महिना १ देखि १२, गते १ देखि ३२ सम्म',
  },
  provisional: {
    en: 'The calendar of this year is not official yet',
    ne: 'यो सालको पात्रो अझै आधिकारिक भएको छैन',
  },
  today: { en: 'Today', ne: 'आज' },
  yesterday: { en: 'Yesterday', ne: 'हिजो' },
  last7Days: { en: 'Last 7 Days', ne: 'पछिल्लो ७ दिन' },
  last30Days: { en: 'Last 30 Days', ne: 'पछिल्लो ३० दिन' },
  lastMonth: { en: 'Last Month', ne: 'गएको महिना (ई.सं.)' },
  thisMonth: { en: 'This Month', ne: 'यो महिना (ई.सं.)' },
  thisBsMonth: { en: 'This {month}', ne: 'यो {month}' },
  lastBsMonth: { en: 'Last {month}', ne: 'गएको {month}' },
  thisFiscalYear: { en: 'This fiscal year', ne: 'यो आर्थिक वर्ष' },
  customRange: { en: 'Custom Range', ne: 'आफैँ छान्नुहोस्' },
  presets: { en: 'Period', ne: 'अवधि' },
  from: { en: 'From', ne: 'देखि' },
  to: { en: 'To', ne: 'सम्म' },
  endAfterStart: { en: 'End Date must be after Start Date', ne: 'अन्तिम मिति सुरु मितिपछि हुनुपर्छ' },
});
