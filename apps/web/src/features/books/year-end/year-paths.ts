import { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import { assetContract } from '@bahi/contract/books/asset/asset.contract';
import { prepaidContract } from '@bahi/contract/books/prepaid/prepaid.contract';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { loanContract } from '@bahi/contract/books/loan/loan.contract';
import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import type { Access } from '@bahi/contract/access';
import { reportLines } from '@bahi/contract/reports/report/report-lines';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { screenAt, screens } from '@bahi/contract/screens';
import { isDocumentKind } from '@bahi/domain/document-kinds';
import { isStockPaperKind } from '@bahi/domain/goods/stock-papers';
import { isVoucherKind } from '@bahi/domain/posting/accounts/voucher';
import { stockPaperScreens } from '../../../ui/documents/stock-paper-screens.ts';
import { documentScreen } from '../../../ui/documents/document-screens.ts';
import { whyPath } from '../../reports/report/why-path.ts';
import type { YearEnd } from './YearEndPage.tsx';

type Path = { path: string; needs: { access: Access } } | null;
type Point = YearEnd['points'][number];

/** Where what stands in the way is put in order: the very documents, months, lines or days of the year. */
export function pathOfPoint(
  { point, draftKind, accountId }: Point,
  { fiscalYear, firstDayAD, lastDayAD }: YearEnd,
): Path {
  const days = { fromDate: firstDayAD, toDate: lastDayAD };
  switch (point) {
    case 'DRAFTS': {
      const place = draftKind === null ? null : placeOfDrafts(draftKind);
      if (place === null) return null;
      const { list, needs } = place;
      return { path: `${list}?state=DRAFT&fromDateAD=${firstDayAD}&toDateAD=${lastDayAD}`, needs };
    }
    case 'VAT_MONTHS':
      return { path: screens.vatReturns, needs: vatReturnContract.list };
    case 'BANK_LINES':
      return accountId === null
        ? null
        : { path: screenAt(screens.bankReconciliation, { accountId }), needs: bankStatementContract.open };
    case 'DEPRECIATION':
      return {
        path: `${screens.depreciation}?fiscalYear=${encodeURIComponent(fiscalYear)}`,
        needs: assetContract.sheet,
      };
    case 'PREPAID_MONTHS':
      return { path: screens.prepaidExpenses, needs: prepaidContract.list };
    case 'LOAN_INSTALMENTS':
      return { path: screens.loans, needs: loanContract.list };
    case 'OPENING_BALANCE':
      return whyPath(reportLines('account-ledger', { ...days, account: 'OPENING_BALANCE' }));
    case 'STOCK_BELOW_ZERO':
      return whyPath(reportLines('exceptional-report', { ...days, check: 'NEGATIVE_STOCK' }));
    case 'CASH_BELOW_ZERO':
      return whyPath(reportLines('exceptional-report', { ...days, check: 'CASH_BELOW_ZERO' }));
    case 'COUNTER_INVOICES':
      return { path: `${screens.counterInvoices}?isActive=true`, needs: salesCounterContract.listInvoices };
    case 'COUNTERS_UNHEARD':
      return { path: screens.salesCounters, needs: salesCounterContract.list };
  }
}

/** The list of a kind that has drafts. */
function placeOfDrafts(kind: string): { list: string; needs: { access: Access } } | null {
  if (isDocumentKind(kind)) return documentScreen(kind);
  if (isStockPaperKind(kind)) return stockPaperScreens[kind];
  return isVoucherKind(kind) ? { list: screens.vouchers, needs: voucherContract.list } : null;
}

/** The report of the year whose figures stand here. */
export function pathOfReport(path: 'profit-and-loss', year: Pick<YearEnd, 'firstDayAD' | 'lastDayAD'>): Path {
  return whyPath(reportLines(path, { fromDate: year.firstDayAD, toDate: year.lastDayAD }));
}
