import { messages } from '../../messages.ts';

/** What the server says of reported differences; the screens' own texts stand in discrepancy-screen.messages.ts. */
export const discrepancyMessages = messages('discrepancy', {
  reported: { en: 'Discrepancy reported', ne: 'फरक दर्ता भयो' },
  resolved: { en: 'Discrepancy resolved', ne: 'फरक मिलाइयो' },
  ofIssuedOnly: {
    en: 'A discrepancy is reported on an issued invoice that is in force',
    ne: 'जारी भई लागू रहेको बिलमा मात्र फरक दर्ता हुन्छ',
  },
  aboveTotal: { en: 'Above the total of the invoice', ne: 'बिलको जम्मा रकमभन्दा बढी भयो' },
  resolvedBefore: { en: 'It is resolved already', ne: 'यो पहिले नै मिलाइसकिएको छ' },
});
