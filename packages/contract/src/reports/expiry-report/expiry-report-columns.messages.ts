import { messages } from '../../messages.ts';

/** The heads of the list of what expires, the same on screen, in Excel and on paper. */
export const expiryReportColumns = messages('expiryReportColumns', {
  title: { en: 'Expiring batches', ne: 'म्याद सकिन लागेका ब्याच' },
  batches: { en: 'Batches: {count}', ne: '{count} ब्याच' },
  within: { en: 'Expires', ne: 'म्याद सकिने' },
  EXPIRED: { en: 'Already expired', ne: 'म्याद सकिइसकेको' },
  DAYS30: { en: 'Within 30 days', ne: '३० दिनभित्र' },
  DAYS60: { en: 'Within 60 days', ne: '६० दिनभित्र' },
  DAYS90: { en: 'Within 90 days', ne: '९० दिनभित्र' },
  DAYS180: { en: 'Within 180 days', ne: '१८० दिनभित्र' },
  ANY: { en: 'All batches', ne: 'सबै ब्याच' },
  variant: { en: 'Variant', ne: 'भेद' },
  batch: { en: 'Batch', ne: 'ब्याच' },
  expiry: { en: 'Expiry (AD)', ne: 'म्याद (ई.सं.)' },
  daysLeft: { en: 'Days left', ne: 'बाँकी दिन' },
  quantity: { en: 'On hand', ne: 'मौज्दात' },
  hint: {
    en: 'What has expired is among them, with days below zero; it is not sold any more. Write it off or give it back to its vendor.',
    ne: 'म्याद सकिएका पनि यसैमा छन्, तिनको बाँकी दिन शून्यभन्दा कम हुन्छ; ती अब बिक्दैनन्। नोक्सानमा राख्नुहोस् वा विक्रेतालाई फिर्ता गर्नुहोस्।',
  },
});
