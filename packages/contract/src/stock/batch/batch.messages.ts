import { messages } from '../../messages.ts';

/** What is said of the batches of goods that expire, by forms and by the server. */
export const batchMessages = messages('batch', {
  missing: { en: 'Enter number and expiry of the batch', ne: 'ब्याच नम्बर र म्याद सकिने मिति राख्नुहोस्' },
  expiryMissing: { en: 'Enter the expiry of the batch', ne: 'ब्याचको म्याद सकिने मिति राख्नुहोस्' },
  expiredBefore: { en: 'This had expired before it was bought', ne: 'खरिद गर्नुअघि नै यसको म्याद सकिएको रहेछ' },
  none: { en: 'This item keeps no batches', ne: 'यो सामानमा ब्याच राखिएको छैन' },
  short: { en: 'The batches have only {available}', ne: 'ब्याचमा {available} मात्र छ' },
  onlyExpired: {
    en: 'Only {available} has not expired; {expired} has',
    ne: '{available}को मात्र म्याद बाँकी छ; {expired}को म्याद सकियो',
  },
  expiredShort: { en: 'Only {available} has expired', ne: '{available}को मात्र म्याद सकिएको छ' },
  notExpired: { en: 'Batch {batch} can be sold until {day}', ne: 'ब्याच {batch} {day}सम्म बेच्न मिल्छ' },
  expired: { en: 'Batch {batch} expired on {day}', ne: 'ब्याच {batch}को म्याद {day}मा सकियो' },
  notThere: { en: 'This batch is not on the shelf', ne: 'यो ब्याच मौज्दातमा छैन' },
  chosenShort: { en: 'Only {available} of batch {batch}', ne: 'ब्याच {batch}को {available} मात्र छ' },
  gone: {
    en: 'Only {available} of its batch is still there',
    ne: 'यसको ब्याचको {available} मात्र बाँकी छ',
  },
  movedBefore: {
    en: 'These goods left before the item kept batches: bring them in by a count that names their batch',
    ne: 'यो सामान ब्याच राख्न थाल्नुअघि गएको हो: ब्याच खुलाएर मौज्दात गन्ती गर्नुहोस्',
  },
  returnedBefore: {
    en: 'These goods left before the item kept batches: untick “Back in stock”, then count them and name their batch',
    ne: 'यो सामान ब्याच राख्न थाल्नुअघि गएको हो: “मौज्दातमा राख्ने” हटाउनुहोस्, अनि ब्याच खुलाएर मौज्दात गन्ती गर्नुहोस्',
  },
});
