import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { reorderContract } from '@bahi/contract/purchase/reorder/reorder.contract';
import { businessDetailContract } from '@bahi/contract/platform/business-detail/business-detail.contract';
import { otpContract } from '@bahi/contract/platform/otp/otp.contract';
import { securityLogContract } from '@bahi/contract/people/security-log/security-log.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { periodLockContract } from '@bahi/contract/books/period-lock/period-lock.contract';
import { screenAt, screens } from '@bahi/contract/screens';
import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import type { MoneyGroup } from '@bahi/domain/posting/accounts/account-groups';
import { dashboardLines } from '@bahi/contract/reports/dashboard/dashboard-lines';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { LinesAt } from '@bahi/contract/reports/report/report-lines';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { collectContract } from '@bahi/contract/sales/collect/collect.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { type DocumentActivity, documentOfActivity, isDocumentActivity, kindsWith } from '@bahi/domain/document-kinds';
import { isPaperActivity, type StockPaperActivity, stockPaperOfActivity } from '@bahi/domain/goods/stock-papers';
import { useSession } from '../../../platform/session.tsx';
import { documentScreen } from '../../../ui/documents/document-screens.ts';
import { stockPaperScreens } from '../../../ui/documents/stock-paper-screens.ts';
import { whyPath } from '../report/why-path.ts';
import type { Activity } from './dashboard-answer.ts';

type Screen = ReturnType<typeof documentScreen>;

const invoices = screens.invoices;
const expenses = screens.expenses;
const items = screens.items;
const customers = screens.customers;

const quotations: Screen = { list: screens.quotations, needs: quotationContract.list };
const dayCloses: Screen = { list: screens.dayCloses, needs: dayCloseContract.list };
const locks: Screen = { list: screens.periodLocks, needs: periodLockContract.overview };

const [purchaseKind] = kindsWith({ figure: 'purchases' });
const purchases = purchaseKind === undefined ? null : documentScreen(purchaseKind);

/** Where the activities lead that are about no document; a payment leads to what it pays. */
const others: Readonly<Record<Exclude<Activity['kind'], DocumentActivity | StockPaperActivity>, Screen>> = {
  PAYMENT_RECEIVED: { list: invoices, needs: invoiceContract.list },
  PAYMENT_MADE: { list: expenses, needs: expenseContract.list },
  CUSTOMER_ADDED: { list: customers, needs: customerContract.list },
  ITEM_ADDED: { list: items, needs: itemContract.list },
  QUOTATION_PUBLISHED: quotations,
  QUOTATION_ACCEPTED: quotations,
  QUOTATION_REJECTED: quotations,
  CREDIT_LIMIT_PASSED: { list: invoices, needs: invoiceContract.list },
  PERIOD_LOCKED: locks,
  PERIOD_UNLOCKED: locks,
  RECURRING_DUE: { list: screens.recurrings, needs: recurringContract.list },
  // Of whom it was tells who and how.
  CHEQUE_BOUNCED: { list: screens.cheques, needs: chequeContract.list },
  DAY_CLOSED: dayCloses,
  DAY_CLOSE_CANCELLED: dayCloses,
  CUSTOMER_REMINDED: { list: customers, needs: customerContract.list },
  PAYMENT_PROMISED: { list: screens.collect, needs: collectContract.list },
  VOUCHER_ENTERED: { list: screens.vouchers, needs: voucherContract.list },
  VOUCHER_CANCELLED: { list: screens.vouchers, needs: voucherContract.list },
};

function placeOf(kind: Activity['kind']): Screen {
  if (isDocumentActivity(kind)) return documentScreen(documentOfActivity(kind).kind);
  if (isPaperActivity(kind)) return stockPaperScreens[stockPaperOfActivity(kind)];
  return others[kind];
}

type Series = 'sales' | 'expenses' | 'receipts' | 'purchases' | 'paymentsSent';
type Can = ReturnType<typeof useSession>['can'];

/** Where lines stand, for who may go there. */
function whyFor(can: Can, lines: LinesAt): string | undefined {
  const place = whyPath(lines);
  return place !== null && can(place.needs) ? place.path : undefined;
}

function seriesPath(can: Can, series: Exclude<Series, 'sales'>, fromDate: string, toDate: string): string | undefined {
  const days = `fromDateAD=${fromDate}&toDateAD=${toDate}`;
  switch (series) {
    case 'expenses':
      return whyFor(can, dashboardLines.expenses({ fromDate, toDate }));
    case 'purchases':
      return purchases !== null && can(purchases.needs) ? `${purchases.list}?state=FINAL&${days}` : undefined;
    case 'receipts':
      return can(paymentContract.listSettlements) ? `${screens.payments}?kind=RECEIVED&${days}` : undefined;
    case 'paymentsSent':
      return can(paymentContract.listSettlements) ? `${screens.payments}?kind=PAID&${days}` : undefined;
  }
}

