import type { Answer } from '@bahi/contract/endpoint';
import type { reportScheduleContract } from '@bahi/contract/reports/report-schedule/report-schedule.contract';
import type { Context } from '../../../platform/core/context.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { messageOf, type MessageRecord } from '../../sales/outbox/message.rows.ts';

type Contract = typeof reportScheduleContract;
export type ScheduleRow = Answer<Contract['list']>['rows'][number];
export type Delivery = Answer<Contract['deliveries']>['deliveries'][number];

/** A schedule as it is kept; what was written passed the contract. */
export type ScheduleRecord = Omit<Row<'report_schedule'>, 'report'> & Pick<ScheduleRow, 'report'>;

/** The same as a list shows it, with the period of its report and its outlet. */
export type ShownSchedule = ScheduleRecord &
  Pick<ScheduleRow, 'period'> & { outlet_name: string | null; outlet_name_np: string | null };
/** Of what a schedule sent last the message that went worst. */
export type LastMessage = MessageRecord & { schedule_id: number; written_at: Date };

export type DeliveryRecord = Omit<Row<'report_delivery'>, 'business_id' | 'outlet_id'> &
  MessageRecord & { said: string | null };

export function scheduleRowOf(
  row: ShownSchedule,
  last: LastMessage | undefined,
  { session }: Pick<Context, 'session'>,
): ScheduleRow {
  const isOwn = row.kept_by === session.userId;
  const stopReason = row.is_active && session.businessStatus === 'INACTIVE' ? 'BUSINESS_INACTIVE' : row.stop_reason;
  return {
    id: row.id,
    savedReportId: row.saved_report_id,
    name: row.name,
    nameNp: row.name_np,
    report: row.report,
    period: row.period,
    keptBy: row.kept_by_name,
    isOwn,
    mayToggle: isOwn || isOwner({ session }),
    outletName: row.outlet_name,
    outletNameNp: row.outlet_name_np,
    frequency: row.frequency,
    weekday: row.weekday,
    monthDay: row.month_day,
    hour: row.hour,
    fileType: row.file_type,
    language: row.language,
    recipients: row.recipients,
    onlyWithRows: row.only_with_rows,
    isActive: row.is_active,
    state: stopReason !== null ? 'STOPPED' : row.is_active ? 'ON' : 'OFF',
    stopReason,
    nextDayAD: row.next_on,
    last: last === undefined ? null : { writtenAt: last.written_at.toISOString(), message: thereOf(last) },
    version: row.version,
  };
}

/** What leaves the business is the owner's to see and to stop, whoever keeps it. */
export function isOwner({ session }: Pick<Context, 'session'>): boolean {
  return session.userType === 'BUSINESS_OWNER_USER';
}

export function deliveryOf(row: DeliveryRecord): Delivery {
  return {
    id: row.id,
    kind: row.kind,
    dayAD: row.due_on,
    recipient: row.recipient,
    sentBy: row.sent_by_name,
    writtenAt: row.written_at.toISOString(),
    said: row.said,
    message: thereOf(row),
  };
}

/** Every delivery has its message. */
function thereOf(record: MessageRecord): Delivery['message'] {
  const message = messageOf(record);
  if (message === null) throw new RangeError('a report that goes out has a message');
  return message;
}
