import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { reminderScreenMessages } from '@bahi/contract/sales/reminder/reminder-screen.messages';
import { column, nameColumns, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;
const words = reminderScreenMessages.texts;

/** When customers are reminded by themselves. */
export const reminderRuleSheet: Sheet = {
  name: words.ruleTitle,
  from: 'reminder_rule rule where rule.business_id = $1',
  order: 'rule.id',
  columns: [
    column(t.isActive, 'flag', 'rule.is_active'),
    column(words.daysBefore, 'text', `array_to_string(rule.days_before, ', ')`),
    column(words.daysAfter, 'text', `array_to_string(rule.days_after, ', ')`),
    column(words.ways, 'word', 'rule.ways'),
    column(words.language, 'word', `'REMINDERS_' || rule.language`),
    column(words.hour, 'count', 'rule.hour'),
    column(words.sendsStatements, 'flag', 'rule.sends_statements'),
    column(words.writtenBy, 'text', 'rule.written_by_name'),
  ],
};

/** Who was reminded of what, when and how, and what became of it. */
export const reminderSheet: Sheet = {
  name: words.title,
  from: `reminder
    join customer on customer.business_id = reminder.business_id and customer.id = reminder.customer_id
    left join document on document.business_id = reminder.business_id and document.id = reminder.document_id
    left join paper_message message on message.business_id = reminder.business_id and message.reminder_id = reminder.id
    where reminder.business_id = $1`,
  order: 'reminder.id',
  columns: [
    ...nameColumns('customer', t.customer, t.customerNp),
    column(t.documentNumber, 'text', 'coalesce(document.number, document.heading)'),
    column(t.kind, 'word', 'reminder.kind'),
    column(words.offsetDays, 'count', 'reminder.offset_days'),
    column(words.period, 'text', 'reminder.period'),
    column(t.way, 'word', 'reminder.way'),
    column(t.recipient, 'text', 'reminder.recipient'),
    column(t.due, 'money', 'reminder.due_paisa'),
    column(words.remindedBy, 'text', 'reminder.reminded_by_name'),
    column(words.remindedAt, 'moment', 'reminder.reminded_at'),
    column(t.status, 'word', 'message.state'),
    column(t.failure, 'word', 'message.failure'),
    column(t.settledAt, 'moment', 'message.settled_at'),
    column(words.said, 'text', 'coalesce(message.said, reminder.said)'),
  ],
};
