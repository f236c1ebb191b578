import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import type { Access } from '@bahi/contract/access';
import { reportScreens } from '@bahi/contract/reports/all-reports/report-screens';
import { type ReportFilterTexts, searchOf } from '@bahi/contract/reports/report/filter-texts';
import type { Report } from '@bahi/contract/reports/report/report';
import type { AnyReportRow } from '@bahi/contract/reports/report/report-columns';
import type { LinesAt } from '@bahi/contract/reports/report/report-lines';
import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { stockCardContract } from '@bahi/contract/stock/stock-card/stock-card.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { isVoucherKind } from '@bahi/domain/posting/accounts/voucher';
import { screens } from '@bahi/contract/screens';
import { screenOfMove } from '@bahi/contract/stock/stock-card/move-sources';
import { documentScreen } from '../../../ui/documents/document-screens.ts';
import { stockCardPath } from '../../stock/stock-card/stock-card-path.ts';
import { statementPath } from '../statement/statement-paths.ts';

/** The address at which lines stand, and what somebody needs to see them; null where a row stands on nothing else. */
export function whyPath(lines: LinesAt): { path: string; needs: { access: Access } } | null {
  switch (lines.at) {
    case 'document': {
      const { list, needs } = documentScreen(lines.kind);
      return { path: `${list}?view=${lines.id}`, needs };
    }
    case 'source': {
      const source = screenOfSource(lines.kind, lines.id);
      return source === null ? null : { path: source.to, needs: source.needs };
    }
    case 'nowhere':
      return null;
    case 'report': {
      const { screen, module } = reportScreens[lines.path];
      return { path: `${screen}?${searchOf(lines.filter, 'result')}`, needs: { access: `${module}.report` } };
    }
    case 'statement': {
      const { customerId, outletId, toDate } = lines;
      const narrowed = { ...(outletId === undefined ? {} : { outletId }), to: toDate };
      return { path: statementPath('customer', customerId, narrowed), needs: statementContract.customer };
    }
    case 'vendorStatement': {
      const { vendorId, outletId, toDate } = lines;
      const narrowed = { ...(outletId === undefined ? {} : { outletId }), to: toDate };
      return { path: statementPath('vendor', vendorId, narrowed), needs: statementContract.vendor };
    }
    case 'stockCard': {
      const { variantId, outletId, fromDate, toDate } = lines;
      const narrowed = { ...(outletId === undefined ? {} : { outletId }), from: fromDate, to: toDate };
      return { path: stockCardPath(variantId, narrowed), needs: stockCardContract.get };
    }
  }
}

/** Where what was posted opens and is no kind of document. */
function screenOfSource(kind: string, id: number): { to: string; needs: { access: Access } } | null {
  if (kind === 'RECEIPT') return { to: `${screens.payments}?view=${id}`, needs: paymentContract.listSettlements };
  if (kind === 'CHEQUE') return { to: `${screens.cheques}?view=${id}`, needs: chequeContract.get };
  if (kind === 'DAY_CLOSE') return { to: `${screens.dayCloses}?view=${id}`, needs: dayCloseContract.get };
  if (isVoucherKind(kind)) return { to: `${screens.vouchers}?view=${id}`, needs: voucherContract.get };
  return screenOfMove(kind, id);
}

type Viewer = { can: (needs: { access: Access }) => boolean; today: string };

/** The address at which the lines of a row stand; null for who may not see those, though they may see other rows' lines. */
export function linkOf(
  { why }: Pick<Report, 'why'>,
  { can, today }: Viewer,
): (row: AnyReportRow, filter: ReportFilterTexts) => string | null {
  return (row, filter) => {
    const lines = whyPath(why(row, filter, today));
    return lines !== null && can(lines.needs) ? lines.path : null;
  };
}
