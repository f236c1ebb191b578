import type { ComponentType } from '@bahi/contract/money/payment/payment-form';
import { dayFromBs } from '@bahi/domain/calendar/bs-calendar';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Shop } from '../../shop.ts';
import type { TestApp } from '../../test-app.ts';

/** What can be paid, and by whom. */
export type Due = { id: number; type: ComponentType };
export type Firm = Shop & {
  app: TestApp;
  vendorId: number;
  /** Who is paid the salary. */
  employeeId: number;
  loanId: number;
  rentId: number;
  bankId: number;
  receivable: Due;
  payable: Due;
};

/** The AD date of a day of a month of the year, 1 being Shrawan 2082; 13 is Shrawan 2083. */
export function dayOf(month: number, day: number): string {
  const sinceBaisakh = month + 2;
  const date = { year: 2082 + Math.floor(sinceBaisakh / 12), month: (sinceBaisakh % 12) + 1, day };
  return formatAdDate(dayFromBs(date));
}
