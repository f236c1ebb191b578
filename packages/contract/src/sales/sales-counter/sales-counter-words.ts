import type { Text } from '../../messages.ts';
import type {
  counterFaults,
  counterInvoiceStates,
  counterStates,
  freezeReasons,
  refusalReasons,
} from './sales-counter-answer.ts';

/** How counters and their invoices stand, as lists, histories and the counter itself say it. */
export const counterStateWords = {
  NEW: { en: 'No device yet', ne: 'यन्त्र राखिएको छैन' },
  ACTIVE: { en: 'Selling', ne: 'बिक्री गर्दै' },
  FROZEN: { en: 'Frozen', ne: 'रोकिएको' },
  CLOSED: { en: 'Closed', ne: 'बन्द' },
} as const satisfies Record<(typeof counterStates)[number], Text>;

export const counterInvoiceWords = {
  KEPT: { en: 'Waits to be posted', ne: 'प्रविष्टि हुन बाँकी' },
  POSTED: { en: 'Posted', ne: 'प्रविष्टि भएको' },
  REFUSED: { en: 'Not posted', ne: 'प्रविष्टि नभएको' },
  LOST: { en: 'Lost', ne: 'हराएको' },
  SETTLED: { en: 'Settled', ne: 'मिलाइएको' },
} as const satisfies Record<(typeof counterInvoiceStates)[number], Text>;

/** What is wrong with what a device sent. */
export const counterFaultWords = {
  UNREADABLE: { en: 'Cannot be read', ne: 'पढ्न नसकिने' },
  VERSION: { en: 'Unknown way of writing', ne: 'नचिनिएको ढाँचा' },
  OTHER_COUNTER: { en: 'Of another counter', ne: 'अर्कै काउन्टरको' },
  NUMBER: { en: 'Wrong number', ne: 'नम्बर मिलेन' },
  HASH: { en: 'Broken chain', ne: 'क्रम टुट्यो' },
  GAP: { en: 'Invoices missing before it', ne: 'अघिका बिल छुटेका' },
  OTHER_KEPT: { en: 'Number given twice', ne: 'एउटै नम्बर दुई पटक' },
  AFTER_FAULT: { en: 'Came after a fault', ne: 'गडबडीपछि आएको' },
  AFTER_CLOSING: { en: 'Came after closing', ne: 'बन्द भएपछि आएको' },
} as const satisfies Record<(typeof counterFaults)[number], Text>;

/** Why a counter is frozen. */
export const freezeWords = {
  ...counterFaultWords,
  OLD_PROFILE: { en: 'Storage set back', ne: 'भण्डार पहिलेको अवस्थामा' },
  TOTALS: { en: 'Totals differ', ne: 'जम्मा मिलेन' },
} as const satisfies Record<(typeof freezeReasons)[number], Text>;

/** Why an invoice of a counter is not posted. */
export const refusalWords = {
  TOTALS: { en: 'Totals differ', ne: 'जम्मा मिलेन' },
  CLOCK: { en: 'Wrong clock', ne: 'घडी मिलेन' },
  DAY: { en: 'Wrong day', ne: 'मिति मिलेन' },
  FORM: { en: 'Not as invoices are', ne: 'बिलको ढाँचा मिलेन' },
  RULE: { en: 'Refused by a rule', ne: 'नियमले रोकेको' },
  SERVER: { en: 'The server failed', ne: 'सर्भरमा समस्या' },
} as const satisfies Record<(typeof refusalReasons)[number], Text>;

type Words = Readonly<Record<string, Text>>;
/** Words of a closed list by keys of their own: `FREEZE_GAP`. */
type Prefixed<P extends string, W extends Words> = { [K in Extract<keyof W, string> as `${P}_${K}`]: W[K] };

function wordsOf<const P extends string, W extends Words>(prefix: P, words: W): Prefixed<P, W>;
function wordsOf(prefix: string, words: Words): Words {
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [`${prefix}_${key}`, text]));
}

/** The same as sheets, histories and screens look them up, where other states stand beside. */
export const salesCounterWords = {
  ...wordsOf('COUNTER', counterStateWords),
  ...wordsOf('COUNTER', counterInvoiceWords),
  ...wordsOf('FREEZE', freezeWords),
  ...wordsOf('REFUSAL', refusalWords),
};
