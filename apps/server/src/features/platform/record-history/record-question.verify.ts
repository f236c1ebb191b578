import type { Check } from '../../../platform/verify/check.ts';

/** Questions on records wait, and are answered, as their answers say. */
export const questionChecks: readonly Check[] = [
  {
    name: 'questions on records',
    holds:
      'every question that is answered has an answer of somebody else, none that waits has one, and an answer stands on the record of its question',
    counts: 'select count(*) as n from record_comment where business_id = $1 and question is not null',
    faults: `
      select question.id as comment_id, question.question as state, count(given.id) as answers
      from (select * from record_comment where business_id = $1 and question is not null) question
      left join (select * from record_comment where business_id = $1 and answers is not null) given
        on given.answers = question.id and given.written_by <> question.written_by
      group by question.id, question.question
      having (question.question = 'ANSWERED' and count(given.id) = 0) or (question.question = 'OPEN' and count(given.id) > 0)
      union all
      select given.id, question.question, null
      from (select * from record_comment where business_id = $1 and answers is not null) given
      left join (select * from record_comment where business_id = $1) question on question.id = given.answers
      where question.question is null or question.kind <> given.kind or question.record_id <> given.record_id`,
  },
];
