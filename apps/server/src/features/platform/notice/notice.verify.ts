import type { Check } from '../../../platform/verify/check.ts';

/** What went to people by e-mail or SMS went once. */
export const noticeChecks: readonly Check[] = [
  {
    name: 'notices by e-mail and SMS',
    holds: 'every notice that went to somebody has its message, and none went twice by the same way',
    counts: 'select count(*) as n from notice_delivery where business_id = $1',
    faults: `
      select delivery.id as delivery_id, delivery.user_id, delivery.way, message.id as message_id, message.notice_delivery_id as named
      from (select *, count(*) over (partition by user_id, way, notice_id, told_on) as of_one
        from notice_delivery where business_id = $1) delivery
      full join (select * from paper_message where business_id = $1 and notice_delivery_id is not null) message
        on message.notice_delivery_id = delivery.id
      where delivery.id is null or message.id is null or delivery.of_one > 1
        or message.outlet_id is distinct from delivery.outlet_id`,
  },
];
