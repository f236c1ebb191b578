import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { collectScreenMessages } from '@bahi/contract/sales/collect/collect-screen.messages';
import { column, nameColumns, type Sheet } from '../../../platform/reports/sheet.ts';

const [t, own] = [dataSheets.texts, collectScreenMessages.texts];

/** What customers promised; whether they kept it follows from their payments. */
export const paymentPromiseSheet: Sheet = {
  name: own.promises,
  from: `payment_promise promise
    left join outlet on outlet.business_id = promise.business_id and outlet.id = promise.outlet_id
    join customer on customer.business_id = promise.business_id and customer.id = promise.customer_id
    where promise.business_id = $1`,
  order: 'promise.id',
  columns: [
    ...nameColumns('customer', t.customer, t.customerNp),
    column(own.promisedDateBs, 'text', 'promise.promised_on_bs'),
    column(own.promisedDate, 'day', 'promise.promised_on'),
    column(own.promisedAmount, 'money', 'promise.amount_paisa'),
    column(own.dueThen, 'money', 'promise.due_paisa'),
    column(own.note, 'text', 'promise.note'),
    column(own.takenOn, 'day', 'promise.taken_on'),
    column(own.takenBy, 'text', 'promise.created_by_name'),
    column(own.ended, 'word', `'PROMISE_' || promise.ended`),
    column(own.endedOn, 'day', 'promise.ended_on'),
    column(own.endedBy, 'text', 'promise.ended_by_name'),
    ...nameColumns('outlet', t.outlet, t.outletNp),
  ],
};
