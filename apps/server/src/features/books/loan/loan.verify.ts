import { calendarBounds, standardCalendar } from '@bahi/domain/calendar/bs-calendar';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Check } from '../../../platform/verify/check.ts';

/** Behind it no day is known: what is still owed then is due on it once more. */
const lastDay = formatAdDate(calendarBounds(standardCalendar).last);

/** Loans: what is paid back comes to no more than was owed, and each payment is its voucher. */
export const loanChecks: readonly Check[] = [
  {
    name: 'loans',
    holds: 'the payments of a loan stand in their order without a gap, and what they pay back is no more than was owed',
    counts: 'select count(*) as n from loan where business_id = $1',
    faults: `
      select loan.id as loan_id, loan.amount_paisa, paid.payments, paid.paisa
      from loan
      cross join lateral (select count(*)::int as payments, coalesce(max(payment.place), 0) as last,
          coalesce(sum(payment.principal_paisa), 0)::bigint as paisa
        from loan_payment payment where payment.business_id = $1 and payment.loan_id = loan.id) paid
      where loan.business_id = $1 and (paid.payments <> paid.last or paid.paisa > loan.amount_paisa)`,
  },
  {
    name: 'days of loans',
    holds:
      'the payments of a loan, and the instalments that they settle, rise by their days, none before the first day of the loan',
    counts: 'select count(*) as n from loan_payment where business_id = $1',
    faults: `
      select day.loan_id, day.place, day.dated_on::text, day.due_on::text
      from (select payment.loan_id, payment.place, payment.due_on, voucher.dated_on, loan.from_on,
          lag(voucher.dated_on) over paying as paid_before,
          max(payment.due_on) over (paying rows between unbounded preceding and 1 preceding) as due_before
        from loan_payment payment
        join loan on loan.business_id = $1 and loan.id = payment.loan_id
        join voucher on voucher.business_id = $1 and voucher.id = payment.voucher_id
        where payment.business_id = $1
        window paying as (partition by payment.loan_id order by payment.place)) day
      where day.dated_on < day.from_on or day.dated_on < day.paid_before or day.due_on <= day.from_on
        or (day.due_on <= day.due_before and day.due_on <> '${lastDay}')`,
  },
  {
    name: 'payments of loans',
    holds: 'every payment of a loan is of a voucher of loans that is in force',
    counts: 'select count(*) as n from loan_payment where business_id = $1',
    faults: `
      select payment.id as payment_id, voucher.kind, voucher.state
      from loan_payment payment
      left join voucher on voucher.business_id = $1 and voucher.id = payment.voucher_id
      where payment.business_id = $1
        and (voucher.kind is distinct from 'LOAN_VOUCHER' or voucher.state is distinct from 'POSTED')`,
  },
  {
    name: 'vouchers of loans',
    holds:
      'every voucher of loans that is in force is of one payment, in the outlet of its loan: principal onto the account of the loan, interest and charges elsewhere',
    counts: `select count(*) as n from voucher where business_id = $1 and kind = 'LOAN_VOUCHER'`,
    faults: `
      select voucher.id as voucher_id, voucher.number, voucher.total_paisa, payment.principal_paisa,
        payment.interest_paisa + payment.charges_paisa as spent_paisa
      from voucher
      left join loan_payment payment on payment.business_id = $1 and payment.voucher_id = voucher.id
      left join loan on loan.business_id = $1 and loan.id = payment.loan_id
      cross join lateral (select
          coalesce(sum(line.debit_paisa) filter (where line.account_code = loan.account_code), 0) as repaid,
          coalesce(sum(line.debit_paisa) filter (where line.account_code <> loan.account_code), 0) as spent
        from voucher_line line where line.business_id = $1 and line.voucher_id = voucher.id) lines
      where voucher.business_id = $1 and voucher.kind = 'LOAN_VOUCHER'
        and ((payment.id is not null) <> (voucher.state = 'POSTED')
          or (payment.id is not null and (payment.outlet_id <> loan.outlet_id or voucher.outlet_id <> loan.outlet_id
            or lines.repaid <> payment.principal_paisa or lines.spent <> payment.interest_paisa + payment.charges_paisa
            or voucher.total_paisa <> payment.principal_paisa + payment.interest_paisa + payment.charges_paisa)))`,
  },
];
