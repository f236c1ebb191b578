import { messages } from '../../messages.ts';

/** The words of drafts that need somebody else's word. */
export const approvalScreenMessages = messages('approvalScreen', {
  approval: { en: 'Approval', ne: 'स्वीकृति' },
  WAITING: { en: 'Waits for approval', ne: 'स्वीकृति बाँकी' },
  APPROVED: { en: 'Approved', ne: 'स्वीकृत' },
  REJECTED: { en: 'Rejected', ne: 'अस्वीकृत' },
  approvedBy: { en: 'Approved by {name}', ne: '{name}ले स्वीकृत गरेको' },
  rejectedBy: { en: 'Rejected by {name}: {remarks}', ne: '{name}ले अस्वीकृत गरेको: {remarks}' },
  approve: { en: 'Approve', ne: 'स्वीकृत गर्नुहोस्' },
  reject: { en: 'Reject', ne: 'अस्वीकृत गर्नुहोस्' },
  rejectTitle: { en: 'Reject the draft of {name}', ne: '{name}को मस्यौदा अस्वीकृत गर्नुहोस्' },
  rejectHint: {
    en: 'It goes back to its writer, who sees why. Mended, it waits for approval again.',
    ne: 'यो प्रविष्टि गर्नेकहाँ फिर्ता जान्छ र कारण देखिन्छ। सच्याएपछि फेरि स्वीकृति पर्खिन्छ।',
  },
  remarks: { en: 'Why', ne: 'कारण' },
  approveAll: { en: 'Approve drafts ({count})', ne: 'मस्यौदा स्वीकृत गर्नुहोस् ({count})' },
  approveTitle: { en: 'Approve drafts', ne: 'मस्यौदा स्वीकृत गर्नुहोस्' },
  approveHint: {
    en: 'Those that are ticked are approved together. What you wrote yourself, somebody else approves.',
    ne: 'चिनो लगाइएका सबै एकैचोटि स्वीकृत हुन्छन्। आफैँले बनाएको मस्यौदा अरूले स्वीकृत गर्छन्।',
  },
  approveChosen: { en: 'Approve {count}', ne: '{count} वटा स्वीकृत गर्नुहोस्' },
  amount: { en: 'Rs {amount}', ne: 'रु {amount}' },
  nothingWaits: { en: 'No draft waits for you.', ne: 'तपाईंले स्वीकृत गर्नुपर्ने मस्यौदा छैन।' },
  isAbove: {
    en: 'Above Rs {limit}: save it as a draft; somebody else approves it before it is issued.',
    ne: 'रु {limit}भन्दा माथि छ: मस्यौदा राख्नुहोस्; अरूले स्वीकृत गरेपछि जारी हुन्छ।',
  },
  waits: {
    en: 'Above Rs {limit}: it waits until somebody other than its writer approves it.',
    ne: 'रु {limit}भन्दा माथि छ: प्रविष्टि गर्ने बाहेक अरूको स्वीकृति पर्खिरहेको छ।',
  },
  isApproved: {
    en: 'Approved by {name}: it can be issued as it was saved.',
    ne: '{name}ले स्वीकृत गरेको: राखिएकै रूपमा जारी गर्न सकिन्छ।',
  },
});
