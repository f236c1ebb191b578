import { loanScreenMessages } from '@bahi/contract/books/loan/loan-screen.messages';
import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, outletOf, type Sheet } from '../../../platform/reports/sheet.ts';

const [t, own] = [dataSheets.texts, loanScreenMessages.texts];

export const loanSheet: Sheet = {
  name: own.title,
  from: `loan ${outletOf('loan')}
    join account on account.business_id = loan.business_id and account.code = loan.account_code
    join account interest on interest.business_id = loan.business_id and interest.code = loan.interest_account_code
    left join category on category.business_id = loan.business_id and category.id = loan.interest_category_id
    where loan.business_id = $1`,
  order: 'loan.from_on, loan.id',
  columns: [
    ...nameColumns('loan', t.name, t.nameNp),
    column(own.lender, 'text', 'loan.lender'),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(own.account, 'text', 'account.name'),
    column(own.interestAccount, 'text', 'interest.name'),
    column(own.interestCategory, 'text', 'category.name'),
    column(own.amount, 'money', 'loan.amount_paisa'),
    column(own.fromOn, 'day', 'loan.from_on'),
    column(own.fromOnBs, 'text', 'loan.from_on_bs'),
    column(own.rate, 'percent', 'loan.rate_hundredths'),
    column(own.way, 'word', `'LOAN_' || loan.way`),
    column(own.every, 'word', `'LOAN_' || loan.every`),
    column(own.countedFrom, 'day', 'loan.due_on'),
    column(own.countedFromBs, 'text', 'loan.due_on_bs'),
    column(own.countFromThen, 'count', 'loan.instalment_count'),
    column(own.note, 'text', 'loan.note'),
    column(t.enteredBy, 'text', 'loan.created_by_name'),
    column(t.enteredAt, 'moment', 'loan.created_at'),
  ],
};

export const loanPaymentSheet: Sheet = {
  name: own.paymentsTitle,
  from: `loan_payment payment
    join loan on loan.business_id = payment.business_id and loan.id = payment.loan_id
    join voucher on voucher.business_id = payment.business_id and voucher.id = payment.voucher_id
    where payment.business_id = $1`,
  order: 'loan.id, payment.place',
  columns: [
    ...nameColumns('loan', t.name, t.nameNp),
    column(own.place, 'count', 'payment.place'),
    column(own.paidOn, 'day', 'voucher.dated_on'),
    column(own.settled, 'day', 'payment.due_on'),
    column(own.principal, 'money', 'payment.principal_paisa'),
    column(own.interest, 'money', 'payment.interest_paisa'),
    column(own.charges, 'money', 'payment.charges_paisa'),
    column(t.voucherNumber, 'text', 'voucher.number'),
    column(t.enteredBy, 'text', 'payment.created_by_name'),
    column(t.enteredAt, 'moment', 'payment.created_at'),
  ],
};
