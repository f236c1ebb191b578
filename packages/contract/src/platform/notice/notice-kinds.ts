/** What somebody chooses of, by which way it comes: what falls due, stock, what waits for a word, what failed, what ends. */
export const noticeTopics = ['DUE', 'STOCK', 'APPROVAL', 'FAILURE', 'ENDING', 'QUESTION'] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

type Facts = {
  topic: NoticeTopic;
  /** Written once a day of what stands, and not at an event. */
  isDaily: boolean;
};

/** What people are told of. */
export const noticeKinds = {
  DUE_TODAY: { topic: 'DUE', isDaily: true },
  OVERDUE: { topic: 'DUE', isDaily: true },
  PROMISE_TODAY: { topic: 'DUE', isDaily: true },
  PROMISE_BROKEN: { topic: 'DUE', isDaily: true },
  CHEQUE_DUE: { topic: 'DUE', isDaily: true },
  VAT_DUE: { topic: 'DUE', isDaily: true },
  VAT_UNPAID: { topic: 'DUE', isDaily: true },
  TDS_DUE: { topic: 'DUE', isDaily: true },
  LOW_STOCK: { topic: 'STOCK', isDaily: true },
  APPROVAL: { topic: 'APPROVAL', isDaily: false },
  MESSAGE_FAILED: { topic: 'FAILURE', isDaily: false },
  SCHEDULE_STOPPED: { topic: 'FAILURE', isDaily: false },
  REPORT_FAILED: { topic: 'FAILURE', isDaily: false },
  IMPORT_FAILED: { topic: 'FAILURE', isDaily: false },
  CBMS_STOPPED: { topic: 'FAILURE', isDaily: false },
  CBMS_FAILED: { topic: 'FAILURE', isDaily: false },
  COUNTER_REFUSED: { topic: 'FAILURE', isDaily: false },
  COUNTER_FROZEN: { topic: 'FAILURE', isDaily: false },
  RIGHTS_ENDING: { topic: 'ENDING', isDaily: true },
  OWN_RIGHTS_ENDING: { topic: 'ENDING', isDaily: true },
  YEAR_ENDING: { topic: 'ENDING', isDaily: true },
  QUESTION: { topic: 'QUESTION', isDaily: false },
  ANSWER: { topic: 'QUESTION', isDaily: false },
} as const satisfies Record<string, Facts>;
/** Of what is left to pay the subject that says that its day is over: it is told since how many days. */
export const lateSubject = 'LATE';

export type NoticeKind = keyof typeof noticeKinds;
export const noticeKindNames: readonly NoticeKind[] = Object.keys(noticeKinds).filter((name) => isNoticeKind(name));

function isNoticeKind(name: string): name is NoticeKind {
  return name in noticeKinds;
}

/** The kinds of some topics. */
export function kindsOfTopics(topics: readonly NoticeTopic[]): NoticeKind[] {
  return noticeKindNames.filter((kind) => topics.includes(noticeKinds[kind].topic));
}

/** The kinds that are written once a day of what stands, or those that tell of an event. */
export function kindsByDay(isDaily: boolean): NoticeKind[] {
  return noticeKindNames.filter((kind) => noticeKinds[kind].isDaily === isDaily);
}

/** What failed of messages: what was shared, a reminder, a report by its schedule, or a notice itself. */
export const failedMessages = ['SHARING', 'REMINDER', 'REPORT', 'NOTICE'] as const;
export type FailedMessage = (typeof failedMessages)[number];

/** What stands is looked at from this hour on, before the shops open, and nobody's phone rings before it. */
export const noticeMorning = 6;

/** So many days a notice is kept. */
export const noticeDays = 90;
