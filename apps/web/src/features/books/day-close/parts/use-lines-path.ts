import { accountLedgerContract } from '@bahi/contract/reports/account-ledger/account-ledger.contract';
import { searchOf } from '@bahi/contract/reports/report/filter-texts';
import { screens } from '@bahi/contract/screens';
import { useSession } from '../../../../platform/session.tsx';
import type { CashOfDay } from '../day-close-form.ts';

/** Where the lines of a box on its day stand, for who may open its ledger. */
export function useLinesPath({ accountCode, dateAD, outletId }: CashOfDay): string | null {
  const { can, officeId, outlets } = useSession();
  if (!can(accountLedgerContract.generate)) return null;
  const ofOutlet = officeId === null && outlets.length > 1 ? { outletId: String(outletId) } : {};
  const filter = { fromDate: dateAD, toDate: dateAD, account: accountCode, ...ofOutlet };
  return `${screens.accountLedger}?${searchOf(filter, 'result')}`;
}
