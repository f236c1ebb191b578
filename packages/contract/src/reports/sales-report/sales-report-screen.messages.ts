import { messages } from '../../messages.ts';

/** What the sales report's screen says of its own; what all reports say stands in report-screen.messages.ts. */
export const salesReportScreenMessages = messages('salesReportScreen', {
  narrowedHint: {
    en: 'Quantity and amounts are those of the chosen goods alone, without shipping; what is due is their share of it.',
    ne: 'परिमाण र रकम छानिएका सामान वा सेवाका मात्र हुन्, ढुवानीबिना; बाँकी रकम तिनको भागको हो।',
  },
});
