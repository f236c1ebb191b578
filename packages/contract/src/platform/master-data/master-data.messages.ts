import { messages } from '../../messages.ts';

/** What is said of any master data. */
export const masterDataMessages = messages('masterData', {
  holdsActive: {
    en: '{name} still has {count} active below it. Make {count|that|those} inactive first',
    ne: '{name} अन्तर्गत अझै {count} वटा सक्रिय छन्। पहिले ती निष्क्रिय बनाउनुहोस्',
  },
  parentInactive: {
    en: 'What this belongs to is inactive. Make that active first',
    ne: 'यो जसभित्र पर्छ त्यो निष्क्रिय छ। पहिले त्यसलाई सक्रिय बनाउनुहोस्',
  },
});
