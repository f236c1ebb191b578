import { messages } from '../../messages.ts';

/** What the server says of ready items. */
export const readyItemMessages = messages('readyItem', {
  taken: { en: '{count} taken over', ne: '{count} वटा राखियो' },
  takenBut: {
    en: '{count} taken over; {left} were there already',
    ne: '{count} वटा राखियो; {left} वटा पहिल्यै थिए',
  },
});
