import type { PromiseState } from '@bahi/domain/numbers/payment-promise';
import type { Text } from '../../messages.ts';
import type { LeftOutReason } from './collect-answer.ts';

/** What became of a promise. */
export const promiseWords = {
  OPEN: { en: 'Promised', ne: 'कायम' },
  TODAY: { en: 'For today', ne: 'आजको' },
  KEPT: { en: 'Kept', ne: 'पूरा' },
  BROKEN: { en: 'Broken', ne: 'पूरा नभएको' },
  REPLACED: { en: 'Replaced', ne: 'अर्कोले फेरिएको' },
  WITHDRAWN: { en: 'Taken back', ne: 'हटाइएको' },
} as const satisfies Record<PromiseState, Text>;

/** Why somebody is not reminded with the others. */
export const leftOutWords = {
  NOTHING_DUE: { en: 'The advance covers what is due', ne: 'अग्रिमले बाँकी पुग्छ' },
  WANTS_NONE: { en: 'Wants no reminders', ne: 'ताकेता नगर्नू भनेको' },
  NO_ADDRESS: { en: 'No mobile number or e-mail for it', ne: 'मोबाइल नम्बर वा इमेल छैन' },
  REMINDED_TODAY: { en: 'Reminded today', ne: 'आज ताकेता गरिसकेको' },
  PROMISED: { en: 'Promised for today or a later day', ne: 'आज वा पछि तिर्ने वाचा गरेको' },
} as const satisfies Record<LeftOutReason, Text>;
