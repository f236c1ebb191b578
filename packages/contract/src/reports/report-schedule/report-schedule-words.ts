import type { Text } from '../../messages.ts';
import type { ScheduleFileType, ScheduleFrequency, ScheduleStop, Weekday } from './report-schedule-choices.ts';

/** How often, on which day and as what a report is sent: on its screens and in the data download. */
export const scheduleWords = {
  DAILY: { en: 'Every day', ne: 'हरेक दिन' },
  WEEKLY: { en: 'Every week', ne: 'हरेक हप्ता' },
  MONTHLY: { en: 'Every month (BS)', ne: 'हरेक महिना' },
  SUNDAY: { en: 'Sunday', ne: 'आइतबार' },
  MONDAY: { en: 'Monday', ne: 'सोमबार' },
  TUESDAY: { en: 'Tuesday', ne: 'मंगलबार' },
  WEDNESDAY: { en: 'Wednesday', ne: 'बुधबार' },
  THURSDAY: { en: 'Thursday', ne: 'बिहीबार' },
  FRIDAY: { en: 'Friday', ne: 'शुक्रबार' },
  SATURDAY: { en: 'Saturday', ne: 'शनिबार' },
  PDF: { en: 'PDF', ne: 'PDF' },
  EXCEL: { en: 'Excel', ne: 'Excel' },
} as const satisfies Record<ScheduleFrequency | Weekday | ScheduleFileType, Text>;

/** Why nothing is sent any more. */
export const scheduleStopWords = {
  KEEPER_INACTIVE: {
    en: 'Who keeps the report is not active any more.',
    ne: 'प्रतिवेदन राख्ने व्यक्ति अब सक्रिय छैनन्।',
  },
  NO_RIGHT: {
    en: 'Who keeps the report may not see it, or not send it, any more.',
    ne: 'राख्ने व्यक्तिलाई अब यो प्रतिवेदन हेर्ने वा पठाउने अधिकार छैन।',
  },
  NO_OUTLET: {
    en: 'Who keeps the report does not work in this outlet any more.',
    ne: 'राख्ने व्यक्तिले अब यो आउटलेटमा काम गर्दैनन्।',
  },
  FORGOTTEN: { en: 'The saved report was deleted.', ne: 'राखिएको प्रतिवेदन मेटियो।' },
  FILTER_WRONG: {
    en: 'The report cannot be made with its filter any more: keep it anew.',
    ne: 'यो छनोटले अब प्रतिवेदन बन्दैन: फेरि राख्नुहोस्।',
  },
  BUSINESS_INACTIVE: {
    en: 'The business is not active: nothing is sent.',
    ne: 'व्यवसाय निष्क्रिय छ: केही पठाइँदैन।',
  },
} as const satisfies Record<ScheduleStop, Text>;

/** The same in the data download, where some of these codes stand for other things as well. */
export const sentWords = {
  SENT_DAILY: scheduleWords.DAILY,
  SENT_WEEKLY: scheduleWords.WEEKLY,
  SENT_MONTHLY: scheduleWords.MONTHLY,
  SUNDAY: scheduleWords.SUNDAY,
  MONDAY: scheduleWords.MONDAY,
  TUESDAY: scheduleWords.TUESDAY,
  WEDNESDAY: scheduleWords.WEDNESDAY,
  THURSDAY: scheduleWords.THURSDAY,
  FRIDAY: scheduleWords.FRIDAY,
  SATURDAY: scheduleWords.SATURDAY,
  FILE_PDF: scheduleWords.PDF,
  FILE_EXCEL: scheduleWords.EXCEL,
} as const satisfies Record<`SENT_${ScheduleFrequency}` | Weekday | `FILE_${ScheduleFileType}`, Text>;
