import type { Answer } from '@bahi/contract/endpoint';
import type { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { type FailedMessage, failedMessages } from '@bahi/contract/platform/notice/notice-kinds';
import { reportPaths } from '@bahi/contract/reports/all-reports/report-paths';
import { reportScreens } from '@bahi/contract/reports/all-reports/report-screens';
import { monthFilePath } from '@bahi/contract/reports/month-file/month-file-parts';
import { screenAt, screens } from '@bahi/contract/screens';
import { isDocumentKind } from '@bahi/domain/document-kinds';
import { documentScreen } from '../../../ui/documents/document-screens.ts';

export type Notice = Answer<typeof noticeContract.recent>['notices'][number];

const failedLists: Readonly<Record<FailedMessage, string>> = {
  SHARING: `${screens.sharings}?state=FAILED`,
  REMINDER: `${screens.reminders}?state=FAILED`,
  REPORT: screens.reportSchedules,
  NOTICE: `${screens.profile}?tab=notices`,
};

/** Where a notice leads: the list that adds up to it, or the record that it is about. */
export function placeOf({ kind, subject, recordId, dayAD }: Notice): string {
  switch (kind) {
    case 'DUE_TODAY':
      return `${listOf(subject)}?dueOnAD=${dayAD}`;
    case 'OVERDUE':
      return `${listOf(subject)}?isOverdue=true&sort=dueDateAD`;
    case 'LOW_STOCK':
      return `${screens.items}?isActive=true&isLow=true`;
    case 'APPROVAL':
      return `${listOf(subject)}?approval=WAITING&view=${recordId ?? ''}`;
    case 'MESSAGE_FAILED':
      return failedLists[failedMessages.find((known) => known === subject) ?? 'NOTICE'];
    case 'SCHEDULE_STOPPED':
      return `${screens.reportSchedules}?view=${recordId ?? ''}`;
    case 'REPORT_FAILED':
      return screenOfReport(subject);
    case 'COUNTER_REFUSED':
      // What its device could not send is in no list.
      if (subject === 'NEWER') return `${screens.salesCounters}?view=${recordId ?? ''}`;
      return `${screens.counterInvoices}?state=${subject === 'KEPT' ? 'KEPT' : 'REFUSED'}`;
    case 'COUNTER_FROZEN':
      return recordId === 0 ? screens.salesCounters : `${screens.salesCounters}?view=${recordId}`;
    case 'IMPORT_FAILED':
      return screenAt(screens.dataImport, { importId: recordId ?? '' });
    case 'CBMS_STOPPED':
      return screens.cbms;
    case 'CBMS_FAILED':
      return `${screens.cbms}?state=${subject === '' ? 'FAILED' : subject}`;
    case 'RIGHTS_ENDING':
      return screens.peopleAndRoles;
    case 'OWN_RIGHTS_ENDING':
      return screens.ownRecord;
    case 'PROMISE_TODAY':
      return `${screens.collect}?promise=TODAY`;
    case 'PROMISE_BROKEN':
      return `${screens.collect}?promise=BROKEN`;
    case 'CHEQUE_DUE':
      return subject === 'PAID'
        ? `${screens.cheques}?tab=given&state=ISSUED&fromDateAD=${dayAD}&toDateAD=${dayAD}`
        : `${screens.cheques}?state=IN_HAND&toDateAD=${dayAD}`;
    case 'VAT_DUE':
    case 'VAT_UNPAID':
      return screens.vatReturns;
    case 'TDS_DUE':
      return screens.tds;
    case 'YEAR_ENDING':
      return screens.periodLocks;
    case 'QUESTION':
      return `${screens.questions}?state=OPEN`;
    case 'ANSWER':
      return `${screens.questions}?whose=MINE`;
  }
}

/** The screen of a report, where it is asked for again. */
function screenOfReport(subject: string): string {
  if (subject === monthFilePath) return screens.monthFile;
  const path = reportPaths.find((known) => known === subject);
  return path === undefined ? screens.dashboard : reportScreens[path].screen;
}

/** The list of a kind of document; what is none of the books is a quotation. */
function listOf(subject: string): string {
  if (subject === 'VOUCHER') return screens.vouchers;
  return isDocumentKind(subject) ? documentScreen(subject).list : screens.quotations;
}
