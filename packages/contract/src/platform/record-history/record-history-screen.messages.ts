import { messages } from '../../messages.ts';

/** The history of a record and its comments, below its details. */
export const recordHistoryScreenMessages = messages('recordHistoryScreen', {
  title: { en: 'History and comments', ne: 'इतिहास र टिप्पणी' },
  CREATED: { en: 'Created', ne: 'बनाइयो' },
  CHANGED: { en: 'Changed', ne: 'फेरियो' },
  product: { en: 'Bahi', ne: 'बही' },
  nothing: { en: 'Nothing has happened yet', ne: 'अहिलेसम्म केही भएको छैन' },
  cut: { en: 'Only the latest are shown', ne: 'पछिल्ला मात्र देखाइएका छन्' },
  empty: { en: 'empty', ne: 'खाली' },
  becomes: { en: '{before} became {after}', ne: '{before}बाट {after}' },
  comment: { en: 'Comment', ne: 'टिप्पणी' },
  commentHint: { en: 'Seen by everybody who sees this record', ne: 'यो विवरण देख्ने सबैले देख्छन्' },
  write: { en: 'Write comment', ne: 'टिप्पणी लेख्नुहोस्' },
  remove: { en: 'Delete the comment', ne: 'टिप्पणी मेटाउनुहोस्' },
  removeQuestion: { en: 'Delete this comment?', ne: 'यो टिप्पणी मेटाउने हो?' },
});
