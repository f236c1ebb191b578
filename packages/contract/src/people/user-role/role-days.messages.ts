import { messages } from '../../messages.ts';

/** The days on which a role counts for somebody, on every screen and in Excel. */
export const roleDaysMessages = messages('roleDays', {
  from: { en: 'from {from}', ne: '{from}देखि' },
  fromTill: { en: '{from} to {till}', ne: '{from}देखि {till}सम्म' },
});
