/** Why somebody was reminded: a person did it, the rule of the business, or the end of a month. */
export const reminderKinds = ['HAND', 'RULE', 'STATEMENT'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** By which way; WhatsApp is opened with the text by who reminds. */
export const reminderWays = ['SMS', 'EMAIL', 'WHATSAPP'] as const;
export type ReminderWay = (typeof reminderWays)[number];

/** By which way the rule reminds: the first one that the customer has an address for. */
export const reminderRuleWays = ['SMS_EMAIL', 'EMAIL_SMS', 'SMS', 'EMAIL'] as const;
export type ReminderRuleWays = (typeof reminderRuleWays)[number];

/** From this hour of the day in Kathmandu on nothing goes by rule any more. */
export const reminderNight = 20;

/** On how many days the rule reminds before a bill is due, and after it. */
export const mostReminderDays = 6;
