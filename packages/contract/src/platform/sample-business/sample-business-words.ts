import type { Texts } from '../../messages.ts';

/** How one comes to it, apart from the words of its screen. */
export const sampleBusinessWords = {
  title: { en: 'Sample business', ne: 'नमुना व्यवसाय' },
  tryIt: { en: 'Try it in a sample business', ne: 'नमुना व्यवसायमा गरेर हेर्नुहोस्' },
} as const satisfies Texts;
