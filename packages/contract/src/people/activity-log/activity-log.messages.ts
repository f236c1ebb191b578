import { messages, type Text } from '../../messages.ts';
import type { ActivityAct, DeedKind, DoorKind } from './activity-kinds.ts';

const doors = {
  SIGN_IN: { en: 'Sign-ins', ne: 'साइन इन' },
  SIGN_IN_REFUSED: { en: 'Sign-ins that failed', ne: 'नभएका साइन इन' },
  SIGN_OUT: { en: 'Sign-outs', ne: 'साइन आउट' },
  DOORS: { en: 'Rights, settings, data taken away', ne: 'अधिकार, सेटिङ, निकालिएको डाटा' },
} as const satisfies Record<DoorKind, Text>;

const acts = {
  ENTERED: { en: 'Entered', ne: 'प्रविष्टि भयो' },
  ISSUED: { en: 'Issued', ne: 'जारी भयो' },
  CHANGED: { en: 'Changed', ne: 'परिवर्तन भयो' },
  CANCELLED: { en: 'Cancelled', ne: 'रद्द भयो' },
  DELETED: { en: 'Deleted', ne: 'मेटियो' },
  LOCKED: { en: 'Locked', ne: 'बन्द भयो' },
  UNLOCKED: { en: 'Unlocked', ne: 'खोलियो' },
  SUBMITTED: { en: 'Submitted', ne: 'बुझाइयो' },
  VERIFIED: { en: 'Verified', ne: 'प्रमाणित भयो' },
  WITHDRAWN: { en: 'Withdrawn', ne: 'फिर्ता लिइयो' },
  PAID: { en: 'Paid', ne: 'तिरियो' },
  DEPOSITED: { en: 'Deposited', ne: 'बैंकमा जम्मा भयो' },
  CLEARED: { en: 'Cleared', ne: 'फर्छ्योट भयो' },
  BOUNCED: { en: 'Bounced', ne: 'अस्वीकृत भयो' },
  HANDED_BACK: { en: 'Handed back', ne: 'फिर्ता दिइयो' },
  READ_IN: { en: 'Read', ne: 'पढियो' },
  MATCHED: { en: 'Matched', ne: 'मिलान भयो' },
  UNMATCHED: { en: 'Match taken back', ne: 'मिलान हटाइयो' },
} as const satisfies Record<ActivityAct, Text>;

const deeds = {
  PERIOD_LOCK: { en: 'Locked period', ne: 'बन्द हिसाब' },
  VAT_RETURN: { en: 'VAT return', ne: 'भ्याट विवरण' },
  VAT_PAYMENT: { en: 'VAT paid to the tax office', ne: 'कर कार्यालयमा तिरेको भ्याट' },
  TDS_RATE: { en: 'TDS rate', ne: 'अग्रिम कर कट्टीको दर' },
  TDS_DEPOSIT: { en: 'TDS paid to the tax office', ne: 'कर कार्यालयमा दाखिला गरेको कर कट्टी' },
  BANK_STATEMENT: { en: 'Bank statement', ne: 'बैंक स्टेटमेन्ट' },
  BANK_MATCH: { en: 'Match of a bank statement', ne: 'बैंक स्टेटमेन्टको मिलान' },
} as const satisfies Record<DeedKind, Text>;

/** The words of the activity log, on screen and in Excel. */
export const activityLogMessages = messages('activityLog', {
  ...doors,
  ...acts,
  ...deeds,
  title: { en: 'Activity log', ne: 'कामको अभिलेख' },
  at: { en: 'When', ne: 'कहिले' },
  person: { en: 'Who', ne: 'कसले' },
  kind: { en: 'Of what', ne: 'केको' },
  what: { en: 'What', ne: 'के' },
  record: { en: 'Record', ne: 'विवरण' },
  detail: { en: 'Detail', ne: 'थप विवरण' },
  from: { en: 'From where', ne: 'कहाँबाट' },
  outcome: { en: 'Outcome', ne: 'नतिजा' },
  nobody: { en: 'By itself, or not known', ne: 'आफैँ, वा थाहा छैन' },
  draft: { en: 'draft', ne: 'मस्यौदा' },
  everything: { en: 'Everything', ne: 'सबै' },
  everybody: { en: 'Everybody', ne: 'सबै जना' },
  earlier: { en: 'Show earlier ones', ne: 'अघिका देखाउनुहोस्' },
  isCutLabel: { en: 'Not all', ne: 'सबै होइन' },
  isCut: {
    en: 'These are the last ones: it was too much for one file. Choose fewer days for the others.',
    ne: 'पछिल्ला मात्र छन्: एउटा फाइलमा अटेन। बाँकीका लागि थोरै दिन छान्नुहोस्।',
  },
  noneSoFar: {
    en: 'Nothing of it among what was looked through so far.',
    ne: 'अहिलेसम्म हेरिएकामा केही भेटिएन।',
  },
  emptyText: { en: 'Nothing was done in these days.', ne: 'यी दिनमा केही भएको छैन।' },
  hint: {
    en: 'Who wrote, issued, changed or cancelled what, as the audit keeps it, and who came in, was refused and left.',
    ne: 'कसले के लेख्यो, जारी गर्‍यो, फेर्‍यो वा रद्द गर्‍यो, अनि कसले साइन इन र साइन आउट गर्‍यो, कसलाई रोकियो।',
  },
});
