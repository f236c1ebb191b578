/** How often a report is sent. */
export const scheduleFrequencies = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type ScheduleFrequency = (typeof scheduleFrequencies)[number];

/** The days of a week, as Nepal counts them. */
export const weekdays = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;
export type Weekday = (typeof weekdays)[number];

/** Stands for the last day of a month, however long it is. */
export const lastDayOfMonth = 32;

/** How many people get a report at most. */
export const mostRecipients = 10;

export const scheduleFileTypes = ['PDF', 'EXCEL'] as const;
export type ScheduleFileType = (typeof scheduleFileTypes)[number];

/**
 * Why a schedule stopped by itself: who keeps the report is not active any more, may not see or send it any more, works in
 * its outlet no longer, or has deleted the report; or nothing goes out for the business.
 */
export const scheduleStops = [
  'KEEPER_INACTIVE',
  'NO_RIGHT',
  'NO_OUTLET',
  'FORGOTTEN',
  'FILTER_WRONG',
  'BUSINESS_INACTIVE',
] as const;
export type ScheduleStop = (typeof scheduleStops)[number];

/** Whether a report is sent: it is, somebody paused it, or it stopped by itself. */
export const scheduleStates = ['ON', 'OFF', 'STOPPED'] as const;
export type ScheduleState = (typeof scheduleStates)[number];

/** Sent by the schedule, or at once by a person. */
export const deliveryKinds = ['SCHEDULE', 'HAND'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];
