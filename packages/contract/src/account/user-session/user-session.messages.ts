import { messages } from '../../messages.ts';

export const userSessionMessages = messages('userSession', {
  ended: { en: 'Signed out there', ne: 'त्यहाँबाट साइन आउट भयो' },
  othersEnded: { en: 'Signed out everywhere else', ne: 'अन्त सबैतिरबाट साइन आउट भयो' },
});
