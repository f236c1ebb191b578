import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { reminderScreenMessages } from '@bahi/contract/sales/reminder/reminder-screen.messages';
import { partyDue } from '../../books/ledger/party-due.ts';
import { addressColumns, column, nameColumns, placesOf, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const customerSheet: Sheet = {
  name: t.customers,
  from: `customer ${placesOf('customer')} left join customer_group on customer_group.business_id = customer.business_id and customer_group.id = customer.customer_group_id
    where customer.business_id = $1`,
  order: 'customer.name, customer.id',
  columns: [
    ...nameColumns('customer', t.name, t.nameNp),
    column(t.phone, 'text', 'customer.phone_number'),
    column(t.email, 'text', 'customer.email'),
    column(t.focalPerson, 'text', 'customer.focal_person'),
    column(t.pan, 'text', 'customer.vat_pan_no'),
    column(reminderScreenMessages.texts.customerReminders, 'word', `'REMINDERS_' || customer.reminders`),
    column(t.isWalkIn, 'flag', 'customer.is_walk_in'),
    column(t.isCashCustomer, 'flag', 'customer.is_cash_customer'),
    column(t.creditLimit, 'money', 'customer.credit_limit_paisa'),
    column(t.creditDays, 'count', 'customer.credit_days'),
    ...nameColumns('customer_group', t.customerGroup, t.customerGroupNp),
    ...addressColumns(t, 'customer'),
    column(t.due, 'money', partyDue('customer')),
    column(t.isActive, 'flag', 'customer.is_active'),
  ],
};
