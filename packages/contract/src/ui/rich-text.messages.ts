import { messages } from '../messages.ts';

/** What text may be given by the buttons above it. */
export const richTextMessages = messages('richText', {
  bold: { en: 'Bold', ne: 'गाढा' },
  italic: { en: 'Italic', ne: 'छड्के' },
  list: { en: 'List', ne: 'सूची' },
});
