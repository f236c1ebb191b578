import { accountLedgerContract } from '@bahi/contract/reports/account-ledger/account-ledger.contract';
import { searchOf } from '@bahi/contract/reports/report/filter-texts';
import { screens } from '@bahi/contract/screens';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import { useCalendar, useToday } from '../../../platform/calendar.ts';
import { useSession } from '../../../platform/session.tsx';

/** Where the ledger of an account of this fiscal year stands, for who may open it. */
export function useLedgerPath(): ((code: string) => string) | null {
  const { can } = useSession();
  const today = useToday();
  const from = fiscalYearOf(today, useCalendar()).firstDay;
  if (!can(accountLedgerContract.generate)) return null;
  const days = { fromDate: formatAdDate(from), toDate: formatAdDate(today) };
  return (account) => `${screens.accountLedger}?${searchOf({ ...days, account }, 'result')}`;
}
