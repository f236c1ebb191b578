import { chequeDaysAhead } from '@bahi/contract/reports/dashboard/dashboard-answer';
import { screens } from '@bahi/contract/screens';
import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { useToday } from '../../../platform/calendar.ts';
import { documentScreen } from '../../../ui/documents/document-screens.ts';
import type { BusinessSummary } from './dashboard-answer.ts';

type Row = BusinessSummary['toDo'][number];

/** The list that has what waits, and nothing beside. */
export function useToDoPath(): (row: Row) => string {
  const today = useToday();
  const [from, ahead] = [formatAdDate(today), formatAdDate(addDays(today, chequeDaysAhead))];
  return ({ kind, subject }) => {
    switch (kind) {
      case 'DRAFTS':
        return `${listOf(subject)}?state=DRAFT`;
      case 'APPROVALS':
        return `${listOf(subject)}?approval=WAITING`;
      case 'LOW_STOCK':
        return `${screens.items}?isActive=true&isLow=true`;
      case 'CHEQUES_RECEIVED':
        return `${screens.cheques}?state=IN_HAND&toDateAD=${from}`;
      case 'CHEQUES_GIVEN':
        return `${screens.cheques}?tab=given&state=ISSUED&toDateAD=${ahead}`;
      case 'RECURRING':
        return `${screens.recurrings}?isWaiting=true`;
      case 'EXPIRED':
        return `${screens.expiryReport}?show=result&asAt=${from}&within=EXPIRED`;
      case 'EXPIRING':
        return `${screens.expiryReport}?show=result&asAt=${from}&within=DAYS90`;
      case 'RIGHTS_ENDING':
        return `${screens.peopleAndRoles}?isEnding=true`;
    }
  };
}

function listOf(subject: Row['subject']): string {
  if (subject === 'VOUCHER') return screens.vouchers;
  return subject === null || subject === 'QUOTATION' ? screens.quotations : documentScreen(subject).list;
}
