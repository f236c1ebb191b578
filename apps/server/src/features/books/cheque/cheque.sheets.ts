import { chequeScreenMessages } from '@bahi/contract/books/cheque/cheque-screen.messages';
import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, outletOf, type Sheet } from '../../../platform/reports/sheet.ts';

const [t, own] = [dataSheets.texts, chequeScreenMessages.texts];

const partyOf = `left join customer on customer.business_id = cheque.business_id and customer.id = cheque.customer_id
    left join vendor on vendor.business_id = cheque.business_id and vendor.id = cheque.vendor_id`;

export const chequeSheet: Sheet = {
  name: t.cheques,
  from: `cheque ${outletOf('cheque')} ${partyOf}
    join settlement on settlement.business_id = cheque.business_id and settlement.id = cheque.settlement_id
    left join account on account.business_id = cheque.business_id and account.code = cheque.account_code
    where cheque.business_id = $1`,
  order: 'cheque.came_on, cheque.id',
  columns: [
    column(own.kind, 'word', 'cheque.kind'),
    column(t.status, 'word', 'cheque.state'),
    column(own.number, 'text', 'cheque.number'),
    column(own.bank, 'text', 'cheque.bank'),
    column(own.chequeDateBs, 'text', 'cheque.dated_on_bs'),
    column(own.chequeDate, 'day', 'cheque.dated_on'),
    column(own.isPostDated, 'flag', 'cheque.is_post_dated'),
    column(t.dateBs, 'text', 'cheque.came_on_bs'),
    column(t.dateAd, 'day', 'cheque.came_on'),
    ...nameColumns('customer', t.customer, t.customerNp),
    ...nameColumns('vendor', t.vendor, t.vendorNp),
    column(own.receipt, 'text', 'settlement.number'),
    column(t.amount, 'money', 'cheque.amount_paisa'),
    ...nameColumns('account', t.account, t.accountNp),
    column(own.stateDateBs, 'text', 'cheque.state_on_bs'),
    column(own.stateDate, 'day', 'cheque.state_on'),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(t.enteredBy, 'text', 'cheque.created_by_name'),
  ],
};

export const chequeStepSheet: Sheet = {
  name: t.chequeSteps,
  from: `cheque_step step ${outletOf('step')}
    join cheque on cheque.business_id = step.business_id and cheque.id = step.cheque_id
    left join account on account.business_id = step.business_id and account.code = step.account_code
    left join document on document.business_id = step.business_id and document.id = step.charged_id
    where step.business_id = $1`,
  order: 'step.id',
  columns: [
    column(own.number, 'text', 'cheque.number'),
    column(t.dateBs, 'text', 'step.dated_on_bs'),
    column(t.dateAd, 'day', 'step.dated_on'),
    column(own.action, 'word', 'step.action'),
    column(t.status, 'word', 'step.state'),
    ...nameColumns('account', t.account, t.accountNp),
    column(own.bankCharge, 'money', 'step.charge_paisa'),
    column(own.customerCharge, 'money', 'document.total_paisa'),
    column(t.reason, 'text', 'step.reason'),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(own.doneBy, 'text', 'step.done_by_name'),
  ],
};

export const chequeSlipSheet: Sheet = {
  name: t.chequeSlips,
  from: `cheque_slip slip ${outletOf('slip')}
    join account on account.business_id = slip.business_id and account.code = slip.account_code
    where slip.business_id = $1`,
  order: 'slip.dated_on, slip.id',
  columns: [
    column(t.dateBs, 'text', 'slip.dated_on_bs'),
    column(t.dateAd, 'day', 'slip.dated_on'),
    ...nameColumns('account', t.account, t.accountNp),
    column(t.amount, 'money', 'slip.total_paisa'),
    column(t.remarks, 'text', 'slip.remarks'),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(t.enteredBy, 'text', 'slip.created_by_name'),
  ],
};
