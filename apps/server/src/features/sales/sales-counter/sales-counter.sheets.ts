import { salesCounterScreenMessages } from '@bahi/contract/sales/sales-counter/sales-counter-screen.messages';
import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, outletOf, type Sheet } from '../../../platform/reports/sheet.ts';

const [t, own] = [dataSheets.texts, salesCounterScreenMessages.texts];

export const salesCounterSheet: Sheet = {
  name: own.title,
  from: `sales_counter counter ${outletOf('counter')} where counter.business_id = $1`,
  order: 'outlet.id, counter.place',
  columns: [
    column(own.code, 'text', 'counter.code'),
    column(own.name, 'text', 'counter.name'),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(own.numberBegins, 'text', 'counter.number_stem'),
    column(own.state, 'word', `'COUNTER_' || counter.state`),
    column(own.freezeReason, 'word', `'FREEZE_' || counter.freeze_reason`),
    column(own.frozenAt, 'moment', 'counter.frozen_at'),
    column(own.deviceName, 'text', 'counter.device_name'),
    column(own.registeredBy, 'text', 'counter.registered_by_name'),
    column(own.registeredAt, 'moment', 'counter.registered_at'),
    column(own.liftedBy, 'text', 'counter.lifted_by_name'),
    column(own.liftedAt, 'moment', 'counter.lifted_at'),
    column(own.liftReason, 'text', 'counter.lift_reason'),
    column(own.closedBy, 'text', 'counter.closed_by_name'),
    column(own.closedAt, 'moment', 'counter.closed_at'),
    column(own.closeReason, 'text', 'counter.close_reason'),
    column(t.enteredBy, 'text', 'counter.created_by_name'),
    column(t.enteredAt, 'moment', 'counter.created_at'),
  ],
};

export const counterInvoiceSheet: Sheet = {
  name: own.invoicesTitle,
  from: `counter_invoice sent ${outletOf('sent')}
    join sales_counter counter on counter.business_id = sent.business_id and counter.id = sent.counter_id
    left join document on document.business_id = sent.business_id and document.id = coalesce(sent.invoice_id, sent.settled_invoice_id)
    where sent.business_id = $1`,
  order: 'sent.counter_id, sent.fiscal_year, sent.sequence',
  columns: [
    column(own.number, 'text', 'sent.number'),
    column(own.counter, 'text', `counter.code || ' · ' || counter.name`),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(own.state, 'word', `'COUNTER_' || sent.state`),
    column(own.date, 'day', 'sent.dated_on'),
    column(own.issuedAt, 'moment', 'sent.issued_at'),
    column(own.issuedBy, 'text', 'sent.issued_by_name'),
    column(own.customer, 'text', 'sent.customer_name'),
    column(own.customerNp, 'text', 'sent.customer_name_np'),
    column(own.netRupees, 'money', 'sent.net_paisa'),
    column(own.vatRupees, 'money', 'sent.vat_paisa'),
    column(own.totalRupees, 'money', 'sent.total_paisa'),
    column(own.late, 'flag', 'sent.is_late'),
    column(own.receivedAt, 'moment', 'sent.received_at'),
    column(own.receivedBy, 'text', 'sent.received_by_name'),
    column(own.refusal, 'word', `'REFUSAL_' || sent.refusal`),
    column(own.why, 'text', 'sent.reason'),
    column(own.whyNp, 'text', 'sent.reason_np'),
    column(own.workedOut, 'money', 'sent.worked_total_paisa'),
    column(own.acceptedBy, 'text', 'sent.accepted_by_name'),
    column(own.invoice, 'text', 'document.number'),
    column(own.postedBy, 'text', 'sent.posted_by_name'),
    column(own.settledBy, 'text', 'sent.settled_by_name'),
    column(own.settledAt, 'moment', 'sent.settled_at'),
    column(own.settleReason, 'text', 'sent.settle_reason'),
  ],
};

export const counterFaultSheet: Sheet = {
  name: own.faultsTitle,
  from: `counter_fault fault ${outletOf('fault')}
    join sales_counter counter on counter.business_id = fault.business_id and counter.id = fault.counter_id
    where fault.business_id = $1`,
  order: 'fault.counter_id, fault.id',
  columns: [
    column(own.counter, 'text', `counter.code || ' · ' || counter.name`),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(own.fault, 'word', `'FREEZE_' || fault.fault`),
    column(own.number, 'text', 'fault.number'),
    column(own.text, 'text', 'left(fault.text, 1000)'),
    column(own.receivedAt, 'moment', 'fault.received_at'),
    column(own.receivedBy, 'text', 'fault.received_by_name'),
  ],
};
