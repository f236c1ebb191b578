import { formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { documentKinds, isDocumentKind } from '@bahi/domain/document-kinds';
import type { Language } from '@bahi/domain/language';
import { formatRupees, type Paisa } from '@bahi/domain/numbers/money';
import { type FailedMessage, failedMessages, lateSubject, type NoticeKind } from './notice-kinds.ts';
import type { noticeMessages } from './notice.messages.ts';

type Key = keyof (typeof noticeMessages)['texts'];

/** What a notice is about. */
export type NoticeFacts = {
  kind: NoticeKind;
  subject: string;
  name: string | null;
  nameNp: string | null;
  count: number | null;
  amount: Paisa | null;
};

const failed: Readonly<Record<FailedMessage, Key>> = {
  SHARING: 'sharingFailed',
  REMINDER: 'reminderFailed',
  REPORT: 'reportFailed',
  NOTICE: 'noticeFailed',
};

/** The text that a notice says, and what is put into it: the same at the bell, in a letter and in a message. */
export function sayingOf(
  notice: NoticeFacts,
  language: Language,
): { key: Key; words: Record<string, string | number> } {
  const { kind, name, nameNp, count, amount } = notice;
  const said = (language === 'ne' ? (nameNp ?? name) : name) ?? '';
  return {
    key: keyOf(notice),
    words: {
      name: kind === 'YEAR_ENDING' ? formatFiscalYear(said, language) : said,
      count: count ?? 0,
      amount: amount === null ? '' : formatRupees(amount, language),
    },
  };
}

function keyOf({ kind, subject, count }: NoticeFacts): Key {
  switch (kind) {
    case 'DUE_TODAY':
      return isToBePaid(subject) ? 'payToday' : 'collectToday';
    case 'OVERDUE':
      return isToBePaid(subject) ? 'payOverdue' : 'collectOverdue';
    case 'CHEQUE_DUE':
      return subject === 'PAID' ? 'chequesToPay' : 'chequesToDeposit';
    case 'PROMISE_TODAY':
      return 'promisedToday';
    case 'PROMISE_BROKEN':
      return 'promisesBroken';
    case 'VAT_DUE':
      return count === 0 ? 'vatDueToday' : 'vatDue';
    case 'VAT_UNPAID':
      if (subject === lateSubject) return 'vatUnpaidLate';
      return count === 0 ? 'vatUnpaidToday' : 'vatUnpaid';
    case 'TDS_DUE':
      return count === 0 ? 'tdsDueToday' : 'tdsDue';
    case 'LOW_STOCK':
      return 'lowStock';
    case 'APPROVAL':
      return 'waiting';
    case 'MESSAGE_FAILED':
      return failed[failedMessages.find((known) => known === subject) ?? 'NOTICE'];
    case 'SCHEDULE_STOPPED':
      return 'scheduleStopped';
    case 'REPORT_FAILED':
      return 'fileFailed';
    case 'IMPORT_FAILED':
      return 'importFailed';
    case 'CBMS_STOPPED':
      return subject === 'SILENT' ? 'cbmsSilent' : 'cbmsStopped';
    case 'CBMS_FAILED':
      return 'cbmsFailed';
    case 'COUNTER_REFUSED':
      if (subject === 'NEWER') return 'counterNewer';
      return subject === 'KEPT' ? 'counterKept' : 'counterRefused';
    case 'COUNTER_FROZEN':
      return 'counterFrozen';
    case 'RIGHTS_ENDING':
      return 'rightsEnding';
    case 'OWN_RIGHTS_ENDING':
      return count === 0 ? 'ownRightsEndToday' : 'ownRightsEnding';
    case 'YEAR_ENDING':
      return 'yearEnding';
    case 'QUESTION':
      return 'asked';
    case 'ANSWER':
      return 'answered';
  }
}

function isToBePaid(subject: string): boolean {
  return isDocumentKind(subject) && documentKinds[subject].settledBy === 'PAID';
}
