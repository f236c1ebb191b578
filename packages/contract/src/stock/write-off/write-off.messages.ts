import { messages } from '../../messages.ts';

/** What the server says of goods that leave without being sold. */
export const writeOffMessages = messages('writeOff', {
  entered: { en: '{number} entered', ne: '{number} प्रविष्टि भयो' },
});
