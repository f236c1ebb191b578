import type { Check } from '../../../platform/verify/check.ts';
import { everyRecord } from './record-tables.ts';

/** What was written on records goes with them, and its files with it. */
export const commentChecks: readonly Check[] = [
  {
    name: 'comments on records',
    holds: 'every comment stands on a record that is there, and every file of a comment has its comment',
    counts: 'select count(*) as n from record_comment where business_id = $1',
    faults: `
      select comment.id as comment_id, comment.kind, comment.record_id, null::bigint as file_id
      from (select * from record_comment where business_id = $1) comment
      left join (${everyRecord}) record on record.record_kind = comment.kind and record.record_id = comment.record_id
      where record.record_id is null
      union all
      select file.attached_id, null, null, file.id
      from (select * from stored_file where business_id = $1 and attached_to = 'record_comment') file
      left join (select * from record_comment where business_id = $1) comment on comment.id = file.attached_id
      where comment.id is null`,
  },
];
