import { recurringScreenMessages } from '@bahi/contract/money/recurring/recurring-screen.messages';
import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;
const words = recurringScreenMessages.texts;

/** What comes again, and when. */
export const recurringSheet: Sheet = {
  name: words.title,
  from: `recurring
    left join document on document.business_id = recurring.business_id and document.id = recurring.document_id
    left join voucher on voucher.business_id = recurring.business_id and voucher.id = recurring.voucher_id
    where recurring.business_id = $1`,
  order: 'recurring.id',
  columns: [
    column(words.name, 'text', 'recurring.name'),
    column(t.kind, 'word', 'recurring.kind'),
    column(words.document, 'text', 'coalesce(document.number, document.heading, voucher.number)'),
    column(t.amount, 'money', 'coalesce(document.total_paisa, voucher.total_paisa)'),
    column(words.every, 'count', 'recurring.every'),
    column(words.unit, 'word', 'recurring.unit'),
    column(words.firstDay, 'day', 'recurring.first_on'),
    column(words.dayOfMonth, 'count', 'recurring.day_of_month'),
    column(words.lastDay, 'day', 'recurring.last_on'),
    column(words.nextDay, 'day', 'recurring.next_on'),
    column(words.isAutomatic, 'flag', 'recurring.is_automatic'),
    column(words.writtenBy, 'text', 'recurring.written_by_name'),
    column(t.isActive, 'flag', 'recurring.is_active'),
  ],
};

/** What came of it, period by period. */
export const recurringPeriodSheet: Sheet = {
  name: words.periods,
  from: `recurring_period period
    join recurring on recurring.business_id = period.business_id and recurring.id = period.recurring_id
    left join document on document.business_id = period.business_id and document.id = period.document_id
    left join voucher on voucher.business_id = period.business_id and voucher.id = period.voucher_id
    where period.business_id = $1`,
  order: 'recurring.id, period.due_on, period.id',
  columns: [
    column(words.name, 'text', 'recurring.name'),
    column(words.dueDay, 'day', 'period.due_on'),
    column(t.status, 'word', 'period.state'),
    column(words.document, 'text', 'coalesce(document.number, document.heading, voucher.number)'),
    column(words.failure, 'text', 'period.failure'),
    column(words.failureNp, 'text', 'period.failure_np'),
    column(words.madeAt, 'moment', 'period.made_at'),
  ],
};
