import type { Check } from '../../../platform/verify/check.ts';

/** What goes by itself is of a saved report, and each report that went has its message. */
export const reportScheduleChecks: readonly Check[] = [
  {
    name: 'report schedules',
    holds:
      'every schedule is of a saved report of who keeps it, once in each outlet, or stopped because that was deleted',
    counts: 'select count(*) as n from report_schedule where business_id = $1',
    faults: `
      select schedule.id as schedule_id, schedule.saved_report_id, schedule.outlet_id, schedule.report, saved.report as named
      from (select *, count(*) over (partition by saved_report_id, outlet_id) as of_report
        from report_schedule where business_id = $1) schedule
      left join saved_report saved on saved.business_id = $1 and saved.id = schedule.saved_report_id
      where (schedule.saved_report_id is null) <> (saved.id is null)
        or (saved.id is null and schedule.is_active)
        or (saved.id is not null and (schedule.of_report > 1 or saved.kept_by <> schedule.kept_by
          or saved.report <> schedule.report or saved.name <> schedule.name
          or saved.name_np is distinct from schedule.name_np))`,
  },
  {
    name: 'reports by e-mail',
    holds:
      'every report that went to somebody has its message, and none went to anybody twice of one day of its schedule',
    counts: 'select count(*) as n from report_delivery where business_id = $1',
    faults: `
      select delivery.id as delivery_id, delivery.schedule_id, delivery.due_on, delivery.recipient, message.id as message_id
      from (select *, count(*) over (partition by schedule_id, kind, due_on, recipient) as of_day
        from report_delivery where business_id = $1) delivery
      left join report_schedule schedule on schedule.business_id = $1 and schedule.id = delivery.schedule_id
      left join paper_message message on message.business_id = $1 and message.report_delivery_id = delivery.id
      where message.id is null or schedule.id is null
        or message.outlet_id is distinct from delivery.outlet_id
        or schedule.outlet_id is distinct from delivery.outlet_id
        or (delivery.kind = 'SCHEDULE' and delivery.of_day > 1)`,
  },
];
