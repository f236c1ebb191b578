import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { reportScheduleScreenMessages } from '@bahi/contract/reports/report-schedule/report-schedule-screen.messages';
import { column, nameColumns, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;
const words = reportScheduleScreenMessages.texts;

/** Which reports go to whom by themselves. */
export const reportScheduleSheet: Sheet = {
  name: words.title,
  from: `report_schedule schedule
    left join outlet on outlet.business_id = schedule.business_id and outlet.id = schedule.outlet_id
    where schedule.business_id = $1`,
  order: 'schedule.id',
  columns: [
    ...nameColumns('schedule', t.name, t.nameNp),
    column(words.name, 'word', `'REPORT_' || schedule.report`),
    column(words.outlet, 'text', 'outlet.name'),
    column(words.frequency, 'word', `'SENT_' || schedule.frequency`),
    column(words.weekday, 'word', 'schedule.weekday'),
    column(words.monthDay, 'count', 'schedule.month_day'),
    column(words.hour, 'count', 'schedule.hour'),
    column(words.fileType, 'word', `'FILE_' || schedule.file_type`),
    column(words.language, 'word', `'REMINDERS_' || schedule.language`),
    column(words.recipients, 'text', `array_to_string(schedule.recipients, ', ')`),
    column(words.onlyWithRows, 'flag', 'schedule.only_with_rows'),
    column(t.isActive, 'flag', 'schedule.is_active'),
    column(words.nextDay, 'day', 'schedule.next_on'),
    column(words.state, 'word', 'schedule.stop_reason'),
    column(words.keptBy, 'text', 'schedule.kept_by_name'),
  ],
};

/** Which report went to whom, and what became of it. */
export const reportDeliverySheet: Sheet = {
  name: words.sentReports,
  from: `report_delivery delivery
    join report_schedule schedule on schedule.business_id = delivery.business_id and schedule.id = delivery.schedule_id
    left join paper_message message on message.business_id = delivery.business_id and message.report_delivery_id = delivery.id
    where delivery.business_id = $1`,
  order: 'delivery.id',
  columns: [
    ...nameColumns('schedule', t.name, t.nameNp),
    column(t.kind, 'word', 'delivery.kind'),
    column(words.dueOn, 'day', 'delivery.due_on'),
    column(t.recipient, 'text', 'delivery.recipient'),
    column(words.sentBy, 'text', 'delivery.sent_by_name'),
    column(words.writtenAt, 'moment', 'delivery.written_at'),
    column(t.status, 'word', 'message.state'),
    column(t.failure, 'word', 'message.failure'),
    column(t.settledAt, 'moment', 'message.settled_at'),
    column(words.said, 'text', 'message.said'),
  ],
};
