import type { Text } from '../../messages.ts';
import type { ReminderKind, ReminderRuleWays, ReminderWay } from './reminder-choices.ts';

/** Why somebody was reminded, and by which way first: on their screens and in the data download. */
export const reminderWords = {
  HAND: { en: 'By hand', ne: 'आफैँले' },
  RULE: { en: 'By rule', ne: 'नियमअनुसार' },
  STATEMENT: { en: 'Statement', ne: 'हिसाब विवरण' },
  SMS_EMAIL: { en: 'SMS, else e-mail', ne: 'एसएमएस, नभए इमेल' },
  EMAIL_SMS: { en: 'E-mail, else SMS', ne: 'इमेल, नभए एसएमएस' },
} as const satisfies Record<ReminderKind | Exclude<ReminderRuleWays, ReminderWay>, Text>;

/** What a customer wishes of the rule. */
export const reminderWishWords = {
  inNepali: { en: 'In Nepali', ne: 'नेपालीमा' },
  inEnglish: { en: 'In English', ne: 'अङ्ग्रेजीमा' },
  NONE: { en: 'None', ne: 'नगर्ने' },
} as const satisfies Record<string, Text>;
