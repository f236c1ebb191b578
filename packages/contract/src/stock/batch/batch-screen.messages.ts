import { messages } from '../../messages.ts';

/** The words of screens for the batches of goods that expire. */
export const batchScreenMessages = messages('batchScreen', {
  batch: { en: 'Batch', ne: 'ब्याच' },
  expiry: { en: 'Expiry', ne: 'म्याद सकिने मिति' },
  batchNumber: { en: 'Batch number', ne: 'ब्याच नम्बर' },
  batchOf: { en: 'Batch of line {number}', ne: '{number} नं. हरफको ब्याच' },
  expiryOf: { en: 'Expiry of line {number}', ne: '{number} नं. हरफको म्याद सकिने मिति' },
  batchIn: { en: 'Batch in {outlet}', ne: '{outlet}मा ब्याच' },
  expiryIn: { en: 'Expiry in {outlet}', ne: '{outlet}मा म्याद सकिने मिति' },
  firstExpired: { en: 'What expires first', ne: 'पहिले म्याद सकिने' },
  notOffered: { en: 'The chosen batch, which is not there', ne: 'छानिएको ब्याच, जुन मौज्दातमा छैन' },
  offered: { en: '{batch} · exp {expiry} · {quantity}', ne: '{batch} · म्याद {expiry} · {quantity}' },
  offeredExpired: { en: '{batch} · expired {expiry} · {quantity}', ne: '{batch} · म्याद {expiry}मा सकियो · {quantity}' },
  moved: { en: 'Batch {batch} · exp {expiry} · {quantity}', ne: 'ब्याच {batch} · म्याद {expiry} · {quantity}' },
  came: { en: 'Batch {batch} · exp {expiry}', ne: 'ब्याच {batch} · म्याद {expiry}' },
  keepsBatches: { en: 'Keeps batches that expire', ne: 'म्याद सकिने ब्याच राख्ने' },
  keepsBatchesHint: {
    en: 'Purchases name batch and expiry; what expires first is sold first.',
    ne: 'खरिदमा ब्याच र म्याद राखिन्छ; पहिले म्याद सकिने पहिले बिक्छ।',
  },
  foundBatch: {
    en: 'Say the batch that was found, as it is printed on the pack.',
    ne: 'भेटिएको सामानको ब्याच प्याकमा छापिएअनुसार राख्नुहोस्।',
  },
});
