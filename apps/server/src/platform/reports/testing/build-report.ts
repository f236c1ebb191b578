import { standardCalendar } from '@bahi/domain/calendar/bs-calendar';
import { asCalendarDay, type CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { asPaisa, type Paisa } from '@bahi/domain/numbers/money';
import { asQuantity, type Quantity } from '@bahi/domain/numbers/quantity';
import type { Report } from '../report.ts';

export type SaleRow = { customer: string; day: CalendarDay; quantity: Quantity; bills: number; total: Paisa | null };

export function buildSaleRow(given: Partial<SaleRow> = {}): SaleRow {
  return {
    customer: 'हिमालयन किराना',
    day: asCalendarDay(20_777),
    quantity: asQuantity(2_5000),
    bills: 3,
    total: asPaisa(12_34_567_89),
    ...given,
  };
}

/** A report with a column of each kind. */
export function buildReport(rows: readonly SaleRow[], given: Partial<Report<SaleRow>> = {}): Report<SaleRow> {
  return {
    name: 'Sales Report',
    title: { en: 'Sales Report', ne: 'बिक्री प्रतिवेदन' },
    business: { name: { en: 'Pashupati Traders', ne: 'पशुपति ट्रेडर्स' }, pan: '609812345' },
    period: {
      fromDay: asCalendarDay(20_774),
      toDay: asCalendarDay(20_803),
      fromBs: '2083-08-01',
      toBs: '2083-08-30',
    },
    calendar: standardCalendar,
    filters: [{ label: { en: 'Outlet', ne: 'आउटलेट' }, value: { en: 'Butwal', ne: 'बुटवल' } }],
    columns: [
      { kind: 'text', key: 'customer', title: { en: 'Customer', ne: 'ग्राहक' }, value: (row) => row.customer },
      { kind: 'date', key: 'dayBs', title: { en: 'Date (BS)', ne: 'मिति (वि.सं.)' }, value: () => '2083-08-04' },
      { kind: 'date', key: 'day', title: { en: 'Date (AD)', ne: 'मिति (ई.सं.)' }, value: (row) => row.day },
      { kind: 'quantity', key: 'quantity', title: { en: 'Sold', ne: 'बिक्री' }, value: (row) => row.quantity },
      { kind: 'count', key: 'bills', title: { en: 'Bills', ne: 'बिल' }, value: (row) => row.bills },
      { kind: 'money', key: 'total', title: { en: 'Total (Rs)', ne: 'जम्मा (रु)' }, value: (row) => row.total },
    ],
    rows,
    totals: { quantity: 7_5000, total: -12_34_567_89 },
    madeAt: '2083-08-04 14:32',
    madeBy: 'Sita Sharma',
    ...given,
  };
}
