import { asCalendarDay } from '@bahi/domain/calendar/calendar-day';
import { asPaisa } from '@bahi/domain/numbers/money';
import type { SettlementPaper } from '../paper/settlement-data.ts';
import { buildInvoicePaper } from '../../../sales/invoice/testing/build-invoice-paper.ts';

const firstOfMangsir = { day: asCalendarDay(20_774), bs: '2083-08-01', isProvisional: false };
const today = { day: asCalendarDay(20_777), bs: '2083-08-04', isProvisional: false };

/** A settlement of 15,000 rupees over two bills, with 1,010 left over; what a test is about is given. */
export function buildSettlementPaper(given: Partial<SettlementPaper> = {}): SettlementPaper {
  const { seller, buyer } = buildInvoicePaper();
  return {
    kind: 'RECEIVED',
    registerType: 'VAT',
    deletion: null,
    seller,
    party: buyer,
    number: 'RCT-2083/84-00031',
    fiscalYear: '2083/84',
    date: today,
    outletName: null,
    total: asPaisa(15_00_000),
    payments: [
      { mode: 'CASH', date: today, amount: asPaisa(5_00_000) },
      { mode: 'CHEQUE', date: today, amount: asPaisa(10_00_000) },
    ],
    allocations: [
      {
        type: 'INVOICE',
        code: 'INV-2083/84-00147',
        date: firstOfMangsir,
        total: asPaisa(12_34_000),
        amount: asPaisa(12_34_000),
      },
      { type: 'INCOME', code: 'गोदाम भाडा', date: firstOfMangsir, total: asPaisa(5_00_000), amount: asPaisa(1_65_000) },
    ],
    advance: asPaisa(1_01_000),
    isRefund: false,
    remarks: null,
    receivedBy: 'Sita Sharma',
    printedBy: 'Ram Thapa',
    printedAt: '2083-08-04 14:32',
    ...given,
  };
}