/** Where the figures lead, as far as the user may go: undefined where they lead nowhere. */
export function useDashboardLinks() {
  const { can } = useSession();
  const seesInvoices = can(invoiceContract.list);
  const seesExpenses = can(expenseContract.list);
  const seesItems = can(itemContract.list);
  const seesCustomers = can(customerContract.list);
  const when = (mayGo: boolean, path: string): string | undefined => (mayGo ? path : undefined);
  const salesOf = (fromAd: string, toAd: string): string | undefined =>
    whyFor(can, dashboardLines.sales({ fromDate: fromAd, toDate: toAd })) ??
    when(seesInvoices, `${invoices}?state=FINAL&fromDateAD=${fromAd}&toDateAD=${toAd}`);
  return {
    /** The invoices of a period, AD: in the sales report, or in the list of invoices for who may not see reports. */
    sales: salesOf,
    /** What a series of the chart is made of, in its days. */
    series: (series: Series, fromAd: string, toAd: string): string | undefined =>
      series === 'sales' ? salesOf(fromAd, toAd) : seriesPath(can, series, fromAd, toAd),
    /** Those who live in a country, province or district, with what they bought. */
    place: (
      place: 'countryId' | 'provinceId' | 'districtId',
      id: number,
      fromAd: string,
      toAd: string,
    ): string | undefined => whyFor(can, dashboardLines.place(place, id, { fromDate: fromAd, toDate: toAd })),
    /** By customer; of invoices alone for who may not see that. */
    dues: (todayAd: string) =>
      whyFor(can, dashboardLines.dues(todayAd)) ?? when(seesInvoices, `${invoices}?state=FINAL&sort=-remainingAmount`),
    /** The longest waiting first. */
    overdue: when(seesInvoices, `${invoices}?isOverdue=true&sort=dueDateAD`),
    duesOf: (customerId: number) => when(seesInvoices, `${invoices}?customerId=${customerId}&sort=-remainingAmount`),
    /** Of these customers reminders are sent. */
    remind: when(can(collectContract.list) && can(collectContract.remind), `${screens.collect}?isOverdue=true`),
    money: (kind: MoneyGroup) => when(can(moneyAccountContract.list), `${screens.moneyAccounts}?kind=${kind}`),
    /** Sales without VAT and what is earned of them. */
    profit: (fromDate: string, toDate: string) => whyFor(can, dashboardLines.profit({ fromDate, toDate })),
    vatReturn: (lastDay: string) => when(can(vatReturnContract.get), screenAt(screens.vatReturn, { lastDay })),
    vatOnSales: (fromDate: string, toDate: string) => whyFor(can, dashboardLines.vatOnSales({ fromDate, toDate })),
    vatOnPurchases: (fromDate: string, toDate: string) =>
      whyFor(can, dashboardLines.vatOnPurchases({ fromDate, toDate })),
    /** Those of a period, or the list of all for who may not see reports. */
    expenses: (fromAd: string, toAd: string) =>
      seriesPath(can, 'expenses', fromAd, toAd) ?? when(seesExpenses, `${expenses}?isActive=true`),
    /** By vendor; of expenses alone for who may not see that. */
    payables: can(vendorContract.list)
      ? `${screens.vendors}?sort=-dueAmount`
      : when(seesExpenses, `${expenses}?isActive=true&sort=-remainingAmount`),
    customersByDue: when(seesCustomers, `${customers}?sort=-dueAmount`),
    lowStock: can(reorderContract.list) ? screens.reorder : when(seesItems, `${items}?isActive=true&isLow=true`),
    item: (itemId: number) => when(seesItems, `${items}?view=${itemId}`),
    activity: ({ kind, recordId }: Activity): string | undefined => {
      const place = placeOf(kind);
      if (place === locks) return when(can(place.needs), place.list);
      return when(recordId !== null && can(place.needs), `${place.list}?view=${recordId}`);
    },
  };
}

/** Where the platform's figures lead, as far as the user may go. */
export function usePlatformLinks() {
  const { can } = useSession();
  const when = (mayGo: boolean, path: string): string | undefined => (mayGo ? path : undefined);
  return {
    businesses: when(can(businessDetailContract.list), screens.businesses),
    users: when(can(userContract.list), screens.users),
    codes: when(can(otpContract.list), screens.otps),
    failures: when(can(securityLogContract.list), `${screens.securityLog}?outcome=REFUSED`),
  };
}
